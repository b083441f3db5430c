/** A player whose list was evolved for this kingdom, this number of players and these rules, before its first turn. */
import type { Bot } from '@baize/game';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { bookList } from './book.ts';
import { keyOf, type Place, placeOf } from './contest.ts';
import { type Evolved, Evolution } from './evolve.ts';
import { tempers } from './personalities.ts';
import { follow } from './player.ts';
import { Shelf } from './shelf.ts';
import { strategyTexts } from './strategies.ts';
import { readStrategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Games, of which a core plays ten to thirty thousand a second. */
const BUDGET = 100_000;

const plainMoney = readStrategy(strategyTexts['BMspec']);
/** What the levels below follow everywhere; the book's list is the kingdom's. */
const below = [plainMoney, tunedMoney, ...tempers];
const shelf = new Shelf<Evolved>();

/** The list for this place: found once, then remembered. */
export const evolvedList = (place: Place, budget: number = BUDGET): Evolved =>
  shelf.get(`${keyOf(place)} ${budget}`, () =>
    new Evolution(place, [bookList(place).strategy, ...below], budget).run(),
  );

export const evolved: Bot<View, Move> = {
  name: 'evolved',
  about: 'Works out a plan for this kingdom before its first turn, which takes a while, and follows it.',
  stars: 4,
  slowStart: true,
  decide(view, moves, seat) {
    const { text, strategy, lists, games } = evolvedList(placeOf(view));
    const { move, why } = follow(strategy, view, moves, seat);
    if (view.players[seat]?.turns !== 1) return { move, why };
    return { move, why: `${why} Evolved ${lists} lists in ${games} games; the best: ${text.replaceAll('\n', '; ')}.` };
  },
};
