/** Answers to what cards ask: what to discard, to trash, to keep and to take. */
import type { Choice, Seat } from '@baize/game';
import {
  type Card,
  CARD,
  CARDS,
  COPPER,
  COSTS,
  CURSE,
  DUCHY,
  ESTATE,
  GARDENS,
  GOLD,
  nameOf,
  PROVINCE,
  SILVER,
  VICTORIES,
} from '../src/facts.ts';
import { CHOOSE, DONE, type Move, NO, YES } from '../src/moves.ts';
import type { Frame } from '../src/state.ts';
import type { PlayerView } from '../src/view.ts';
import type { TableSituation } from './situation.ts';
import type { Line, Situation } from './strategy.ts';
import { usualTrash } from './usual.ts';

/** What is discarded first: cards that do nothing in hand, then the cheapest. */
const discardOrder: readonly Card[] = [
  DUCHY,
  GARDENS,
  PROVINCE,
  CURSE,
  ESTATE,
  ...Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => ![DUCHY, GARDENS, PROVINCE, CURSE, ESTATE].includes(card))
    .toSorted((a, b) => (COSTS[a] as number) - (COSTS[b] as number)),
];

const isDead = (card: Card): boolean => card === CURSE || ((VICTORIES >> card) & 1) === 1;

/** Cards are picked upwards in the table of cards, so the smallest of those that should go is named first. */
function pickFrom(cards: readonly Card[], moves: readonly Move[], deed: string): Choice<Move> {
  let least = -1;
  for (const card of cards) if ((least === -1 || card < least) && moves.includes(CHOOSE + card)) least = card;
  if (least >= 0) return { move: CHOOSE + least, why: `${deed} ${nameOf(least)}.` };
  return { move: moves.includes(DONE) ? DONE : (moves[0] as Move), why: `${deed} nothing more.` };
}

/** Down to `keep` cards: the worst go. */
export function discards(table: TableSituation, moves: readonly Move[], keep: number): Choice<Move> {
  let held = 0;
  for (let card = 0; card < CARDS; card++) held += table.hand(card);
  const going: Card[] = [];
  for (const card of discardOrder)
    for (let i = 0; i < table.hand(card) && going.length < held - keep; i++) going.push(card);
  return pickFrom(going, moves, 'Discards');
}

/** What should be trashed, one after another, up to `most` cards. */
export function trashes(lines: readonly Line[] | null, table: TableSituation, most: number): Card[] {
  const going: Card[] = [];
  const gone = (card: Card): number => going.filter((each) => each === card).length;
  while (going.length < most) {
    // As it will be once those before have gone.
    const after: Situation = {
      coins: table.coins,
      buys: table.buys,
      actions: table.actions,
      turn: table.turn,
      plays: table.plays,
      empty: table.empty,
      horizon: table.horizon,
      size: table.size - going.length,
      money: table.money - gone(COPPER),
      treasure: table.treasure - gone(COPPER),
      supply: (card) => table.supply(card),
      owned: (card) => table.owned(card) - gone(card),
      hand: (card) => table.hand(card) - gone(card),
    };
    const line = (lines ?? usualTrash).find((each) => after.hand(each.card) > 0 && each.holds(after));
    if (line === undefined) break;
    going.push(line.card);
  }
  return going;
}

/** A choice among the cards in hand, by the card that asks. */
export function answerPick(
  lines: readonly Line[] | null,
  table: TableSituation,
  moves: readonly Move[],
  frame: Frame,
): Choice<Move> {
  switch (frame.card) {
    case CARD.Chapel:
      return pickFrom(trashes(lines, table, 4 - frame.n), moves, 'Trashes');
    case CARD.Cellar: {
      const dead: Card[] = [];
      for (let card = 0; card < CARDS; card++) if (isDead(card) && table.hand(card) > 0) dead.push(card);
      return pickFrom(dead, moves, 'Discards');
    }
    case CARD.Moneylender:
      return pickFrom([COPPER], moves, 'Trashes');
    case CARD.Mine:
      return pickFrom([mined(table)], moves, 'Trashes');
    case CARD.Remodel:
      return pickFrom([remodelled(table)], moves, 'Trashes');
    default:
      return pickFrom(
        discardOrder.filter((card) => table.hand(card) > 0 && moves.includes(CHOOSE + card)).slice(0, 1),
        moves,
        'Gives up',
      );
  }
}

/** Copper into Silver first; near the end Silver into Gold, which pays at once. */
function mined(table: TableSituation): Card {
  const order = table.horizon <= 5 ? [SILVER, COPPER] : [COPPER, SILVER];
  const canGain = (from: Card): boolean => table.supply(from === COPPER ? SILVER : GOLD) > 0;
  return (
    order.find((card) => table.hand(card) > 0 && canGain(card)) ??
    [COPPER, SILVER, GOLD].find((card) => table.hand(card) > 0) ??
    COPPER
  );
}

/** Gold into Province towards the end, else what is no good, else what gains most by two coins. */
function remodelled(table: TableSituation): Card {
  const has = (card: Card): boolean => table.hand(card) > 0;
  if (table.horizon <= 6 && has(GOLD) && table.supply(PROVINCE) > 0) return GOLD;
  for (const card of [CURSE, ESTATE, COPPER]) if (has(card)) return card;
  for (let card = CARDS - 1; card > CURSE; card--) if (has(card)) return card;
  return [SILVER, DUCHY, GOLD, PROVINCE].find(has) ?? ESTATE;
}

export const reveals: Choice<Move> = { move: YES, why: 'Reveals Moat.' };

/** A Chancellor puts the deck away: what was just bought comes back sooner. */
export const flips: Choice<Move> = { move: YES, why: 'Puts the deck into the discard pile.' };

/** The dearest Treasure is trashed. */
export function robs(moves: readonly Move[]): Choice<Move> {
  const card = Math.max(...moves) - CHOOSE;
  return { move: CHOOSE + card, why: `Trashes ${nameOf(card)}.` };
}

/** Every Treasure trashed is taken, Copper excepted. */
export function answerLoot(moves: readonly Move[]): Choice<Move> {
  return pickFrom([SILVER, GOLD], moves, 'Takes');
}

/** An Action that cannot be played any more makes room for another card. */
export function setsAside(table: TableSituation): Choice<Move> {
  return table.actions === 0
    ? { move: YES, why: 'No Action can be played any more.' }
    : { move: NO, why: 'It can still be played.' };
}

/** Bad cards of one's own go, and good cards of others. */
export function spies(table: TableSituation, seat: Seat, frame: Frame): Choice<Move> {
  const [card = COPPER] = (table.view.players[frame.who] as PlayerView).seen;
  const own = frame.who === seat;
  const average = table.money / Math.max(1, table.size);
  const bad = isDead(card) || (card === COPPER && average > 1);
  return bad === own
    ? { move: YES, why: own ? `${nameOf(card)} is better gone.` : `${nameOf(card)} would help them.` }
    : { move: NO, why: own ? `${nameOf(card)} is welcome.` : `${nameOf(card)} does not help them.` };
}
