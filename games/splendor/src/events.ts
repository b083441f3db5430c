/** What happens at a table of Splendor, as data. */
import type { Hidden, Seat, SeatEvent, TableEvent } from '@baize/game';
import type { Token } from './facts.ts';
import type { Ending } from './state.ts';

/** Tokens by name, only those there are. */
export type Amounts = { readonly [token in Token]?: number };

export type Event =
  | SeatEvent<'took' | 'returned', { readonly tokens: Amounts }>
  | SeatEvent<'reserved', Reserve & Hidden<{ readonly card: string }>>
  | SeatEvent<'bought', Purchase & Hidden<{ readonly slot: number }>>
  | SeatEvent<'visited', { readonly noble: string; readonly prestige: number }>
  | SeatEvent<'lastRound', { readonly prestige: number }>
  | SeatEvent<'passed'>
  /** `card` is `null` when the deck is empty. */
  | TableEvent<'refilled', { readonly tier: number; readonly slot: number; readonly card: string | null }>
  | TableEvent<'ended', Ended>;

interface Reserve {
  readonly from: 'table' | 'deck';
  readonly tier: number;
  readonly slot: number | null;
  /** 1 where a gold token came with it. */
  readonly gold: number;
}

interface Purchase {
  readonly from: 'table' | 'reserve';
  readonly tier: number;
  readonly slot: number;
  readonly card: string;
  readonly payment: Amounts;
}

interface Ended {
  readonly reason: Ending;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}
