/** Players who miss things, as people do: cards they could buy, and Actions in their hand. */
import { type Bot, type Random, unit } from '@baize/game';
import { type Card, CARD, COSTS, KINGDOM } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { kingdom } from './personalities.ts';
import { follow } from './player.ts';
import { type Line, readStrategy, type Strategy } from './strategy.ts';
import { usualPlay } from './usual.ts';

/** The strategy of somebody who does not notice a share of the cards this time: these are neither bought nor played. */
export function overlooking(strategy: Strategy, share: number, random: Random): Strategy {
  const noticed = new Map<Card, boolean>();
  const isNoticed = ({ card }: Line): boolean => {
    const known = noticed.get(card) ?? unit(random) >= share;
    noticed.set(card, known);
    return known;
  };
  return {
    ...strategy,
    buy: strategy.buy.filter(isNoticed),
    play: (strategy.play ?? usualPlay).filter(isNoticed),
  };
}

/** `overlooks` is the share of cards that it does not notice. */
const amateur = (name: string, stars: number, overlooks: number, strategy: Strategy): Bot<View, Move> => ({
  name,
  about: strategy.about,
  stars,
  decide: (view, moves, seat, random) => follow(overlooking(strategy, overlooks, random), view, moves, seat),
});

const dearestFirst = KINGDOM.toSorted((a, b) => COSTS[CARD[b]] - COSTS[CARD[a]]);

const collects = readStrategy(`
about: Wants one of every card, buys points far too early, and forgets a fifth of what it could do.
Province
${dearestFirst.map((card) => `${card} until 1`).join('\n')}
Duchy; Gold; Silver; Estate
`);

const splurges = readStrategy(`
about: Buys whatever costs most: Gold, and more Actions than it can play.
Province; Gold
${dearestFirst.map((card) => `${card} until 2`).join('\n')}
Duchy if turn >= 10
Silver
Estate if turn >= 10
`);

const sees = (about: string): Strategy => ({ ...kingdom, about });
/** Counts the points before a buy that ends the game. */
const counts = (about: string): Strategy => ({ ...sees(about), careful: true });

/** Weakest first, the last two above `big-money`. */
export const newcomer = amateur('newcomer', 1, 0.22, collects);
export const beginner = amateur('beginner', 1, 0.04, splurges);
export const casual = amateur(
  'casual',
  2,
  0.33,
  sees('Knows the good cards of the kingdom, and misses every third chance to use them.'),
);
export const regular = amateur(
  'regular',
  3,
  0.125,
  counts('Takes what the kingdom offers, and misses something now and then.'),
);
export const solid = amateur('solid', 3, 0.07, counts('Plays soundly in any kingdom, and hardly ever misses a thing.'));
