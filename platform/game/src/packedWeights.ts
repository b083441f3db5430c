/** Weights in a quarter of the room: each row as whole numbers from -127 to 127, and what one of them is worth. */
import type { Shape } from './perceptron.ts';

const MOST = 127;

/** A network as it is shipped. */
export interface Packed {
  readonly wide: number;
  readonly narrow: number;
  /** How it was made, as JSON. */
  readonly made: string;
  /** In base 64: what a whole number is worth in each row, then the whole numbers. */
  readonly weights: string;
}

/** How long each row of weights is, in the order of the network. */
function rowsOf({ inputs, wide, narrow, outputs }: Shape): number[] {
  const rows = (count: number, length: number): number[] => Array.from({ length: count }, () => length);
  return [...rows(inputs + 1, wide), ...rows(wide + 1, narrow), ...rows(outputs, narrow), outputs];
}

export function packWeights(weights: Float32Array, shape: Shape): Uint8Array {
  const rows = rowsOf(shape);
  const worths = new Float32Array(rows.length);
  const numbers = new Int8Array(weights.length);
  let at = 0;
  rows.forEach((length, row) => {
    const values = weights.subarray(at, at + length);
    const worth = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST;
    worths[row] = worth;
    for (let i = 0; i < length; i++) numbers[at + i] = worth === 0 ? 0 : Math.round(values[i] / worth);
    at += length;
  });
  const bytes = new Uint8Array(worths.byteLength + numbers.byteLength);
  bytes.set(new Uint8Array(worths.buffer));
  bytes.set(new Uint8Array(numbers.buffer), worths.byteLength);
  return bytes;
}

export function unpackWeights({ weights }: Packed, shape: Shape): Float32Array {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const rows = rowsOf(shape);
  const view = new DataView(bytes.buffer);
  const numbers = new Int8Array(bytes.buffer, 4 * rows.length);
  const values = new Float32Array(numbers.length);
  let at = 0;
  rows.forEach((length, row) => {
    const worth = view.getFloat32(4 * row, true);
    for (const end = at + length; at < end; at++) values[at] = worth * numbers[at];
  });
  return values;
}
