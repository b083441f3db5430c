/** A small network over bytes: two hidden layers, in WebAssembly, with the same numbers wherever it runs. */
import { type Kernel, kernelOver } from './kernel.ts';

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
  const bytes = room(Math.ceil(inputs / 4));
  return { first, firstBias, second, secondBias, out, outBias, base, wideSums, narrowSums, rows, values, bytes, end };
}

export class Perceptron {
  readonly #kernel: Kernel;
  readonly #floats: Float32Array;
  /** The inputs, where the kernel reads them. */
  readonly #bytes: Uint8Array;
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
    this.#bytes = new Uint8Array(this.#kernel.buffer, 4 * this.#at.bytes, shape.inputs);
    this.#floats.set(weights);
    this.#floats.copyWithin(this.#at.base, this.#at.firstBias, this.#at.firstBias + shape.wide);
  }

  /** Reads the inputs; `output` then answers about them. */
  read(bytes: Uint8Array): void {
    const at = this.#at;
    const { inputs, wide, narrow } = this.shape;
    const kept = this.#kept.length;
    const changed = this.#keeps(bytes);
    this.#bytes.set(bytes);
    if (changed) this.#layer(at.base, at.firstBias, at.first, this.#active(0, kept), wide);
    this.#layer(at.wideSums, at.base, at.first + kept * wide, this.#active(kept, inputs), wide);
    const wideSums = 4 * at.wideSums;
    const lit = this.#kernel.lit(wideSums, wideSums + 4 * wide, 4 * at.rows, 4 * at.values, 4 * narrow);
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

  /** `size` is that of the list of inputs, in bytes. */
  #layer(sums: number, start: number, weights: number, size: number, units: number): void {
    this.#kernel.sum(4 * sums, 4 * start, 4 * weights, 4 * this.#at.rows, 4 * this.#at.values, size, 4 * units);
  }

  /** Lists the inputs in this range that are not zero; rows of weights count from its start. */
  #active(from: number, to: number): number {
    const { bytes, rows, values } = this.#at;
    if (from === to) return 0;
    return this.#kernel.active(4 * bytes + from, 4 * bytes + to, 4 * rows, 4 * values, 4 * this.shape.wide);
  }
}
