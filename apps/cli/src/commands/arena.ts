/** `baize arena`: a contest between bots, language models and any program that can read a view and print a move. */
import { BaizeError } from '@baize/game';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Refused } from '@baize/protocol';
import type { Command } from 'commander';
import { optionsOf, packOf } from '../tables.ts';

interface ArenaOptions {
  readonly seeds: string;
  readonly options?: string;
  readonly tries: string;
  readonly seconds: string;
  readonly out?: readonly string[];
  readonly json?: boolean;
}

export function addArenaCommand(program: Command): void {
  program
    .command('arena')
    .argument('<game>', 'which game; `baize games` lists them')
    .argument(
      '<players...>',
      'a bot, cmd:COMMAND (a view as JSON in, a move out, a line each) or mcp:COMMAND; NAME=… names it',
    )
    .description('let bots, programs and language models play each other, the same seeds in every seat')
    .option('--seeds <n>', 'deals for each pair, each played in both seatings', '5')
    .option('--options <list>', 'such as rules=official')
    .option('--tries <n>', 'answers that a player has for one decision', '3')
    .option('--seconds <n>', 'time for one answer', '120')
    .option('--out <files...>', 'the transcript: .jsonl, or .html with the table')
    .option('--json', 'the table as JSON')
    .action(async (game: string, players: string[], given: ArenaOptions) => {
      const pack = await packOf(game);
      const number = (name: 'seeds' | 'tries' | 'seconds'): number => {
        const value = Number(given[name]);
        if (!Number.isInteger(value) || value < 1)
          throw new BaizeError('USAGE', `--${name} takes a whole number, not '${given[name]}'.`);
        return value;
      };
      const outs = (given.out ?? []).map((file) => ({ file, kind: extname(file) }));
      for (const { file, kind } of outs)
        if (kind !== '.jsonl' && kind !== '.html')
          throw new BaizeError('USAGE', `--out writes .jsonl or .html, not '${file}'.`);
      const { arenaLines, arenaPage, arenaTable, runArena } = await import('@baize/app-mcp');
      const seeds = Array.from({ length: number('seeds') }, (_, at) => `arena-${at + 1}`);
      const options = optionsOf(pack, given.options, 2);
      const plan = {
        game: pack.game.name,
        options,
        players,
        seeds,
        tries: number('tries'),
        seconds: number('seconds'),
      };
      const done = (matches: number, of: number): void => {
        if (process.stderr.isTTY) process.stderr.write(`\r${matches} of ${of} matches${matches === of ? '\n' : ''}`);
      };
      const outcome = await runArena({ ...plan, done }).catch((error: unknown) => {
        throw error instanceof Refused ? new BaizeError('USAGE', `${error.code}: ${error.message}.`) : error;
      });
      for (const { file, kind } of outs)
        writeFileSync(file, kind === '.html' ? arenaPage(outcome) : arenaLines(outcome));
      console.log(given.json ? JSON.stringify(outcome.standings, null, 2) : arenaTable(outcome));
    });
}
