/** Dominion against an independent simulator: 22 match-ups of written strategies come out the same, within chance. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Job, matchUpApart, simulate } from '@baize/lab';
import { pack } from '@baize/dominion';

/** BAIZE_MATCHUPS=50000 for the long version. */
const games = Number(process.env['BAIZE_MATCHUPS'] ?? 800);
const catalogue = import.meta.resolve('@baize/games');
const rows = readFileSync(new URL('../testdata/dominion-matchups.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [first = '', second = '', kingdom = '', ...numbers] = line.split(',');
    const [of = 0, firstWin = 0, secondWin = 0, shared = 0, rounds = 0, spread = 0] = numbers.map(Number);
    return {
      first,
      second,
      kingdom,
      of,
      wins: [firstWin / 100, secondWin / 100],
      shared: shared / 100,
      rounds,
      spread,
    };
  });

test('there are 22 match-ups', () => {
  expect(rows).toHaveLength(22);
});

test.each(rows)(`$first against $second on $kingdom`, async ({ first, second, kingdom, ...expected }) => {
  const job: Job = {
    game: 'dominion',
    players: [{ name: first }, { name: second }],
    options: { rules: 'official', kingdom: pack.presets?.['kingdom']?.[kingdom] },
    seed: 'matchups',
    games,
    fixedSeats: true,
    series: false,
  };
  const { totals } = await simulate(job, { catalogue, workers: games > 5000 ? 2 : 0 });
  for (const [what, errors] of Object.entries(matchUpApart(totals, expected)))
    expect(Math.abs(errors), `${what}: ${errors.toFixed(2)} standard errors`).toBeLessThan(4);
});
