/** What a table needs of its host. */
import type { Refused } from '@baize/protocol';
import type { Observer } from './observer.ts';
import type { Outage, Store, StoreDown } from './store.ts';
import type { Table } from './table.ts';

export interface Context {
  readonly store: Store;
  readonly now: () => number;
  /** Entries that a match may have; past that it can only be ended. */
  readonly mostEntries: number;
  /** After every change that this node made (`own`) or learned of: bots, clocks and rematches follow from it. */
  changed(table: Table, own: boolean): void;
  readonly observer: Observer;
  /** Times in which no server was at work, and those just found out about a sleep: whether there was one. */
  outages(): readonly Outage[];
  overslept(): Promise<boolean>;
  /** The store did not answer. */
  storeFailed(error: StoreDown): Refused;
  /** The match is no longer in the store. */
  gone(table: Table): void;
  /** What the log says cannot be played: the refusal of everything at this table. */
  broken(id: string): Refused;
}
