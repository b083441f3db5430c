import { deflateRawSync } from 'node:zlib';
import type { GameRecord } from '@baize/game';
import { expect, test } from 'vitest';
import { boardLink, branchIn, linkOf, readStudy, recordIn, studyText } from './study.ts';

const record: GameRecord = {
  game: 'some',
  rules: 1,
  options: {},
  seats: [{ name: 'Ada', kind: 'person' }],
  seed: 'a',
  moves: ['take ruby & gold', 'pass'],
};
const branch = { move: 1, words: ['take ruby & gold', 'buy “t1-02”', 'pass'] };

test('a variation comes back from its link', () => {
  expect(branchIn(`#${linkOf(branch)}`)).toEqual(branch);
  for (const hash of ['', '#shared', '#move=x&play=pass', '#move=-1&play=pass']) expect(branchIn(hash)).toBeNull();
  expect(branchIn('#move=3')).toEqual({ move: 3, words: [] });
});

test('a game with its variations comes back from its file, which is a record', () => {
  const text = studyText(record, [branch]);
  expect(readStudy(text)).toEqual({ ...record, branches: [branch] });
  expect(readStudy(JSON.stringify(record))).toEqual({ ...record, branches: [] });
});

test('a game comes back from an address that carries it, with the move it opens at', async () => {
  const text = JSON.stringify({ ...record, seed: 'ÿþ – “”'.repeat(50) });
  const hash = `#move=7&record=${deflateRawSync(text).toString('base64url')}`;
  expect(await recordIn(hash)).toBe(text);
  expect(branchIn(hash)).toEqual({ move: 7, words: [] });
  expect(await recordIn('#move=7')).toBeNull();
  for (const spoilt of ['!', 'AAAA', hash.slice(15, -4)])
    expect(readStudy((await recordIn(`#record=${spoilt}`)) ?? '')).toBeNull();
});

test('a record opens on the board by its address, after its last move', async () => {
  const link = await boardLink({ ...record, seed: 'ÿþ – “”'.repeat(50) });
  const hash = link.slice(link.indexOf('#'));
  expect(readStudy((await recordIn(hash)) ?? '')).toMatchObject({ ...record, seed: 'ÿþ – “”'.repeat(50) });
  expect(branchIn(hash)).toEqual({ move: 2, words: [] });
});

test('files that are none of ours are refused, branches that make no sense left out', () => {
  for (const text of ['', '{}', 'null', '[]', JSON.stringify({ ...record, moves: 'pass' }), '{"baize":1}'])
    expect(readStudy(text)).toBeNull();
  const odd = [{ move: 1.5, words: [] }, { move: 0, words: [1] }, null, branch];
  expect(readStudy(JSON.stringify({ ...record, branches: odd }))?.branches).toEqual([branch]);
});
