/** A small network over bytes: two hidden layers, in WebAssembly, with the same numbers wherever it runs. */
import { kernelOver } from './kernel.ts';

/** Widths are multiples of 16. */
export interface Shape {
  readonly inputs: number;
  /** The first inputs, if they seldom change: what they add up to is remembered. */
  readonly kept?: number;
  readonly wide: number;
  readonly narrow: number;
  readonly outputs: number;
}

/** How many weights a network has. */
export const weightCount = ({ inputs, wide, narrow, outputs }: Shape): number =>
  (inputs + 1) * wide + (wide + 1) * narrow + (narrow + 1) * outputs;

/** Where things lie in the kernel's memory, in numbers of four bytes. The weights come first, in the order of the file. */
function places({ inputs, wide, narrow, outputs }: Shape) {
  let end = 0;
  const room = (size: number): number => {
    const at = end;
    end += size;
    return at;
  };
  const first = room(inputs * wide);
  const firstBias = room(wide);
  const second = room(wide * narrow);
  const secondBias = room(narrow);
  const out = room(narrow * outputs);
  const outBias = room(outputs);
  const base = room(wide);
  const wideSums = room(wide);
  const narrowSums = room(narrow);
  // What is not active is overwritten: one place more than there can be.
  const rows = room(Math.max(inputs, wide) + 1);
  const values = room(Math.max(inputs, wide) + 1);
  return { first, firstBias, second, secondBias, out, outBias, base, wideSums, narrowSums, rows, values, end };
}

export class Perceptron {
  readonly #kernel: ReturnType<typeof kernelOver>;
  readonly #floats: Float32Array;
  readonly #rows: Int32Array;
  readonly #at: ReturnType<typeof places>;
  readonly #kept: Uint8Array;

  /** Weights in this order: a row an input, biases; a row a unit, biases; a row an output, biases. */
  constructor(
    weights: Float32Array,
    readonly shape: Shape,
    kernel = kernelOver,
  ) {
    if (weights.length !== weightCount(shape))
      throw new Error(`A network needs ${weightCount(shape)} weights, not ${weights.length}.`);
    this.#at = places(shape);
    this.#kept = new Uint8Array(shape.kept ?? 0).fill(255);
    this.#kernel = kernel(4 * this.#at.end);
    this.#floats = new Float32Array(this.#kernel.buffer);
    this.#rows = new Int32Array(this.#kernel.buffer);
    this.#floats.set(weights);
    this.#floats.copyWithin(this.#at.base, this.#at.firstBias, this.#at.firstBias + shape.wide);
  }

  /** Reads the inputs; `output` then answers about them. */
  read(bytes: Uint8Array): void {
    const at = this.#at;
    const { inputs, wide, narrow } = this.shape;
    const kept = this.#kept.length;
    if (this.#keeps(bytes)) this.#layer(at.base, at.firstBias, at.first, this.#bytes(bytes, 0, kept), wide);
    this.#layer(at.wideSums, at.base, at.first, this.#bytes(bytes, kept, inputs), wide);
    const floats = this.#floats;
    const rows = this.#rows;
    let lit = 0;
    for (let unit = 0; unit < wide; unit++) {
      rows[at.rows + lit] = 4 * unit * narrow;
      floats[at.values + lit] = floats[at.wideSums + unit]!;
      // The bits of a positive float are a positive whole number: added without a branch, which is hard to foresee.
      lit += -rows[at.wideSums + unit] >>> 31;
    }
    this.#layer(at.narrowSums, at.secondBias, at.second, lit, narrow);
  }

  output(output: number): number {
    const { narrowSums, out, outBias } = this.#at;
    const { narrow } = this.shape;
    const floats = this.#floats;
    let sum = floats[outBias + output];
    for (let i = 0, at = out + output * narrow; i < narrow; i++, at++)
      if (floats[narrowSums + i] > 0) sum += floats[narrowSums + i] * floats[at];
    return sum;
  }

  /** Whether the inputs to remember are others than before; they are remembered. */
  #keeps(bytes: Uint8Array): boolean {
    const kept = this.#kept;
    let same = true;
    for (let i = 0; i < kept.length; i++) same &&= kept[i] === bytes[i];
    if (!same) kept.set(bytes.subarray(0, kept.length));
    return !same;
  }

  #layer(sums: number, start: number, weights: number, size: number, units: number): void {
    this.#kernel.sum(4 * sums, 4 * start, 4 * weights, 4 * this.#at.rows, 4 * this.#at.values, 4 * size, 4 * units);
  }

  /** Lists the inputs that are not zero. */
  #bytes(bytes: Uint8Array, from: number, to: number): number {
    const { rows: rowsAt, values } = this.#at;
    const row = 4 * this.shape.wide;
    const floats = this.#floats;
    const rows = this.#rows;
    let size = 0;
    for (let i = from; i < to; i++) {
      rows[rowsAt + size] = i * row;
      floats[values + size] = bytes[i]!;
      // One more unless the byte is zero, without a branch: a third of the time.
      size += (bytes[i] + 255) >>> 8;
    }
    return size;
  }
}
