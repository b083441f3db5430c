/** Fixed-limit betting: what is owed, what a raise comes to, and what each action does. */
import type { Seat } from '@baize/game';
import { RULES } from './rules.ts';
import type { State } from './state.ts';

/** Moves are numbers: a card to throw (0 to 51) or one of these. */
export const FOLD = 52;
export const CHECK = 53;
export const CALL = 54;
export const BET = 55;
export const RAISE = 56;
export const DRAW = 57;
export const PAT = 58;
export const BUY_IN = 59;
export const LEAVE = 60;

const FOLD_CALL = [FOLD, CALL] as const;
const FOLD_CALL_RAISE = [FOLD, CALL, RAISE] as const;
const CHECK_ONLY = [CHECK] as const;
const CHECK_BET = [CHECK, BET] as const;
const CHECK_RAISE = [CHECK, RAISE] as const;

/** Chips the seat must add to stay in, at most what it has. */
export function toCall(state: State, seat: Seat): number {
  const owed = state.current - state.bets[seat];
  return owed <= 0 ? 0 : Math.min(owed, state.stacks[seat]);
}

/** What the seat's bet would become by betting or raising; 0 when it may not. */
export function raiseTo(state: State, seat: Seat): number {
  const { bets, stacks, folded, street } = state;
  if (!mayReraise(state, seat) || state.raises >= state.table.caps[street]) return 0;
  const most = bets[seat] + stacks[seat];
  if (most <= state.current) return 0;
  let answered = false;
  for (let i = 0; i < state.seats && !answered; i++)
    answered = i !== seat && !folded[i] && bets[i] + stacks[i] > state.current;
  return answered ? Math.min(most, state.full + state.stakes.bets[street]) : 0;
}

/** B12: whoever has acted may raise again only if, under `pokerkit`, all-in raises in a row add up to the largest raise of the round. */
const mayReraise = (state: State, seat: Seat): boolean =>
  !state.acted[seat] || (RULES[state.table.rules].shortRaise === 'counts' && state.allIns >= state.step);

/** B7: folding is not offered while checking is free. */
export function bettingMoves(state: State): readonly number[] {
  const seat = state.turn;
  const raise = raiseTo(state, seat) > 0;
  if (toCall(state, seat) > 0) return raise ? FOLD_CALL_RAISE : FOLD_CALL;
  if (!raise) return CHECK_ONLY;
  return state.current > 0 ? CHECK_RAISE : CHECK_BET;
}

/** Moves chips from the seat's stack to the table. */
export function put(state: State, seat: Seat, chips: number): void {
  state.stacks[seat] -= chips;
  state.bets[seat] += chips;
  state.paid[seat] += chips;
}

/** Makes the action of the seat to act; whose turn comes next is not decided here. */
export function bet(state: State, move: number): void {
  const seat = state.turn;
  state.line.push(seat + 8 * (move - FOLD) + 64 * state.street);
  switch (move) {
    case FOLD:
      foldHand(state, seat);
      break;
    case CHECK:
      state.events?.push({ type: 'checked', seat });
      break;
    case CALL: {
      const amount = toCall(state, seat);
      put(state, seat, amount);
      state.events?.push({ type: 'called', seat, amount, allIn: state.stacks[seat] === 0 });
      break;
    }
    default:
      raise(state, seat, move === BET ? 'bet' : 'raised');
  }
  state.acted[seat] = true;
}

function foldHand(state: State, seat: Seat): void {
  state.folded[seat] = true;
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) state.buried[seat].push(hand[i]);
  state.left[seat] = hand;
  state.hands[seat] = [];
  state.events?.push({ type: 'folded', seat });
}

function raise(state: State, seat: Seat, type: 'bet' | 'raised'): void {
  const to = raiseTo(state, seat);
  const amount = to - state.bets[seat];
  put(state, seat, amount);
  state.current = to;
  state.events?.push({ type, seat, to, amount, allIn: state.stacks[seat] === 0 });
  const size = state.stakes.bets[state.street];
  // B12: by half a bet an all-in is a bet like any other, below that only something to call. Under `pokerkit` it always counts,
  // and lets those who have acted raise again if no earlier raise of the round was larger.
  const half = RULES[state.table.rules].shortRaise === 'half';
  const by = to - state.full;
  if (half && 2 * by < size) return;
  state.raises++;
  state.full = to;
  state.allIns = state.stacks[seat] === 0 ? state.allIns + by : 0;
  const reopens = half || by >= state.step;
  state.step = Math.max(state.step, by);
  if (reopens) for (let i = 0; i < state.seats; i++) state.acted[i] = false;
}

/** The next seat clockwise that is in this hand. */
export function nextIn(state: State, after: Seat): Seat {
  for (let step = 1; step <= state.seats; step++) {
    const seat = (after + step) % state.seats;
    if (!state.folded[seat]) return seat;
  }
  return -1;
}

/** The next seat after this one that still has to act in this round, or -1. */
export function nextToAct(state: State, after: Seat): Seat {
  const { seats, folded, stacks, bets, acted } = state;
  let able = 0;
  let highest = 0;
  for (let i = 0; i < seats; i++) {
    if (!folded[i] && stacks[i] > 0) able++;
    if (bets[i] > highest) highest = bets[i];
  }
  if (able === 0) return -1;
  for (let step = 1; step <= seats; step++) {
    const seat = (after + step) % seats;
    if (folded[seat] || stacks[seat] === 0) continue;
    // B14: the only one with chips left has nothing to decide unless it still owes something, or has the option of the blind.
    if (able === 1) return bets[seat] < highest || hasOption(state, seat) ? seat : -1;
    if (!acted[seat] || bets[seat] < state.current) return seat;
  }
  return -1;
}

/** B14: under `pokerkit` the big blind is asked once somebody has acted, whoever is left to answer. */
const hasOption = (state: State, seat: Seat): boolean =>
  RULES[state.table.rules].loneBlind === 'checks' && state.street === 0 && state.line.length > 0 && !state.acted[seat];
