/** Lists to imitate and to play against: those bred for a place, and the written ones that fit it. */
import { existsSync, readFileSync } from 'node:fs';
import { below, pick, type Random } from '../../platform/game/src/index.ts';
import { CURSE, nameOf } from '../../games/dominion/src/facts.ts';
import type { Setting } from '../../games/dominion/bots/contest.ts';
import { evolvedList } from '../../games/dominion/bots/evolved.ts';
import { tempers } from '../../games/dominion/bots/personalities.ts';
import { rushesIn, strategyTexts } from '../../games/dominion/bots/strategies.ts';
import { readStrategy, type Strategy, writeStrategy } from '../../games/dominion/bots/strategy.ts';
import { tunedMoney } from '../../games/dominion/bots/tuned.ts';

/** A place with the lists bred for it, the best first, as text. */
interface Bred {
  readonly place: Setting;
  readonly lists: readonly string[];
}

export function breed(place: Setting): Bred {
  const { strategy, others } = evolvedList(place);
  return { place, lists: [strategy, ...others].map(writeStrategy) };
}

/** Places with lists that can be followed. */
interface Taught {
  readonly place: Setting;
  readonly lists: readonly Strategy[];
}

/** What was bred before; nothing where there is no such file. */
export function readBred(file: string): Taught[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Bred)
    .map(({ place, lists }) => ({ place, lists: lists.map(readStrategy) }));
}

const written = [...Object.values(strategyTexts).map(readStrategy), tunedMoney, ...tempers];
const always = [tunedMoney, ...tempers];

const fits = ({ buy }: Strategy, { kingdom }: Setting): boolean =>
  buy.every(({ card }) => card <= CURSE || kingdom.includes(nameOf(card)));

/** What anybody could bring to this place. */
export const fitting = (place: Setting): Strategy[] => [...written.filter((list) => fits(list, place)), ...always];

/** The rushes that this place allows. */
export const rushing = (place: Setting): Strategy[] =>
  rushesIn(place.kingdom).map((name) => readStrategy(strategyTexts[name]));

/** A list to meet: a rush where there are any as often as all others together, of the bred ones the best likewise. */
export function rival(
  chance: Random,
  bred: readonly Strategy[],
  any: readonly Strategy[],
  rushes: readonly Strategy[],
): Strategy {
  if (rushes.length > 0 && below(chance, 2) === 0) return pick(chance, rushes);
  if (bred.length === 0 || below(chance, 4) === 0) return pick(chance, any);
  return below(chance, 2) === 0 ? bred[0] : pick(chance, bred);
}
