/** A player whose list was evolved for this kingdom, this number of players and these rules, before its first turn. */
import type { Bot } from '@baize/game';
import type { CardName } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { bookList } from './book.ts';
import { keyOf, type Place, placeOf } from './contest.ts';
import { type Evolved, Evolution } from './evolve.ts';
import { learnt } from './learnt/mind.ts';
import { listNow, type Repertoire, repertoireFor } from './repertoire.ts';
import { tempers } from './personalities.ts';
import { follow } from './player.ts';
import { Shelf } from './shelf.ts';
import { TableSituation } from './situation.ts';
import { rushesIn, strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Games to breed by: games of more players take longer. A core plays about fifteen thousand of two a second. */
export const budgetFor = ({ seats }: Place): number => Math.round(70_000 / Math.max(2, seats));

const plainMoney = readStrategy(strategyTexts['BMspec']);
/** What the levels below follow everywhere; the book's list is the kingdom's. */
const below = [plainMoney, tunedMoney, ...tempers];

/** What attacks and engines follow that are published for one card. */
const published: Readonly<Partial<Record<CardName, string>>> = { Witch: 'DoubleWitch', Laboratory: 'ChapelLab' };

/** Whom a list for this place must hold its own against: everybody below, and what is published for these cards. */
export function rivalsIn(place: Place): readonly Strategy[] {
  const chosen = bookList(place);
  const names = [...rushesIn(place.kingdom), ...place.kingdom.flatMap((card) => published[card] ?? [])];
  const known = names.filter((name) => name !== chosen.name).map((name) => readStrategy(strategyTexts[name]));
  return [chosen.strategy, ...below, ...known];
}

const shelf = new Shelf<Evolved>();

/** The list for this place: found once, then remembered. */
export const evolvedList = (place: Place, budget: number = budgetFor(place)): Evolved =>
  shelf.get(`${keyOf(place)} ${budget}`, () => new Evolution(place, rivalsIn(place), budget).run());

const repertoires = new Shelf<Repertoire>();

/** That list, and what to change to against whom. */
export const repertoireOf = (place: Place, budget: number = budgetFor(place)): Repertoire =>
  repertoires.get(`${keyOf(place)} ${budget}`, () => {
    const { strategy, others } = evolvedList(place, budget);
    const rivals = rivalsIn(place);
    const slow = rushesIn(place.kingdom)
      .slice(0, 1)
      .map((name) => readStrategy(strategyTexts[name]));
    return repertoireFor(place, [strategy, ...slow], [strategy, ...others, ...rivals], [strategy, ...rivals]);
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
