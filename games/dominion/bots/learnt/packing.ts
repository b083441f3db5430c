/** The network in a quarter of the room. */
import { type Packed, type Shape, unpackWeights } from '@baize/game';
import { INPUTS } from './inputs.ts';
import { CHOICES, HEADS, Network } from './network.ts';

export const shapeOf = (wide: number, narrow: number): Shape => ({
  inputs: INPUTS,
  wide,
  narrow,
  outputs: HEADS * CHOICES + 1,
});

export function unpack(packed: Packed): Network {
  const { wide, narrow } = packed;
  return new Network(unpackWeights(packed, shapeOf(wide, narrow)), wide, narrow);
}
