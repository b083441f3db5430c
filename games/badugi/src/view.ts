/** What a seat knows: the table without hidden cards, and a full state imagined from it. */
import { below, type Random, fork, type Seat, type Seen } from '@baize/game';
import { raiseTo, toCall } from './betting.ts';
import type { CardNumber } from './cards.ts';
import { FULL_DECK } from './deal.ts';
import type { Habits } from './habits.ts';
import { type Pot, potsOf } from './pots.ts';
import { type Stakes, stakesAt, type MatchRules } from './rules.ts';
import { ACTIONS, type LastHand, type State } from './state.ts';
import { result } from './tournament.ts';

export interface SeatView {
  readonly stack: number;
  /** In front of it in this round. */
  readonly bet: number;
  /** In the whole hand. */
  readonly paid: number;
  readonly folded: boolean;
  readonly allIn: boolean;
  /** How many cards it holds. */
  readonly cards: number;
  /** Cards drawn in each draw; `null` until drawn. */
  readonly drawHistory: readonly (number | null)[];
  /** Its last betting action in this round. */
  readonly last: (typeof ACTIONS)[number] | null;
  /** Chips brought to the table. */
  readonly bought: number;
  /** Finishing place in a tournament, or the place at which a cash table was left; 0 while still in. */
  readonly place: number;
  /** How many of its cards, thrown or folded, lie in the muck. */
  readonly buried: number;
}

export interface View extends Seen {
  readonly table: MatchRules;
  readonly hand: number;
  readonly level: number;
  readonly stakes: Stakes;
  /** Hands until the blinds rise and what they will be; `null` outside a tournament. */
  readonly nextLevel: { readonly inHands: number; readonly stakes: Stakes } | null;
  readonly button: Seat;
  /** Betting round 0 to 3; the draw after it has the same number. */
  readonly street: number;
  readonly drawing: boolean;
  /** The seat to act has no chips: it buys in again or leaves. */
  readonly buying: boolean;
  /** Who must decide; `null` when the match is over. */
  readonly turn: Seat | null;
  readonly seats: readonly SeatView[];
  /** All chips in the middle and in front of the players. */
  readonly pot: number;
  readonly pots: readonly Pot[];
  readonly current: number;
  readonly full: number;
  /** Bets and raises made this round, and how many there may be. */
  readonly raises: number;
  readonly cap: number;
  /** The largest raise of this round, in chips. */
  readonly step: number;
  /** Chips by which the last raises of this round, all of them all-in, have raised; 0 after any other raise. */
  readonly allIns: number;
  /** What the seat to act must add to stay in, and what its bet becomes when it bets or raises (0: it may not). */
  readonly toCall: number;
  readonly raiseTo: number;
  readonly acted: readonly boolean[];
  /** The betting so far: seat + 8 * action + 64 * round. */
  readonly line: readonly number[];
  readonly deck: number;
  /** My cards, ascending, and of them those picked to throw. */
  readonly cards: readonly CardNumber[];
  readonly picked: readonly CardNumber[];
  /** What I threw in this hand, the part of it that lies in the muck with my folded hand, and that hand. */
  readonly tossed: readonly CardNumber[];
  readonly buried: readonly CardNumber[];
  readonly left: readonly CardNumber[];
  /** How the last hand ended; of `held` only my own. */
  readonly lastHand: LastHand | null;
  /** What each seat has been seen to do in hands between two. */
  readonly habits: readonly Habits[];
  /** Places, prizes or chips won, once over. */
  readonly result: ReturnType<typeof result>;
}

const NO_CARDS: readonly CardNumber[] = [];

export function viewOf(state: State, seat: Seat | null): View {
  const { seats } = state;
  const acting = state.turn >= 0 && !state.drawing && !state.buying;
  const mine = (lists: readonly CardNumber[][]): readonly CardNumber[] => (seat === null ? NO_CARDS : lists[seat]);
  let pot = 0;
  for (let i = 0; i < seats; i++) pot += state.paid[i];
  return {
    seat,
    table: state.table,
    hand: state.hand,
    level: state.level,
    stakes: state.stakes,
    nextLevel: nextLevel(state),
    button: state.button,
    street: state.street,
    drawing: state.drawing,
    buying: state.buying,
    turn: state.turn < 0 ? null : state.turn,
    seats: seatViews(state),
    pot,
    pots: potsOf(state.paid, state.folded),
    current: state.current,
    full: state.full,
    raises: state.raises,
    step: state.step,
    allIns: state.allIns,
    cap: state.table.caps[state.street],
    toCall: acting ? toCall(state, state.turn) : 0,
    raiseTo: acting ? raiseTo(state, state.turn) : 0,
    acted: state.acted,
    line: state.line,
    deck: state.deck.length,
    cards: mine(state.hands),
    picked: seat === state.turn ? state.picked : NO_CARDS,
    tossed: mine(state.tossed),
    buried: mine(state.buried),
    left: mine(state.left),
    lastHand: state.last === null ? null : lastFor(state.last, seat),
    habits: state.habits,
    result: result(state),
  };
}

