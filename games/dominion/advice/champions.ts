/** The best lists of a setting as genes, and the best of each kind. */
import { type Card, CARD, CURSE, nameOf } from '../src/facts.ts';
import type { Setting } from '../bots/contest.ts';
import { Evolution } from '../bots/evolve.ts';
import { budgetFor, evolvedList, rivalsIn } from '../bots/evolved.ts';
import { type Genes, genesOf, strategyOf } from '../bots/genes.ts';
import { seedLists } from '../bots/seeds.ts';
import { rushesIn, strategyTexts } from '../bots/strategies.ts';
import { readStrategy, type Strategy } from '../bots/strategy.ts';
import { type PlanKind, kindOf } from './kinds.ts';

export const cardNumbers = ({ kingdom }: Setting): Card[] => kingdom.map((name) => CARD[name]);

/** A bred list as genes, with what its Chapel keeps and without lines that wait for a card that is not there. */
export function genesIn(setting: Setting, strategy: Strategy): Genes {
  const kept = strategy.trash?.flatMap(({ text }) => /^Copper if money > (\d+)/.exec(text)?.[1] ?? [])[0];
  const { buy, keep } = genesOf(strategy);
  const there = (card: Card): boolean => card <= CURSE || setting.kingdom.includes(nameOf(card));
  return {
    buy: buy.filter(({ card, count, after }) => there(card) && (count === 0 || there(after))),
    keep: kept === undefined ? keep : Number(kept),
  };
}

export interface Champions {
  /** The best first. */
  readonly lists: readonly Genes[];
  readonly games: number;
}

export function championsOf(setting: Setting, effort: number): Champions {
  const { strategy, others, games } = evolvedList(setting, Math.round(budgetFor(setting) * effort));
  return { lists: [strategy, ...others].map((each) => genesIn(setting, each)), games };
}

/** The best list of a kind; `null` where the kingdom has nothing to begin one with. */
export function championOf(
  setting: Setting,
  kind: PlanKind,
  known: readonly Genes[],
  budget: number,
): { genes: Genes; games: number } | null {
  const allows = (genes: Genes): boolean => kindOf(genes) === kind;
  if (allows(known[0])) return { genes: known[0], games: 0 };
  const rushes = rushesIn(setting.kingdom).map((name) => genesOf(readStrategy(strategyTexts[name])));
  const seeds = [...known, ...rushes, ...seedLists(cardNumbers(setting), rivalsIn(setting)).flat()].filter(allows);
  if (seeds.length === 0) return null;
  const rivals = [strategyOf(known[0]), ...rivalsIn(setting).slice(0, 3)];
  const { strategy, games } = new Evolution(setting, rivals, budget, { kinds: [seeds], allows }).run();
  return { genes: genesIn(setting, strategy), games };
}
