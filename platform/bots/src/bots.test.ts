import { expect, test } from 'vitest';
import { Luck } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { playOut, randomBot, rollout } from './index.ts';

test('the same seed plays the same game', () => {
  const bots = [randomBot, rollout(kuhn, 20)];
  expect(playOut(kuhn, {}, bots, 'a')).toEqual(playOut(kuhn, {}, bots, 'a'));
});

test('rollout wins chips from random play, from either seat, on the same deals', () => {
  const thinker = rollout(kuhn, 60);
  let chips = 0;
  for (let i = 0; i < 400; i++) {
    chips += playOut(kuhn, {}, [thinker, randomBot], `deal ${i}`).result.payoffs[0];
    chips += playOut(kuhn, {}, [randomBot, thinker], `deal ${i}`).result.payoffs[1];
  }
  expect(chips).toBeGreaterThan(100);
});

test('rollout never bets a Jack into a call it must lose, and says what it averaged', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: 'b' };
  const choice = rollout(kuhn, 200).decide(kuhn.view(state, 1), kuhn.moves(state), 1, new Luck('y'));
  expect(choice).toEqual({ move: 'p', why: 'Averaged -1.00 over 100 imagined games.' });
});
