/** The best of the written lists for the kingdom at hand, found out by playing them against each other. */
import type { Bot } from '@baize/game';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { contest, keyOf, noTally, type Setting, settingOf, worthOf } from './contest.ts';
import { namedAt } from './named.ts';
import { Shelf } from './shelf.ts';
import { follow } from './player.ts';
import { isSecondEdition, rushesIn, strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';

export interface Chosen {
  readonly name: string;
  readonly strategy: Strategy;
  /** The same by a player who counts the points before a buy that ends the game. */
  readonly careful: Strategy;
  readonly games: number;
}

const written = Object.entries(strategyTexts).map(([name, text]) => ({ name, strategy: readStrategy(text) }));
const named = (names: readonly string[]): Strategy[] =>
  written.filter(({ name }) => names.includes(name)).map(({ strategy }) => strategy);

/** First all against plain money and the rushes of this kingdom, then the better ones with more games, then the best among themselves and against the rushes. */
export function chooseFor(setting: Setting): Chosen {
  let games = 0;
  const ranked = (lists: typeof written, panel: readonly Strategy[], count: number, seed: string): typeof written => {
    const worth = new Map<string, number>();
    for (const { name, strategy } of lists) {
      const tally = noTally(panel.length);
      contest(setting, strategy, panel, count * setting.seats, seed, tally);
      games += count * setting.seats;
      worth.set(name, worthOf(tally));
    }
    return lists.toSorted((a, b) => (worth.get(b.name) as number) - (worth.get(a.name) as number));
  };
  const lists = setting.edition === 'first' ? written.filter(({ name }) => !isSecondEdition(name)) : written;
  const rushes = named(rushesIn(setting.kingdom));
  const yardsticks = [...named(['BMU']), ...rushes];
  const better = ranked(lists, yardsticks, 20, 'book first').slice(0, 8);
  const best = ranked(better, yardsticks, 100, 'book second').slice(0, 4);
  const [first] = ranked(
    best,
    [...new Set([...best.map(({ strategy }) => strategy), ...rushes])],
    200,
    'book last',
  ) as [(typeof written)[number]];
  return chosen(first, games);
}

const chosen = ({ name, strategy }: (typeof written)[number], games: number): Chosen => ({
  name,
  strategy,
  careful: { ...strategy, careful: true },
  games,
});

/** What was chosen once, in the named kingdoms. */
function knownFor(setting: Setting): Chosen | null {
  const known = namedAt(setting);
  const first = written.find(({ name }) => name === known?.book);
  return known === null || first === undefined ? null : chosen(first, known.bookGames);
}

const shelf = new Shelf<Chosen>();

/** The list that the book has for this setting. */
export const bookList = (setting: Setting): Chosen =>
  shelf.get(keyOf(setting), () => knownFor(setting) ?? chooseFor(setting));

export const book: Bot<View, Move> = {
  name: 'book',
  about: 'Tries the written strategies on this kingdom before the first turn and follows the best.',
  stars: 4,
  decide(view, moves, seat) {
    const { name, careful, games } = bookList(settingOf(view));
    const { move, why } = follow(careful, view, moves, seat);
    const isFirst = view.players[seat]?.turns === 1;
    return { move, why: isFirst ? `${why} ${name} was the best of ${written.length} lists in ${games} games.` : why };
  },
};
