import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileLedger, noLedger } from './ledger.ts';
import { usualHypotheses } from './sprt.ts';
import { ranked, shareAgainst, standingsJson, standingsTable } from './standings.ts';
import { playTournament, swissRound, type Tournament } from './tournament.ts';

const catalogue = new URL('../test/catalogue.ts', import.meta.url).href;
const settings = { catalogue, workers: 2 };
const plan: Tournament = {
  game: 'kuhn',
  players: [{ name: 'meek' }, { name: 'honest' }, { name: 'bold' }],
  options: {},
  seed: 't',
  games: 400,
  swissRounds: null,
  stop: null,
};
const scratch = mkdtempSync(join(tmpdir(), 'baize-lab-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('everybody meets everybody; who always bets beats who always passes', async () => {
  const standings = await playTournament(plan, settings, noLedger());
  expect(standings.pairings).toHaveLength(3);
  expect(shareAgainst(standings.pairings, 2, 0)).toBe(1);
  expect(shareAgainst(standings.pairings, 0, 2)).toBe(0);
  expect(ranked(standings)[0]).toBe(2);
  expect(standingsTable(plan, standings)).toContain('1. bold');
  expect(JSON.parse(standingsJson(plan, standings))).toMatchObject({ game: 'kuhn', whole: true });
});

test('a tournament goes on from its ledger and comes to the same end', async () => {
  const file = join(scratch, 'ledger');
  const whole = await playTournament(plan, settings, fileLedger(file, plan));
  const lines = readFileSync(file, 'utf8').split('\n');
  // As if it had been stopped in the middle of writing the 20th line.
  writeFileSync(file, [...lines.slice(0, 20), lines[20]?.slice(0, 12)].join('\n'));
  let played = 0;
  const ledger = fileLedger(file, plan);
  const again = await playTournament(plan, settings, {
    done: (pairing) => ledger.done(pairing),
    add: (...batch) => {
      played += 1;
      ledger.add(...batch);
    },
  });
  expect(again).toEqual(whole);
  expect(played).toBe(lines.length - 1 - 20);
  expect(() => fileLedger(file, { ...plan, seed: 'other' })).toThrow('belongs to another tournament');
});

test('a pairing ends as soon as it is decided', async () => {
  const { pairings } = await playTournament(
    { ...plan, players: [{ name: 'bold' }, { name: 'meek' }], games: 6400, stop: usualHypotheses },
    settings,
    noLedger(),
  );
  expect(pairings[0]?.test?.verdict).toBe('stronger');
  expect(pairings[0]?.totals.games).toBeLessThan(6400);
});

test('Swiss rounds pair neighbours who have not met', () => {
  const players = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  const four = { ...plan, players };
  const first = swissRound(four, []);
  expect(first).toEqual([
    [0, 1],
    [2, 3],
  ]);
  const totals = { deals: { 2: 10 } } as never;
  const pairings = first.map(([a, b]) => ({ first: a, second: b, totals, test: null }));
  const second = swissRound(four, pairings);
  expect(second).toHaveLength(2);
  for (const pair of second) expect(first).not.toContainEqual(pair.toSorted((a, b) => a - b));
});

test('what makes no tournament is refused', async () => {
  await expect(playTournament({ ...plan, players: [{ name: 'meek' }] }, settings, noLedger())).rejects.toThrow(
    'at least two',
  );
  await expect(
    playTournament({ ...plan, players: [{ name: 'meek' }, { name: 'meek' }] }, settings, noLedger()),
  ).rejects.toThrow('a name of their own');
});
