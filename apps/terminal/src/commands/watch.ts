/** `baize watch`: bots at a table of this machine, move by move. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { numbered } from '../local.ts';
import { botMove, Reel } from '../reel.ts';
import { botOf, botsOf, optionsOf, packOf, wholeNumber } from '../tables.ts';
import { showReel } from './replay.ts';

interface WatchOptions {
  readonly bots?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly plain?: boolean;
}

export function addWatchCommand(program: Command): void {
  program
    .command('watch')
    .argument('<game>', 'which game; `baize games` lists them')
    .description('watch bots play')
    .option('--bots <names>', 'who plays, with commas; the strongest where none is named')
    .option('--seats <n>', 'how many players')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--options <list>', 'such as rules=official')
    .option('--plain', 'print the moves, no full screen')
    .action(async (what: string, given: WatchOptions) => {
      await watchBots(what, given);
    });
}

async function watchBots(name: string, given: WatchOptions): Promise<void> {
  const pack = await packOf(name);
  const named = given.bots?.split(',').map((each) => botOf(pack, each.trim()));
  const usual = Math.max(named?.length ?? 0, pack.usualSeats ?? Math.max(2, pack.game.seats[0]));
  const seats = wholeNumber('--seats', given.seats, usual);
  const options = optionsOf(pack, given.options, seats);
  const all = named ?? botsOf(pack).slice(-1);
  const bots = Array.from({ length: seats }, (_, seat) => all[seat % all.length]!);
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const reel = new Reel(pack, options, numbered(bots.map((bot) => bot.name)), seed);
  const left = new AbortController();
  const playing = (async () => {
    while (!reel.over && !left.signal.aborted) {
      reel.add(botMove(reel, bots));
      await pause(0);
    }
  })();
  await showReel(reel, `seed ${seed}`, null, { plain: given.plain === true, play: true });
  left.abort();
  await playing;
}
