/** What was found out once for the named kingdoms by the official rules (`npm run breed`), so that games there begin at once. */
import { CARD, type CardName, type Edition, RULES } from '../src/facts.ts';
import { PRESETS } from '../src/presets.ts';
import { keyOf, type Setting } from './contest.ts';
import shipped from './named.json' with { type: 'json' };
import { kingdoms } from './strategies.ts';

/** A list to change to, as its place among the bred lists and then the rivals, and what it is worth against each model. */
interface Answer {
  readonly list: number;
  readonly values: readonly number[];
}

/** All that would otherwise be found out before the first turn. */
export interface Named {
  /** What the book follows, chosen in so many games. */
  readonly book: string;
  readonly bookGames: number;
  /** The bred lists, the best first; how many were tried, in how many games. */
  readonly lists: readonly string[];
  readonly tried: number;
  readonly games: number;
  /** What is begun with: the best list, or else the slow rush. */
  readonly begins: number;
  readonly answers: readonly Answer[];
}

const SEATS = [2, 3, 4];

const inOrder = (cards: readonly CardName[]): CardName[] => cards.toSorted((a, b) => CARD[a] - CARD[b]);

function placesOf(edition: Edition, named: Readonly<Record<string, readonly CardName[]>>): [string, Setting][] {
  return Object.entries(named).flatMap(([name, cards]) =>
    SEATS.map((seats): [string, Setting] => {
      const victoryPileSize = RULES.official.victoryPile(seats, 0);
      const setting = { rules: 'official', edition, kingdom: inOrder(cards), victoryPileSize, seats } as const;
      return [`${name}, ${edition} edition, ${seats} players`, setting];
    }),
  );
}

/** Every named kingdom with so many players. */
export const namedSettings: ReadonlyMap<string, Setting> = new Map([
  ...placesOf('first', { ...PRESETS.first, ...kingdoms }),
  ...placesOf('second', PRESETS.second),
]);

const names = new Map([...namedSettings].map(([name, setting]) => [keyOf(setting), name]));
const known: Readonly<Record<string, Named>> = shipped.places;

/** What is known of a setting; `null` where everything has to be found out. Where editions are mixed cards are worded as in the second. */
export function namedAt(setting: Setting): Named | null {
  const edition = setting.edition === 'both' ? 'second' : setting.edition;
  const name = names.get(keyOf({ ...setting, edition, kingdom: inOrder(setting.kingdom) }));
  return name === undefined ? null : (known[name] ?? null);
}
