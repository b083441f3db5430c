/** `baize play`: a game in the terminal against bots, with people at this screen, or with others on a server. */
import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { BaizeError, type GamePack, messageOf } from '@baize/game';
import type { Header } from '@baize/match';
import { choose, chooseGame, chooseOpponent, someoneThere } from '../choosing.ts';
import type { LocalTable } from '../local.ts';
import type { Opening, LocalSetup } from '../localSetup.ts';
import { type GivenOptions, optionsOf, typedOptions, withOptionFlags } from '../optionFlags.ts';
import { type GivenModels, modelTerms, withModelOptions } from '../models.ts';
import { noteGame } from '../myLevel.ts';
import { chairsOf, type GivenSeats, peopleNames, personName, playersOf } from '../people.ts';
import { checkRecord, freshName, readRecord } from '../records.ts';
import { type Games, keepFinished, kept, openGames } from '../shelf.ts';
import { sitDown } from '../sitDown.ts';
import { dismiss } from '../localPlayers.ts';
import { gamesList, packOf, playerOf, wholeNumber } from '../tables.ts';

interface PlayOptions extends GivenOptions, GivenSeats, GivenModels {
  readonly seed?: string;
  readonly join?: string;
  readonly host?: boolean;
  readonly port?: string;
  readonly plain?: boolean;
  readonly resume?: string | true;
}

export function addPlayCommand(program: Command): void {
  withModelOptions(withOptionFlags(program.command('play')))
    .argument('[game]', 'the game; if omitted, you are asked (`baize games` lists them)')
    .description('play a game against bots, with others at this screen, or with others on a server')
    .option(
      '--opponent <bots>',
      'who plays the other seats, one for all or a comma-separated list: a name, a number of stars, match for your own level, openai:MODEL or anthropic:MODEL, or cmd:COMMAND for your own program',
    )
    .option('--seats <list>', 'how many players, or who sits where, such as me,me,bot for two people at this screen')
    .option('--seat <n>', 'where you sit; 1 moves first', '1')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--resume [record]', 'resume an interrupted game: the latest, or this record')
    .option('--host', 'open the table to friends: prints a link for each of them')
    .option('--port <n>', 'with --host: the port that friends connect to; any free port by default')
    .option('--join <link>', 'sit down at a table on a server')
    .option('--name <text>', 'your name; a comma-separated list if several people play here')
    .option('--plain', 'plain prompts, no full screen')
    .action(async (name: string | undefined, given: PlayOptions) => {
      const plain = given.plain === true;
      if (given.join !== undefined) await playThere(given.join, personName(given.name), plain);
      else if (given.host === true) await playHosted(name, given, plain);
      else await playHere(await tableFor(name, given), plain);
    });
}

async function tableFor(name: string | undefined, given: PlayOptions): Promise<LocalTable> {
  const { resume } = given;
  if (resume === undefined) return (await offeredTable(name, given)) ?? newTable(name, given);
  // `--resume GAME` means the game, though the option could take it for a file.
  return typeof resume === 'string' && gamesList().includes(resume) ? oldTable(resume, true) : oldTable(name, resume);
}

/** The game somebody left, if there is one and the person wants to go on with it. Flags ask for a new one. */
async function offeredTable(name: string | undefined, given: PlayOptions): Promise<LocalTable | null> {
  const flagged = Object.keys(given).some((flag) => !['seat', 'name', 'plain'].includes(flag));
  if (flagged || !someoneThere()) return null;
  const games = await openGames();
  const left = await games.store.list({ status: 'playing', unlisted: true, ...(name && { game: name }) }, 9);
  const offers = left.map((line) => ({
    name: line.match,
    head: line.game,
    about: `against ${line.seats.flatMap(({ name: who, kind }) => (kind === 'bot' ? [who] : [])).join(', ') || 'nobody'}, left ${ago(line.updated)}`,
  }));
  const chosen =
    offers.length === 0
      ? 'new'
      : await choose(
          'Go on with a game?',
          [{ name: 'new', head: 'new game', about: 'starts another one' }, ...offers],
          1,
        );
  if (chosen !== 'new') return storedTable(games, chosen);
  await games.store.close();
  return null;
}

