/** The best of the written lists for the kingdom at hand, found out by playing them against each other. */
import { type Bot, finish, type Stepwise } from '@baize/game';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { contest, keyOf, noTally, type Setting, settingOf, worthOf } from './contest.ts';
import { namedAt } from './named.ts';
import { Shelf } from './shelf.ts';
import { follow } from './player.ts';
import { Preparing } from './preparing.ts';
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

/** The written lists of cards that there are in this edition. */
export const listsFor = ({ edition }: Setting): typeof written =>
  edition === 'first' ? written.filter(({ name }) => !isSecondEdition(name)) : written;

/** First all against plain money and the rushes of this kingdom, then the better ones with more games, then the best among themselves and against the rushes. */
export const chooseFor = (setting: Setting): Chosen => finish(choosing(setting));

/** The same in steps: the part of the lists that have played, and stopped, the best of those that have. */
export function* choosing(setting: Setting): Stepwise<Chosen, number> {
  let games = 0;
  let stopped = false;
  const lists = listsFor(setting);
  const rushes = named(rushesIn(setting.kingdom));
  const yardsticks = [...named(['BMU']), ...rushes];
  const all = 20 * lists.length + 100 * 8 + 200 * 4;
  function* ranked(
    some: typeof written,
    panel: readonly Strategy[],
    count: number,
    seed: string,
  ): Stepwise<typeof written, number> {
    if (stopped) return some;
    const worth = new Map<string, number>();
    for (const { name, strategy } of some) {
      const tally = noTally(panel.length);
      contest(setting, strategy, panel, count * setting.seats, seed, tally);
      games += count * setting.seats;
      worth.set(name, worthOf(tally));
      stopped = yield games / (all * setting.seats);
      if (stopped) break;
    }
    const played = some.filter(({ name }) => worth.has(name));
    return played.toSorted((a, b) => (worth.get(b.name) as number) - (worth.get(a.name) as number));
  }
  const better = (yield* ranked(lists, yardsticks, 20, 'book first')).slice(0, 8);
  const best = (yield* ranked(better, yardsticks, 100, 'book second')).slice(0, 4);
  const finalists = [...new Set([...best.map(({ strategy }) => strategy), ...rushes])];
  const [first] = yield* ranked(best, finalists, 200, 'book last');
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

/** The same in steps; stopped, the best of those tried, which is not remembered. */
export function* bookSteps(setting: Setting): Stepwise<Chosen, number> {
  if (shelf.has(keyOf(setting)) || knownFor(setting) !== null) return bookList(setting);
  let stopped = false;
  const steps = choosing(setting);
  for (let step = steps.next(false); ; step = steps.next(stopped)) {
    if (step.done === true) return stopped ? step.value : shelf.get(keyOf(setting), () => step.value);
    stopped = yield step.value;
  }
}

/** What it follows where it was stopped. */
const hastyLists = new Shelf<Strategy>();

export const book: Bot<View, Move> = {
  name: 'book',
  about: 'Tries the written strategies on this kingdom before the first turn and follows the best.',
  stars: 4,
  *prepare(view) {
    const setting = settingOf(view);
    const detail = `${listsFor(setting).length} written lists compared`;
    const preparation = new Preparing([{ title: 'Practice games', detail }]);
    const { name } = yield* preparation.stage(1, bookSteps(setting), () => detail);
    return preparation.stopped ? { name } : null;
  },
  decide(view, moves, seat, _random, plan) {
    if (plan !== undefined) {
      const hasty = strategyTexts[(plan as { readonly name: string }).name];
      return follow(
        hastyLists.get(hasty, () => ({ ...readStrategy(hasty), careful: true })),
        view,
        moves,
        seat,
      );
    }
    const { name, careful, games } = bookList(settingOf(view));
    const { move, why } = follow(careful, view, moves, seat);
    const isFirst = view.players[seat]?.turns === 1;
    return { move, why: isFirst ? `${why} ${name} was the best of ${written.length} lists in ${games} games.` : why };
  },
};
