/** What the lab's commands share: players and options from the command line, a progress bar, and Ctrl-C that keeps what is done. */
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { programIn, viewForms } from '@baize/bots';
import { BaizeError, type GamePack } from '@baize/game';
import type { RunSettings, PlayerSpec, Standings, Tournament } from '@baize/lab';
import { type Command, Option } from 'commander';
import { budgetOf, type GivenModels, modelOf, withModelOptions } from './models.ts';
import { type GivenOptions, optionsOf, typedOptions, withOptionFlags } from './optionFlags.ts';
import { showProgress } from './progress.ts';
import { names as namesIn } from './tables.ts';

/** How the games are played, and where the answer goes. */
export interface Given extends GivenOptions {
  readonly games?: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly html?: string;
}

export interface GivenPlayers extends GivenModels {
  readonly views?: string;
  readonly players?: string;
  readonly strategyFile?: readonly string[];
  readonly seconds?: string;
}

export const withPlayerOptions = (command: Command, players: string): Command =>
  withModelOptions(command)
    .option('--players <names>', players)
    .option('--strategy-file <file...>', 'players written as text files, each named after its file')
    .option('--seconds <n>', 'time limit per answer: 10 by default for a program (cmd:COMMAND), 120 for a model')
    .option('--views <form>', 'the view sent to programs: named (default), numeric or none');

export function withGameOptions(command: Command, games: string): Command {
  return withOptionFlags(command)
    .option('--games <n>', games)
    .option('--seed <text>', 'the same seed gives the same games', 'baize')
    .option('--workers <n>', 'threads; all cores by default')
    .addOption(new Option('--json', 'as JSON').conflicts(['csv', 'markdown']))
    .option('--html <file>', 'write a report with charts as one HTML file');
}

/** Games of the lab start from what programs get by default, the house rules. */
export const jobOptions = (pack: GamePack, given: Given, seats: number): Record<string, unknown> =>
  optionsOf(pack, typedOptions(given), seats, {});

/** The players named, those of strategy files by their texts; a file that nobody names sits down last. */
export async function playersOf(given: GivenPlayers): Promise<PlayerSpec[]> {
  const { players: names = '', strategyFile: files = [] } = given;
  const seconds = given.seconds === undefined ? {} : { seconds: wholeNumber('--seconds', given.seconds) };
  const written = files.map((file) => {
    try {
      return { name: basename(file, extname(file)), text: readFileSync(file, 'utf8') };
    } catch {
      throw new BaizeError('USAGE', `There is no strategy file '${file}'.`);
    }
  });
  const named = namesIn(names);
  const players: PlayerSpec[] = [];
  for (const name of named) {
    const program = programIn(name);
    if (program !== null) players.push({ ...program, ...seconds, ...viewsOf(given.views) });
    else players.push((await modelOf(name, given)) ?? written.find((each) => each.name === name) ?? { name });
  }
  for (const each of written) if (!named.includes(each.name)) players.push(each);
  if (players.length === 0) throw new BaizeError('USAGE', 'Who plays? For example --players random,random.');
  return players;
}

export function viewsOf(typed: string | undefined): Pick<PlayerSpec, 'views'> {
  if (typed === undefined) return {};
  const views = viewForms.find((each) => each === typed);
  if (views === undefined) throw new BaizeError('USAGE', `--views takes ${viewForms.join(', ')}, not '${typed}'.`);
  return { views };
}

export function wholeNumber(option: string, typed: string): number {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1)
    throw new BaizeError('USAGE', `${option} takes a whole number from 1 on, not '${typed}'.`);
  return number;
}

export const gamesOf = ({ games }: Given, usual: number): number =>
  games === undefined ? usual : wholeNumber('--games', games);

export const workersOf = (typed: string | undefined): Pick<RunSettings, 'workers'> =>
  typed === undefined ? {} : { workers: wholeNumber('--workers', typed) };

/** Where the lab's threads find the games. */
export const catalogue = import.meta.resolve('@baize/games');

/** Runs with a line of the games done, the rate and the time left, on standard error and only at a terminal. */
export async function withProgress<T>(games: number, run: (settings: RunSettings) => Promise<T>): Promise<T> {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  process.once('SIGINT', stop);
  const shown = showProgress(games);
  try {
    return await run({
      catalogue,
      signal: stopped.signal,
      progress: (done) => shown.update(done),
      notice: (sentence) => shown.say(sentence),
    });
  } finally {
    shown.stop();
    process.off('SIGINT', stop);
  }
}

/** Refuses a file that could not be written, before anything is played. */
export function checkOutput(file: string | undefined): void {
  if (file === undefined) return;
  const folder = dirname(resolve(file));
  try {
    if (!statSync(folder).isDirectory()) throw new Error('no folder');
    accessSync(folder, constants.W_OK);
  } catch {
    throw new BaizeError('USAGE', `${file} cannot be written: there is no folder ${folder} to write to.`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new BaizeError('USAGE', `${file} is a folder; name a file in it.`);
}

/** Plays a tournament or a ladder, from where its file has it. */
export async function playPlan(
  plan: Tournament,
  given: GivenModels & { save?: string; workers?: string },
): Promise<Standings> {
  checkOutput(given.save);
  const budget = await budgetOf(given);
  const { fileLedger, noLedger, pairingsOf, playTournament } = await import('@baize/lab');
  const standings = await withProgress(plan.games * pairingsOf(plan), async (settings) =>
    playTournament(
      plan,
      { ...settings, ...workersOf(given.workers), budget },
      given.save === undefined ? noLedger() : fileLedger(given.save, plan),
    ),
  );
  if (!standings.whole) {
    const kept = 'Deals that were played from both seats are kept';
    console.error(
      given.save === undefined
        ? `Stopped early. ${kept}.`
        : `Stopped. ${kept}; the same command goes on from ${given.save}.`,
    );
  }
  return standings;
}
