/** Pots: main and side pots from what everybody paid, and who gets which chips. */
import type { Seat } from '@baize/game';
import { RULES } from './rules.ts';
import type { State } from './state.ts';

export interface Pot {
  amount: number;
  /** Who may win it. */
  seats: Seat[];
}

/** The pots of what has been paid, main pot first. Layers that the same seats contest are one pot. */
export function potsOf(paid: readonly number[], folded: readonly boolean[]): Pot[] {
  const pots: Pot[] = [];
  let below = 0;
  for (;;) {
    let level = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < paid.length; seat++)
      if (!folded[seat] && paid[seat] > below && paid[seat] < level) level = paid[seat];
    if (level === Number.POSITIVE_INFINITY) break;
    let amount = 0;
    const seats: Seat[] = [];
    for (let seat = 0; seat < paid.length; seat++) {
      const chips = paid[seat];
      amount += Math.max(0, Math.min(chips, level) - below);
      if (!folded[seat] && chips >= level) seats.push(seat);
    }
    const under = pots.at(-1);
    if (under !== undefined && under.seats.length === seats.length) under.amount += amount;
    else pots.push({ amount, seats });
    below = level;
  }
  // What folded players put in above every player still in belongs to the last pot.
  let rest = 0;
  for (let seat = 0; seat < paid.length; seat++) rest += Math.max(0, paid[seat] - below);
  const top = pots.at(-1);
  if (rest > 0 && top !== undefined) top.amount += rest;
  return pots;
}

/** Gives back what nobody could call: the part of the highest payment above the second highest (B13). */
export function returnUncalled(state: State): void {
  const { paid } = state;
  let top = 0;
  let second = 0;
  let seat = -1;
  for (let i = 0; i < paid.length; i++) {
    const chips = paid[i];
    if (chips > top) {
      second = top;
      top = chips;
      seat = i;
    } else if (chips > second) second = chips;
  }
  const back = top - second;
  if (back === 0 || seat < 0) return;
  paid[seat] = second;
  state.bets[seat] = Math.max(0, state.bets[seat] - back);
  state.stacks[seat] += back;
  state.events?.push({ type: 'returned', seat, amount: back });
}

/** The chips of each winner; what does not divide goes to the left of the button (B15). */
export function sharesOf(state: State, amount: number, winners: readonly Seat[]): number[] {
  const each = Math.floor(amount / winners.length);
  const shares = winners.map(() => each);
  let odd = amount - each * winners.length;
  const fromLeft = winners
    .map((seat, at) => ({ at, distance: (seat - state.button - 1 + state.seats) % state.seats }))
    .toSorted((one, other) => one.distance - other.distance);
  const all = RULES[state.table.rules].oddChips === 'first';
  for (const { at } of fromLeft) {
    if (odd === 0) break;
    const extra = all ? odd : 1;
    shares[at] = each + extra;
    odd -= extra;
  }
  return shares;
}
