/** Paying for a card: what is owed after bonuses, and every exact way to pay it. */
import { COLORS, COST, GOLD } from './facts.ts';
import type { State } from './state.ts';

/** What is still owed in a colour after bonuses. */
export function owed(bonuses: readonly number[], card: number, color: number): number {
  const rest = COST[card * COLORS.length + color] - bonuses[color];
  return rest > 0 ? rest : 0;
}

/** How much gold is left after buying a card with the least gold; below zero when it cannot be bought. */
export function spareGold(bonuses: readonly number[], tokens: readonly number[], card: number): number {
  let gold = tokens[GOLD];
  for (let color = 0, at = card * GOLD; color < GOLD && gold >= 0; color++) {
    const missing = COST[at + color] - bonuses[color] - tokens[color];
    if (missing > 0) gold -= missing;
  }
  return gold;
}

/**
 * Gems of a payment in 15 bits, three for each colour. The gold is what is owed beyond them, so that a payment is exact
 * by construction.
 */
export function packedLeastGold(bonuses: readonly number[], tokens: readonly number[], card: number): number {
  let packed = 0;
  for (let color = 0; color < GOLD; color++) {
    const due = owed(bonuses, card, color);
    packed |= Math.min(due, tokens[color]) << (3 * color);
  }
  return packed;
}

/** Appends `code` with every payment that spends gold in place of up to `spare` of the gems paid, least gold first. */
export function pushPayments(moves: number[], code: number, packed: number, spare: number): void {
  moves.push(code | (packed << 7));
  if (spare > 0) pushDearer(moves, code, packed, spare, 0);
}

function pushDearer(moves: number[], code: number, packed: number, spare: number, from: number): void {
  for (let color = from; color < GOLD; color++) {
    const paid = (packed >> (3 * color)) & 7;
    const most = paid < spare ? paid : spare;
    for (let kept = 1; kept <= most; kept++) {
      const dearer = packed - (kept << (3 * color));
      moves.push(code | (dearer << 7));
      if (kept < spare) pushDearer(moves, code, dearer, spare - kept, color + 1);
    }
  }
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
