/** `baize simulate`: answers from many games, on all cores. */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { asCsv, asJson, asTable, type Job, LabError, type PlayerSpec, simulate } from '@baize/lab';
import type { Command } from 'commander';
import { type Given, jobOptions, withProgress } from '../lab.ts';
import { packOf } from '../tables.ts';
import { Trouble } from '../trouble.ts';

interface SimulateOptions extends Given {
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly strategyFile?: readonly string[];
  readonly fixedSeats?: boolean;
  readonly workers?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
}

export function addLabCommands(program: Command): void {
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
    .option('--json', 'counts as JSON')
    .option('--csv', 'a line for each player')
    .action(async (name: string, given: SimulateOptions) => {
      const pack = await packOf(name);
      const players = playersOf(given.players, given.strategyFile);
      const job: Job = {
        game: pack.game.name,
        players,
        options: jobOptions(pack, given, players.length),
        seed: given.seed,
        games: wholeNumber('--games', given.games),
        fixedSeats: given.fixedSeats ?? false,
        series: false,
      };
      const workers = given.workers === undefined ? {} : { workers: wholeNumber('--workers', given.workers) };
      const { totals, whole } = await withProgress(job.games, (crew) => simulate(job, { ...crew, ...workers })).catch(
        asTrouble,
      );
      if (!whole) console.error(`Stopped after ${totals.games} of ${job.games} games.`);
      if (totals.games === 0) throw new Trouble('No batch of games was finished.');
      console.log(given.json ? asJson(job, totals) : given.csv ? asCsv(job, totals) : asTable(job, totals));
    });
}

/** What a person asked for wrongly is said in a sentence. */
function asTrouble(error: unknown): never {
  if (error instanceof LabError) throw new Trouble(error.message, 2);
  throw error;
}

function wholeNumber(option: string, typed: string): number {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1) throw new Trouble(`${option} takes a whole number, not '${typed}'.`, 2);
  return number;
}

/** The players named, those of strategy files by their texts; a file that nobody names sits down last. */
function playersOf(names: string | undefined, files: readonly string[] = []): PlayerSpec[] {
  const written = files.map((file) => {
    try {
      return { name: basename(file, extname(file)), text: readFileSync(file, 'utf8') };
    } catch {
      throw new Trouble(`There is no strategy file '${file}'.`, 2);
    }
  });
  const named = (names ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
  const players: PlayerSpec[] = named.map((name) => written.find((each) => each.name === name) ?? { name });
  for (const each of written) if (!named.includes(each.name)) players.push(each);
  if (players.length === 0) throw new Trouble('Who plays? For example --players random,random.', 2);
  return players;
}
