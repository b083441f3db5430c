/** `npm run load -- postgres`: one, two and three nodes on one PostgreSQL, beside one server on SQLite. */
import { startPostgres } from '../postgres.ts';
import { baize } from './baize.ts';
import { Contest, type Figures } from './contest.ts';
import { familyCpu } from './serverProcess.ts';

export interface NodesFigures {
  readonly name: string;
  readonly figures: Figures;
  /** Moves per CPU second of the database, where there is one apart. */
  readonly perDatabaseSecond: number | null;
}

async function measured(name: string, contest: Contest, moves: number, rounds: number, pid?: number) {
  await contest.flatOut(moves);
  const before = pid === undefined ? 0 : familyCpu(pid);
  for (let round = 0; round < rounds; round++) await contest.round(moves);
  const used = pid === undefined ? 0 : familyCpu(pid) - before;
  const figures = await contest.close();
  return { name, figures, perDatabaseSecond: pid === undefined ? null : figures.moves / used };
}

export async function nodes(matches: number, moves: number, rounds: number): Promise<NodesFigures[]> {
  const all: NodesFigures[] = [];
  const alone = await Contest.open(baize({ game: 'noughts' }), matches);
  all.push(await measured('one server, SQLite', alone, moves, rounds));
  for (const count of [1, 2, 3]) {
    const postgres = await startPostgres();
    const rival = baize({ game: 'noughts', database: postgres.url });
    // As many on each node as on one alone: with fewer, fewer moves would share a statement.
    const contest = await Contest.open(rival, matches * count, count);
    const name = `${count} node${count === 1 ? '' : 's'}, PostgreSQL`;
    all.push(await measured(name, contest, moves, rounds, postgres.pid?.()));
    await postgres.stop();
  }
  return all;
}
