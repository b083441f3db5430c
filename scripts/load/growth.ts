/** `npm run load -- growth`: what a move costs as a match gets longer, and as matches pile up in the store. */
import { join } from 'node:path';
import { SqliteStore } from '@baize/server';
import { openDatabase } from '../../platform/server/src/store/database.ts';
import { baize } from './baize.ts';
import { Contest } from './contest.ts';

export interface Growth {
  /** Entries of a match, or matches in the store, and microseconds of processor time of a move there. */
  readonly at: readonly number[];
  readonly costs: readonly number[];
}

const micros = (perCpuSecond: number): number => 1e6 / perCpuSecond;

/** Few matches, that get longer and longer. */
export async function byLength(matches: number, step: number, steps: number): Promise<Growth> {
  const contest = await Contest.open(baize({ game: 'noughts' }), matches);
  await contest.flatOut(step);
  for (let i = 0; i < steps; i++) await contest.round(step);
  const { rounds } = await contest.close();
  return { at: rounds.map((_, i) => (i + 2) * step), costs: rounds.map(micros) };
}

/** The same matches beside more and more old ones. */
export async function byMatches(
  live: number,
  moves: number,
  rounds: number,
  stored: readonly number[],
): Promise<Growth> {
  const costs: number[] = [];
  for (const count of stored) {
    const rival = baize({ game: 'noughts', prepare: (place) => fill(join(place, 'load.sqlite'), count) });
    const contest = await Contest.open(rival, live);
    await contest.flatOut(moves);
    for (let i = 0; i < rounds; i++) await contest.round(moves);
    costs.push(micros((await contest.close()).perCpuSecond));
  }
  return { at: stored, costs };
}

/** Old matches of forty entries each, finished yesterday. */
async function fill(file: string, count: number): Promise<void> {
  await new SqliteStore(file).close();
  const db = openDatabase(file);
  const now = Date.now() - 24 * 3600_000;
  const numbers = (most: number): string =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
  db.exec(`begin;
    ${numbers(count)} insert into matches (id, game, status, listed, seats, version, hash, created, updated)
      select lower(hex(randomblob(6))), 'noughts', 'over', 1, '[]', 40, hex(randomblob(32)), ${now}, ${now} from n where ${count} > 0;
    insert into headers (match, header) select number, printf('{"game":"noughts","x":"%.600c"}', 'x') from matches;
    ${numbers(40)} insert into entries (match, version, body, hash)
      select number, i, printf('{"at":${now},"do":"move","words":["mark 1"],"x":"%.80c"}', 'x'), hex(randomblob(32)) from matches, n;
    commit`);
  db.close();
}
