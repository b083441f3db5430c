import type { Hindsight, Review } from '@baize/bots';
import { expect, test } from 'vitest';
import { decidedBy, placeOf, playOf, titleOf } from './story.ts';

const name = (seat: number): string => ['You', 'Fern', 'Reed'][seat];
const result = (scores: number[], winners: number[]) => ({ scores, winners, payoffs: scores, how: '' });

test('the title tells who won, and how', () => {
  expect(titleOf(result([16, 12], [0]), name, 0)).toBe('You win by 4');
  expect(titleOf(result([12, 16, 3], [1]), name, 0)).toBe('Fern wins by 4');
  expect(titleOf(result([16, 16], [0]), name, 0)).toBe('You win on the tie-break');
  expect(titleOf(result([16, 16], [0, 1]), name, 0)).toBe('You and Fern share the win');
  expect(titleOf(result([30], [0]), name, 0)).toBe('You win');
  expect(titleOf(result([0, 0, 240], [2]), name, 0, 'the tournament')).toBe('Reed wins the tournament');
  // a bot that took over a resigned seat had more
  expect(titleOf(result([12, 16, 3], [0]), name, 0)).toBe('You win');
  // whoever stays wins, by no points and no tournament
  expect(titleOf({ ...result([0, 1], [1]), early: true }, name, 0, 'the tournament')).toBe('Fern wins');
});

test('who did not win hears their place', () => {
  expect(placeOf([2, 1, 3], 0)).toBe('You came second of three.');
  expect(placeOf([1, 2, 3], 0)).toBeNull();
  expect(placeOf([2, 1], 0)).toBeNull();
  expect(placeOf([1, 3, 2, 3], 1)).toBe('You came third equal of four.');
});

const found: Hindsight = {
  stake: 'win',
  progress: 1,
  points: [
    { move: 0, hopes: [0.5, 0.5] },
    { move: 4, hopes: [0.8, 0.2] },
    { move: 9, hopes: [0, 1] },
  ],
  swings: [{ move: 4, seat: 0, before: [0.8, 0.2], after: [0.3, 0.7], words: 'pass' }],
};
const play = { decisions: 32, open: 32, loss: 0.01, agreed: 28, done: true };
const judged: Review = {
  stake: 'win',
  least: 0.03,
  progress: 1,
  players: [play, play],
  mistakes: [
    { move: 3, seat: 1, played: { words: 'pass', hope: 0.1 }, better: { words: 'take', hope: 0.6 } },
    { move: 4, seat: 0, played: { words: 'pass', hope: 0.3 }, better: { words: 'buy t1-01', hope: 0.5 } },
  ],
};
const when = (move: number): string => `Round ${move}`;
const plain = (words: string): string => words;

test('what decided it is the largest swing of my chance', () => {
  expect(decidedBy(found, ['You', 'Fern'], 0, when, plain)).toMatchObject({
    title: '80\u00a0%\u00a0to\u00a030\u00a0%',
    move: 4,
  });
  expect(decidedBy(found, ['Ada', 'Fern'], null, when, plain)?.title).toMatch(/^Ada: /);
  expect(decidedBy({ ...found, swings: [] }, ['You', 'Fern'], 0, when, plain)).toBeNull();
});

test('how I played: agreement with the bot, then my costliest move as the review tells it', () => {
  const facts = playOf(judged, found, 0, when, plain);
  expect(facts.map(({ title }) => title)).toEqual(['28 of 32 decisions', 'Cost 20\u00a0%']);
  expect(facts[1].text).toBe('Your costliest move, in round 4. Better: buy t1-01, 50\u00a0% instead of 30\u00a0%.');
});

test('without a mistake of mine, my best moment; where that is the end, that there was none', () => {
  const clean = { ...judged, mistakes: judged.mistakes.slice(0, 1) };
  expect(playOf(clean, found, 0, when, plain).map(({ title }) => title)).toEqual(['80\u00a0%', '28 of 32 decisions']);
  expect(playOf(clean, found, 1, when, plain).map(({ title }) => title)).toEqual([
    '28 of 32 decisions',
    'Cost 50\u00a0%',
  ]);
  const won = { ...found, points: found.points.slice(0, 2) };
  expect(playOf(clean, won, 0, when, plain).at(-1)).toEqual({
    title: 'No costly move',
    text: 'Nothing you did cost more than 3 points.',
  });
  // over before anybody moved
  const unplayed = {
    ...clean,
    mistakes: [],
    players: clean.players.map((each) => ({ ...each, decisions: 0, open: 0 })),
  };
  expect(playOf(unplayed, { ...found, points: [], swings: [] }, 0, when, plain)).toEqual([]);
  const chips = { ...clean, stake: 'chips', least: 120 } as const;
  expect(playOf(chips, won, 0, when, plain).at(-1)?.text).toBe('Nothing you did cost more than 120 chips.');
});
