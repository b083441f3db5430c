/** Paying for a card: what is owed after bonuses, and every exact way to pay it. */
import { CARDS, COLORS, COST, GOLD, NOBLES, REQUIRES } from './facts.ts';
import type { State } from './state.ts';

/** What is still owed in a colour after bonuses. */
export function owed(bonuses: readonly number[], card: number, color: number): number {
  const rest = COST[card * COLORS.length + color] - bonuses[color];
  return rest > 0 ? rest : 0;
}

/**
 * Five counts in one number, six bits each. The highest bit of each six is a guard: where it is gone after a subtraction,
 * that colour fell short. Working on all colours at once made listing moves twice as fast as colour by colour.
 */
export const lanes = (counts: readonly number[], at = 0): number =>
  counts[at] | (counts[at + 1] << 6) | (counts[at + 2] << 12) | (counts[at + 3] << 18) | (counts[at + 4] << 24);
export const ONES = lanes([1, 1, 1, 1, 1]);
const GUARDS = lanes([32, 32, 32, 32, 32]);
/** What each card costs, in lanes. */
export const PRICES = Int32Array.from(CARDS, (_, card) => lanes(COST, card * GOLD));

/** One less the other in every lane, zero where that is below it. */
export function less(one: number, other: number): number {
  const left = (one | GUARDS) - other;
  const kept = left & GUARDS;
  return left & (kept - (kept >> 5));
}

/** One in every lane that is not zero. */
export const atMostOne = (counts: number): number => counts - less(counts, ONES);

/** The sum of all lanes: the top lane of a product with ones. */
export const total = (counts: number): number => (Math.imul(counts, ONES) >> 24) & 63;

/** The bonuses that each noble asks for, in lanes. */
export const WISHES = Int32Array.from(NOBLES, (_, noble) => lanes(REQUIRES, noble * GOLD));

/** Whether a player with these bonuses, in lanes, is visited by a noble. */
export const meets = (bonuses: number, noble: number): boolean => less(WISHES[noble], bonuses) === 0;

/** What bonuses and gems together pay for, in lanes. */
export const funds = (bonuses: readonly number[], tokens: readonly number[]): number => lanes(bonuses) + lanes(tokens);

/** Gems that are missing to buy a card with these funds: what gold must stand in for. */
export const shortOf = (available: number, card: number): number => total(less(PRICES[card], available));

/** How much gold is left after buying a card with the least gold; below zero when it cannot be bought. */
export const spareGold = (bonuses: readonly number[], tokens: readonly number[], card: number): number =>
  tokens[GOLD] - shortOf(funds(bonuses, tokens), card);

/**
 * Gems of a payment in 15 bits, three for each colour. The gold is what is owed beyond them, so that a payment is exact
 * by construction.
 */
export const packedLeastGold = (bonuses: readonly number[], tokens: readonly number[], card: number): number =>
  packedFrom(lanes(bonuses), lanes(tokens), card);

/** The same from bonuses and gems in lanes. */
export function packedFrom(bonuses: number, gems: number, card: number): number {
  const due = less(PRICES[card], bonuses);
  const paid = due - less(due, gems);
  return (paid & 7) | ((paid >> 3) & 0o70) | ((paid >> 6) & 0o700) | ((paid >> 9) & 0o7000) | ((paid >> 12) & 0o70000);
}

/**
 * Writes `code` with every payment that spends gold in place of up to `spare` of the gems paid, least gold first, into `list`
 * from `size` on; returns the new size.
 */
export function payments(list: number[], size: number, code: number, packed: number, spare: number): number {
  list[size] = code | (packed << 7);
  return spare > 0 ? dearer(list, size + 1, code, packed, spare, 0) : size + 1;
}

function dearer(list: number[], size: number, code: number, packed: number, spare: number, from: number): number {
  for (let color = from; color < GOLD; color++) {
    const paid = (packed >> (3 * color)) & 7;
    const most = paid < spare ? paid : spare;
    for (let kept = 1; kept <= most; kept++) {
      const other = packed - (kept << (3 * color));
      list[size++] = code | (other << 7);
      if (kept < spare) size = dearer(list, size, code, other, spare - kept, color + 1);
    }
  }
  return size;
}

/** The six numbers that a packed payment of the player on turn takes from them. */
export function unpack(state: State, card: number, packed: number): number[] {
  const bonuses = state.bonuses[state.turn];
  const paid = [0, 0, 0, 0, 0, 0];
  for (let color = 0; color < GOLD; color++) {
    paid[color] = (packed >> (3 * color)) & 7;
    paid[GOLD] += owed(bonuses, card, color) - paid[color];
  }
  return paid;
}
