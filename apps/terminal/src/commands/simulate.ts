/** `baize simulate`: answers from many games, on all cores. */
import { writeFileSync } from 'node:fs';
import type { Job } from '@baize/lab';
import type { Command } from 'commander';
import { asTrouble, type Given, jobOptions, playersOf, wholeNumber, withProgress, workersOf } from '../lab.ts';
import { packOf } from '../tables.ts';
import { Trouble } from '../trouble.ts';

interface SimulateOptions extends Given {
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly strategyFile?: readonly string[];
  readonly fixedSeats?: boolean;
  readonly workers?: string;
  readonly databaseUrl?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: string;
}

export function addSimulateCommand(program: Command): void {
  program
    .command('simulate')
    .argument('<game>', 'which game; `baize games` lists them')
    .description('play many games between bots and sum them up; Ctrl-C keeps what is done')
    .option('--players <names>', 'one per seat, such as BMU,DoubleWitch or search:1000,planner')
    .option('--strategy-file <file...>', 'players written down as text; each is called as its file')
    .option('--games <n>', 'how many', '1000')
    .option('--seed <text>', 'the same seed gives the same totals', 'baize')
    .option('--options <list>', 'such as rules=official')
    .option('--rules <set>', 'short for --options rules=…')
    .option('--kingdom <name>', 'a named kingdom, or cards joined by +')
    .option('--fixed-seats', 'everybody keeps their seat; otherwise each deal is played from every seat')
    .option('--workers <n>', 'threads; all cores by default')
    .option('--database-url <url>', 'let the workers on this PostgreSQL play: see baize worker')
    .option('--json', 'counts as JSON')
    .option('--csv', 'a line for each player')
    .option('--html <file>', 'a report with charts as one file, for any browser')
    .action(async (name: string, given: SimulateOptions) => {
      const { asCsv, asJson, asTable, simulate, simulateOnQueue, simulationReport } = await import('@baize/lab');
      const pack = await packOf(name);
      const players = playersOf(given.players, given.strategyFile);
      const job: Job = {
        game: pack.game.name,
        players,
        options: jobOptions(pack, given, players.length),
        seed: given.seed,
        games: wholeNumber('--games', given.games),
        fixedSeats: given.fixedSeats ?? false,
        series: given.html !== undefined,
      };
      const { totals, whole } = await withProgress(job.games, (crew) =>
        given.databaseUrl === undefined
          ? simulate(job, { ...crew, ...workersOf(given.workers) })
          : simulateOnQueue(job, crew, { databaseUrl: given.databaseUrl }),
      ).catch(asTrouble);
      if (!whole) console.error(`Stopped after ${totals.games} of ${job.games} games.`);
      if (totals.games === 0) throw new Trouble('No batch of games was finished.');
      console.log(given.json ? asJson(job, totals) : given.csv ? asCsv(job, totals) : asTable(job, totals));
      if (given.html !== undefined) writeFileSync(given.html, simulationReport(pack, job, totals));
    });
}
