/** The course of a match: blinds, rounds, draws, and the next hand. */
import type { Random, Seat } from '@baize/game';
import { bet, bettingMoves, BUY_IN, DRAW, FOLD, LEAVE, nextIn, nextToAct, PAT, put } from './betting.ts';
import type { CardNumber } from './cards.ts';
import { dealCard, FULL_DECK } from './deal.ts';
import { withHand } from './habits.ts';
import { clear, filled, lists, newMatch, type Opening } from './opening.ts';
import type { MatchRules } from './rules.ts';
import { settle } from './showdown.ts';
import type { State } from './state.ts';
import { answerRebuy, goesOn, nextToBuy, passButton } from './tournament.ts';

const NONE: readonly number[] = [];

export function open(table: MatchRules, seats: number, chance: Random, opening: Opening = {}): State {
  const state = newMatch(table, seats, chance, opening);
  deal(state);
  return state;
}

/** Starts a hand: antes, blinds, four cards each. */
function deal(state: State): void {
  const { seats, stacks, stakes } = state;
  state.hand++;
  state.street = 0;
  state.drawing = false;
  state.hands = lists(seats);
  state.tossed = lists(seats);
  state.buried = lists(seats);
  state.left = lists(seats);
  state.folded = [];
  for (let i = 0; i < seats; i++) state.folded.push(stacks[i] === 0);
  state.bets = filled(seats, 0);
  state.paid = filled(seats, 0);
  state.acted = filled(seats, false);
  state.draws = filled(seats * 3, -1);
  state.picked = [];
  state.deck = FULL_DECK.slice();
  state.line = [];
  if (state.events !== null)
    state.events.push({
      type: 'hand',
      hand: state.hand,
      button: state.button,
      level: state.level,
      ante: stakes.ante,
      small: stakes.small,
      big: stakes.big,
      stacks: stacks.slice(),
    });
  const bigBlind = post(state);
  for (let round = 0; round < 4; round++)
    for (let seat = nextIn(state, state.button), n = 0; n < seats; n++, seat = (seat + 1) % seats)
      if (!state.folded[seat]) dealCard(state, seat);
  if (state.events !== null)
    for (let seat = 0; seat < seats; seat++)
      if (!state.folded[seat])
        state.events.push({
          type: 'dealt',
          seat,
          count: 4,
          hidden: { to: [seat], cards: state.hands[seat].slice() },
        });
  startRound(state, bigBlind);
}

/** Antes and blinds; returns the seat of the big blind. B4: heads-up the button posts the small blind. */
function post(state: State): Seat {
  const { seats, stakes, folded } = state;
  if (stakes.ante > 0)
    for (let seat = 0; seat < seats; seat++) if (!folded[seat]) pay(state, seat, 'ante', stakes.ante);
  for (let seat = 0; seat < seats; seat++) state.bets[seat] = 0;
  let players = 0;
  for (let seat = 0; seat < seats; seat++) if (!folded[seat]) players++;
  const small = players === 2 ? state.button : nextIn(state, state.button);
  const big = nextIn(state, small);
  pay(state, small, 'small blind', stakes.small);
  pay(state, big, 'big blind', stakes.big);
  return big;
}

function pay(state: State, seat: Seat, what: string, chips: number): void {
  const amount = Math.min(chips, state.stacks[seat]);
  if (amount === 0) return;
  put(state, seat, amount);
  state.events?.push({ type: 'posted', seat, what, amount, allIn: state.stacks[seat] === 0 });
}

/** Opens a betting round and finds who acts first; without anybody to act it is over at once. */
function startRound(state: State, bigBlind: Seat): void {
  state.drawing = false;
  const blinds = state.street === 0;
  for (let i = 0; i < state.seats; i++) state.acted[i] = false;
  state.current = blinds ? blindOwed(state) : 0;
  state.full = state.current;
  state.raises = blinds ? 1 : 0;
  state.step = 0;
  state.allIns = 0;
  const first = nextToAct(state, state.stakes.first[state.street] === 'big blind' ? bigBlind : state.button);
  if (first < 0) endRound(state);
  else state.turn = first;
}

/** B10: the full big blind is owed even when it could not be posted, except under `pokerkit`. */
function blindOwed(state: State): number {
  let highest = 0;
  for (let i = 0; i < state.seats; i++) highest = Math.max(highest, state.bets[i]);
  return state.table.rules === 'pokerkit' ? highest : Math.max(highest, state.stakes.big);
}

