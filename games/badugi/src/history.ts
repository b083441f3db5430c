/** Hands as they were played: who did what with which cards, collected from events or from a record. */
import { BaizeError, eventFor, type GameRecord, readOptions, type Seat, seeded, wholeEvent } from '@baize/game';
import type { CardNumber } from './cards.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { type Options, matchRulesOf } from './rules.ts';
import { advance, movesOf, open } from './advance.ts';
import { sayMove } from './text.ts';

export type HandAction =
  | {
      readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly seat: Seat;
      /** Betting round 0 to 3. */
      readonly street: number;
      /** Chips added, and the bet that makes. */
      readonly amount: number;
      readonly to: number;
      readonly allIn: boolean;
    }
  | {
      readonly kind: 'draw';
      readonly seat: Seat;
      readonly street: number;
      readonly count: number;
      /** `null` where not known. */
      readonly discards: readonly CardNumber[] | null;
      drawn: readonly CardNumber[] | null;
    };

export interface HandHistory {
  readonly hand: number;
  readonly button: Seat;
  readonly ante: number;
  readonly small: number;
  readonly big: number;
  /** Chips before antes and blinds, by seat; 0 for a seat that is not in the hand. */
  readonly stacks: readonly number[];
  readonly posted: { readonly seat: Seat; readonly what: string; readonly amount: number }[];
  /** First four cards, by seat; `null` where not known. */
  readonly holes: (readonly CardNumber[] | null)[];
  readonly actions: HandAction[];
  readonly returned: { readonly seat: Seat; readonly amount: number }[];
  readonly shown: (readonly CardNumber[] | null)[];
  readonly won: { readonly seat: Seat; readonly amount: number; readonly pot: number }[];
  /** Chips won or lost, by seat; empty while the hand is not over. */
  net: readonly number[];
}

const ACTIONS = { folded: 'fold', checked: 'check', called: 'call', bet: 'bet', raised: 'raise' } as const;

/** The hands in a list of events, as one viewer saw them; all cards with `'all'`. */
export function handsOf(events: readonly Event[], viewer: Seat | null | 'all'): HandHistory[] {
  const hands: HandHistory[] = [];
  let street = 0;
  for (const event of events) {
    const seen = viewer === 'all' ? wholeEvent(event) : eventFor(event, viewer);
    if (seen.type === 'hand') {
      hands.push(begin(seen));
      street = 0;
      continue;
    }
    const hand = hands.at(-1);
    if (hand !== undefined) street = note(hand, seen, street);
  }
  return hands;
}

function begin({ hand, button, ante, small, big, stacks }: Extract<Event, { type: 'hand' }>): HandHistory {
  return {
    hand,
    button,
    ante,
    small,
    big,
    stacks,
    posted: [],
    holes: stacks.map(() => null),
    actions: [],
    returned: [],
    shown: stacks.map(() => null),
    won: [],
    net: [],
  };
}

/** Adds an event to the hand; returns the betting round after it. */
function note(hand: HandHistory, event: Event, street: number): number {
  switch (event.type) {
    case 'folded':
    case 'checked':
    case 'called':
    case 'bet':
    case 'raised': {
      const { seat } = event;
      // The first action after a draw opens the next betting round.
      const round = hand.actions.at(-1)?.kind === 'draw' ? street + 1 : street;
      const amount = 'amount' in event ? event.amount : 0;
      const to = 'to' in event ? event.to : betOf(hand, seat, round) + amount;
      const allIn = 'allIn' in event && event.allIn === true;
      hand.actions.push({ kind: ACTIONS[event.type], seat, street: round, amount, to, allIn });
      return round;
    }
    case 'posted':
      hand.posted.push({ seat: event.seat, what: event.what, amount: event.amount });
      break;
    case 'dealt':
      hand.holes[event.seat] = event.cards ?? null;
      break;
    case 'discarded':
    case 'stood pat': {
      const { seat } = event;
      const count = event.type === 'discarded' ? event.count : 0;
      const last = hand.actions.at(-1);
      // With everybody all in, draws follow each other without betting.
      const again = hand.actions.some((each) => each.kind === 'draw' && each.seat === seat && each.street === street);
      const round = again && last?.kind === 'draw' ? street + 1 : street;
      const discards = event.type === 'discarded' ? (event.cards ?? null) : [];
      hand.actions.push({ kind: 'draw', seat, street: round, count, discards, drawn: count === 0 ? [] : null });
      return round;
    }
    case 'drew':
      for (const each of hand.actions)
        if (each.kind === 'draw' && each.seat === event.seat && each.street === street)
          each.drawn = event.cards ?? null;
      break;
    case 'returned':
      hand.returned.push({ seat: event.seat, amount: event.amount });
      break;
    case 'revealed':
      hand.shown[event.seat] = event.cards;
      break;
    case 'won':
      hand.won.push({ seat: event.seat, amount: event.amount, pot: event.pot });
      break;
    case 'ended':
      hand.net = event.net;
      break;
  }
  return street;
}

/** What the seat has in front of it in a round. */
function betOf(hand: HandHistory, seat: Seat, street: number): number {
  let bet = 0;
  if (street === 0) for (const post of hand.posted) if (post.seat === seat && post.what !== 'ante') bet += post.amount;
  for (const each of hand.actions)
    if (each.kind !== 'draw' && each.seat === seat && each.street === street) bet += each.amount;
  return bet;
}

/** Every hand of a match record, with all cards. */
export function historiesOf(record: GameRecord): HandHistory[] {
  const read = readOptions(game, record.options, record.seats.length);
  if (!read.ok) throw new BaizeError(read.code, read.message);
  const table = matchRulesOf(read.options as Options);
  const state = open(table, record.seats.length, seeded(record.seed), { events: true });
  record.moves.forEach((words, i) => {
    const move = movesOf(state).find((each) => sayMove(each) === words.toLowerCase() || sayMove(each) === words);
    if (move === undefined) throw new BaizeError('ILLEGAL_MOVE', `Move ${i + 1}, '${words}', is not legal there.`);
    advance(state, move);
  });
  return handsOf(state.events ?? [], 'all').filter((hand) => hand.net.length > 0);
}
