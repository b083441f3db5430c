/** Buys that end the game: the ones that win it at once, and the ones that would lose it. */
import { type Card, CARDS, COSTS, GARDENS, POINTS, PROVINCE } from '../src/facts.ts';
import type { TableSituation } from './situation.ts';

/** What one more of this card changes in the lead, near enough: a tenth card may count for every Gardens. */
function gainOf(table: TableSituation, card: Card): number {
  const tenth = (table.size + 1) % 10 === 0 ? table.owned(GARDENS) : 0;
  return (card === GARDENS ? Math.floor((table.size + 1) / 10) : POINTS[card]) + tenth;
}

/** Whether a final lead wins: equal points go to whoever took fewer turns. */
function wins(table: TableSituation, lead: number): boolean {
  if (lead !== 0) return lead > 0;
  return table.sight.players.every(({ turns }) => turns >= table.turn);
}

/** Whether a card can be had for the coins at hand. */
export const canBuy = (table: TableSituation, card: Card): boolean =>
  COSTS[card] <= table.coins && table.sight.supply[card] > 0;

/** The next buy on a way to end the game this turn as its winner; -1 where there is none. */
export function winningBuy(table: TableSituation): Card {
  if (table.horizon > table.buys || table.horizon === 0) return -1;
  const { supply } = table.sight;
  const provinces = supply[PROVINCE];
  if (
    provinces <= table.buys &&
    provinces * COSTS[PROVINCE] <= table.coins &&
    wins(table, table.lead + provinces * POINTS[PROVINCE])
  )
    return PROVINCE;
  const piles: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (supply[card] > 0) piles.push(card);
  piles.sort((a, b) => supply[a] - supply[b] || COSTS[a] - COSTS[b]);
  let [buys, coins, lead] = [table.buys, table.coins, table.lead];
  const chosen = piles.slice(0, 3 - table.empty);
  for (const card of chosen) {
    const left = supply[card];
    buys -= left;
    coins -= left * COSTS[card];
    lead += left * gainOf(table, card);
  }
  if (buys < 0 || coins < 0 || !wins(table, lead)) return -1;
  return chosen.find((card) => canBuy(table, card)) ?? -1;
}

/** Whether gaining this card would end the game with somebody else as its winner. */
export function losesBy(table: TableSituation, card: Card): boolean {
  if (table.sight.supply[card] !== 1 || (card !== PROVINCE && table.empty < 2) || table.horizon === 0) return false;
  return !wins(table, table.lead + gainOf(table, card));
}
