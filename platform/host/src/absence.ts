/** Who was last heard of when: a seat can be claimed only against somebody who has been away for a while. */
import type { Seat } from '@baize/game';
import { Refused } from '@baize/protocol';

/** Milliseconds to wait; longer where somebody may be looking through another node. */
const patience = { alone: 2 * 60_000, shared: 30 * 60_000 } as const;

export class Absence {
  readonly #heard = new Map<Seat, number>();
  /** Since when this node knows the table, or the last entry was written. */
  #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  heard(seat: Seat, now: number): void {
    this.#heard.set(seat, now);
  }

  /** Something was played: whoever is asked now gets the whole time. */
  wrote(now: number): void {
    this.#since = now;
  }

  /** Refuses a claim against somebody who is here, or was a short while ago. */
  mustBeLong(seat: Seat, name: string, here: boolean, shared: boolean, now: number): void {
    if (here) throw new Refused('NO_CLAIM', `${name} is at the table.`);
    const since = Math.max(this.#since, this.#heard.get(seat) ?? 0);
    const wait = Math.ceil((since + patience[shared ? 'shared' : 'alone'] - now) / 1000);
    if (wait > 0)
      throw new Refused('NO_CLAIM', `${name} may still come back: try again in ${wait} s.`, { retryAfter: wait });
  }
}