function ago(at: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000));
  if (minutes < 60) return `${minutes} minutes ago`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours ago` : `${Math.round(minutes / 1440)} days ago`;
}

async function chosenPack(name: string | undefined): Promise<GamePack> {
  const chosen = name ?? (await chooseGame());
  if (chosen !== null) return packOf(chosen);
  throw new BaizeError(
    'USAGE',
    `Which game? Try: baize play ${gamesList()[0] ?? ''}\nThere are: ${gamesList().join(', ')}.`,
  );
}

async function newTable(name: string | undefined, given: PlayOptions): Promise<LocalTable> {
  const pack = await chosenPack(name);
  const opponent =
    given.opponent ?? (name === undefined && given.seats === undefined ? await chooseOpponent(pack) : undefined);
  const chairs = chairsOf(pack, { ...given, ...(opponent !== undefined && { opponent }) }, 'bots');
  if (chairs.includes('friend')) throw new BaizeError('USAGE', 'Friends elsewhere need --host.');
  const options = optionsOf(pack, typedOptions(given), chairs.length);
  const players = await playersOf(pack, chairs, await modelTerms(given));
  const people = peopleNames(given.name, players.filter((player) => player === null).length);
  const seed = given.seed ?? randomBytes(4).toString('hex');
  return openTable({ pack, options, seed, players, people }, await openGames());
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
  if (latest !== undefined) return storedTable(games, latest.match);
  throw new BaizeError('FAILED', `There is no interrupted game${name === undefined ? '' : ` of ${name}`} to resume.`);
}

/** A match of the store, with its players at their seats again. */
async function storedTable(games: Games, match: string): Promise<LocalTable> {
  const stored = await games.store.read(match);
  if (stored === null) throw new BaizeError('FAILED', 'That game is gone.');
  const { id, game, options, seed, seats } = JSON.parse(stored.header) as Header;
  const pack = await packOf(game);
  const players = await Promise.all(seats.map(async ({ bot }) => (bot === undefined ? null : playerOf(pack, bot))));
  const people = seats.flatMap(({ bot, name }) => (bot === undefined ? [name ?? personName()] : []));
  return openTable({ pack, options, seed, players, people }, games, { match: id });
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
    record.seating.players.map(async (typed) => (typed === null ? null : playerOf(pack, typed))),
  );
  checkRecord(file, pack, record);
  const { options, seed, moves } = record;
  const people = record.seats.flatMap(({ name }, seat) => (players[seat] === null ? [name] : []));
  return openTable({ pack, options, seed, players, people }, games, { moves });
}

/** Every move is kept by the store; the finished game is kept as a record too. */
async function openTable(setup: LocalSetup, games: Games, opening: Opening = {}): Promise<LocalTable> {
  // Loaded on demand: `baize --help` shall not wait for a host.
  const local = await import('../local.ts');
  const table = await local.LocalTable.open(setup, { ...games, ...opening });
  // A game that is taken back from its end and played again is the same game.
  const files = new Map<string, string>();
  let finished = false;
  table.changed(() => {
    const before = finished;
    finished = table.now.result !== null;
    if (before || !finished) return;
    const first = !files.has(table.label);
    const file = files.get(table.label) ?? freshName(setup.pack.game.name);
    files.set(table.label, file);
    try {
      keepFinished(file, table.record());
      if (first && table.now.result !== null)
        noteGame(
          setup.pack,
          setup.players.map((player) => player?.name ?? null),
          table.now.result,
        );
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
  dismiss(table.setup.players);
  // Finished matches are records by now.
  const finished = Number.POSITIVE_INFINITY;
  await store?.prune({ finished, abandoned: -finished });
  await store?.close();
}

async function playHosted(name: string | undefined, given: PlayOptions, plain: boolean): Promise<void> {
  const pack = await chosenPack(name);
  const chairs = chairsOf(pack, given, 'friends');
  if (chairs.filter((chair) => chair === 'me').length > 1)
    throw new BaizeError('USAGE', 'With --host one person sits here; the others are friends.');
  const options = optionsOf(pack, typedOptions(given), chairs.length);
  await playersOf(pack, chairs).then(dismiss);
  const { hostTable } = await import('../hosting.ts');
  const port = wholeNumber('--port', given.port, 0, 65_535);
  const hosted = await hostTable({ pack, chairs, options, name: personName(given.name), port });
  for (const line of hosted.invitations) console.log(line);
  try {
    await hosted.table.ready();
    await sitDown(hosted.table, plain);
  } finally {
    hosted.table.close();
    await hosted.close();
  }
}

async function playThere(link: string, name: string, plain: boolean): Promise<void> {
  const { openRemote } = await import('../remote.ts');
  const table = await openRemote(link, name);
  try {
    await table.ready();
    await sitDown(table, plain);
  } finally {
    table.close();
  }
}
