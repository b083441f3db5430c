/** Hands as they were played: who did what with which cards, collected from events or from a record. */
import { BaizeError, eventFor, type GameEvent, type GameRecord, readOptions, type Seat, seeded } from '@baize/game';
import type { CardNumber } from './cards.ts';
import { badugi } from './game.ts';
import { type Options, tableOf } from './rules.ts';
import { advance, movesOf, open } from './table.ts';
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

const DEEDS: Readonly<Record<string, 'fold' | 'check' | 'call' | 'bet' | 'raise'>> = {
  folded: 'fold',
  checked: 'check',
  called: 'call',
  bet: 'bet',
  raised: 'raise',
};

/** The hands in a list of events, as one viewer saw them; all cards with `'all'`. */
export function handsOf(events: readonly GameEvent[], viewer: Seat | null | 'all'): HandHistory[] {
  const hands: HandHistory[] = [];
  let street = 0;
  for (const event of events) {
    const seen = viewer === 'all' ? { ...event, ...event.hidden } : eventFor(event, viewer);
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

function begin(event: GameEvent): HandHistory {
  const stacks = event['stacks'] as readonly number[];
  return {
    hand: event['hand'] as number,
    button: event['button'] as Seat,
    ante: event['ante'] as number,
    small: event['small'] as number,
    big: event['big'] as number,
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
function note(hand: HandHistory, event: GameEvent, street: number): number {
  const seat = event.seat as Seat;
  const amount = (event['amount'] as number | undefined) ?? 0;
  const cards = (event['cards'] as readonly CardNumber[] | undefined) ?? null;
  const deed = DEEDS[event.type];
  if (deed !== undefined) {
    // The first deed after a draw opens the next betting round.
    const round = hand.actions.at(-1)?.kind === 'draw' ? street + 1 : street;
    const before = betOf(hand, seat, round);
    const to = (event['to'] as number | undefined) ?? before + amount;
    hand.actions.push({ kind: deed, seat, street: round, amount, to, allIn: event['allIn'] === true });
    return round;
  }
  switch (event.type) {
    case 'posted':
      hand.posted.push({ seat, what: event['what'] as string, amount });
      break;
    case 'dealt':
      hand.holes[seat] = cards;
      break;
    case 'discarded':
    case 'stood pat': {
      const count = (event['count'] as number | undefined) ?? 0;
      const last = hand.actions.at(-1);
      // With everybody all in, draws follow each other without betting.
      const again = hand.actions.some((each) => each.kind === 'draw' && each.seat === seat && each.street === street);
      const round = again && last?.kind === 'draw' ? street + 1 : street;
      const discards = count === 0 ? [] : cards;
      hand.actions.push({ kind: 'draw', seat, street: round, count, discards, drawn: count === 0 ? [] : null });
      return round;
    }
    case 'drew':
      for (const each of hand.actions)
        if (each.kind === 'draw' && each.seat === seat && each.street === street) each.drawn = cards;
      break;
    case 'returned':
      hand.returned.push({ seat, amount });
      break;
    case 'revealed':
      hand.shown[seat] = cards;
      break;
    case 'won':
      hand.won.push({ seat, amount, pot: event['pot'] as number });
      break;
    case 'ended':
      hand.net = event['net'] as readonly number[];
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
  const read = readOptions(badugi, record.options, record.seats.length);
  if (!read.ok) throw new BaizeError(read.code, read.message);
  const table = tableOf(read.options as Options);
  const state = open(table, record.seats.length, seeded(record.seed), { events: true });
  record.moves.forEach((words, i) => {
    const move = movesOf(state).find((each) => sayMove(each) === words.toLowerCase() || sayMove(each) === words);
    if (move === undefined) throw new BaizeError('ILLEGAL_MOVE', `Move ${i + 1}, '${words}', is not legal there.`);
    advance(state, move);
  });
  return handsOf(state.events ?? [], 'all').filter((hand) => hand.net.length > 0);
}
