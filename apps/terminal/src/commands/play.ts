/** `baize play`: a game in the terminal against bots, with plain prompts that work in any pipe. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { LocalTable } from '../local.ts';
import { playPlain } from '../plain.ts';
import { botOf, botsOf, optionsOf, packOf } from '../tables.ts';
import { Trouble } from '../trouble.ts';

interface PlayOptions {
  readonly opponent?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: string;
}

export function addPlayCommand(program: Command): void {
  program
    .command('play')
    .argument('<game>', 'which game; `baize games` lists them')
    .description('play a game against bots')
    .option('--opponent <bot>', 'who sits at the other seats')
    .option('--seats <n>', 'how many players, you included')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--options <list>', 'such as rules=official')
    .option('--plain', 'plain prompts, no full screen')
    .action(async (name: string, given: PlayOptions) => {
      const pack = await packOf(name);
      const seats = given.seats === undefined ? Math.max(2, pack.game.seats[0]) : Number(given.seats);
      if (!Number.isInteger(seats)) throw new Trouble(`--seats takes a whole number, not '${given.seats}'.`, 2);
      const options = optionsOf(pack, given.options, seats);
      const opponent = given.opponent === undefined ? botsOf(pack).at(-1) : botOf(pack, given.opponent);
      if (opponent === undefined) throw new Trouble('There is nobody to play against.');
      const seed = given.seed ?? randomBytes(8).toString('hex');
      const table = new LocalTable(pack, options, seats, seed, opponent);
      const input = createInterface({ input: process.stdin, output: process.stdout });
      try {
        await playPlain(table, input);
      } finally {
        input.close();
      }
    });
}
