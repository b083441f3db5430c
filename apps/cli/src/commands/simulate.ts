/** `baize simulate`: answers from many games, on all cores. */
import { BaizeError } from '@baize/game';
import { writeFileSync } from 'node:fs';
import type { Job, PlayerSpec, RunSettings } from '@baize/lab';
import type { Command } from 'commander';
import {
  catalogue,
  checkOutput,
  gamesOf,
  type Given,
  type GivenPlayers,
  jobOptions,
  playersOf,
  withGameOptions,
  withPlayerOptions,
  withProgress,
  workersOf,
} from '../lab.ts';
import { budgetOf } from '../models.ts';
import { packOf } from '../tables.ts';

interface SimulateOptions extends Given, GivenPlayers {
  readonly fixedSeats?: boolean;
  readonly databaseUrl?: string;
  readonly csv?: boolean;
}

/** What a stop keeps, where that is not every game. */
const wholeDeals = ({ players, fixedSeats }: Job): string =>
  fixedSeats || players.length < 2
    ? ''
    : ' Deals that were not played from every seat are left out, so that luck stays even.';

export function addSimulateCommand(program: Command): void {
  const command = program
    .command('simulate')
    .argument('<game>', 'the game; `baize games` lists them')
    .description('play many games between bots and print totals; Ctrl-C keeps finished games');
  withPlayerOptions(
    command,
    'one per seat, such as BMU,DoubleWitch or search:1000,planner or "cmd:python3 my.py",planner',
  );
  withGameOptions(command, 'how many games; 1000 by default')
    .option('--fixed-seats', 'everybody keeps their seat; by default each deal is played from every seat')
    .option('--database-url <url>', 'run the games on the workers of this PostgreSQL (see baize worker)')
    .option('--csv', 'one line per player')
    .action(async (name: string, given: SimulateOptions) => {
      const { readyPool } = await import('@baize/lab');
      checkOutput(given.html);
      const players = await playersOf(given);
      const workers = workersOf(given.workers);
      const ready = given.databaseUrl === undefined ? readyPool(name, players, { catalogue, ...workers }) : {};
      try {
        await simulateGames(name, given, players, { ...workers, ...ready });
      } finally {
        await ready.pool?.close();
      }
    });
}

async function simulateGames(
  name: string,
  given: SimulateOptions,
  players: readonly PlayerSpec[],
  threads: Pick<RunSettings, 'workers' | 'pool'>,
): Promise<void> {
  const { asCsv, asJson, asTable, simulate, simulationReport } = await import('@baize/lab');
  const pack = await packOf(name);
  const job: Job = {
    game: pack.game.name,
    players,
    options: jobOptions(pack, given, players.length),
    seed: given.seed,
    games: gamesOf(given, 1000),
    fixedSeats: given.fixedSeats ?? false,
    series: given.html !== undefined,
  };
  for (const { name: who, text } of players)
    for (const sentence of text === undefined ? [] : (pack.writing?.warnings?.(text, job.options) ?? []))
      console.error(`${who}: ${sentence}`);
  const budget = await budgetOf(given);
  const { totals, whole } = await withProgress(job.games, async (settings) => {
    const { databaseUrl } = given;
    if (databaseUrl === undefined) return simulate(job, { ...settings, ...threads, budget });
    const { simulateOnQueue } = await import('@baize/lab/queue');
    return simulateOnQueue(job, settings, { databaseUrl });
  });
  if (!whole) console.error(`Stopped after ${totals.games} of ${job.games} games.${wholeDeals(job)}`);
  if (totals.games === 0) throw new BaizeError('FAILED', 'No game was finished.');
  console.log(given.json ? asJson(job, totals) : given.csv ? asCsv(job, totals) : asTable(job, totals));
  if (given.html !== undefined) writeFileSync(given.html, simulationReport(pack, job, totals));
}
