/** A player whose list was evolved for this kingdom, this number of players and these rules, before its first turn. */
import type { Bot } from '@baize/game';
import type { CardName } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { bookList, type Chosen } from './book.ts';
import { keyOf, type Place, placeOf } from './contest.ts';
import { type Evolved, Evolution } from './evolve.ts';
import { learnt } from './learnt/mind.ts';
import { type Named, namedAt } from './named.ts';
import { modelOf } from './opponents.ts';
import { listNow, type Repertoire, repertoireFor } from './repertoire.ts';
import { tempers } from './personalities.ts';
import { follow } from './player.ts';
import { Shelf } from './shelf.ts';
import { TableSituation } from './situation.ts';
import { rushesIn, strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Games to breed by, so many between two: games of more players take longer. A core plays about fifteen thousand of two a second. */
export const budgetFor = ({ seats }: Place, games = 35_000): number => Math.round((2 * games) / Math.max(2, seats));

const plainMoney = readStrategy(strategyTexts['BMspec']);
/** What the levels below follow everywhere; the book's list is the kingdom's. */
const below = [plainMoney, tunedMoney, ...tempers];

/** What attacks and engines follow that are published for one card. */
const published: Readonly<Partial<Record<CardName, string>>> = { Witch: 'DoubleWitch', Laboratory: 'ChapelLab' };

/** Whom a list for this place must hold its own against: everybody below, and what is published for these cards. */
export function rivalsIn(place: Place, chosen: Chosen = bookList(place)): readonly Strategy[] {
  const names = [...rushesIn(place.kingdom), ...place.kingdom.flatMap((card) => published[card] ?? [])];
  const known = names.filter((name) => name !== chosen.name).map((name) => readStrategy(strategyTexts[name]));
  return [chosen.strategy, ...below, ...known];
}

/** What was bred once, where lists are asked for that are bred as long as usual. */
const known = (place: Place, budget: number): Named | null => (budget === budgetFor(place) ? namedAt(place) : null);

function bredOnce({ lists: [text, ...others], tried, games }: Named): Evolved {
  return { text, strategy: readStrategy(text), others: others.map(readStrategy), lists: tried, games };
}

const shelf = new Shelf<Evolved>();

/** The list for this place: found once, then remembered. */
export const evolvedList = (place: Place, budget: number = budgetFor(place)): Evolved =>
  shelf.get(`${keyOf(place)} ${budget}`, () => {
    const named = known(place, budget);
    return named === null ? new Evolution(place, rivalsIn(place), budget).run() : bredOnce(named);
  });

/** What can be begun with: the best list, and the slow rush where there is one. */
const beginnings = ({ kingdom }: Place, { strategy }: Evolved): readonly Strategy[] => [
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

/** The repertoire from these lists, found out by playing them. */
export const repertoireFrom = (place: Place, bred: Evolved, rivals: readonly Strategy[]): Repertoire =>
  repertoireFor(place, beginnings(place, bred), changes(bred, rivals), [bred.strategy, ...rivals]);

/** The same repertoire as data: which of the lists, and what they are worth. */
export function repertoireAsData(
  place: Place,
  bred: Evolved,
  rivals: readonly Strategy[],
): Pick<Named, 'begins' | 'answers'> {
  const { main, responses } = repertoireFrom(place, bred, rivals);
  const lists = changes(bred, rivals);
  // The main list stands first among the answers, and is the only one that need not be among these lists.
  const answers = responses.map(({ strategy, values }) => ({ list: lists.indexOf(strategy), values }));
  return { begins: main === bred.strategy ? 0 : 1, answers };
}

/** The repertoire that such data describe. */
function repertoireBy(
  place: Place,
  { begins, answers }: Named,
  bred: Evolved,
  rivals: readonly Strategy[],
): Repertoire {
  const models = [bred.strategy, ...rivals];
  const lists = changes(bred, rivals);
  const main = beginnings(place, bred)[begins];
  return {
    main,
    models: models.map((each) => modelOf(place, each, models.slice(0, 3))),
    responses: answers.map(({ list, values }, at) => ({ strategy: at === 0 ? main : lists[list], values })),
  };
}

const repertoires = new Shelf<Repertoire>();

/** That list, and what to change to against whom. */
export const repertoireOf = (place: Place, budget: number = budgetFor(place)): Repertoire =>
  repertoires.get(`${keyOf(place)} ${budget}`, () => {
    const named = known(place, budget);
    const bred = evolvedList(place, budget);
    const rivals = rivalsIn(place);
    return named === null ? repertoireFrom(place, bred, rivals) : repertoireBy(place, named, bred, rivals);
  });

/** So many gains before the game can end lists come to theirs: from here on the network does better than any of them. */
const LATE = 5;

export const evolved: Bot<View, Move> = {
  name: 'evolved',
  about:
    'Works out a plan for this kingdom before its first turn, which takes a moment, and changes it when yours calls for that.',
  stars: 4,
  slowStart: true,
  decide(view, moves, seat) {
    if (TableSituation.ofView(view, seat).horizon <= LATE) return follow(learnt, view, moves, seat);
    const place = placeOf(view);
    const { lists, games } = evolvedList(place);
    const repertoire = repertoireOf(place);
    const now = listNow(repertoire, view, seat);
    const { move, why } = follow(now, view, moves, seat);
    if (now.mind !== undefined) return { move, why: `${why} No list has an answer to theirs.` };
    if (now !== repertoire.main) return { move, why: `${why} This list answers theirs.` };
    if (view.players[seat]?.turns !== 1) return { move, why };
    const text = now.buy.map((line) => line.text).join('; ');
    return { move, why: `${why} Evolved ${lists} lists in ${games} games; the best: ${text}.` };
  },
};
