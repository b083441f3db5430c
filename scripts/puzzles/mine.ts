/** Puzzles in one game of strong bots: decisions in which one move is clearly best, whatever else has been found before. */
import { createHash } from 'node:crypto';
import { analyse, findPlayer, type Line } from '@baize/bots';
import {
  type GamePack,
  type GameRecord,
  type Puzzle,
  type PuzzleMining,
  type PuzzleSet,
  randomFor,
  readOptions,
  recordGame,
  replay,
  seeded,
} from '@baize/game';

export interface Source {
  readonly pack: GamePack;
  readonly mining: PuzzleMining;
}

/** A game and the puzzles in it, before it is known which of them ship. */
export interface MinedGame {
  readonly record: PuzzleSet['games'][number];
  readonly puzzles: readonly MinedPuzzle[];
}

/** A puzzle without its place in a set; those with the same position have the same key. */
export type MinedPuzzle = Omit<Puzzle, 'game'> & { readonly key: string };

/** The most moves that a puzzle tells figures of; all of them are looked at to the end. */
const TOLD = 4;
/** Confirming takes this many times the budget. */
const TIMES = 10;
const GLANCE = 12;
/** A lead is believed from this many standard errors on. */
const SURE = 3.5;
const PER_GAME = 4;
const GAP = 4;
/** Looks that grade a puzzle, and how often each is tried. */
const SMALLER = [4, 8, 20, 60];
const TRIES = 6;

const leadOf = ([best, second]: readonly Line[]): { lead: number; error: number } => ({
  lead: best.hope - second.hope,
  error: Math.hypot(best.error, second.error),
});

/** The lines of a position after this many times the budget, or `null` when no move leads clearly. */
function clear(
  { pack, mining }: Source,
  view: unknown,
  seat: number,
  seed: string,
  times: number,
): readonly Line[] | null {
  const analysis = analyse(pack, view, seat, seed, { first: 80, finalists: TOLD });
  analysis.deepen(mining.budget * times);
  const lines = analysis.lines();
  if (lines.length < 2) return null;
  const { lead, error } = leadOf(lines);
  return lead >= (times === 1 ? mining.lead : mining.lead * 0.75) && lead >= SURE * error ? lines : null;
}

/** How hard it is to find this move: by the small looks and the weaker bots that miss it. */
function ratingOf(pack: GamePack, view: unknown, seat: number, best: string): number {
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

/** Whether imagined games that go on another way prefer the same move. */
function holdsOtherwise({ pack, mining }: Source, view: unknown, seat: number, best: string): boolean {
  const { guide } = pack;
  if (guide === undefined) return true;
  return (mining.otherwise ?? []).every((sound) => {
    const analysis = analyse({ ...pack, guide: { ...guide, sound } }, view, seat, 'otherwise', { finalists: 3 });
    analysis.deepen(mining.budget);
    return analysis.lines()[0].words === best;
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const shipped = (lines: readonly Line[]): Puzzle['lines'] =>
  lines
    .slice(0, TOLD)
    .map(({ words, hope, error }) => ({ words, hope: round(hope), error: round(error) }))
    .toSorted((a, b) => b.hope - a.hope);

type Found = Omit<MinedPuzzle, 'id' | 'at'>;

/** One puzzle at this decision, or `null`. */
function mineAt(source: Source, view: unknown, seat: number): Found | null {
  const { pack, mining } = source;
  const themeIn = ([best, ...others]: readonly Line[]): string | null =>
    mining.themeOf(
      view,
      best.words,
      others.map(({ words }) => words),
    );
  if (mining.worth?.(view) === false) return null;
  const glance = analyse(pack, view, seat, 'glance', { widest: 6, first: GLANCE, finalists: 3 });
  glance.deepen(GLANCE);
  const seen = glance.lines();
  if (seen.length < 2 || leadOf(seen).lead < mining.lead / 2 || themeIn(seen) === null) return null;
  const lines = clear(source, view, seat, 'mine', 1);
  const guess = lines === null ? null : themeIn(lines);
  if (lines === null || guess === null) return null;
  const best = lines[0].words;
  const again = clear(source, view, seat, 'confirm', TIMES);
  if (again === null || again[0].words !== best || !holdsOtherwise(source, view, seat, best)) return null;
  return {
    theme: themeIn(again) ?? guess,
    rating: ratingOf(pack, view, seat, best),
    seat,
    key: createHash('sha1').update(JSON.stringify(view)).digest('base64'),
    lines: shipped(again),
  };
}

/** Plays the game of this number and looks at every decision in it. */
export function mineGame(source: Source, seed: string, index: number): MinedGame {
  const { pack, mining } = source;
  const { game } = pack;
  const { bots, options } = mining.tables[index % mining.tables.length];
  const read = readOptions(game, options, bots.length);
  if (!read.ok) throw new Error(read.message);
  const players = bots.map((name) => {
    const bot = findPlayer(pack, name);
    if (bot === undefined) throw new Error(`Nobody is called '${name}'.`);
    return bot;
  });
  const { result: _result, ...record } = recordGame(game, players, read.options as never, `${seed} ${index}`);
  const puzzles: MinedPuzzle[] = [];
  let last = -GAP;
  replay(game, record, record.moves.length, (state, at) => {
    const seat = game.turn(state);
    if (seat === null || puzzles.length >= PER_GAME || at - last < GAP || game.moves(state).length < 2) return;
    const found = mineAt(source, game.view(state, seat), seat);
    if (found === null) return;
    last = at;
    puzzles.push({ id: `${game.name}-${index}-${at}`, at, ...found });
  });
  return { record, puzzles };
}

/** What the moves of a puzzle promise as bots play now; `null` where the answer is no longer clearly the best. */
export function weighed(source: Source, set: PuzzleSet, puzzle: Puzzle, seed: string): Puzzle['lines'] | null {
  const { game } = source.pack;
  const view: unknown = game.view(replay(game, set.games[puzzle.game], puzzle.at), puzzle.seat);
  const lines = clear(source, view, puzzle.seat, seed, TIMES);
  return lines !== null && lines[0].words === puzzle.lines[0].words ? shipped(lines) : null;
}

/** Whether ten times the budget on a seed that mining did not use still finds the same move. */
export function holds({ pack, mining }: Source, set: PuzzleSet, puzzle: Puzzle, seed: string): boolean {
  const record: GameRecord = set.games[puzzle.game];
  const view: unknown = pack.game.view(replay(pack.game, record, puzzle.at), puzzle.seat);
  const analysis = analyse(pack, view, puzzle.seat, seed, { finalists: 3 });
  analysis.deepen(mining.budget * TIMES);
  return analysis.lines()[0].words === puzzle.lines[0].words;
}
