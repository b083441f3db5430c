/** The network in a quarter of the room. */
import { type Packed, unpackWeights } from '@baize/game';
import { Network, shapeOf } from './network.ts';

export function unpack(packed: Packed): Network {
  const { wide, narrow } = packed;
  return new Network(unpackWeights(packed, shapeOf(wide, narrow)), wide, narrow);
}
