import { type Bot, playGame, randomFor, readOptions, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { BUY, type Move } from '../src/moves.ts';
import { BUY_PHASE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { beginner, casual, newcomer, overlooking, regular, solid } from './amateurs.ts';
import { bigMoney } from './bigMoney.ts';
import { book } from './book.ts';
import { balanced, kingdom } from './personalities.ts';
import { usualPlay } from './usual.ts';

/** Games won by the first, ties as half, over kingdoms drawn by the seed and each deal from both seats. */
function won(stronger: Bot<View, Move>, weaker: Bot<View, Move>, deals: number): number {
  const read = readOptions(game, { rules: 'official' }, 2);
  if (!read.ok) throw new Error(read.message);
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = `amateurs ${deal}`;
    sum += playGame(game, [stronger, weaker], read.options, seed).result.payoffs[0];
    sum += playGame(game, [weaker, stronger], read.options, seed).result.payoffs[1];
  }
  return sum;
}

test('the levels below the book stand in order', () => {
  const levels = [newcomer, beginner, casual, bigMoney, regular, solid, balanced];
  for (let i = 1; i < levels.length; i++)
    expect(won(levels[i], levels[i - 1], 100), levels[i].name).toBeGreaterThan(110);
});

test('what is overlooked is neither bought nor played, and another time something else is', () => {
  const seen = Array.from({ length: 400 }, (_, i) => overlooking(kingdom, 0.25, seeded(`overlooked ${i}`)));
  const share = (holds: (strategy: typeof kingdom) => boolean | undefined): number => seen.filter(holds).length / 400;
  const buysGold = share(({ buy }) => buy.some(({ card }) => card === CARD.Gold));
  const playsMarket = share(({ play }) => play?.some(({ card }) => card === CARD.Market));
  expect(buysGold).toBeCloseTo(0.75, 1);
  expect(playsMarket).toBeCloseTo(0.75, 1);
  // All lines of a card or none.
  expect(share(({ buy }) => [0, 2].includes(buy.filter(({ card }) => card === CARD.Smithy).length))).toBe(1);
  expect(overlooking(kingdom, 0, seeded('all')).play).toEqual(usualPlay);
});

test.each([regular, solid, book])('$name does not end a game that it loses by that', (bot) => {
  const state = game.start(
    { rules: 'official', preset: 'First Game', kingdom: [], victoryPileSize: 12, edition: 'first' },
    2,
    'end',
  );
  state.supply[CARD.Province] = 1;
  state.phase = BUY_PHASE;
  state.coins = 8;
  state.players[1].owned[CARD.Province] += 2;
  const chosen = (seed: number): Move =>
    bot.decide(game.view(state, 0), game.moves(state), 0, randomFor(`end ${seed}`, 0, 0)).move;
  for (let seed = 0; seed < 20; seed++) expect(chosen(seed)).not.toBe(BUY + CARD.Province);
});
