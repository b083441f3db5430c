/**
 * `npm run puzzles GAME [SEED] [COUNT]` mines puzzles from games of strong bots into games/GAME/learn/puzzles.json: decisions in
 * which one move is clearly best, still so at ten times the budget on other seeds, graded by which smaller budgets find it. The
 * same seed and count find the same puzzles on any number of cores (`--jobs`). `npm run puzzles check [GAME] [SEED]` weighs all of
 * them again, `--drop` leaves out those that fail; `npm run puzzles weigh GAME [SEED]` also writes what their moves promise now, after
 * bots have learnt something; `npm run puzzles drop GAME ID…` leaves out puzzles by name.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadGame, taughtGames } from '@baize/games';
import type { Puzzle, PuzzleSet } from '@baize/game';
import { Collection, without } from './puzzles/choose.ts';
import { ProcessPool, serve } from './puzzles/processPool.ts';
import { holds, mineGame, type MinedGame, type Source, weighed } from './puzzles/mine.ts';
import { rules } from './puzzles/rules.ts';

/** Games that are mined before it is asked whether they are enough. */
const ROUND = 96;

type Task =
  | { readonly index: number; readonly seed: string }
  | { readonly puzzle: Puzzle; readonly set: PuzzleSet; readonly seed: string; readonly anew: boolean };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    drop: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'string', default: '100000' },
    folder: { type: 'string', default: '' },
  },
});

const fileOf = (name: string): string =>
  values.folder === ''
    ? new URL(`../games/${name}/learn/puzzles.json`, import.meta.url).pathname
    : `${values.folder}/${name}.json`;

async function sourceOf(name: string): Promise<Source> {
  return { pack: await loadGame(name), mining: rules[name] };
}

const read = (name: string): PuzzleSet => JSON.parse(readFileSync(fileOf(name), 'utf8')) as PuzzleSet;

/** One line for every game and puzzle, so that a change of one is a change of one line. */
function write(name: string, { command, stake, games, puzzles }: PuzzleSet): void {
  const lines = (all: readonly unknown[]): string => all.map((each) => JSON.stringify(each)).join(',\n');
  if (values.folder !== '') mkdirSync(values.folder, { recursive: true });
  writeFileSync(
    fileOf(name),
    `{"command":${JSON.stringify(command)},"stake":"${stake}",\n"games":[\n${lines(games)}\n],\n"puzzles":[\n${lines(puzzles)}\n]}\n`,
  );
}

const poolFor = <Answer>(name: string): ProcessPool<Task, Answer> =>
  new ProcessPool(Number(values.jobs), ['work', name]);

async function work(name: string): Promise<void> {
  const source = await sourceOf(name);
  serve((given) => {
    const task = given as Task;
    if (!('puzzle' in task)) return mineGame(source, task.seed, task.index);
    return (task.anew ? weighed : holds)(source, task.set, task.puzzle, task.seed);
  });
}

async function mine(name: string, seed: string, count: number): Promise<void> {
  const { pack, mining } = await sourceOf(name);
  const command = `npm run puzzles ${name} ${seed} ${count}`;
  const stake = pack.stakes === undefined ? 'win' : 'chips';
  const found = new Collection(count, mining);
  const pool = poolFor<MinedGame>(name);
  for (let index = 0; index < Number(values.games) && !found.isDone; index += ROUND) {
    const games = await pool.run(Array.from({ length: ROUND }, (_, i) => ({ index: index + i, seed })));
    for (const mined of games) found.add(mined);
    write(name, { command, stake, games: found.games, puzzles: found.puzzles });
    const told = [...new Set(found.puzzles.map(({ theme }) => theme))].map(
      (theme) => `${theme} ${found.ofTheme(theme).length}`,
    );
    console.log(`${name}: ${found.puzzles.length} after ${index + ROUND} games: ${told.join(', ')}`);
  }
  pool.close();
}

/** Every puzzle once more, alone with its game. */
async function again<Answer>(name: string, set: PuzzleSet, seed: string, anew: boolean): Promise<readonly Answer[]> {
  const pool = poolFor<Answer>(name);
  const tasks = set.puzzles.map((puzzle) => ({
    set: { ...set, games: [set.games[puzzle.game]], puzzles: [] },
    puzzle: { ...puzzle, game: 0 },
    seed,
    anew,
  }));
  const answers = await pool.run(tasks);
  pool.close();
  return answers;
}

/** What the moves promise, by what bots know now; puzzles whose answer is no longer clear are left out. */
async function weigh(name: string, seed: string): Promise<void> {
  const set = read(name);
  const lines = await again<Puzzle['lines'] | null>(name, set, seed, true);
  const unclear = set.puzzles.filter((_, i) => lines[i] === null).map(({ id }) => id);
  const puzzles = set.puzzles.map((puzzle, i) => ({ ...puzzle, lines: lines[i] ?? puzzle.lines }));
  write(name, without({ ...set, puzzles }, unclear));
  console.log(`${name}: ${puzzles.length - unclear.length} of ${puzzles.length} weighed anew, left out:`, unclear);
}

/** Every puzzle at ten times the budget on seeds that mining did not use; those that fail are named. */
async function check(name: string, seed: string): Promise<void> {
  const set = read(name);
  const held = await again<boolean>(name, set, seed, false);
  const bad = set.puzzles.filter((_, i) => !held[i]).map(({ id }) => id);
  const all = set.puzzles.length;
  console.log(`${name}: ${all - bad.length} of ${all} confirmed (${((1 - bad.length / all) * 100).toFixed(1)} %)`, bad);
  if (values.drop && bad.length > 0) write(name, without(set, bad));
}

const [what = 'check', first, ...rest] = positionals;
if (what === 'work') await work(first);
else if (what === 'weigh') await weigh(first, rest[0] ?? 'weigh');
else if (what === 'drop') write(first, without(read(first), rest));
else if (what === 'check') {
  for (const { name } of taughtGames) if (first === undefined || first === name) await check(name, rest[0] ?? 'check');
} else await mine(what, first ?? 'baize', Number(rest[0] ?? 150));
