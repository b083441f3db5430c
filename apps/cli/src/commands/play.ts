/** `baize play`: a game in the terminal against bots, full screen where the terminal allows it, plain prompts elsewhere. */
import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { Api } from '@baize/client';
import { BaizeError, messageOf, usualBot } from '@baize/game';
import type { Header } from '@baize/match';
import { chooseGame, chooseOpponent } from '../choosing.ts';
import type { LocalTable, Opening, Place } from '../local.ts';
import { playPlain } from '../plain.ts';
import { checkRecord, freshName, readRecord } from '../records.ts';
import { asked, readAddress, RemoteTable, takeSeat } from '../remote.ts';
import { Session } from '../session.ts';
import { type Games, keepFinished, kept, openGames } from '../shelf.ts';
import { dismiss, type Sitter } from '../sitting.ts';
import { resultText, type Table, tableText } from '../table.ts';
import { gamesList, names, optionsOf, packOf, sitterOf, wholeNumber } from '../tables.ts';
import { fullScreenHere, sizeNow } from '../window.ts';

interface PlayOptions {
  readonly opponent?: string;
  readonly seats?: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly name?: string;
  readonly join?: string;
  readonly plain?: boolean;
  readonly resume?: string | true;
}

export function addPlayCommand(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'which game; asked where none is named, `baize games` lists them')
    .description('play a game against bots, or with others on a server')
    .option(
      '--opponent <bots>',
      'who sits at the other seats, one for all or several with commas: a name, a number of stars, or cmd:COMMAND for a program of yours',
    )
    .option('--seats <n>', 'how many players, you included')
    .option('--seat <n>', 'where you sit; 1 moves first', '1')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--options <list>', 'such as rules=official,strictThree=true')
    .option('--resume [record]', 'go on with an interrupted game: the latest, or this record')
    .option('--join <link>', 'sit down at a table on a server')
    .option('--name <text>', 'what you are called')
    .option('--plain', 'plain prompts, no full screen')
    .action(async (name: string | undefined, given: PlayOptions) => {
      if (given.join !== undefined) await playThere(given.join, personName(given.name), given.plain === true);
      else await playHere(await tableFor(name, given), given.plain === true);
    });
}

function tableFor(name: string | undefined, given: PlayOptions): Promise<LocalTable> {
  const { resume } = given;
  if (resume === undefined) return newTable(name, given);
  // `--resume GAME` means the game, though the option could take it for a file.
  return typeof resume === 'string' && gamesList().includes(resume) ? oldTable(resume, true) : oldTable(name, resume);
}

async function newTable(name: string | undefined, given: PlayOptions): Promise<LocalTable> {
  const chosen = name ?? (await chooseGame());
  if (chosen === null)
    throw new BaizeError(
      'USAGE',
      `Which game? Try: baize play ${gamesList()[0] ?? ''}\nThere is: ${gamesList().join(', ')}.`,
    );
  const pack = await packOf(chosen);
  const seats = wholeNumber('--seats', given.seats, pack.usualSeats ?? Math.max(2, pack.game.seats[0]));
  const options = optionsOf(pack, given.options, seats);
  const me = wholeNumber('--seat', given.seat, 1) - 1;
  if (me < 0 || me >= seats) throw new BaizeError('USAGE', `--seat takes a number from 1 to ${seats}.`);
  const opponent = given.opponent ?? (name === undefined ? await chooseOpponent(pack) : undefined);
  const asked = opponent === undefined ? [] : names(opponent);
  const players: (Sitter | null)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const other = asked[(seat < me ? seat : seat - 1) % Math.max(1, asked.length)];
    players.push(seat === me ? null : other === undefined ? (usualBot(pack) as Sitter) : await sitterOf(pack, other));
  }
  const person = personName(given.name);
  const seed = given.seed ?? randomBytes(4).toString('hex');
  return openTable({ pack, options, seed, players, person }, await openGames());
}

async function oldTable(name: string | undefined, which: string | true): Promise<LocalTable> {
  if (which !== true) return tableFromRecord(which, await openGames());
  const games = await openGames();
  const [latest] = await games.store.list({ status: 'playing', unlisted: true, ...(name && { game: name }) }, 1);
  const [file] = kept('unfinished', name);
  // Games interrupted under an earlier version are records: each is taken into the database once.
  if (file !== undefined && (latest === undefined || statSync(file).mtimeMs > latest.updated)) {
    const table = await tableFromRecord(file, games);
    rmSync(file);
    return table;
  }
  const stored = latest === undefined ? null : await games.store.read(latest.match);
  if (stored === null)
    throw new BaizeError(
      'FAILED',
      `There is no interrupted game${name === undefined ? '' : ` of ${name}`} to go on with.`,
    );
  const { id, game, options, seed, seats } = JSON.parse(stored.header) as Header;
  const pack = await packOf(game);
  const players = await Promise.all(seats.map(async ({ bot }) => (bot === undefined ? null : sitterOf(pack, bot))));
  const person = seats.find(({ bot }) => bot === undefined)?.name ?? personName();
  return openTable({ pack, options, seed, players, person }, games, { match: id });
}

