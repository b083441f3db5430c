/** A small network over sparse inputs: two hidden layers, then what each card is worth to gain, to trash and to play, and the chance to win. */
import { CARDS } from '../../src/facts.ts';
import { INPUTS, KEPT } from './inputs.ts';

/** For each card, and for none. */
export const CHOICES = CARDS + 1;
export const NONE = CARDS;
export const HEADS = 3;
export const GAIN = 0;
export const TRASH = 1;
export const PLAY_HEAD = 2;
export type Head = typeof GAIN | typeof TRASH | typeof PLAY_HEAD;

/** Reads a table, then says what it makes of it. */
export interface Judge {
  read(bytes: Uint8Array): void;
  /** How much a choice is worth beside the others of its kind: a logit. */
  worth(head: Head, choice: number): number;
  /** What the game is worth to the seat asked, from -1 to 1. */
  hope(): number;
}

/** How many numbers a network of these widths has. */
export const sizeOf = (wide: number, narrow: number): number =>
  (INPUTS + 1) * wide + (wide + 1) * narrow + (narrow + 1) * (HEADS * CHOICES + 1);

/** A layer's sums over those of its inputs that are not zero: four units at a time, which is half the time of one by one. */
function sumUp(sums: Float64Array, start: Float32Array | Float64Array, weights: Float32Array, active: Active): void {
  const { rows, values, size } = active;
  for (let unit = 0; unit < sums.length; unit += 4) {
    let a = start[unit];
    let b = start[unit + 1];
    let c = start[unit + 2];
    let d = start[unit + 3];
    for (let i = 0; i < size; i++) {
      const value = values[i];
      const at = rows[i] + unit;
      a += value * weights[at];
      b += value * weights[at + 1];
      c += value * weights[at + 2];
      d += value * weights[at + 3];
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
  }
}

/** The inputs of a layer that are not zero: where their weights begin, and what they are. */
class Active {
  readonly rows: Int32Array;
  readonly values: Float64Array;
  size = 0;

  constructor(
    inputs: number,
    readonly units: number,
  ) {
    this.rows = new Int32Array(inputs);
    this.values = new Float64Array(inputs);
  }

  /** Takes those from `from` up to `to` that are positive. */
  take(inputs: Uint8Array | Float64Array, from: number, to: number): this {
    let size = 0;
    for (let i = from; i < to; i++)
      if (inputs[i] > 0) {
        this.rows[size] = i * this.units;
        this.values[size++] = inputs[i];
      }
    this.size = size;
    return this;
  }
}

export class Network implements Judge {
  readonly #first: Float32Array;
  readonly #firstBias: Float32Array;
  readonly #second: Float32Array;
  readonly #secondBias: Float32Array;
  readonly #out: Float32Array;
  readonly #outBias: Float32Array;
  readonly #wide: Float64Array;
  readonly #narrow: Float64Array;
  readonly #seen: Active;
  readonly #lit: Active;
  /** What the inputs that do not change within a game add up to, and for which of them. */
  readonly #base: Float64Array;
  readonly #kept = new Uint8Array(KEPT).fill(255);

  /** Weights in this order: a row an input, biases; a row a unit, biases; a row an output (the chance to win last), biases. */
  constructor(weights: Float32Array, wide: number, narrow: number) {
    if (weights.length !== sizeOf(wide, narrow))
      throw new Error(`A network needs ${sizeOf(wide, narrow)} weights, not ${weights.length}.`);
    let at = 0;
    const take = (length: number): Float32Array => weights.subarray(at, (at += length));
    this.#first = take(INPUTS * wide);
    this.#firstBias = take(wide);
    this.#second = take(wide * narrow);
    this.#secondBias = take(narrow);
    this.#out = take(narrow * (HEADS * CHOICES + 1));
    this.#outBias = take(HEADS * CHOICES + 1);
    this.#wide = new Float64Array(wide);
    this.#narrow = new Float64Array(narrow);
    this.#base = new Float64Array(wide);
    this.#seen = new Active(INPUTS, wide);
    this.#lit = new Active(wide, narrow);
  }

  /** Reads a table; `worth` and `hope` then answer about it. */
  read(bytes: Uint8Array): void {
    const wide = this.#wide;
    this.#keep(bytes);
    sumUp(wide, this.#base, this.#first, this.#seen.take(bytes, KEPT, INPUTS));
    sumUp(this.#narrow, this.#secondBias, this.#second, this.#lit.take(wide, 0, wide.length));
  }

  #keep(bytes: Uint8Array): void {
    const kept = this.#kept;
    let same = true;
    for (let i = 0; i < KEPT; i++) same &&= kept[i] === bytes[i];
    if (same) return;
    kept.set(bytes.subarray(0, KEPT));
    sumUp(this.#base, this.#firstBias, this.#first, this.#seen.take(bytes, 0, KEPT));
  }

  #output(output: number): number {
    const narrow = this.#narrow;
    let sum = this.#outBias[output];
    for (let i = 0, at = output * narrow.length; i < narrow.length; i++, at++)
      if (narrow[i] > 0) sum += narrow[i] * this.#out[at];
    return sum;
  }

  worth(head: Head, choice: number): number {
    return this.#output(head * CHOICES + choice);
  }

  hope(): number {
    return this.#output(HEADS * CHOICES);
  }
}
