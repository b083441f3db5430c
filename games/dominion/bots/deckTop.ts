/** Answers to cards that look at one's own deck and discard pile: what to trash, to discard, to put back and to fetch. */
import type { Choice } from '@baize/game';
import { ACTIONS, type Card, COPPER, COSTS, CURSE, nameOf, TREASURES, VICTORIES } from '../src/facts.ts';
import { CHOOSE, chosenCard, DONE, type Move } from '../src/moves.ts';
import { isPoor, unplayable } from './answers.ts';
import type { TableSituation } from './situation.ts';
import type { Line } from './strategy.ts';
import { TERMINALS } from '../src/traits.ts';
import { usualTrash } from './usual.ts';

const choices = (moves: readonly Move[]): Card[] => moves.map(chosenCard).filter((card) => card >= 0);

/** How much a card is wanted in the next hand: Actions before Treasures of the same price, Victory cards not at all. */
const wish = (card: Card): number => (VICTORIES[card] || card === CURSE ? -1 : COSTS[card] + (ACTIONS[card] ? 0.5 : 0));
const best = (cards: readonly Card[]): Card => cards.reduce((one, other) => (wish(other) > wish(one) ? other : one));
const worst = (cards: readonly Card[]): Card => cards.reduce((one, other) => (wish(other) < wish(one) ? other : one));

/** What was looked at goes for good if the strategy trashes such cards. */
export function trashesLookedAt(
  lines: readonly Line[] | null,
  table: TableSituation,
  moves: readonly Move[],
): Choice<Move> {
  const going = choices(moves).find((card) =>
    (lines ?? usualTrash).some((line) => line.card === card && line.holds(table)),
  );
  return going === undefined
    ? { move: DONE, why: 'Trashes nothing more.' }
    : { move: CHOOSE + going, why: `Trashes ${nameOf(going)}.` };
}

export function discardsLookedAt(table: TableSituation, moves: readonly Move[]): Choice<Move> {
  const going = choices(moves).find((card) => isPoor(table, card));
  return going === undefined
    ? { move: DONE, why: 'Discards nothing more.' }
    : { move: CHOOSE + going, why: `Discards ${nameOf(going)}.` };
}

/** The better card lies on top: one that can still be played, should another card draw it this turn. */
export function putsBack(table: TableSituation, moves: readonly Move[]): Choice<Move> {
  const cards = choices(moves);
  const playable = unplayable(table, table.actions) < 0 ? cards : cards.filter((card) => !TERMINALS[card]);
  const card = best(playable.length > 0 ? playable : cards);
  return { move: CHOOSE + card, why: `${nameOf(card)} is drawn first.` };
}

/** From the discard pile: the best card, unless it is no better than what comes anyway. */
export function fetches(moves: readonly Move[]): Choice<Move> {
  const card = best(choices(moves));
  return wish(card) > COSTS[COPPER]
    ? { move: CHOOSE + card, why: `${nameOf(card)} is drawn next.` }
    : { move: DONE, why: 'Nothing there is worth it.' };
}

/** From the hand onto the deck: an Action that cannot be played any more, else money that buys nothing more, else the worst card. */
export function topdecks(table: TableSituation, moves: readonly Move[]): Choice<Move> {
  const cards = choices(moves);
  const actions = cards.filter((card) => (table.actions === 0 ? ACTIONS[card] : TERMINALS[card]));
  if (actions.length > 0 && (table.actions === 0 || unplayable(table, table.actions) > 0)) {
    const card = best(actions);
    return { move: CHOOSE + card, why: `${nameOf(card)} can be played next turn.` };
  }
  const spare = cards.filter((card) => TREASURES[card] && COSTS[card] > 0 && isSpare(table, card));
  const card = spare.length > 0 ? best(spare) : worst(cards);
  return {
    move: CHOOSE + card,
    why: spare.length > 0 ? `${nameOf(card)} buys nothing more.` : `${nameOf(card)} helps least.`,
  };
}

/** Whether what a Treasure adds is more than a Province costs. */
const isSpare = (table: TableSituation, card: Card): boolean =>
  table.buys === 1 && table.coins + table.treasure - (COSTS[card] === 6 ? 3 : 2) >= 8;
