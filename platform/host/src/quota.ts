/** How many tables an address may open: this many within an hour, and this many of them waiting in the list for players. */
import type { Header } from '@baize/match';
import { Refused } from '@baize/protocol';
import { Buckets } from './rates.ts';

const hour = 3600;

export class OpeningQuota {
  readonly #opened: Buckets;
  /** By address, the tables that wait in the list. */
  readonly #listed = new Map<string, Set<string>>();
  readonly #addressOf = new Map<string, string>();

  constructor(
    readonly perHour = Number.POSITIVE_INFINITY,
    readonly listed = Number.POSITIVE_INFINITY,
  ) {
    this.#opened = new Buckets({ perSecond: perHour / hour, burst: perHour });
  }

  /** Refuses when the address has opened too many. */
  take(address: string, { id, open, seats }: Header, now: number): void {
    if (this.perHour < Number.POSITIVE_INFINITY && !this.#opened.take(address, now)) {
      const retryAfter = Math.ceil(hour / this.perHour);
      throw new Refused('TOO_MANY_MATCHES', 'Too many tables were opened from your address.', { retryAfter });
    }
    if (!open || seats.every(({ name }) => name !== null)) return;
    const waiting = this.#listed.get(address) ?? new Set<string>();
    if (waiting.size >= this.listed)
      throw new Refused('TOO_MANY_MATCHES', 'Too many open tables of yours wait for players: fill those first.');
    this.#listed.set(address, waiting.add(id));
    this.#addressOf.set(id, address);
  }

  /** The table waits no longer: it has its players, or is gone. */
  filled(id: string): void {
    const address = this.#addressOf.get(id);
    if (address === undefined) return;
    this.#addressOf.delete(id);
    const waiting = this.#listed.get(address);
    waiting?.delete(id);
    if (waiting?.size === 0) this.#listed.delete(address);
  }
}
