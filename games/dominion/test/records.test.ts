/** Whole games on paper: what was once played replays to the same end, or `rules` must be raised. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { census } from './rich.ts';

const folder = join(import.meta.dirname, '..', 'records');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

test('there are records', () => expect(files.length).toBeGreaterThan(4));

test.each(files)('%s replays to its result', (file) => {
  const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as GameRecord;
  const kept = new Set<string>();
  const end = replay(game, record, record.moves.length, (state) => kept.add(census(state)));
  expect(game.result(end)).toEqual(record.result);
  expect(kept.size).toBe(1);
});
