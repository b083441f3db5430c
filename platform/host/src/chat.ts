/** What is said at tables, within limits. */
import type { Seat } from '@baize/game';
import { type ChatLine, Refused } from '@baize/protocol';
import { Bucket } from './rates.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** Lines that a seat may say at one table, per second and at once. */
const chatRate = { perSecond: 0.5, burst: 20 };
/** Lines of chat that are kept of one match. */
const mostLines = 2000;

export class Chat {
  readonly #buckets = new WeakMap<Table, Map<Seat | null, Bucket>>();

  constructor(readonly store: Store) {}

  /** `null` if the match is gone. */
  async say(table: Table, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null> {
    if (!this.#may(table, line)) throw new Refused('RATE_LIMITED');
    const [last] = await this.store.chats(table.id, 0, 1);
    if (last !== undefined && last.id >= mostLines)
      throw new Refused('MATCH_TOO_LONG', 'The chat of this table is full.');
    return this.store.addChat(table.id, line);
  }

  #may(table: Table, { seat, at }: Omit<ChatLine, 'id'>): boolean {
    let buckets = this.#buckets.get(table);
    if (buckets === undefined) this.#buckets.set(table, (buckets = new Map<Seat | null, Bucket>()));
    let bucket = buckets.get(seat);
    if (bucket === undefined) buckets.set(seat, (bucket = new Bucket(chatRate, at)));
    return bucket.take(at);
  }
}
