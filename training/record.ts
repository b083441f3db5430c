/** Positions as the learner reads them: the table's bytes, what could be chosen and was, and what came of it. */

/** How positions of one game are written: its table in bytes, then head, choice, what could be chosen, and floats. */
export interface Layout {
  readonly inputs: number;
  readonly heads: number;
  readonly choices: number;
  /** What the network says of the game's worth: one number from -1 to 1, or each seat's share. */
  readonly values: number;
  readonly maskBytes: number;
  /** Where the floats begin: log-probability, advantage, returns. */
  readonly floats: number;
  readonly record: number;
}

export function layoutOf(inputs: number, heads: number, choices: number, values: number): Layout {
  const maskBytes = Math.ceil(choices / 8);
  const floats = Math.ceil((inputs + 2 + maskBytes) / 4) * 4;
  return { inputs, heads, choices, values, maskBytes, floats, record: floats + 4 * (2 + values) };
}

/** Decisions of one seat in one game, then of many games, in one growing buffer. */
export class Recorder {
  #bytes: Uint8Array;
  #view: DataView;
  #size = 0;

  constructor(readonly layout: Layout) {
    this.#bytes = new Uint8Array(layout.record * 4096);
    this.#view = new DataView(this.#bytes.buffer);
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size * this.layout.record);
  }

  clear(): void {
    this.#size = 0;
  }

  add(table: Uint8Array, head: number, choices: readonly number[], choice: number, logProbability: number): number {
    const { record, inputs, floats } = this.layout;
    const at = this.#size * record;
    if (at + record > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    bytes.set(table, at);
    bytes[at + inputs] = head;
    bytes[at + inputs + 1] = choice;
    const mask = at + inputs + 2;
    bytes.fill(0, mask, at + floats);
    for (const each of choices) bytes[mask + (each >> 3)] |= 1 << (each & 7);
    this.#view.setFloat32(at + floats, logProbability, true);
    return this.#size++;
  }

  /** What came of a decision. */
  settle(record: number, advantage: number, returns: readonly number[]): void {
    const at = record * this.layout.record + this.layout.floats + 4;
    this.#view.setFloat32(at, advantage, true);
    for (let i = 0; i < this.layout.values; i++) this.#view.setFloat32(at + 4 + 4 * i, returns[i] ?? 0, true);
  }

  #grow(): void {
    const more = new Uint8Array(this.#bytes.length * 2);
    more.set(this.#bytes);
    this.#bytes = more;
    this.#view = new DataView(more.buffer);
  }
}
