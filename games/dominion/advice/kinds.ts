/** Kinds of lists: money with a card or two, engines that play many Actions a turn, rushes that end the game before others are ready. */
import { type Card, GARDENS } from '../src/facts.ts';
import { TRAITS } from '../src/traits.ts';
import type { Gene, Genes } from '../bots/genes.ts';

export type PlanKind = 'money' | 'engine' | 'rush';

const several = ({ until }: Gene): boolean => until !== 1;
export const givesActions = (card: Card): boolean => TRAITS[card].actions > 1;
export const draws = (card: Card): boolean => TRAITS[card].cards > 1;

export function kindOf({ buy }: Genes): PlanKind {
  if (buy.some(({ card, horizon, until }) => card === GARDENS && horizon === 0 && until === 0)) return 'rush';
  const has = (test: (card: Card) => boolean): boolean => buy.some((each) => test(each.card) && several(each));
  return has(givesActions) && has(draws) ? 'engine' : 'money';
}

/** The kingdom cards that a list buys, in its order, each with the most that it wants; 0 is any number. */
export function cardsOf({ buy }: Genes, kingdom: readonly Card[]): { readonly card: Card; readonly most: number }[] {
  const found = new Map<Card, number>();
  for (const { card, until } of buy)
    if (kingdom.includes(card)) {
      const before = found.get(card);
      found.set(card, before === undefined ? until : before === 0 || until === 0 ? 0 : Math.max(before, until));
    }
  return [...found].map(([card, most]) => ({ card, most }));
}
