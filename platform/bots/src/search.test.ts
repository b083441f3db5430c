import { Luck } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { generalBot, playOut, randomBot, search } from './index.ts';

const thinker = search(kuhn, { playouts: 200 });

test('search in playouts is reproducible, and says what it tried', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [0, 2, 1], line: 'b' };
  const decide = (): unknown => thinker.decide(kuhn.view(state, 1), kuhn.moves(state), 1, new Luck('y'));
  expect(decide()).toEqual(decide());
  expect(decide()).toMatchObject({
    move: 'b',
    why: expect.stringMatching(/^Tried in \d+ of 200 imagined games, worth 2\.00/),
  });
});

test('search calls with the King, folds the Jack, and wins chips from random play', () => {
  const jack = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: 'b' };
  expect(thinker.decide(kuhn.view(jack, 1), kuhn.moves(jack), 1, new Luck('y')).move).toBe('p');
  let chips = 0;
  for (let i = 0; i < 150; i++) {
    chips += playOut(kuhn, {}, [thinker, randomBot], `deal ${i}`).result.payoffs[0] as number;
    chips += playOut(kuhn, {}, [randomBot, thinker], `deal ${i}`).result.payoffs[1] as number;
  }
  expect(chips).toBeGreaterThan(60);
});

test('a guide narrows the moves and plays imagined games out', () => {
  let played = 0;
  const guide = {
    worth: (_state: unknown, moves: readonly unknown[]) => moves.slice(0, 1),
    quick: () => {
      played += 1;
      return 'p';
    },
  };
  const state = kuhn.start({}, 2, 'x');
  const choose = (narrow: boolean): unknown =>
    search(kuhn, { playouts: 50, guide: narrow ? guide : { ...guide, worth: (_, moves) => moves } }).decide(
      kuhn.view(state, 0),
      kuhn.moves(state),
      0,
      new Luck('z'),
    );
  expect(choose(true)).toEqual({ move: 'p', why: 'Nothing else was worth a thought.' });
  expect(played).toBe(0);
  choose(false);
  expect(played).toBeGreaterThan(1);
});

test('a budget in milliseconds ends', () => {
  const state = kuhn.start({}, 2, 'x');
  const choice = search(kuhn, { ms: 5 }).decide(kuhn.view(state, 0), kuhn.moves(state), 0, new Luck('z'));
  expect(kuhn.moves(state)).toContain(choice.move);
});

test('players for any game have names with budgets', () => {
  const pack = { game: kuhn, bots: [], rulesText: '' };
  expect(generalBot(pack, 'search:50')?.about).toContain('50 imagined games');
  expect(generalBot(pack, 'search:20ms')?.about).toContain('20 ms');
  expect(generalBot(pack, 'rollout:30')?.name).toBe('rollout:30');
  for (const wrong of ['search:0', 'rollout:5ms', 'planner', 'search:']) expect(generalBot(pack, wrong)).toBeNull();
});
