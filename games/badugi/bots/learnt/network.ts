/** The learnt network for two to seven: how often to make each choice, from what the place to decide knows. */
import { Perceptron, type Shape, unpackWeights } from '@baize/game';
import { WIDTH } from './choices.ts';
import { legal, type Node } from './drill.ts';
import { INPUTS, writeInputs } from './inputs.ts';
import type { Odds } from './packing.ts';
import { shipped } from './shipped/network.data.ts';

/** Betting and drawing. */
export const HEADS = 2;

/** A logit for each choice of each head, and what the hand is worth, which only training looks at. */
export const shapeOf = (wide: number, narrow: number): Shape => ({
  inputs: INPUTS,
  wide,
  narrow,
  outputs: HEADS * WIDTH + 1,
});

export const headOf = (node: Node): number => (node.drawing ? 1 : 0);

export class Network {
  /** What was looked at last. */
  readonly bytes = new Uint8Array(INPUTS);
  readonly #net: Perceptron;
  readonly #worths = new Float64Array(WIDTH);

  constructor(weights: Float32Array, wide: number, narrow: number) {
    this.#net = new Perceptron(weights, shapeOf(wide, narrow));
  }

  /** How often to make each choice; those made less often than `rare` are left out. */
  odds(node: Node, rare = 0): Odds {
    writeInputs(node, this.bytes);
    this.#net.read(this.bytes);
    const first = headOf(node) * WIDTH;
    const choices = legal(node);
    const worths = this.#worths;
    let top = Number.NEGATIVE_INFINITY;
    for (let choice = 0; choice < WIDTH; choice++) {
      if ((choices & (1 << choice)) === 0) continue;
      worths[choice] = this.#net.output(first + choice);
      if (worths[choice] > top) top = worths[choice];
    }
    for (let choice = 0; choice < WIDTH; choice++)
      worths[choice] = (choices & (1 << choice)) === 0 ? 0 : Math.exp(worths[choice] - top);
    share(worths);
    if (rare > 0) {
      for (let choice = 0; choice < WIDTH; choice++) if (worths[choice] < rare) worths[choice] = 0;
      share(worths);
    }
    return [worths[0], worths[1], worths[2]];
  }
}

/** Makes them add up to one. */
function share(worths: Float64Array): void {
  const sum = worths[0] + worths[1] + worths[2];
  for (let choice = 0; choice < WIDTH; choice++) worths[choice] = worths[choice] / sum;
}

let known: Network | null = null;

/** What is shipped, unpacked when it is first asked. */
export function shippedNetwork(): Network {
  const { wide, narrow } = shipped;
  known ??= new Network(unpackWeights(shipped, shapeOf(wide, narrow)), wide, narrow);
  return known;
}
