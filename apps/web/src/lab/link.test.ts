import { catalogue, loadGame } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { commandOf, readLink, writeLink } from './link.ts';
import { defaultSetup, granted, jobOf, type Setup } from './setup.ts';

const dominion = await loadGame('dominion');

/** What somebody finds who opens this link. */
const opened = (text: string, pack = dominion): ReturnType<typeof granted> =>
  granted(pack, (readLink(text) as NonNullable<ReturnType<typeof readLink>>).wish);

const setup: Setup = {
  game: 'dominion',
  players: ['my list', 'BMU', 'search:20'],
  lists: [{ name: 'my list', text: 'about: 100 % mine & yours = #1 …\nGold; Silver if coins >= 3 + 0\n' }],
  options: { rules: 'official', kingdom: ['Chapel', 'Throne Room', 'Witch'], victoryPileSize: 8 },
  games: 1234,
  seed: 'a b&c',
  fixedSeats: true,
};

test.each(catalogue.map(({ name }) => name))('the usual set-up of %s comes back from its link', async (name) => {
  const pack = await loadGame(name);
  const usual = defaultSetup(pack);
  expect(opened(writeLink(pack, usual, null), pack)).toEqual({ setup: usual, problems: [] });
});

test('everything comes back from a link, and the run to compare with too', () => {
  const house = { ...setup, options: { victoryPileSize: 8, kingdom: ['Chapel', 'Witch'] } };
  const link = readLink(`#${writeLink(dominion, house, { ...house, seed: 'other', lists: [] })}`);
  expect(granted(dominion, link?.wish as never)).toEqual({ setup: house, problems: [] });
  expect(link?.compared).toMatchObject({ seed: 'other', lists: [], players: house.players });
  expect(jobOf(house).players[0]).toEqual(setup.lists[0]);
});

describe('a bad link is followed as far as it goes, and says where it does not', () => {
  test.each([
    ['players=nobody,BMU', 'Dominion has no player “nobody”'],
    ['players=BMU,BMU,BMU,BMU,BMU', 'Dominion is for 1 to 4 players.'],
    ['games=many', '“many” is not a number of games'],
    ['games=-3', '“-3” is not a number of games'],
    ['games=1e99', '“1e99” is not a number of games'],
    ['games=2.5', '“2.5” is not a number of games'],
    ['option.rules=mine', "Option 'rules' must be one of"],
    ['option.colour=red', "Dominion has no option 'colour'"],
    ['option.victoryPileSize=', "Option 'victoryPileSize' must be a whole number"],
    ['option.kingdom=Witch,Witch', "Option 'kingdom' must be a list, without repeats"],
    ['option.__proto__=x&option.constructor=y', 'has no option'],
  ])('%s', (part, problem) => {
    const { setup: found, problems } = opened(`#game=dominion&${part}`);
    expect(problems.join(' ')).toContain(problem);
    expect(problems).toHaveLength(1);
    expect(
      granted(dominion, (readLink(writeLink(dominion, found, null)) as never as { wish: never }).wish).problems,
    ).toEqual([]);
  });

  test('lists are left out where a game has none', async () => {
    const { setup: found, problems } = opened(
      'game=splendor&list.mine=Gold&players=mine,planner',
      await loadGame('splendor'),
    );
    expect(found.lists).toEqual([]);
    expect(problems).toHaveLength(2);
  });

  test.each(['', '#', '#content', '#%', '#&&==', '#players=BMU'])('%j is no link', (text) => {
    expect(readLink(text)).toBeNull();
  });

  test('a list without a name, or with a name twice, is dropped', () => {
    const { setup: found } = opened('game=dominion&list.=Gold&list.a=Gold&list.a%2C=Silver&players=a,a');
    expect(found.lists).toEqual([{ name: 'a', text: 'Gold' }]);
  });

  test('too much of everything is cut', () => {
    const { setup: found } = opened(
      `game=dominion&seed=${'s'.repeat(999)}&list.${'n'.repeat(99)}=${'x'.repeat(99_999)}`,
    );
    expect(found.seed.length).toBeLessThan(100);
    expect(found.lists[0]?.text.length).toBeLessThan(10_000);
  });
});

test('the same run in a terminal', () => {
  expect(commandOf(dominion, { ...setup, players: ['my list', 'BMU'] })).toBe(
    "baize simulate dominion --players 'my list,BMU' --games 1234 --seed 'a b&c' --options 'rules=official,kingdom=Chapel+Throne Room+Witch,victoryPileSize=8' --strategy-file 'my list.txt' --fixed-seats",
  );
});
