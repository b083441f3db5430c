/** The best list that buys a card, and the best that does not. */
import { type Card, COSTS, GOLD, SILVER } from '../src/facts.ts';
import type { Setting } from '../bots/contest.ts';
import { Evolution } from '../bots/evolve.ts';
import { type Gene, gene, type Genes, strategyOf } from '../bots/genes.ts';
import type { Strategy } from '../bots/strategy.ts';
import { cardNumbers, genesIn } from './champions.ts';

/** Whether a list is certain to buy this card sooner or later: nothing that can always be bought instead stands before it. */
export function buysSurely({ buy }: Genes, card: Card): boolean {
  const at = buy.findIndex((each) => each.card === card && free(each));
  return at >= 0 && buy.slice(0, at).every((each) => COSTS[each.card] > COSTS[card] || !free(each) || each.until > 0);
}

const free = ({ turn, horizon, money, count }: Gene): boolean =>
  turn === 0 && horizon === 0 && money === 0 && count === 0;

/** The list with one or two of a card, at several places. */
function adding({ buy, keep }: Genes, card: Card): Genes[] {
  const places = new Set([0, ...[GOLD, SILVER].map((each) => buy.findIndex((line) => line.card === each))]);
  return [...places].flatMap((at) =>
    at < 0
      ? []
      : [1, 2].map((until) => ({ buy: [...buy.slice(0, at), gene(card, { until }), ...buy.slice(at)], keep })),
  );
}

const dropping = ({ buy, keep }: Genes, card: Card): Genes => ({
  buy: buy.filter((each) => each.card !== card && !(each.count > 0 && each.after === card)),
  keep,
});

export interface Pair {
  readonly having: Strategy;
  readonly lacking: Strategy;
  /** The one that was bred for this; the other is the best list known, which is the one with the card where it is owned. */
  readonly bred: Genes;
  readonly owned: boolean;
  /** Games that it took to find them. */
  readonly games: number;
}

/** From the best lists known, the very best first: a list that already is what is wanted stands. */
export function pairFor(setting: Setting, lists: readonly Genes[], card: Card, budget: number): Pair {
  const [best] = lists;
  const owned = buysSurely(best, card);
  const kinds = [owned ? lists.map((each) => dropping(each, card)) : lists.flatMap((each) => adding(each, card))];
  const { strategy, games } = new Evolution(
    setting,
    lists.slice(0, 3).map(strategyOf),
    budget,
    owned
      ? { kinds, cards: cardNumbers(setting).filter((each) => each !== card) }
      : { kinds, allows: (genes) => buysSurely(genes, card) },
  ).run();
  const bred = genesIn(setting, strategy);
  const known = strategyOf(best);
  return owned
    ? { having: known, lacking: strategy, bred, owned, games }
    : { having: strategy, lacking: known, bred, owned, games };
}
