import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@baize/game';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { levelKnown, myLevel, noteGame } from './myLevel.ts';
import { playersOf } from './people.ts';
import { shelf } from './shelf.ts';
import { packOf } from './tables.ts';

const before = process.env['XDG_STATE_HOME'];
let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baize-level-'));
  process.env['XDG_STATE_HOME'] = home;
});
afterEach(() => {
  if (before === undefined) delete process.env['XDG_STATE_HOME'];
  else process.env['XDG_STATE_HOME'] = before;
  rmSync(home, { recursive: true, force: true });
});

const result = (winner: number): Result => ({ winners: [winner], scores: [0, 0], payoffs: [0, 0], how: '' });

test('games won lead to stronger levels, games lost to weaker ones, in each game for itself', async () => {
  const pack = await packOf('splendor');
  const names = pack.bots.map(({ name }) => name);
  const usual = myLevel(pack);
  expect(levelKnown(pack)).toBe(false);
  for (let i = 0; i < 4; i++) noteGame(pack, [null, myLevel(pack)], result(0));
  expect(levelKnown(pack)).toBe(true);
  const strong = myLevel(pack);
  expect(names.indexOf(strong)).toBeGreaterThan(names.indexOf(usual));
  for (let i = 0; i < 12; i++) noteGame(pack, [myLevel(pack), null], result(0));
  expect(names.indexOf(myLevel(pack))).toBeLessThan(names.indexOf(usual));
  const other = await packOf('dominion');
  expect(myLevel(other)).toBe(other.bots.findLast(({ stars }) => stars <= 3)?.name);
});

test('`match` sits down at the level of the person; a spoilt file means that nothing is known', async () => {
  const pack = await packOf('splendor');
  const usual = myLevel(pack);
  expect(await playersOf(pack, ['me', { typed: 'match' }])).toMatchObject([null, { name: usual }]);
  for (let i = 0; i < 4; i++) noteGame(pack, [null, 'planner'], result(0));
  expect(await playersOf(pack, ['me', { typed: 'Match' }])).toMatchObject([null, { name: myLevel(pack) }]);
  expect(myLevel(pack)).not.toBe(usual);
  writeFileSync(shelf('levels.json'), '{');
  expect(myLevel(pack)).toBe(usual);
});
