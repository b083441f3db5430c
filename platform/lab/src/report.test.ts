import { expect, test } from 'vitest';
import { pack } from '../test/catalogue.ts';
import type { Job } from './job.ts';
import { simulationReport, tournamentReport } from './report.ts';
import { simulate } from './simulate.ts';

const job: Job = {
  game: 'kuhn',
  players: [{ name: 'honest' }, { name: '<b>', text: 'b' }],
  options: {},
  seed: 's',
  games: 300,
  fixedSeats: false,
  series: true,
};
const { totals } = await simulate(job, {
  catalogue: new URL('../test/catalogue.ts', import.meta.url).href,
  workers: 0,
});

/** Nothing in the page may be fetched from anywhere. */
const isClosed = (html: string): boolean => !/(src|href|url)\s*[=(]|@import|<script|https?:/i.test(html);

test('a simulation report is one closed file with a chart for everything', () => {
  const html = simulationReport(pack, job, totals);
  expect(isClosed(html)).toBe(true);
  expect(html.match(/role="img"/g)).toHaveLength(4);
  expect(html).toContain('Moves made by round');
  expect(html).toContain('<td>card 2</td>');
  expect(html).toContain('Seats rotate: each deal was played twice');
  expect(html).not.toContain('<b>');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

test('with fixed seats there is no table by seat', () => {
  expect(simulationReport(pack, { ...job, fixedSeats: true }, totals)).not.toContain('Wins by seat');
});

test('a tournament report shows ratings and the cross table', () => {
  const plan = {
    game: 'kuhn',
    players: job.players,
    options: {},
    seed: 's',
    games: 300,
    swissRounds: null,
    stop: null,
  };
  const ratings = [
    { rating: 20, interval: [10, 30] as const },
    { rating: -20, interval: [-30, -10] as const },
  ];
  const html = tournamentReport('Kuhn poker', plan, {
    pairings: [{ first: 0, second: 1, totals, test: null }],
    ratings,
    scale: { unit: 'Elo', worth: null },
    whole: true,
  });
  expect(isClosed(html)).toBe(true);
  expect(html).toContain('20  (10 to 30)');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});
