import { describe, expect, test } from 'vitest';
import { type AnyBot, type GamePack, type Guide, BotRandom } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { findPlayer, numbered, playerNames, playersOf, withPlayers } from './players.ts';
import { randomBot } from './random.ts';

const bot = (name: string, stars: number): AnyBot => ({ ...randomBot, name, stars });
const level = { name: 'sage', about: 'Thinks.', stars: 2, spec: 'search:10' };
const pack: GamePack = {
  game: kuhn,
  bots: [bot('calm', 1), bot('Big Fish', 3)],
  levels: [level, { ...level, name: 'oracle', stars: 4 }],
  sparring: [bot('sack', 0)],
  rulesText: '',
};

test('levels stand among the bots by their stars, under their own names', () => {
  expect(playersOf(pack).map(({ name, stars }) => [name, stars])).toEqual([
    ['calm', 1],
    ['sage', 2],
    ['Big Fish', 3],
    ['oracle', 4],
  ]);
  expect(playersOf(pack)[1]).toMatchObject({ name: 'sage', about: 'Thinks.' });
  expect(withPlayers(withPlayers(pack)).bots.map(({ name }) => name)).toEqual(['calm', 'sage', 'Big Fish', 'oracle']);
});

test('a level for measuring is found by name, at matches too, but not offered', () => {
  const hidden: GamePack = { ...pack, levels: [{ ...level, sparring: true }] };
  expect(playersOf(hidden).map(({ name }) => name)).toEqual(['calm', 'Big Fish']);
  expect(findPlayer(hidden, 'sage')).toMatchObject({ name: 'sage', about: 'Thinks.' });
  expect(withPlayers(hidden).sparring?.map(({ name }) => name)).toEqual(['sage', 'sack']);
  expect(playerNames(hidden)).toContain('sage');
});

test('a game without players has the random one', () => {
  expect(playersOf({ ...pack, bots: [], levels: [] })).toEqual([randomBot]);
});

test('a level made from nobody is an error that says so', () => {
  expect(() => playersOf({ ...pack, levels: [{ ...level, spec: 'serch' }] })).toThrow(
    "'sage' is made of nobody: 'serch'",
  );
});

test('a level searches with its own guide where it has one', () => {
  const only = (move: string): Guide<unknown, string> => ({ worth: () => [move], quick: () => move });
  const state = kuhn.start({}, 2, 'deal');
  const moves = kuhn.moves(state);
  const ask = (each: GamePack): unknown =>
    playersOf(each)[0]?.decide(kuhn.view(state, 0), moves, 0, new BotRandom('luck')).move;
  const guided = { ...pack, bots: [], guide: only('p'), levels: [level] };
  expect(ask(guided)).toBe('p');
  expect(ask({ ...guided, levels: [{ ...level, guide: only('b') }] })).toBe('b');
});

describe('finding by name', () => {
  test.each([
    ['calm', 'calm'],
    ['big-fish', 'Big Fish'],
    ['oracle', 'oracle'],
    ['sack', 'sack'],
    ['search:50', 'search:50'],
    ['Random', 'random'],
  ])('%s is %s', (typed, name) => {
    expect(findPlayer(pack, typed)?.name).toBe(name);
  });

  test('nobody else is found, and the names are there to be listed', () => {
    expect(findPlayer(pack, 'nobody')).toBeUndefined();
    expect(playerNames(pack)).toEqual(expect.arrayContaining(['oracle', 'sack', 'random', 'search:<n>ms']));
  });
});

test('namesakes are told apart by number', () => {
  expect(numbered(['calm', 'sage', 'calm'])).toEqual(['calm 1', 'sage', 'calm 2']);
});
