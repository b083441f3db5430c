/**
 * `npm run puzzles GAME [SEED] [COUNT]` mines puzzles from games of strong bots into games/GAME/learn/puzzles.json: decisions in
 * which one move is clearly best, still so at ten times the budget on other seeds, graded by which smaller budgets find it.
 * Puzzles that are there already stay; Ctrl-C keeps what was found. `npm run puzzles check [GAME]` weighs all of them again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse, findPlayer, type Line } from '@baize/bots';
import { catalogue } from '@baize/games';
import {
  type GamePack,
  type GameRecord,
  type Puzzle,
  type PuzzleSet,
  type PuzzleThemes,
  randomFor,
  readOptions,
  recordGame,
  replay,
  seeded,
} from '@baize/game';

const GLANCE = 12;
const TIMES = 10;
const SMALLER = [4, 8, 20, 60];
const TRIES = 6;
/** A lead is believed from so many standard errors on. */
const SURE = 3.5;
const PER_GAME = 2;
/** At most this part of the puzzles is easy, and at most this part has one theme. */
const EASY = 800;
const EASY_PART = 0.25;
const THEME_PART = 0.3;

interface Mined {
  readonly name: string;
  readonly pack: GamePack;
  readonly themes: PuzzleThemes;
  readonly file: string;
  set: PuzzleSet;
}

async function open(name: string): Promise<Mined> {
  const entry = catalogue.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`There is no game '${name}'.`);
  const pack = await entry.load();
  const { themes } = (await import(`../games/${name}/learn/themes.ts`)) as { themes: PuzzleThemes };
  const file = new URL(`../games/${name}/learn/puzzles.json`, import.meta.url).pathname;
  const none: PuzzleSet = { command: '', stake: 'win', games: [], puzzles: [] };
  const set = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet) : none;
  return { name, pack, themes, file, set };
}

const leadOf = ([best, second]: readonly Line[]): { lead: number; error: number } => ({
  lead: best.hope - second.hope,
  error: Math.hypot(best.error, second.error),
});

/** The lines of a position after so many worlds, or `null` when no move leads clearly. */
function clear(
  mined: Mined,
  view: unknown,
  seat: number,
  seed: string,
  worlds: number,
  least: number,
): readonly Line[] | null {
  const analysis = analyse(mined.pack, view, seat, seed, { first: 80, finalists: 3 });
  analysis.deepen(worlds);
  const lines = analysis.lines();
  if (lines.length < 2) return null;
  const { lead, error } = leadOf(lines);
  return lead >= least && lead >= SURE * error ? lines : null;
}

/** How hard it is to find this move: by the small looks and the weaker bots that miss it. */
function ratingOf({ pack }: Mined, view: unknown, seat: number, best: string): number {
  let hits = 0;
  for (const worlds of SMALLER)
    for (let i = 0; i < TRIES; i++) {
      const analysis = analyse(pack, view, seat, `grade ${i}`, { first: worlds, finalists: 3 });
      analysis.deepen(worlds);
      if (analysis.lines()[0].words === best) hits++;
    }
  const { game } = pack;
  const state: unknown = game.imagine(view, seeded('grade'));
  const moves: readonly unknown[] = game.moves(state);
  const bots = pack.bots.filter(({ stars, slowStart }) => stars <= 3 && slowStart !== true);
  const missed = bots.filter(
    ({ decide }) => game.say(decide(view, moves, seat, randomFor('grade', seat, 0)).move, state) !== best,
  );
  const hard = 1 - hits / SMALLER.length / TRIES;
  return Math.round((700 + 1000 * hard + (500 * missed.length) / Math.max(1, bots.length)) / 5) * 5;
}

const themeIn = (themes: PuzzleThemes, view: unknown, [best, ...others]: readonly Line[]): string | null =>
  themes.themeOf(
    view,
    best.words,
    others.map(({ words }) => words),
  );

/** One puzzle at this decision, or `null`. */
function mineAt(
  mined: Mined,
  view: unknown,
  seat: number,
  room: (theme: string) => boolean,
): Omit<Puzzle, 'id' | 'game' | 'at'> | null {
  const { pack, themes } = mined;
  if (themes.worth?.(view) === false) return null;
  const glance = analyse(pack, view, seat, 'glance', { widest: 6, first: GLANCE, finalists: 3 });
  glance.deepen(GLANCE);
  if (glance.lines().length < 2 || leadOf(glance.lines()).lead < themes.lead / 2) return null;
  const guess = themeIn(themes, view, glance.lines());
  if (guess === null || !room(guess)) return null;
  const lines = clear(mined, view, seat, 'mine', themes.budget, themes.lead);
  if (lines === null) return null;
  const best = lines[0].words;
  const theme = themeIn(themes, view, lines);
  if (theme === null || !room(theme)) return null;
  const again = clear(mined, view, seat, 'confirm', themes.budget * TIMES, themes.lead * 0.75);
  if (again === null || again[0].words !== best) return null;
  const rating = ratingOf(mined, view, seat, best);
  const round = (hope: number): number => Math.round(hope * 1000) / 1000;
  return { theme, rating, seat, lines: again.slice(0, 4).map(({ words, hope }) => ({ words, hope: round(hope) })) };
}

