import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bearerKeyring, PocketKeyring } from './keyring.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-keyring-'));
afterAll(() => rmSync(folder, { recursive: true }));

const token = 'x'.repeat(43);
const joined = { match: 'abcdefghijkl', seat: 1, token };

test('over HTTP the game id carries the seat, and without it one looks on', () => {
  expect(bearerKeyring.open(bearerKeyring.keep(joined), 1)).toEqual({ match: joined.match, token });
  expect(bearerKeyring.open(joined.match, 1)).toEqual({ match: joined.match, token: null });
});

test('over a pipe seats are remembered, over a restart too, in a file for this user alone', () => {
  const file = join(folder, 'deep', 'seats.json');
  const ring = new PocketKeyring(file);
  expect(ring.keep(joined)).toBe(joined.match);
  ring.keep({ ...joined, seat: 0, token: 'y'.repeat(43) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = new PocketKeyring(file);
  expect(again.open(joined.match, 1).token).toBe(token);
  expect(again.open(joined.match, 0).token).toBe('y'.repeat(43));
  expect(again.open('zzzzzzzzzzzz', 0).token).toBeNull();
  expect(new PocketKeyring(null).open(joined.match, 1).token).toBeNull();
});

test('a game id that is none is left for the table to refuse', () => {
  expect(bearerKeyring.open(' ../etc ', undefined)).toEqual({ match: '../etc', token: null });
});
