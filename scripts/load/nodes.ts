/** `npm run load -- postgres`: one node and more on one PostgreSQL, beside one server on SQLite; every node has players of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type BaizeSpec, baize } from './baize.ts';
import { percentile } from './contest.ts';
import { Players } from './players.ts';
import { familyCpu, ServerProcess } from './serverProcess.ts';

export interface NodesSpec {
  /** Live matches on each node. With fewer, fewer moves would share a statement. */
  readonly matches: number;
  /** Of a round, after one that is not counted. */
  readonly seconds: number;
  readonly rounds: number;
  /** How many nodes there are: each number is measured in turn. */
  readonly counts: readonly number[];
  /** Processes of players for each node. */
  readonly players: number;
  /** Measures several nodes also with a PostgreSQL for each, so that they share nothing but the machine. */
  readonly apart: boolean;
}

/** Medians of the rounds. */
export interface NodesFigures {
  readonly name: string;
  readonly nodes: number;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Moves per CPU second of the database, where there is one apart. */
  readonly perDatabaseSecond: number | null;
}

export async function nodes(spec: NodesSpec): Promise<NodesFigures[]> {
  const figures = [await measured('one server, SQLite', 1, spec, [])];
  const onDatabases = async (name: string, count: number, databases: number): Promise<void> => {
    const all = await Promise.all(Array.from({ length: databases }, () => startPostgres()));
    figures.push(await measured(name, count, spec, all));
    for (const each of all) await each.stop();
  };
  for (const count of spec.counts) await onDatabases(`${count} node${count === 1 ? '' : 's'}, PostgreSQL`, count, 1);
  if (spec.apart)
    for (const count of spec.counts)
      if (count > 1) await onDatabases(`${count} nodes, a PostgreSQL each`, count, count);
  return figures;
}

async function measured(
  name: string,
  count: number,
  { matches, seconds, rounds, players: perNode }: NodesSpec,
  databases: readonly TestPostgres[],
): Promise<NodesFigures> {
  const place = mkdtempSync(join(tmpdir(), 'baize-load-'));
  const started = Array.from({ length: count }, async (_, node) => {
    const database = databases[node % databases.length]?.url;
    const game: BaizeSpec = { game: 'noughts', ...(database !== undefined && { database }) };
    const server = await ServerProcess.start(baize(game), place);
    const players = Array.from({ length: perNode }, () => new Players());
    await Promise.all(players.map((each) => each.open(game, server.url, Math.ceil(matches / perNode))));
    return { server, players };
  });
  const nodes = await Promise.all(started);
  const servers = nodes.map(({ server }) => server);
  const all = nodes.flatMap(({ players }) => players);
  const pids = databases.flatMap((each) => each.pid?.() ?? []);
  const perCpu: number[] = [];
  const perSecond: number[] = [];
  const perDatabase: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const cpu = (): number => servers.reduce((sum, server) => sum + server.cpu, 0);
    const database = (): number => pids.reduce((sum, pid) => sum + familyCpu(pid), 0);
    const [nodesBefore, databasesBefore, began] = [cpu(), database(), performance.now()];
    const played = await Promise.all(all.map((each) => each.play(seconds * 1000)));
    if (round === 0) continue;
    const moves = played.reduce((sum, each) => sum + each, 0);
    perSecond.push((1000 * moves) / (performance.now() - began));
    perCpu.push(moves / (cpu() - nodesBefore));
    if (pids.length > 0) perDatabase.push(moves / (database() - databasesBefore));
  }
  for (const each of all) each.stop();
  for (const server of servers) await server.stop();
  rmSync(place, { recursive: true, force: true });
  const [perCpuSecond, perSecondInAll] = [percentile(perCpu, 0.5), percentile(perSecond, 0.5)];
  console.log(`${name}: ${perCpuSecond.toFixed(0)} moves per CPU second, ${perSecondInAll.toFixed(0)} per second.`);
  return {
    name,
    nodes: count,
    perCpuSecond,
    perSecond: perSecondInAll,
    perDatabaseSecond: perDatabase.length === 0 ? null : percentile(perDatabase, 0.5),
  };
}