function nextLevel(state: State): View['nextLevel'] {
  if (state.table.match !== 'tournament') return null;
  const inHands = state.level * state.table.levelHands - state.hand + 1;
  return { inHands, stakes: stakesAt(state.table, state.level + 1) };
}

function seatViews(state: State): SeatView[] {
  const last: SeatView['last'][] = [];
  for (let i = 0; i < state.seats; i++) last.push(null);
  if (!state.drawing)
    for (const code of state.line) if (code >> 6 === state.street) last[code & 7] = ACTIONS[(code >> 3) & 7] ?? null;
  const views: SeatView[] = [];
  for (let i = 0; i < state.seats; i++) {
    const drawn = (round: number): number | null => {
      const count = state.draws[i * 3 + round];
      return count < 0 ? null : count;
    };
    const folded = state.folded[i];
    views.push({
      stack: state.stacks[i],
      bet: state.bets[i],
      paid: state.paid[i],
      folded,
      allIn: !folded && state.stacks[i] === 0,
      cards: state.hands[i].length,
      drawHistory: [drawn(0), drawn(1), drawn(2)],
      last: last[i],
      bought: state.bought[i],
      place: state.places[i],
      buried: state.buried[i].length,
    });
  }
  return views;
}

function lastFor(last: LastHand, seat: Seat | null): LastHand {
  return {
    hand: last.hand,
    button: last.button,
    pots: last.pots,
    shown: last.shown,
    net: last.net,
    draws: last.draws,
    line: last.line,
    held: last.held.map((cards, owner) => (owner === seat ? cards : NO_CARDS)),
  };
}

/** Takes this many cards out at random; the others stay, in no order. */
function takeOut(cards: CardNumber[], count: number, chance: Random): CardNumber[] {
  const taken: CardNumber[] = [];
  for (let i = 0; i < count && cards.length > 0; i++) {
    const place = below(chance, cards.length);
    taken.push(cards[place]);
    cards[place] = cards[cards.length - 1];
    cards.length--;
  }
  return taken;
}

/** Everybody's place in a tournament, where all but one end with no chips; `null` at a cash table. */
export const placesOf = ({ table, seats }: View): number[] | null =>
  table.match === 'tournament' ? seats.map(({ place }) => place) : null;

/** Deals what the seat cannot see at random: other hands, their discards, the deck. Search does this thousands of times a move. */
export function imagine(view: View, chance: Random): State {
  const deck: CardNumber[] = [];
  for (let card = 0; card < 52; card++) if (!view.cards.includes(card) && !view.buried.includes(card)) deck.push(card);
  const state: State = {
    table: view.table,
    seats: view.seats.length,
    hand: view.hand,
    level: view.level,
    stakes: view.stakes,
    button: view.button,
    stacks: [],
    bought: [],
    places: [],
    street: view.street,
    drawing: view.drawing,
    buying: view.buying,
    turn: view.turn ?? -1,
    hands: [],
    folded: [],
    bets: [],
    paid: [],
    current: view.current,
    full: view.full,
    raises: view.raises,
    step: view.step,
    allIns: view.allIns,
    acted: view.acted.slice(),
    draws: [],
    picked: view.picked.slice(),
    tossed: [],
    buried: [],
    left: [],
    deck,
    rigged: [],
    line: view.line.slice(),
    last: view.lastHand,
    habits: view.habits,
    chance: fork(chance),
    events: null,
  };
  for (let seat = 0; seat < state.seats; seat++) {
    const each = view.seats[seat];
    const mine = seat === view.seat;
    const hand = mine ? view.cards.slice() : takeOut(deck, each.cards, chance).toSorted(ascending);
    const buried = mine ? view.buried.slice() : takeOut(deck, each.buried, chance);
    state.hands.push(hand);
    state.buried.push(buried);
    state.tossed.push(mine ? view.tossed.slice() : imagineTossed(each, hand, buried, chance));
    state.left.push(mine ? view.left.slice() : each.folded ? buried.slice(-4) : []);
    state.stacks.push(each.stack);
    state.bought.push(each.bought);
    state.places.push(each.place);
    state.folded.push(each.folded);
    state.bets.push(each.bet);
    state.paid.push(each.paid);
    for (let draw = 0; draw < 3; draw++) state.draws.push(each.drawHistory[draw] ?? -1);
  }
  return state;
}

const ascending = (one: CardNumber, other: CardNumber): number => one - other;

/** A live seat's discards: those in the muck, and for those shuffled in again any it does not hold. */
function imagineTossed(
  seat: SeatView,
  hand: readonly CardNumber[],
  buried: readonly CardNumber[],
  chance: Random,
): CardNumber[] {
  const drawn = seat.drawHistory.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const older = seat.folded ? 0 : drawn - buried.length;
  if (older <= 0) return buried.slice();
  const others = FULL_DECK.filter((card) => !hand.includes(card) && !buried.includes(card));
  return takeOut(others, older, chance).concat(buried);
}
