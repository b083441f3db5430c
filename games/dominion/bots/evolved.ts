/** A player whose list was evolved for this kingdom, this number of players and these rules, before its first turn. */
import type { Bot } from '@baize/game';
import type { CardName } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { bookList } from './book.ts';
import { keyOf, type Place, placeOf } from './contest.ts';
import { type Evolved, Evolution } from './evolve.ts';
import { listNow, type Repertoire, repertoireFor } from './repertoire.ts';
import { tempers } from './personalities.ts';
import { follow } from './player.ts';
import { Shelf } from './shelf.ts';
import { strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Games, of which a core plays ten to thirty thousand a second. */
const BUDGET = 26_000;

const plainMoney = readStrategy(strategyTexts['BMspec']);
/** What the levels below follow everywhere; the book's list is the kingdom's. */
const below = [plainMoney, tunedMoney, ...tempers];

/** Lists that anybody may bring who has read about the game, with the cards that they need. */
const published: readonly { readonly needs: readonly CardName[]; readonly strategy: Strategy }[] = [
  { needs: ['Gardens', 'Workshop'], strategy: readStrategy(strategyTexts['GardensRush']) },
  { needs: ['Gardens', 'Workshop'], strategy: readStrategy(strategyTexts['WorkshopRush']) },
  { needs: ['Witch'], strategy: readStrategy(strategyTexts['DoubleWitch']) },
  { needs: ['Chapel', 'Laboratory'], strategy: readStrategy(strategyTexts['ChapelLab']) },
];

/** Whom a list for this place must hold its own against: everybody below, and what is published for these cards. */
export const rivalsIn = (place: Place): readonly Strategy[] => [
  ...new Set([
    bookList(place).strategy,
    ...below,
    ...published
      .filter(({ needs }) => needs.every((card) => place.kingdom.includes(card)))
      .map(({ strategy }) => strategy),
  ]),
];
const shelf = new Shelf<Evolved>();

/** The list for this place: found once, then remembered. */
export const evolvedList = (place: Place, budget: number = BUDGET): Evolved =>
  shelf.get(`${keyOf(place)} ${budget}`, () => new Evolution(place, rivalsIn(place), budget).run());

const repertoires = new Shelf<Repertoire>();

/** That list, and what to change to against whom. */
export const repertoireOf = (place: Place, budget: number = BUDGET): Repertoire =>
  repertoires.get(`${keyOf(place)} ${budget}`, () => {
    const { strategy, others } = evolvedList(place, budget);
    const rivals = rivalsIn(place);
    return repertoireFor(place, strategy, [...others, ...rivals], rivals);
  });

export const evolved: Bot<View, Move> = {
  name: 'evolved',
  about:
    'Works out a plan for this kingdom before its first turn, which takes a moment, and changes it when yours calls for that.',
  stars: 4,
  slowStart: true,
  decide(view, moves, seat) {
    const place = placeOf(view);
    const { text, strategy, lists, games } = evolvedList(place);
    const now = listNow(repertoireOf(place), view, seat);
    const { move, why } = follow(now, view, moves, seat);
    if (now !== strategy) return { move, why: `${why} The list that answers theirs.` };
    if (view.players[seat]?.turns !== 1) return { move, why };
    return { move, why: `${why} Evolved ${lists} lists in ${games} games; the best: ${text.replaceAll('\n', '; ')}.` };
  },
};
