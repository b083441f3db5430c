/** The network for actors: the same numbers but for rounding, several times as fast. */
import { INPUTS, KEPT } from '../../games/dominion/bots/learnt/inputs.ts';
import { CHOICES, type Head, HEADS, type Judge, sizeOf } from '../../games/dominion/bots/learnt/network.ts';
import { kernelOver } from './kernel.ts';

export class FastNetwork implements Judge {
  readonly #kernel: ReturnType<typeof kernelOver>;
  readonly #floats: Float32Array;
  readonly #rows: Int32Array;
  readonly #kept = new Uint8Array(KEPT).fill(255);
  readonly #at: Readonly<
    Record<
      | 'first'
      | 'firstBias'
      | 'second'
      | 'secondBias'
      | 'out'
      | 'outBias'
      | 'base'
      | 'wide'
      | 'narrow'
      | 'rows'
      | 'values',
      number
    >
  >;

  /** Widths are multiples of 16. */
  constructor(
    weights: Float32Array,
    readonly wide: number,
    readonly narrow: number,
  ) {
    if (weights.length !== sizeOf(wide, narrow)) throw new Error('Not the weights of this network.');
    const outputs = HEADS * CHOICES + 1;
    let end = 0;
    const room = (size: number): number => {
      const at = end;
      end += size;
      return at;
    };
    this.#at = {
      first: room(INPUTS * wide),
      firstBias: room(wide),
      second: room(wide * narrow),
      secondBias: room(narrow),
      out: room(narrow * outputs),
      outBias: room(outputs),
      base: room(wide),
      wide: room(wide),
      narrow: room(narrow),
      rows: room(Math.max(INPUTS, wide)),
      values: room(Math.max(INPUTS, wide)),
    };
    this.#kernel = kernelOver(4 * end);
    this.#floats = new Float32Array(this.#kernel.buffer);
    this.#rows = new Int32Array(this.#kernel.buffer);
    this.#floats.set(weights);
  }

  #layer(sums: number, start: number, weights: number, size: number, units: number): void {
    this.#kernel.sum(4 * sums, 4 * start, 4 * weights, 4 * this.#at.rows, 4 * this.#at.values, 4 * size, 4 * units);
  }

  #bytes(bytes: Uint8Array, from: number, to: number): number {
    const { rows, values } = this.#at;
    let size = 0;
    for (let i = from; i < to; i++)
      if (bytes[i] !== 0) {
        this.#rows[rows + size] = 4 * i * this.wide;
        this.#floats[values + size++] = bytes[i];
      }
    return size;
  }

  read(bytes: Uint8Array): void {
    const at = this.#at;
    let same = true;
    for (let i = 0; i < KEPT; i++) same &&= this.#kept[i] === bytes[i];
    if (!same) {
      this.#kept.set(bytes.subarray(0, KEPT));
      this.#layer(at.base, at.firstBias, at.first, this.#bytes(bytes, 0, KEPT), this.wide);
    }
    this.#layer(at.wide, at.base, at.first, this.#bytes(bytes, KEPT, INPUTS), this.wide);
    let lit = 0;
    for (let unit = 0; unit < this.wide; unit++) {
      const value = this.#floats[at.wide + unit];
      if (value <= 0) continue;
      this.#rows[at.rows + lit] = 4 * unit * this.narrow;
      this.#floats[at.values + lit++] = value;
    }
    this.#layer(at.narrow, at.secondBias, at.second, lit, this.narrow);
  }

  #output(output: number): number {
    const { narrow, out, outBias } = this.#at;
    const floats = this.#floats;
    let sum = floats[outBias + output];
    for (let i = 0, at = out + output * this.narrow; i < this.narrow; i++, at++)
      if (floats[narrow + i] > 0) sum += floats[narrow + i] * floats[at];
    return sum;
  }

  worth(head: Head, choice: number): number {
    return this.#output(head * CHOICES + choice);
  }

  hope(): number {
    return this.#output(HEADS * CHOICES);
  }
}
