/** Which of the puzzles found ship: enough of every theme, not too many of one or with one kind of answer, few easy ones, none twice. */
import type { Puzzle, PuzzleMining, PuzzleSet } from '@baize/game';
import type { MinedGame } from './mine.ts';

/** At most this part of the puzzles is easy, and at most this part has one theme. */
const EASY = 800;
const EASY_PART = 0.2;
const THEME_PART = 0.27;
/** One kind of answer may be ahead of all others in its theme by so many. */
const AHEAD = 8;
const PER_GAME = 2;
/** Mining goes on until there are this many of every theme that must not be missing. */
const LEAST = 20;

export class Collection {
  readonly #games: PuzzleSet['games'][number][] = [];
  readonly #puzzles: Puzzle[] = [];
  readonly #keys = new Set<string>();

  constructor(
    readonly count: number,
    readonly mining: Pick<PuzzleMining, 'named' | 'sideOf' | 'hardness'>,
  ) {}

  get games(): PuzzleSet['games'] {
    return this.#games;
  }

  get puzzles(): readonly Puzzle[] {
    return this.#puzzles;
  }

  ofTheme(theme: string): readonly Puzzle[] {
    return this.#puzzles.filter((each) => each.theme === theme);
  }

  get isDone(): boolean {
    return (
      this.#puzzles.length >= this.count && this.mining.named.every((theme) => this.ofTheme(theme).length >= LEAST)
    );
  }

  /** Takes what there is room for. */
  add({ record, puzzles }: MinedGame): void {
    const game = this.#games.length;
    let last = 0;
    let taken = 0;
    for (const { key, ...puzzle } of puzzles) {
      if (taken === PER_GAME || this.#keys.has(key) || !this.#hasRoom(puzzle)) continue;
      this.#keys.add(key);
      this.#puzzles.push({ ...puzzle, game });
      last = puzzle.at;
      taken++;
    }
    if (taken > 0) this.#games.push({ ...record, moves: record.moves.slice(0, last) });
  }

  /** How many of a theme may be in: once there are enough in all, only those go on that are still wanted. */
  get #most(): number {
    return this.#puzzles.length < this.count ? Math.floor(this.count * THEME_PART) : LEAST;
  }

  #hasRoom({ theme, rating, lines: [best] }: Pick<Puzzle, 'theme' | 'rating' | 'lines'>): boolean {
    const others = this.ofTheme(theme);
    const easy = this.#puzzles.filter((each) => each.rating < EASY).length;
    return (
      others.length < this.#most &&
      rating >= (this.mining.hardness?.[theme] ?? 0) &&
      this.#leadOf(best.words, others) < AHEAD &&
      (rating >= EASY || easy < this.count * EASY_PART)
    );
  }

  /** By how many answers like this one are ahead of the others. */
  #leadOf(best: string, others: readonly Puzzle[]): number {
    const { sideOf = () => null } = this.mining;
    const side = sideOf(best);
    if (side === null) return 0;
    const alike = others.filter(({ lines }) => sideOf(lines[0].words) === side).length;
    return 2 * alike - others.length;
  }
}

/** The set without the puzzles of these ids, and without games that no puzzle needs any more. */
export function without(set: PuzzleSet, ids: readonly string[]): PuzzleSet {
  const left = set.puzzles.filter(({ id }) => !ids.includes(id));
  const kept = set.games.map((_, game) => left.filter((each) => each.game === game)).filter((each) => each.length > 0);
  const games = kept.map((of) => {
    const record = set.games[of[0].game];
    return { ...record, moves: record.moves.slice(0, Math.max(...of.map(({ at }) => at))) };
  });
  return { ...set, games, puzzles: kept.flatMap((of, game) => of.map((each) => ({ ...each, game }))) };
}