/** Goes on with a record as a new match. */
async function tableFromRecord(file: string, games: Games): Promise<LocalTable> {
  const record = readRecord(file);
  if (record.seating === undefined)
    throw new BaizeError(
      'FAILED',
      `${file} does not say which bots played, so it cannot go on: \`baize replay\` shows it.`,
    );
  const pack = await packOf(record.game);
  const players = await Promise.all(
    record.seating.players.map(async (typed) => (typed === null ? null : sitterOf(pack, typed))),
  );
  checkRecord(file, pack, record);
  const { options, seed, moves } = record;
  const person = record.seats[players.indexOf(null)]?.name ?? personName();
  return openTable({ pack, options, seed, players, person }, games, { moves });
}

/** Every move is kept by the store; the finished game is kept as a record too. */
async function openTable(place: Place, games: Games, opening: Opening = {}): Promise<LocalTable> {
  // Loaded on demand: `baize --help` shall not wait for a host.
  const local = await import('../local.ts');
  const table = await local.LocalTable.open(place, { ...games, ...opening });
  const name = freshName(place.pack.game.name);
  let finished = false;
  table.changed(() => {
    const before = finished;
    finished = table.now.result !== null;
    if (before || !finished) return;
    try {
      keepFinished(name, table.record());
    } catch (error) {
      table.trouble = messageOf(error);
    }
  });
  return table;
}

async function playHere(table: LocalTable, plain: boolean): Promise<void> {
  await sitDown(table, plain);
  const { store } = table.opening;
  await table.close();
  dismiss(table.place.players);
  // Finished matches are records by now.
  const finished = Number.POSITIVE_INFINITY;
  await store?.prune({ finished, abandoned: -finished });
  await store?.close();
}

async function playThere(link: string, name: string, plain: boolean): Promise<void> {
  const address = readAddress(link);
  const { game } = await asked(address.base, () => new Api(address.base).table(address.match));
  const pack = await packOf(game);
  const table = new RemoteTable(pack, address, await takeSeat(address, name));
  try {
    await table.ready();
    await sitDown(table, plain);
  } finally {
    table.close();
  }
}

/** Full screen or plain prompts, until the game is over or the person leaves. */
export async function sitDown(table: Table, plain: boolean): Promise<void> {
  const interrupted = !plain && fullScreenHere() ? await onFullScreen(table) : await onPlainPrompts(table);
  if (interrupted) process.exit(130);
}

async function onFullScreen(table: Table): Promise<boolean> {
  const { showFullScreen } = await import('../fullscreen.tsx');
  let leave = (_interrupted: boolean): void => {};
  const left = new Promise<boolean>((resolve) => {
    leave = resolve;
  });
  const session = new Session(table, sizeNow, (interrupted) => leave(interrupted));
  await showFullScreen(session, left);
  if (table.now.result !== null) console.log(`${tableText(table)}\n\n${resultText(table)}`);
  else if (table.kept !== '') console.log(table.kept);
  return left;
}

async function onPlainPrompts(table: Table): Promise<boolean> {
  const { stdin: input, stdout: output, env } = process;
  const terminal = input.isTTY && output.isTTY && env.TERM !== 'dumb';
  const lines = createInterface({ input, output, terminal });
  let ended = false;
  lines.once('close', () => (ended = true));
  try {
    const end = await playPlain(table, {
      input: lines,
      width: Math.min(output.columns ?? 100, 100),
      print: (text) => console.log(text),
      prompt: (text) => {
        // Piped input may end while lines of it still wait; from Node 24 on a closed prompt throws.
        if (ended) return;
        lines.setPrompt(text);
        lines.prompt();
      },
    });
    return end === 'interrupted';
  } finally {
    lines.close();
  }
}

/** The name given, or the one this machine knows the person by. */
function personName(given?: string): string {
  const name = given?.replace(/\p{C}/gu, '').trim().slice(0, 24);
  if (name !== undefined && name !== '') return name;
  try {
    const { username } = userInfo();
    if (username !== 'root' && username !== '') return username.charAt(0).toUpperCase() + username.slice(1, 24);
  } catch {
    // A machine without a user list has no name for anybody.
  }
  return 'Guest';
}