function mineGame(
  mined: Mined,
  seed: string,
  index: number,
  room: (theme: string, rating?: number) => boolean,
): Puzzle[] {
  const { pack, themes, set } = mined;
  const { game } = pack;
  const { bots, options } = themes.tables[index % themes.tables.length];
  const read = readOptions(game, options, bots.length);
  if (!read.ok) throw new Error(read.message);
  const players = bots.map((name) => {
    const bot = findPlayer(pack, name);
    if (bot === undefined) throw new Error(`Nobody is called '${name}'.`);
    return bot;
  });
  const { result: _result, ...record } = recordGame(game, players, read.options as never, `${seed} ${index}`);
  const puzzles: Puzzle[] = [];
  let last = -99;
  replay(game, record, record.moves.length, (state, at) => {
    const seat = game.turn(state);
    if (seat === null || puzzles.length >= PER_GAME || at - last < 4 || game.moves(state).length < 2) return;
    const found = mineAt(mined, game.view(state, seat), seat, room);
    if (found === null || !room(found.theme, found.rating)) return;
    last = at;
    puzzles.push({ id: `${mined.name}-${index}-${at}`, game: set.games.length, at, ...found });
  });
  if (puzzles.length === 0) return [];
  const moves = record.moves.slice(0, puzzles.at(-1)?.at);
  const games: PuzzleSet['games'] = [...set.games, { ...record, moves }];
  mined.set = { ...set, games, puzzles: [...set.puzzles, ...puzzles] };
  return puzzles;
}

async function mine(name: string, seed: string, count: number): Promise<void> {
  const mined = await open(name);
  const { pack, file } = mined;
  const stake = pack.stakes === undefined ? 'win' : 'chips';
  mined.set = { ...mined.set, command: `npm run puzzles ${name} ${seed} ${count}`, stake };
  const done = new Set(mined.set.games.map(({ seed: each }) => each));
  const began = Math.max(0, ...mined.set.games.map((each) => Number(each.seed.split(' ').at(-1)) + 1));
  for (let index = began; mined.set.puzzles.length < count; index++) {
    if (done.has(`${seed} ${index}`)) continue;
    const { puzzles: all } = mined.set;
    const room = (theme: string, rating = EASY): boolean =>
      all.filter((each) => each.theme === theme).length < count * THEME_PART &&
      (rating >= EASY || all.filter((each) => each.rating < EASY).length < count * EASY_PART);
    const puzzles = mineGame(mined, seed, index, room);
    if (puzzles.length === 0) continue;
    writeFileSync(file, written(mined.set));
    const told = puzzles.map(({ theme, rating }) => `${theme} ${rating}`).join(', ');
    console.log(`${mined.set.puzzles.length} after ${index + 1} games: ${told}`);
  }
}

/** One line for every game and puzzle, so that a change of one is a change of one line. */
function written({ command, stake, games, puzzles }: PuzzleSet): string {
  const lines = (all: readonly unknown[]): string => all.map((each) => JSON.stringify(each)).join(',\n');
  return `{"command":${JSON.stringify(command)},"stake":"${stake}",\n"games":[\n${lines(games)}\n],\n"puzzles":[\n${lines(puzzles)}\n]}\n`;
}

/** Every puzzle at ten times the budget on seeds that mining did not use; those that fail are named, and dropped with `--drop`. */
async function check(name: string, seed: string, drop: boolean): Promise<void> {
  const mined = await open(name);
  const { game } = mined.pack;
  const bad: string[] = [];
  for (const puzzle of mined.set.puzzles) {
    const record: GameRecord = mined.set.games[puzzle.game];
    const state: unknown = replay(game, record, puzzle.at);
    const analysis = analyse(mined.pack, game.view(state, puzzle.seat), puzzle.seat, seed, { finalists: 3 });
    analysis.deepen(mined.themes.budget * TIMES);
    if (analysis.lines()[0].words !== puzzle.lines[0].words) bad.push(puzzle.id);
  }
  const all = mined.set.puzzles.length;
  console.log(`${name}: ${all - bad.length} of ${all} confirmed (${((1 - bad.length / all) * 100).toFixed(1)} %)`, bad);
  if (drop && bad.length > 0) {
    const puzzles = mined.set.puzzles.filter(({ id }) => !bad.includes(id));
    writeFileSync(mined.file, written({ ...mined.set, puzzles }));
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { drop: { type: 'boolean' } } });
const [what = 'check', first, second] = positionals;
if (what === 'check')
  for (const { name } of catalogue)
    if (first === undefined || first === name) await check(name, second ?? 'check', values.drop === true);
if (what !== 'check') await mine(what, first ?? 'baize', Number(second ?? 150));
