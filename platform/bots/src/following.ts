/** The decision that follows from a move: how often each answer to it is given, and what it is worth, in imagined games. */
import { fork, type GamePack, type Seat, seeded } from '@baize/game';
import { widened } from './analysis.ts';
import { playOn, worthTrying } from './onwards.ts';
import { imagined, keyOf } from './worlds.ts';

export interface FollowingLine {
  readonly words: string;
  /** From 0 to 1; `null` where nobody knows. */
  readonly often: number | null;
  readonly hope: number;
  readonly error: number;
}

interface Answer {
  readonly words: string;
  often: number;
  sum: number;
  squares: number;
  games: number;
}

/** In most worlds the others let it come to that decision; those in which they do not are left out. */
export class Following {
  readonly #pack: GamePack;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #words: string;
  readonly #seed: string;
  readonly #answers = new Map<unknown, Answer>();
  /** Worlds in which it was known how often each answer is given. */
  #known = 0;
  #worlds = 0;
  /** What the pack calls the decision; `null` until it has come to one. */
  title: string | null = null;

  constructor(pack: GamePack, view: unknown, seat: Seat, words: string, seed: string) {
    this.#pack = widened(pack);
    this.#view = view;
    this.#seat = seat;
    this.#words = words;
    this.#seed = seed;
  }

  deepen(worlds: number): void {
    for (let i = 0; i < worlds; i++) this.#look(this.#worlds++);
  }

  /** The most frequent first. */
  lines(): readonly FollowingLine[] {
    return [...this.#answers.values()]
      .map(({ words, often, sum, squares, games }) => ({
        words,
        often: this.#known === 0 ? null : often / this.#known,
        hope: sum / games,
        error: games < 2 ? 1 : Math.sqrt(Math.max(0, squares - (sum * sum) / games) / (games - 1) / games),
      }))
      .toSorted((a, b) => (b.often ?? 0) - (a.often ?? 0) || b.hope - a.hope);
  }

  #look(world: number): void {
    const { game, guide, study } = this.#pack;
    const chance = seeded(`${this.#seed}|follows ${world}`);
    const state = imagined(game, guide, this.#view, this.#seat, chance);
    const onwards = fork(chance);
    const first = game.moves(state).find((move: unknown) => game.say(move, state) === this.#words);
    if (first === undefined || study === undefined || guide === undefined) return;
    game.advance(state, first);
    for (;;) {
      const turn = game.turn(state);
      if (turn === null || (guide.outlook?.(state) ?? null) !== null) return;
      const title = turn === this.#seat ? study.next(state) : null;
      if (title !== null) {
        this.title = title;
        break;
      }
      game.advance(state, guide.sound?.(state, onwards) ?? guide.quick(state, onwards));
    }
    const often = study.often(state);
    if (often !== null) this.#known++;
    for (const move of worthTrying(guide, state, game.moves(state))) {
      const answer = this.#answerTo(keyOf(move), game.say(move, state));
      answer.often += often?.find((each) => keyOf(each.move) === keyOf(move))?.often ?? 0;
      const after: unknown = game.copy(state);
      game.advance(after, move);
      const hope = playOn(game, guide, after, { ...onwards })[this.#seat];
      answer.sum += hope;
      answer.squares += hope * hope;
      answer.games++;
    }
  }

  #answerTo(key: unknown, words: string): Answer {
    const known = this.#answers.get(key) ?? { words, often: 0, sum: 0, squares: 0, games: 0 };
    this.#answers.set(key, known);
    return known;
  }
}