function endRound(state: State): void {
  let live = 0;
  for (let i = 0; i < state.seats; i++) if (!state.folded[i]) live++;
  if (live === 1 || state.street === 3) {
    finish(state, live > 1);
    return;
  }
  for (let i = 0; i < state.seats; i++) state.bets[i] = 0;
  state.current = 0;
  state.full = 0;
  state.raises = 0;
  state.step = 0;
  state.allIns = 0;
  state.drawing = true;
  state.turn = nextIn(state, state.button);
}

const BUY_OR_LEAVE = [BUY_IN, LEAVE] as const;

export function movesOf(state: State): readonly number[] {
  if (state.turn < 0) return NONE;
  if (state.buying) return BUY_OR_LEAVE;
  if (!state.drawing) return bettingMoves(state);
  const { picked } = state;
  const hand = state.hands[state.turn];
  const moves: number[] = [];
  for (let i = 0; i < hand.length; i++) if (!picked.includes(hand[i])) moves.push(hand[i]);
  moves.push(picked.length === 0 ? PAT : DRAW);
  return moves;
}

export function advance(state: State, move: number): void {
  if (state.buying) {
    answerRebuy(state, move === BUY_IN);
    nextHand(state);
  } else if (!state.drawing) {
    const seat = state.turn;
    bet(state, move);
    const next = move === FOLD && onlyOneLeft(state) ? -1 : nextToAct(state, seat);
    if (next < 0) endRound(state);
    else state.turn = next;
  } else if (move < FOLD) insert(state.picked, move);
  else discard(state);
}

/** Keeps the picks ascending, in whatever order they are made. */
function insert(picked: CardNumber[], card: CardNumber): void {
  let at = picked.length;
  while (at > 0 && picked[at - 1] > card) at--;
  picked.splice(at, 0, card);
}

function onlyOneLeft(state: State): boolean {
  let live = 0;
  for (let i = 0; i < state.seats; i++) if (!state.folded[i]) live++;
  return live === 1;
}

/** The seat to draw has chosen; when all have, everybody gets their cards (B16). */
function discard(state: State): void {
  const { picked, turn: seat } = state;
  state.draws[seat * 3 + state.street] = picked.length;
  if (picked.length > 0) {
    const hand = state.hands[seat];
    let kept = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (picked.includes(card)) {
        state.tossed[seat].push(card);
        state.buried[seat].push(card);
      } else hand[kept++] = card;
    }
    hand.length = kept;
    state.events?.push({ type: 'discarded', seat, count: picked.length, hidden: { to: [seat], cards: picked } });
    state.picked = [];
  } else state.events?.push({ type: 'stood pat', seat });
  for (let step = 1; step < state.seats; step++) {
    const next = (seat + step) % state.seats;
    if (state.folded[next] || state.draws[next * 3 + state.street] !== -1) continue;
    state.turn = next;
    return;
  }
  replace(state);
}

function replace(state: State): void {
  for (let step = 1; step <= state.seats; step++) {
    const seat = (state.button + step) % state.seats;
    const count = state.folded[seat] ? 0 : state.draws[seat * 3 + state.street];
    if (count <= 0) continue;
    const cards: CardNumber[] = [];
    for (let i = 0; i < count; i++) cards.push(dealCard(state, seat));
    state.events?.push({ type: 'drew', seat, count, hidden: { to: [seat], cards } });
  }
  state.street++;
  startRound(state, -1);
}

/** The hand is over; the match goes on or ends. */
function finish(state: State, showdown: boolean): void {
  settle(state, showdown);
  noteHabits(state);
  clear(state);
  if (goesOn(state)) nextHand(state);
  else state.turn = -1;
}

/** Once everybody without chips has bought in again or left, another hand is dealt, as long as two can play it. */
function nextHand(state: State): void {
  state.turn = nextToBuy(state);
  state.buying = state.turn >= 0;
  if (state.buying) return;
  if (passButton(state)) deal(state);
  else state.turn = -1;
}

function noteHabits(state: State): void {
  const { last, folded, line } = state;
  if (last === null) return;
  const dealtIn = folded.map((out, seat) => !out || line.some((code) => (code & 7) === seat));
  state.habits = withHand(state.habits, last, dealtIn);
}
