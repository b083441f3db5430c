/** Weights in a quarter of the room: each row as whole numbers from -127 to 127, and what one of them is worth. */
import { INPUTS } from './inputs.ts';
import { CHOICES, HEADS, Network } from './network.ts';

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
function rowsOf(wide: number, narrow: number): number[] {
  const rows = (count: number, length: number): number[] => Array.from({ length: count }, () => length);
  const outputs = HEADS * CHOICES + 1;
  return [...rows(INPUTS + 1, wide), ...rows(wide + 1, narrow), ...rows(outputs, narrow), outputs];
}

export function pack(weights: Float32Array, wide: number, narrow: number): Uint8Array {
  const rows = rowsOf(wide, narrow);
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

export function unpack({ wide, narrow, weights }: Packed): Network {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const rows = rowsOf(wide, narrow);
  const view = new DataView(bytes.buffer);
  const numbers = new Int8Array(bytes.buffer, 4 * rows.length);
  const values = new Float32Array(numbers.length);
  let at = 0;
  rows.forEach((length, row) => {
    const worth = view.getFloat32(4 * row, true);
    for (const end = at + length; at < end; at++) values[at] = worth * numbers[at];
  });
  return new Network(values, wide, narrow);
}
