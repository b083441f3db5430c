/** `baize admin`: what an operator does to the matches of a server, running or not; running servers notice within seconds. */
import { BaizeError, type GamePack, noSuchGame } from '@baize/game';
import type { Operations, Store } from '@baize/host';
import type { Status, TableLine } from '@baize/protocol';
import type { Command } from 'commander';
import { wholeNumber } from '../tables.ts';
import { onStore, type Server, type StoreOptions, withStore } from './store.ts';

type AdminStore = Store & { readonly operations: Operations };

export function addAdminCommand(program: Command): void {
  const admin = program.command('admin').description("manage a server's matches, names and addresses");
  addMatches(admin);
  addPeople(admin);
}

function addMatches(admin: Command): void {
  onStore(admin.command('list'))
    .description('matches, latest change first, private ones too')
    .option('--status <status>', 'only open, playing or over')
    .option('--game <game>', 'only of this game')
    .option('--limit <n>', 'how many (100)')
    .option('--json', 'as JSON')
    .action(async (given: StoreOptions & { status?: string; game?: string; limit?: string; json?: boolean }) => {
      const { status, game, limit, json } = given;
      if (status !== undefined && !isStatus(status))
        throw new BaizeError('USAGE', `--status is open, playing or over, not '${status}'.`);
      const most = wholeNumber('--limit', limit, 100);
      const lines = await atStore(given, (store) => store.list({ status, game, unlisted: true }, most));
      console.log(json ? JSON.stringify(lines, null, 2) : lines.map(lineText).join('\n') || 'No matches.');
    });
  onStore(admin.command('show'))
    .description('a match: players, times and chat, but no cards and no seeds')
    .argument('<match>')
    .action(async (match: string, given: StoreOptions) => {
      await atStore(given, async (store) => console.log(await matchText(store, match)));
    });
  onStore(admin.command('close'))
    .description('end a match without a winner; an open table is deleted')
    .argument('<match>')
    .action(async (match: string, given: StoreOptions) => {
      await atStore(given, async (store, server) => {
        const { status } = await lineOf(store, match);
        if (status === 'open') await store.operations.remove(match);
        else if (!(await server.closeMatch(store, match, await packsOf(server))))
          throw new BaizeError('FAILED', 'It is over already.');
        console.log(status === 'open' ? 'Deleted: it had not begun.' : 'Closed.');
      });
    });
  onStore(admin.command('delete'))
    .description('delete a match with its moves and chat')
    .argument('<match>')
    .action(async (match: string, given: StoreOptions) => {
      const removed = await atStore(given, (store) => store.operations.remove(match));
      if (!removed) throw new BaizeError('FAILED', 'There is no such match.');
      console.log('Deleted.');
    });
}

function addPeople(admin: Command): void {
  onStore(admin.command('erase'))
    .description('remove a name, and everything said under it, from every match')
    .argument('<name>', 'exactly as shown at the table')
    .option('--match <match>', 'only out of this one')
    .action(async (name: string, given: StoreOptions & { match?: string }) => {
      const erased = await atStore(given, (store, server) => server.eraseName(store, name, given.match));
      console.log(`Erased from ${erased.length} matches. Backups made before still have it.`);
    });
  onStore(admin.command('ban'))
    .description('refuse an address, or a range such as 203.0.113.0/24')
    .argument('<address>')
    .option('--days <n>', 'for so long; else for good')
    .option('--why <text>', 'for the next operator', '')
    .action(async (address: string, given: StoreOptions & { days?: string; why: string }) => {
      const days = wholeNumber('--days', given.days, 0);
      const ban = await atStore(given, async (store, server) => {
        const ban = server.readBan(address, days, given.why, Date.now());
        await store.operations.ban(ban);
        return ban;
      });
      console.log(`${ban.address} is banned${ban.until === null ? '' : ` until ${time(ban.until)}`}.`);
    });
  onStore(admin.command('unban'))
    .description('serve an address again')
    .argument('<address>')
    .action(async (address: string, given: StoreOptions) => {
      if (!(await atStore(given, (store) => store.operations.unban(address))))
        throw new BaizeError('FAILED', 'It is not banned; `baize admin bans` lists those that are.');
      console.log(`${address} is served again.`);
    });
  onStore(admin.command('bans'))
    .description('banned addresses')
    .action(async (given: StoreOptions) => {
      const bans = await atStore(given, (store) => store.operations.bans(Date.now()));
      const lines = bans.map(({ address, until, why }) =>
        `${address}  ${until === null ? 'for good' : `until ${time(until)}`}  ${why}`.trimEnd(),
      );
      console.log(lines.join('\n') || 'Nobody is banned.');
    });
}

async function atStore<T>(given: StoreOptions, act: (store: AdminStore, server: Server) => Promise<T>): Promise<T> {
  return withStore(given, async (server, config) => {
    const store = await server.existingStore(config);
    try {
      const { operations } = store;
      if (operations === undefined) throw new BaizeError('FAILED', 'This store has no operators.');
      return await act(Object.assign(store, { operations }), server);
    } finally {
      await store.close();
    }
  });
}

async function packsOf(server: Server): Promise<(game: string) => GamePack> {
  const games = await server.loadGames();
  return (game) => {
    const entry = games.find(({ name }) => name === game);
    if (entry === undefined) throw noSuchGame(game, games);
    return entry.pack;
  };
}

async function lineOf({ operations }: AdminStore, match: string): Promise<TableLine> {
  const line = await operations.line(match);
  if (line === null) throw new BaizeError('FAILED', 'There is no such match.');
  return line;
}

async function matchText(store: AdminStore, match: string): Promise<string> {
  const line = await lineOf(store, match);
  const chat = await store.chats(match, 0, 200);
  return [
    lineText(line),
    `opened ${time(line.created)}, ${line.version} entries, the last ${time(line.updated)}`,
    ...line.seats.map(({ name, kind }, seat) => `seat ${seat + 1}: ${name ?? 'empty'} (${kind})`),
    ...chat.map(({ at, name, text }) => `${time(at)} ${name}: ${text}`),
  ].join('\n');
}

const lineText = ({ match, game, status, seats, updated }: TableLine): string =>
  `${match}  ${time(updated)}  ${status.padEnd(7)}  ${game}  ${seats.map(({ name }) => name ?? '(empty)').join(', ')}`;

const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const isStatus = (text: string): text is Status => ['open', 'playing', 'over'].includes(text);
