/** The network of a file of weights, and how its positions are written. */
import { INPUTS } from '../../games/dominion/bots/learnt/inputs.ts';
import { CHOICES, HEADS, Network } from '../../games/dominion/bots/learnt/network.ts';
import { layoutOf } from '../record.ts';
import { weightsIn } from '../weights.ts';

export const layout = layoutOf(INPUTS, HEADS, CHOICES, 1);

export function readWeights(file: string): Network {
  const { header, weights } = weightsIn(file);
  return new Network(weights, header.wide, header.narrow);
}
