import { expect, test } from 'vitest';
import { BotRandom, playGame, recordGame, replay } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { randomBot, rollout } from './index.ts';

test('the same seed plays the same game', () => {
  const bots = [randomBot, rollout(kuhn, 20)];
  expect(playGame(kuhn, bots, {}, 'a')).toEqual(playGame(kuhn, bots, {}, 'a'));
});

test('a recorded game replays to the state it was played to, and bots with another seed play otherwise', () => {
  const bots = [randomBot, rollout(kuhn, 20)];
  const lines = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const record = recordGame(kuhn, bots, {}, `record ${i}`);
    const { state, result, moves } = playGame(kuhn, bots, {}, `record ${i}`);
    expect(replay(kuhn, record)).toEqual(state);
    expect([record.moves.length, record.result]).toEqual([moves, result]);
    lines.add(playGame(kuhn, bots, {}, 'one deal', { botSeed: `luck ${i}` }).state.line);
  }
  expect(lines.size).toBeGreaterThan(1);
});

test('an illegal move is refused by name', () => {
  const cheat = { decide: () => ({ move: 'fold', why: '' }) };
  expect(() => playGame(kuhn, [cheat, randomBot], {}, 'a')).toThrow('not legal');
});

test('rollout wins chips from random play, from either seat, on the same deals', () => {
  const thinker = rollout(kuhn, 60);
  let chips = 0;
  for (let i = 0; i < 400; i++) {
    chips += playGame(kuhn, [thinker, randomBot], {}, `deal ${i}`).result.payoffs[0];
    chips += playGame(kuhn, [randomBot, thinker], {}, `deal ${i}`).result.payoffs[1];
  }
  expect(chips).toBeGreaterThan(100);
});

test('rollout never bets a Jack into a call it must lose, and says what it averaged', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: 'b' };
  const choice = rollout(kuhn, 200).decide(kuhn.view(state, 1), kuhn.moves(state), 1, new BotRandom('y'));
  expect(choice).toEqual({ move: 'p', why: 'Averaged -1.00 over 100 imagined games.' });
});
