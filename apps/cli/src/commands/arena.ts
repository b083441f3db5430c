/** `baize arena`: a contest between bots, language models and any program that can read a view and print a move. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { usualJudge } from '@baize/bots';
import { BaizeError, type GamePack, messageOf } from '@baize/game';
import type { Command } from 'commander';
import { viewsOf, wholeNumber, withProgress } from '../lab.ts';
import { budgetOf, type GivenModels, modelOf, withModelOptions } from '../models.ts';
import { type GivenOptions, optionsOf, typedOptions, withOptionFlags } from '../optionFlags.ts';
import { packOf } from '../tables.ts';

interface ArenaOptions extends GivenModels, GivenOptions {
  readonly seeds: string;
  readonly seed: string;
  readonly tries: string;
  readonly seconds: string;
  readonly judge: string;
  readonly workers?: string;
  readonly views?: string;
  readonly out?: readonly string[];
  readonly json?: boolean;
  readonly times?: boolean;
  readonly server?: string;
}

export function addArenaCommand(program: Command): void {
  const command = withOptionFlags(program.command('arena'))
    .argument('<game>', 'the game; `baize games` lists them')
    .argument(
      '<players...>',
      'a bot, ladder (all bots that need no preparation), openai:MODEL, anthropic:MODEL, cmd:COMMAND (a view as JSON in, a move out, a line each) or mcp:COMMAND; NAME=… names it',
    )
    .description('let bots, programs and language models play each other, each deal from both seats')
    .option('--seeds <n>', 'deals for each pair, each played in both seatings', '5')
    .option('--seed <text>', 'the same seed gives the same deals and bots', 'arena')
    .option('--tries <n>', 'attempts that a player has for one decision', '3')
    .option('--seconds <n>', 'time for one answer', '120')
    .option('--judge <n>', 'imagined games per move to measure what it gave away; 0 skips this', '40')
    .option('--workers <n>', 'games at a time; 4 by default, or 1 if programs play')
    .option('--views <form>', 'the view sent to programs: named (default), numeric or none')
    .option(
      '--out <path>',
      'a folder for the report with all games, or one file: .html, .json or .jsonl (the answers); may be repeated',
      // One value each: a list would swallow the players that follow.
      (path: string, before: readonly string[] = []) => [...before, path],
    )
    .option('--server <url>', 'a Baize server on whose board the report opens the costliest moves')
    .option('--no-times', 'leave out times, so that the same answers give the same report, byte for byte')
    .option('--json', 'the report as JSON');
  withModelOptions(command).action(async (name: string, typed: string[], given: ArenaOptions) => {
    const pack = await packOf(name);
    const outs = (given.out ?? []).map((path) => ({ path, kind: extname(path) }));
    const players = await Promise.all(fieldOf(pack, typed).map(async (each) => (await modelOf(each, given)) ?? each));
    const judge = given.judge === '0' ? null : { ...usualJudge, worlds: wholeNumber('--judge', given.judge) };
    const plan = {
      game: pack.game.name,
      options: optionsOf(pack, typedOptions(given), 2),
      players,
      seed: given.seed,
      deals: wholeNumber('--seeds', given.seeds),
      tries: wholeNumber('--tries', given.tries),
      seconds: wholeNumber('--seconds', given.seconds),
      judge,
      untimed: given.times === false,
      budget: await budgetOf(given),
      ...viewsOf(given.views),
      ...(given.workers !== undefined && { workers: wholeNumber('--workers', given.workers) }),
    };
    // A folder that cannot be written to shall not be found out after the last game.
    for (const { path, kind } of outs) prepare(kind === '' ? path : dirname(path));
    const games = plan.deals * players.length * (players.length - 1);
    const server = given.server === undefined ? {} : { server: serverOf(given.server) };
    const played = await withProgress(games, async (settings) => {
      const { runArena } = await import('@baize/app-mcp');
      const { signal } = settings;
      return runArena({ ...plan, ...(signal !== undefined && { signal }), done: (done) => settings.progress?.(done) });
    });
    const run = { ...played, ...server };
    if (run.stopped !== null)
      console.error('Every finished game is kept; ratings come from deals that were played from both seats.');
    const { arenaFiles, arenaJson, arenaLines, arenaPage, arenaTable } = await import('@baize/lab');
    for (const { path, kind } of outs) {
      if (kind === '.html') writeFileSync(path, arenaPage(pack, run, false));
      else if (kind === '.json') writeFileSync(path, arenaJson(pack, run));
      else if (kind === '.jsonl') writeFileSync(path, arenaLines(run));
      else for (const [file, text] of arenaFiles(pack, run)) write(join(path, file), text);
    }
    const folder = outs.find(({ kind }) => kind === '')?.path ?? null;
    console.log(given.json ? arenaJson(pack, run) : arenaTable(pack, run, folder));
  });
}

/** The players typed, with the game's levels in the place of `ladder`, nobody twice. */
const fieldOf = ({ bots }: GamePack, typed: readonly string[]): string[] => {
  const ladder = bots.filter(({ slowStart }) => slowStart !== true).map(({ name }) => name);
  return typed.flatMap((each) => (each === 'ladder' ? ladder.filter((name) => !typed.includes(name)) : [each]));
};

function serverOf(typed: string): string {
  if (URL.canParse(typed) && /^https?:/i.test(typed)) return typed;
  throw new BaizeError('USAGE', `--server takes an address such as https://example.org, not '${typed}'.`);
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BaizeError('USAGE', `Nothing can be written to '${folder}': ${messageOf(error)}.`);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
