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
  /** Where there stands how much of the decision went to each choice, a byte each; 0 where only the one made is known. */
  readonly shares: number;
  readonly record: number;
}

export function layoutOf(inputs: number, heads: number, choices: number, values: number, shared = false): Layout {
  const maskBytes = Math.ceil(choices / 8);
  const floats = Math.ceil((inputs + 2 + maskBytes) / 4) * 4;
  const end = floats + 4 * (2 + values);
  const record = shared ? Math.ceil((end + choices) / 4) * 4 : end;
  return { inputs, heads, choices, values, maskBytes, floats, shares: shared ? end : 0, record };
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

  /** `parts` are what went to each of the choices, of one; all of it to the one made where they are not given. */
  add(
    table: Uint8Array,
    head: number,
    choices: readonly number[],
    choice: number,
    logProbability: number,
    parts: readonly number[] | null = null,
  ): number {
    const { record, inputs, floats, shares } = this.layout;
    const at = this.#size * record;
    if (at + record > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    bytes.set(table, at);
    bytes[at + inputs] = head;
    bytes[at + inputs + 1] = choice;
    const mask = at + inputs + 2;
    bytes.fill(0, mask, at + record);
    for (const each of choices) bytes[mask + (each >> 3)] |= 1 << (each & 7);
    this.#view.setFloat32(at + floats, logProbability, true);
    if (shares > 0) {
      if (parts === null) bytes[at + shares + choice] = 255;
      else for (let i = 0; i < choices.length; i++) bytes[at + shares + choices[i]] = Math.round(255 * parts[i]);
    }
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
