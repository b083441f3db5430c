/** A player whose list was evolved for this kingdom, this number of players and these rules, before its first turn. */
import type { Bot, Seat, Stepwise } from '@baize/game';
import type { CardName } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { bookList, bookSteps, type Chosen, listsFor } from './book.ts';
import { keyOf, type Setting, settingOf } from './contest.ts';
import { type Evolved, Evolution } from './evolve.ts';
import { learnt } from './learnt/mind.ts';
import { type Named, namedAt } from './named.ts';
import { modelOf } from './opponents.ts';
import { Preparing } from './preparing.ts';
import { followsList, listNow, type Repertoire, repertoireFor, repertoireSteps } from './repertoire.ts';
import { tempers } from './personalities.ts';
import { follow } from './player.ts';
import { Shelf } from './shelf.ts';
import { TableSituation } from './situation.ts';
import { rushesIn, strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Games to breed by, so many between two: games of more players take longer. A core plays about fifteen thousand of two a second. */
export const budgetFor = ({ seats }: Setting, games = 35_000): number => Math.round((2 * games) / Math.max(2, seats));

const plainMoney = readStrategy(strategyTexts['BMspec']);
/** What the levels below follow everywhere; the book's list is the kingdom's. */
const below = [plainMoney, tunedMoney, ...tempers];

/** What attacks and engines follow that are published for one card. */
const published: Readonly<Partial<Record<CardName, string>>> = { Witch: 'DoubleWitch', Laboratory: 'ChapelLab' };

/** Whom a list for this setting must hold its own against: everybody below, and what is published for these cards. */
export function rivalsIn(setting: Setting, chosen: Chosen = bookList(setting)): readonly Strategy[] {
  const names = [...rushesIn(setting.kingdom), ...setting.kingdom.flatMap((card) => published[card] ?? [])];
  const known = names.filter((name) => name !== chosen.name).map((name) => readStrategy(strategyTexts[name]));
  return [chosen.strategy, ...below, ...known];
}

/** What was bred once, where lists are asked for that are bred as long as usual. */
const known = (setting: Setting, budget: number): Named | null =>
  budget === budgetFor(setting) ? namedAt(setting) : null;

function bredOnce({ lists: [text, ...others], tried, games }: Named): Evolved {
  return { text, strategy: readStrategy(text), others: others.map(readStrategy), lists: tried, games };
}

const shelf = new Shelf<Evolved>();

const shelfKey = (setting: Setting, budget: number): string => `${keyOf(setting)} ${budget}`;

/** The list for this setting: found once, then remembered. */
export const evolvedList = (setting: Setting, budget: number = budgetFor(setting)): Evolved =>
  shelf.get(shelfKey(setting, budget), () => {
    const named = known(setting, budget);
    return named === null ? new Evolution(setting, rivalsIn(setting), budget).run() : bredOnce(named);
  });

/** What can be begun with: the best list, and the slow rush where there is one. */
const beginnings = ({ kingdom }: Setting, { strategy }: Evolved): readonly Strategy[] => [
  strategy,
  ...rushesIn(kingdom)
    .slice(0, 1)
    .map((name) => readStrategy(strategyTexts[name])),
];
/** What can be changed to. */
const changes = ({ strategy, others }: Evolved, rivals: readonly Strategy[]): readonly Strategy[] => [
  strategy,
  ...others,
  ...rivals,
];

/** What a repertoire from these lists is found out by. */
const ingredients = (
  setting: Setting,
  bred: Evolved,
  rivals: readonly Strategy[],
): Parameters<typeof repertoireFor> => [
  setting,
  beginnings(setting, bred),
  changes(bred, rivals),
  [bred.strategy, ...rivals],
];

/** The repertoire from these lists, found out by playing them. */
export const repertoireFrom = (setting: Setting, bred: Evolved, rivals: readonly Strategy[]): Repertoire =>
  repertoireFor(...ingredients(setting, bred, rivals));

/** The same repertoire as data: which of the lists, and what they are worth. */
export function repertoireAsData(
  setting: Setting,
  bred: Evolved,
  rivals: readonly Strategy[],
): Pick<Named, 'begins' | 'answers'> {
  const { main, responses } = repertoireFrom(setting, bred, rivals);
  const lists = changes(bred, rivals);
  // The main list stands first among the answers, and is the only one that need not be among these lists.
  const answers = responses.map(({ strategy, values }) => ({ list: lists.indexOf(strategy), values }));
  return { begins: main === bred.strategy ? 0 : 1, answers };
}

/** The repertoire that such data describe. */
function repertoireBy(
  setting: Setting,
  { begins, answers }: Named,
  bred: Evolved,
  rivals: readonly Strategy[],
): Repertoire {
  const models = [bred.strategy, ...rivals];
  const lists = changes(bred, rivals);
  const main = beginnings(setting, bred)[begins];
  return {
    main,
    models: models.map((each) => modelOf(setting, each, models.slice(0, 3))),
    responses: answers.map(({ list, values }, at) => ({ strategy: at === 0 ? main : lists[list], values })),
  };
}

const repertoires = new Shelf<Repertoire>();

/** That list, and what to change to against whom. */
export const repertoireOf = (setting: Setting, budget: number = budgetFor(setting)): Repertoire =>
  repertoires.get(shelfKey(setting, budget), () => {
    const named = known(setting, budget);
    const bred = evolvedList(setting, budget);
    const rivals = rivalsIn(setting);
    return named === null ? repertoireFrom(setting, bred, rivals) : repertoireBy(setting, named, bred, rivals);
  });

/** So many gains before the game can end lists come to theirs: from here on the network does better than any of them. */
const LATE = 5;
/** After so many turns the network plays on against whoever follows a list. */
const SEEN = 4;

/** What it follows where its preparation was stopped: one list, without answers to others'. */
interface HastyPlan {
  readonly list: string;
  readonly lists: number;
  readonly games: number;
}

const hastyPlans = new Shelf<Strategy>();

/** The steps before the first turn where nothing is known: the written lists, then breeding, then answers to what others may follow. */
function* preparing(setting: Setting): Stepwise<HastyPlan | null> {
  const budget = budgetFor(setting);
  const answers = setting.seats === 2;
  const written = listsFor(setting).length;
  const ideas = `${written} written lists compared`;
  const preparation = new Preparing([
    { title: 'Ideas', detail: ideas },
    { title: 'Practice games', detail: `${count(budget)} to play` },
    { title: 'Choice', detail: 'the best list is kept' },
  ]);
  const chosen = yield* preparation.stage(answers ? 0.15 : 0.1, bookSteps(setting), () => ideas);
  if (preparation.stopped) return { list: strategyTexts[chosen.name], lists: written, games: chosen.games };
  const rivals = rivalsIn(setting, chosen);
  const evolution = new Evolution(setting, rivals, budget);
  const bred = yield* preparation.stage(
    answers ? 0.7 : 0.9,
    evolution.steps(),
    () => `${count(Math.min(evolution.games, budget))} of ${count(budget)} played`,
  );
  if (!preparation.stopped) {
    shelf.get(shelfKey(setting, budget), () => bred);
    const repertoire = yield* preparation.stage(
      0.15,
      repertoireSteps(...ingredients(setting, bred, rivals)),
      () => `the best of ${count(bred.lists)} lists, and answers to others`,
    );
    if (!preparation.stopped) {
      repertoires.get(shelfKey(setting, budget), () => repertoire);
      return null;
    }
  }
  return { list: bred.text, lists: bred.lists, games: bred.games };
}

const wordsOf = ({ buy }: Strategy): string => buy.map((line) => line.text).join('; ');
const count = (games: number): string => games.toLocaleString('en');

/** Gains before the game can end. */
const horizonOf = (view: View, seat: Seat): number => TableSituation.ofView(view, seat).horizon;

export const evolved: Bot<View, Move> = {
  name: 'evolved',
  about:
    'Works out a plan for this kingdom before its first turn, which takes a moment, and changes it when yours calls for that.',
  stars: 4,
  slowStart: true,
  *prepare(view, seat) {
    const setting = settingOf(view);
    const budget = budgetFor(setting);
    if (horizonOf(view, seat) <= LATE || known(setting, budget) !== null || repertoires.has(shelfKey(setting, budget)))
      return null;
    return yield* preparing(setting);
  },
  decide(view, moves, seat, _random, plan) {
    const horizon = horizonOf(view, seat);
    if (horizon <= LATE) return follow(learnt, view, moves, seat);
    const isFirst = view.players[seat]?.turns === 1;
    if (plan !== undefined) {
      const { list, lists, games } = plan as HastyPlan;
      const strategy = hastyPlans.get(list, () => readStrategy(list));
      const { move, why } = follow(strategy, view, moves, seat);
      const hasty = `Stopped early, after ${lists} lists and ${games} games; the best: ${wordsOf(strategy)}.`;
      return { move, why: isFirst ? `${why} ${hasty}` : why };
    }
    const setting = settingOf(view);
    const { lists, games } = evolvedList(setting);
    const repertoire = repertoireOf(setting);
    if ((view.players[seat]?.turns ?? 0) > SEEN && followsList(setting, repertoire, view, seat))
      return follow(learnt, view, moves, seat);
    const now = listNow(repertoire, view, seat);
    const { move, why } = follow(now, view, moves, seat);
    if (now.mind !== undefined) return { move, why: `${why} No list has an answer to theirs.` };
    if (now !== repertoire.main) return { move, why: `${why} This list answers theirs.` };
    if (!isFirst) return { move, why };
    return { move, why: `${why} Evolved ${lists} lists in ${games} games; the best: ${wordsOf(now)}.` };
  },
};
