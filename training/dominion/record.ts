/** Positions as the learner reads them: the table's bytes, what could be chosen and was, and what came of it. */
import { INPUTS } from '../../games/dominion/bots/learnt/inputs.ts';
import { CHOICES, type Head } from '../../games/dominion/bots/learnt/network.ts';

const MASK_BYTES = Math.ceil(CHOICES / 8);
/** Head, choice, what could be chosen; then three floats: log-probability, advantage, return. */
const FLOATS = Math.ceil((INPUTS + 2 + MASK_BYTES) / 4) * 4;
export const RECORD = FLOATS + 12;

export const layout = { inputs: INPUTS, record: RECORD, floats: FLOATS, maskBytes: MASK_BYTES, choices: CHOICES };

/** Decisions of one seat in one game, then of many games, in one growing buffer. */
export class Recorder {
  #bytes = new Uint8Array(RECORD * 4096);
  #view = new DataView(this.#bytes.buffer);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size * RECORD);
  }

  clear(): void {
    this.#size = 0;
  }

  add(table: Uint8Array, head: Head, choices: readonly number[], choice: number, logProbability: number): number {
    const at = this.#size * RECORD;
    if (at + RECORD > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    bytes.set(table, at);
    bytes[at + INPUTS] = head;
    bytes[at + INPUTS + 1] = choice;
    const mask = at + INPUTS + 2;
    bytes.fill(0, mask, at + FLOATS);
    for (const each of choices) bytes[mask + (each >> 3)] |= 1 << (each & 7);
    this.#view.setFloat32(at + FLOATS, logProbability, true);
    return this.#size++;
  }

  /** What came of a decision. */
  settle(record: number, advantage: number, outcome: number): void {
    this.#view.setFloat32(record * RECORD + FLOATS + 4, advantage, true);
    this.#view.setFloat32(record * RECORD + FLOATS + 8, outcome, true);
  }

  #grow(): void {
    const more = new Uint8Array(this.#bytes.length * 2);
    more.set(this.#bytes);
    this.#bytes = more;
    this.#view = new DataView(more.buffer);
  }
}
