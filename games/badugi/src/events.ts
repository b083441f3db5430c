/** What happens at a table of Badugi, as data. */
import type { Hidden, SeatEvent, TableEvent } from '@baize/game';
import type { CardNumber } from './cards.ts';

type Cards = Hidden<{ readonly cards: readonly CardNumber[] }>;

export type Event =
  | TableEvent<'hand', NewHand>
  | SeatEvent<'posted', Paid & { readonly what: string }>
  | SeatEvent<'dealt' | 'discarded' | 'drew', { readonly count: number } & Cards>
  | SeatEvent<'folded' | 'checked' | 'stood pat'>
  | SeatEvent<'called', Paid>
  | SeatEvent<'bet' | 'raised', Paid & { readonly to: number }>
  | TableEvent<'reshuffled', { readonly cards: number }>
  /** What nobody called. */
  | SeatEvent<'returned', { readonly amount: number }>
  | SeatEvent<'revealed', { readonly cards: readonly CardNumber[]; readonly hand: string }>
  | SeatEvent<'won', Won>
  | TableEvent<'ended', { readonly hand: number; readonly stacks: readonly number[]; readonly net: readonly number[] }>
  | TableEvent<'level', { readonly level: number; readonly ante: number; readonly small: number; readonly big: number }>
  | SeatEvent<'bought', { readonly amount: number }>
  /** Gave up its seat at a cash table. */
  | SeatEvent<'left'>
  | SeatEvent<'busted', { readonly place: number; readonly shared?: boolean }>
  | SeatEvent<'champion'>;

interface NewHand {
  readonly hand: number;
  readonly button: number;
  readonly level: number;
  readonly ante: number;
  readonly small: number;
  readonly big: number;
  /** Chips before antes and blinds, by seat. */
  readonly stacks: readonly number[];
}

interface Paid {
  readonly amount: number;
  readonly allIn?: boolean;
}

interface Won {
  readonly amount: number;
  /** 0 is the main pot. */
  readonly pot: number;
  /** How many pots there were, if more than one. */
  readonly pots?: number;
  readonly of: number;
  /** In words, where it was shown. */
  readonly hand?: string;
}
