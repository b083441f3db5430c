import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pack } from '../test/count.ts';
import { checkRecord, freshName, readRecord, writeRecord } from './records.ts';
import { keepFinished, kept, openGames, shelf } from './shelf.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-records-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const seats = [
  { name: 'Ada', kind: 'person' as const },
  { name: 'big', kind: 'bot' as const },
];
const record = { game: 'count', rules: 1, options: {}, seats, seed: 's', moves: ['add 1', 'add 2'] };

test('what was written is read, and nothing else is left in the folder', () => {
  const file = join(folder, 'deep', 'game.json');
  writeRecord(file, record);
  expect(readRecord(file)).toEqual(record);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['game.json']);
});

test.each([
  ['nothing', '', /not JSON, or only part/],
  ['half a record', JSON.stringify(record).slice(0, 60), /not JSON, or only part/],
  ['a list', '[]', /not an object/],
  ['no game', '{}', /names no 'game'/],
  ['moves that are no words', JSON.stringify({ ...record, moves: [1] }), /'moves'/],
  ['seats that are no players', JSON.stringify({ ...record, seats: [null] }), /'seats'/],
  ['nobody here', JSON.stringify({ ...record, seating: { players: ['big', 'big'] } }), /'seating'/],
  ['binary', '\u0000\u0001\ufffd', /not JSON/],
])('%s is answered with a sentence', (_, text, sentence) => {
  const file = join(folder, 'bad.json');
  writeFileSync(file, text);
  expect(() => readRecord(file)).toThrow(sentence);
});

test('a file that is not there, a folder, and a place that cannot be written are sentences', () => {
  expect(() => readRecord(join(folder, 'none.json'))).toThrow(/no such file/);
  expect(() => readRecord(folder)).toThrow(/it is a folder/);
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeRecord(join(folder, 'file', 'game.json'), record)).toThrow(/could not be written/);
});

test('a record that the rules do not allow is a sentence', () => {
  expect(() => checkRecord('f', pack, { ...record, moves: ['add 9'] })).toThrow(
    /f cannot be replayed. Move 1, 'add 9'/,
  );
  expect(() => checkRecord('f', pack, { ...record, rules: 2 })).toThrow(/rules 2/);
  expect(() => checkRecord('f', pack, record)).not.toThrow();
});

test('finished games are kept as records, the newest first, by game', () => {
  const result = { scores: [0, 21], winners: [1], payoffs: [0, 1], how: 'done' };
  expect(kept('finished')).toEqual([]);
  keepFinished(freshName('count'), { ...record, result });
  const [first] = kept('finished');
  utimesSync(first, new Date(0), new Date(0));
  keepFinished(freshName('other'), { ...record, game: 'other', result });
  expect(kept('finished')).toHaveLength(2);
  expect(kept('finished')[1]).toBe(first);
  expect(kept('finished', 'count')).toEqual([first]);
  expect(readRecord(first)).toMatchObject({ result });
});

test('where no database can be opened, games are played all the same', async () => {
  writeFileSync(join(folder, 'baize'), 'in the way');
  const games = await openGames();
  expect(games.kept).toMatch(/^The game could not be kept: /);
  expect(await games.store.count()).toBe(0);
});

test('the state folder follows XDG, and ignores a relative one', () => {
  expect(shelf('unfinished')).toBe(join(folder, 'baize', 'unfinished'));
  vi.stubEnv('XDG_STATE_HOME', 'relative');
  expect(shelf('unfinished')).toMatch(/\.local\/state\/baize\/unfinished$/);
  mkdirSync(join(folder, 'x'));
  expect(freshName('count')).toMatch(/^count-\d{8}-\d{6}-[0-9a-f]{4}\.json$/);
});
