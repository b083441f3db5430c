/** One hint for each position and seat, however often it is asked for. */
import type { Seat } from '@baize/game';
import type { Hint } from '@baize/protocol';

export class LatestHint {
  #asked: { readonly version: number; readonly seat: Seat; readonly answer: Promise<Hint> } | null = null;

  get(version: number, seat: Seat, find: () => Promise<Hint>): Promise<Hint> {
    if (this.#asked?.version === version && this.#asked.seat === seat) return this.#asked.answer;
    const asked = { version, seat, answer: find() };
    this.#asked = asked;
    asked.answer.catch(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    return asked.answer;
  }
}
