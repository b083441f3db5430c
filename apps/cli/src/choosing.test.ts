import { expect, test } from 'vitest';
import { listed, meant, starred } from './choosing.ts';
import { packOf, playerOf } from './tables.ts';

const items = ['greedy', 'planner', 'strong'].map((name) => ({ name, head: name, about: 'a b c d e f g h i j k l m' }));

test.each([
  ['2', 'planner'],
  [' Strong ', 'strong'],
  ['', 'greedy'],
])('%j means %s', (typed, name) => {
  expect(meant(items, typed, 0)?.name).toBe(name);
});

test.each(['0', '4', '-1', 'strongest'])('%s means nobody', (typed) => {
  expect(meant(items, typed, 0)).toBeNull();
});

test('what is said about each stands in a column', () => {
  expect(listed(items.slice(0, 2), 34)).toEqual([
    '  1. greedy   a b c d e f g h i j',
    '              k l m',
    '  2. planner  a b c d e f g h i j',
    '              k l m',
  ]);
});

test('stars take five places', () => {
  expect([0, 3, 5].map(starred)).toEqual(['☆☆☆☆☆', '★★★☆☆', '★★★★★']);
});

test('an opponent is found by name, by stars, or as a program', async () => {
  const pack = await packOf('splendor');
  const best = (stars: number): string | undefined => pack.bots.findLast((bot) => bot.stars <= stars)?.name;
  expect((await playerOf(pack, 'Planner')).name).toBe('planner');
  expect((await playerOf(pack, '3')).name).toBe(best(3));
  expect((await playerOf(pack, '★★★★')).name).toBe(best(4));
  expect((await playerOf(pack, '0')).name).toBe(pack.bots[0]?.name);
  expect(await playerOf(pack, 'mine=cmd:true')).toMatchObject({ name: 'mine', typed: 'mine=cmd:true' });
  await expect(playerOf(pack, 'nobody')).rejects.toThrow("Splendor has no bot 'nobody'. It has: ");
});
