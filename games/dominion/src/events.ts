/** What happens at a table of Dominion, as data. */
import type { Hidden, SeatEvent, TableEvent } from '@baize/game';
import type { CardName } from './facts.ts';

export type Event =
  | SeatEvent<'turn', { readonly turn: number } & LeftOnTop>
  /** Played from the discard pile, it leaves another card on top of that. */
  | SeatEvent<'played', { readonly card: CardName; readonly times: number } & LeftOnTop>
  | SeatEvent<'bought' | 'trashed' | 'topdecked' | 'setAside', { readonly card: CardName }>
  | SeatEvent<'gained', Gain>
  | SeatEvent<'drew', { readonly count: number } & Hidden<{ readonly cards: readonly CardName[] }>>
  /** Cards of the deck that only their owner sees, and cards put onto it, the top one first. */
  | SeatEvent<
      'looked' | 'putBack',
      { readonly count: number } & LeftOnTop & Hidden<{ readonly cards: readonly CardName[] }>
    >
  | SeatEvent<'shuffled'>
  | SeatEvent<'flipped', { readonly count: number } & LeftOnTop>
  /** `by` is who decided it, where that is somebody else. */
  | SeatEvent<'kept', { readonly card: CardName; readonly count: 1; readonly by: number }>
  | SeatEvent<'discarded', { readonly card?: CardName; readonly count: number; readonly by?: number }>
  | SeatEvent<'revealed', Reveal>
  | TableEvent<'ended', LeftOnTop>;

/** The card that now lies on top of the discard pile of the last player, for all to see; absent where there is none. */
interface LeftOnTop {
  readonly top?: CardName;
}

interface Gain {
  readonly card: CardName;
  readonly to: string;
  readonly bought?: boolean;
  /** From the trash. */
  readonly stolen?: boolean;
}

interface Reveal {
  readonly cards: readonly CardName[];
  /** The attack that a Moat blocks. */
  readonly against?: CardName;
  /** How many of them stay in hand. */
  readonly kept?: number;
}
