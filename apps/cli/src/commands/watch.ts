/** `baize watch`: bots at a table of this machine, move by move. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { numbered } from '@baize/bots';
import { Playthrough, usualBot } from '@baize/game';
import { decisionRequest } from '@baize/match';
import type { Command } from 'commander';
import { Reel } from '../reel.ts';
import type { RemoteTable } from '../remote.ts';
import { decided, dismiss, type LocalPlayer } from '../localPlayers.ts';
import { resultText, tableText } from '../table.ts';
import { type GivenOptions, optionsOf, typedOptions, withOptionFlags } from '../optionFlags.ts';
import { names, packOf, playerOf, wholeNumber } from '../tables.ts';
import { fullScreenHere } from '../window.ts';
import { sitDown } from '../sitDown.ts';
import { showReel } from './replay.ts';

interface WatchOptions extends GivenOptions {
  readonly bots?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly plain?: boolean;
}

export function addWatchCommand(program: Command): void {
  withOptionFlags(program.command('watch'))
    .argument('<game>', 'a game for bots to play here, or the link of a table on a server')
    .description('watch bots play here, or a match on a server')
    .option('--bots <names>', 'who plays, separated by commas; the strongest by default')
    .option('--seats <n>', 'how many players')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--plain', 'print the moves, no full screen')
    .action(async (what: string, given: WatchOptions) => {
      if (what.includes('://')) await watchThere(what, given.plain === true);
      else await watchBots(what, given);
    });
}

async function watchBots(name: string, given: WatchOptions): Promise<void> {
  const pack = await packOf(name);
  const named = given.bots === undefined ? [] : names(given.bots);
  const fewest = Math.max(named.length, pack.usualSeats ?? Math.max(2, pack.game.seats[0]));
  const seats = wholeNumber('--seats', given.seats, fewest);
  const options = optionsOf(pack, typedOptions(given), seats);
  const usual = usualBot(pack);
  const seated: LocalPlayer[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const typed = named[seat % Math.max(1, named.length)];
    seated.push(typed === undefined ? usual : await playerOf(pack, typed));
  }
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const players = numbered(seated.map(({ name }) => name));
  const reel = new Reel(pack, options, players, seed);
  const faults: string[] = [];
  const left = new AbortController();
  const { game } = pack;
  const play = new Playthrough(game, game.start(options, seats, seed), seed, (state, _seat, move) =>
    reel.add(game.say(move, state)),
  );
  const playing = (async () => {
    for (let seat = play.next(); seat !== null && !left.signal.aborted; seat = play.next()) {
      const who = { bot: seated[seat].name, seat, seed, decision: play.made };
      const request = decisionRequest(game, play.state, play.moves, who);
      const said = await decided(seated[seat], pack, players, request);
      if (left.signal.aborted) break;
      if ('index' in said) play.play(seat, play.moves[said.index]);
      else {
        faults.push(
          `${reel.name(seat)} ${said.fault} after ${reel.length} moves: ${usual.name} played on in its place.`,
        );
        seated[seat] = usual;
      }
      await pause(0);
    }
  })();
  await showReel(reel, `seed ${seed}`, null, { plain: given.plain === true, play: true });
  left.abort();
  dismiss(seated);
  await playing;
  for (const fault of faults) console.error(fault);
}

async function watchThere(link: string, plain: boolean): Promise<void> {
  const { openRemote } = await import('../remote.ts');
  const table = await openRemote(link, null);
  try {
    await table.ready();
    if (!plain && fullScreenHere()) await sitDown(table, false);
    else await printNews(table);
  } finally {
    table.close();
  }
}

/** Every sentence of the log as it comes, until the match is over. */
async function printNews(table: RemoteTable): Promise<void> {
  let told = 0;
  await new Promise<void>((resolve) => {
    const tell = (): void => {
      const { log, result } = table.now;
      for (const { text } of log.slice(told)) console.log(text);
      told = log.length;
      if (result !== null) resolve();
    };
    table.changed(tell);
    tell();
  });
  console.log(`\n${tableText(table)}\n\n${resultText(table)}`);
}
