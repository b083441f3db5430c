/** The same seed, options and bots give the same record in the lab, the terminal, over MCP and on the server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@baize/app-server';
import { Api, TableClient } from '@baize/client';
import { type GameRecord, playGame, recordGame, type Seat } from '@baize/game';
import { PostgresStore, SqliteStore, type Serving } from '@baize/server';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startPostgres, type TestPostgres } from '../../../scripts/postgres.ts';
import { optionsOf } from '../src/optionFlags.ts';
import { packOf } from '../src/tables.ts';

const baize = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-same-'));
const settings = { PORT: '0', BAIZE_LOG: 'silent', BAIZE_REQUESTS_PER_SECOND: '10000' };
let postgres: TestPostgres;
let servers: Readonly<Record<'SQLite' | 'PostgreSQL', Serving>>;
beforeAll(async () => {
  postgres = await startPostgres();
  servers = {
    // One with bots on a thread of their own, one without.
    SQLite: await startServer(readConfig(settings), { store: new SqliteStore(join(folder, 'server.sqlite')) }),
    PostgreSQL: await startServer(readConfig({ ...settings, BAIZE_BOT_THREADS: '0' }), {
      store: await PostgresStore.open(postgres.url),
    }),
  };
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** All but who sat there: in the terminal and over MCP, somebody else plays the first bot's moves. */
const withoutSeats = (record: GameRecord): unknown => ({ ...record, seats: null });

describe.each([
  ['dominion', ['expert', 'book'], 'rules=house,victoryPileSize=4'],
  ['badugi', ['regular', 'hard'], 'match=hands,hands=5'],
  ['splendor', ['planner', 'strong'], 'rules=official'],
])('%s', (game, names, typed) => {
  const seed = `same ${game}`;
  let lab: GameRecord;
  /** What the first seat chooses, in order: what it has no choice about is played for it. */
  const first: string[] = [];
  beforeAll(async () => {
    const pack = await packOf(game);
    const bots = names.map((name) => pack.bots.find((bot) => bot.name === name)!);
    lab = recordGame(pack.game, bots, optionsOf(pack, typed, 2), seed);
    const before = (state: unknown, seat: Seat, move: unknown): void => {
      if (seat === 0 && pack.game.moves(state).length > 1) first.push(pack.game.say(move, state));
    };
    playGame(pack.game, bots, lab.options, seed, { before });
    expect(lab.moves.length).toBeGreaterThan(20);
  }, 120_000);

  test.each(['SQLite', 'PostgreSQL'] as const)(
    'on the server, with %s',
    async (store) => {
      const { url } = servers[store];
      const api = new Api(url);
      const seats = names.map((bot) => ({ kind: 'bot' as const, bot, name: bot }));
      const { match } = await api.create({ game, seats, seed, options: { ...lab.options } });
      const client = new TableClient({ base: url, match, WebSocket });
      await client.until(({ snapshot }) => snapshot?.status === 'over');
      client.close();
      expect(await api.record(match)).toEqual(lab);
    },
    120_000,
  );

  test('in the terminal', async () => {
    const args = [
      'play',
      game,
      '--plain',
      '--seats',
      '2',
      '--seed',
      seed,
      '--options',
      typed,
      '--opponent',
      names[1],
      '--name',
      'Ada',
    ];
    const state = join(folder, game);
    const child = spawn(process.execPath, [baize, ...args], { env: { ...process.env, XDG_STATE_HOME: state } });
    child.stdout.resume();
    child.stdin.end(first.map((words) => `${words}\n`).join(''));
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    const finished = join(state, 'baize', 'finished');
    const [file] = readdirSync(finished);
    const record = JSON.parse(readFileSync(join(finished, file), 'utf8')) as GameRecord;
    expect(withoutSeats(record)).toEqual(withoutSeats(lab));
  }, 120_000);

  test('over MCP on standard input and output', async () => {
    const client = new Client({ name: 'Scripted', version: '1' });
    const args = [baize, 'mcp', '--data', join(folder, `${game}-mcp`)];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));
    const call = async (name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
      if (isError) throw new Error(JSON.stringify(content));
      return structuredContent as Record<string, unknown>;
    };
    const playerTypes = ['claude', `ai:${names[1]}`];
    let said = await call('game_session', { game, seed, playerTypes, options: lab.options, detail: 'compact' });
    const { gameId } = said;
    for (let next = 0; said['status'] !== 'game_over'; )
      if (said['status'] === 'waiting') said = await call('game_observe', { gameId, wait: 5, detail: 'compact' });
      else said = await call('game_execute', { gameId, move: first[next++], wait: 5, detail: 'compact' });
    const { record } = await call('game_session', { action: 'export', gameId });
    await client.close();
    expect(withoutSeats(record as GameRecord)).toEqual(withoutSeats(lab));
  }, 120_000);
});
