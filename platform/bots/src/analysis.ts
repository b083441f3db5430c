/** Weighing the moves of a position for as long as somebody looks. Knows nothing but a view; the same seed, the same numbers. */
import { fork, type GamePack, type Seat, seeded } from '@baize/game';
import { playOn, worthTrying } from './onwards.ts';
import { Tree } from './tree.ts';
import { imagined, keyOf } from './worlds.ts';

/** A move, what its player may hope for after it (the chance to win, or chips), and the standard error of that. */
export interface Line {
  readonly words: string;
  readonly hope: number;
  readonly error: number;
  /** Imagined games in which it was tried. */
  readonly games: number;
  /** The moves expected to follow, in words; empty where they are not known. */
  readonly onwards: readonly string[];
}

/** Whether a move was tried too seldom to be believed, beside one that was tried so often. */
export const isSeldom = ({ games }: Pick<Line, 'games'>, most: number): boolean => games < most / 20;

export interface Analysis {
  /** Imagined worlds so far. */
  readonly worlds: number;
  /** Looks at this many more. */
  deepen(worlds: number): void;
  /** The best first. */
  lines(): readonly Line[];
}

export interface AnalysisSettings {
  /** How many moves are thought about at all. */
  readonly widest?: number;
  /** After this many worlds only the best go on, and how many of them. */
  readonly first?: number;
  readonly finalists?: number;
}

/** By tree search where the game judges tables and has no secrets that decide moves; else every move meets the same imagined worlds. */
export function analyse(
  pack: GamePack,
  view: unknown,
  seat: Seat,
  seed: string,
  settings: AnalysisSettings = {},
): Analysis {
  return pack.guide?.promise !== undefined && pack.guide.secretive !== true
    ? new Grown(pack, view, seat, seed)
    : new Compared(widened(pack), view, seat, seed, settings);
}

/** Weighs whatever a person may think of, not only what a bot would. */
export function widened(pack: GamePack): GamePack {
  const { guide } = pack;
  if (guide?.wide === undefined) return pack;
  return { ...pack, guide: { ...guide, worth: (state, moves) => guide.wide?.(state, moves) ?? moves } };
}

class Grown implements Analysis {
  readonly #tree: Tree;
  readonly #view: unknown;
  readonly #words: ReadonlyMap<unknown, string>;
  worlds = 0;

  constructor({ game, guide }: GamePack, view: unknown, seat: Seat, seed: string) {
    this.#view = view;
    this.#tree = new Tree(game, guide === undefined ? {} : { guide }, seat, seeded(seed));
    const here: unknown = game.imagine(view, seeded(seed));
    const moves = worthTrying(guide, here, game.moves(here));
    this.#words = new Map(moves.map((move) => [this.#tree.keyOf(move, here), game.say(move, here)]));
  }

  deepen(worlds: number): void {
    this.#tree.deepen(this.#view, worlds);
    this.worlds += worlds;
  }

  /** Of moves tried often enough to be believed, the most promising first; then the others. */
  lines(): readonly Line[] {
    const tried = this.#tree.tried().map(({ key, visits, hope, error, line }) => ({
      words: this.#words.get(key) ?? String(key),
      hope,
      error,
      games: visits,
      onwards: line,
    }));
    const most = tried.at(0)?.games ?? 0;
    const often = tried.filter((line) => !isSeldom(line, most)).toSorted((a, b) => b.hope - a.hope);
    return [...often, ...tried.filter((line) => isSeldom(line, most))];
  }
}

interface Candidate {
  readonly index: number;
  readonly words: string;
  sum: number;
  squares: number;
  games: number;
}

const hopeOf = ({ sum, games }: Candidate): number => sum / Math.max(1, games);

function errorOf({ sum, squares, games }: Candidate): number {
  if (games < 2) return 1;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / games) / (games - 1) / games);
}

const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((a, b) => hopeOf(b) - hopeOf(a));

/** Every move worth a thought, tried in the same imagined worlds. */
export class Compared implements Analysis {
  readonly #pack: GamePack;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #all: readonly Candidate[];
  readonly #first: number;
  readonly #finalists: number;
  #field: readonly Candidate[];
  worlds = 0;

  constructor(pack: GamePack, view: unknown, seat: Seat, seed: string, settings: AnalysisSettings = {}) {
    const { widest = 10, first = 80, finalists = 4 } = settings;
    const { game, guide } = pack;
    this.#pack = pack;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
    this.#first = first;
    this.#finalists = finalists;
    const here = this.#world(0);
    const moves: readonly unknown[] = game.moves(here);
    const keys = worthTrying(guide, here, moves).slice(0, widest).map(keyOf);
    this.#all = moves.flatMap((move, index): Candidate[] =>
      keys.includes(keyOf(move)) ? [{ index, words: game.say(move, here), sum: 0, squares: 0, games: 0 }] : [],
    );
    this.#field = this.#all;
  }

  deepen(worlds: number): void {
    const { game, guide } = this.#pack;
    for (let i = 0; i < worlds; i++) {
      if (this.worlds === this.#first) this.narrow(this.#finalists);
      const start = this.#world(this.worlds);
      const onwards = fork(seeded(`${this.#seed}|onwards ${this.worlds}`));
      for (const candidate of this.#field) {
        const after: unknown = game.copy(start);
        game.advance(after, game.moves(after)[candidate.index]);
        const hope = playOn(game, guide, after, { ...onwards })[this.#seat];
        candidate.sum += hope;
        candidate.squares += hope * hope;
        candidate.games += 1;
      }
      this.worlds += 1;
    }
  }

  /** From now on only this many of the best are tried. */
  narrow(count: number): void {
    this.#field = ranked(this.#field).slice(0, count);
  }

  /** Those that dropped out come after those that did not. */
  lines(): readonly Line[] {
    const out = this.#all.filter((each) => !this.#field.includes(each));
    return [...ranked(this.#field), ...ranked(out)].map((each) => ({
      words: each.words,
      hope: hopeOf(each),
      error: errorOf(each),
      games: each.games,
      onwards: [],
    }));
  }

  #world(i: number): unknown {
    const { game, guide } = this.#pack;
    return imagined(game, guide, this.#view, this.#seat, seeded(`${this.#seed}|world ${i}`));
  }
}
