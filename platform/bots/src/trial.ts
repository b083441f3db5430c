/** The move at hand on trial: every candidate meets the same imagined worlds, and those that fall behind are dropped. */
import { type AnyGame, type Random, copyRandom, fork, type Guide, type Result, type Seat } from '@baize/game';
import type { SearchSettings } from './search.ts';
import { sharesOfWin } from './worlds.ts';

/** Worlds between two looks at who is behind. */
const BATCH = 16;
/** Moves that an imagined game may take on average; where they take more, fewer are played in about the same time. */
const MOVES = 100;
/** Standard errors that are no chance: a candidate so far behind goes. */
const CLEAR = 2;
/** Standard errors by which another must be ahead to take the usual move's place. */
const SURE = 0.3;

export class Trial {
  /** What each candidate came to, world by world. */
  readonly #values: number[][];
  #running: number[];
  #games = 0;
  #moves = 0;
  #widest = 1;

  /** `candidates` are the moves worth a thought, the usual one first. */
  constructor(
    readonly game: AnyGame,
    readonly settings: SearchSettings & { readonly guide: Guide<unknown, unknown> },
    readonly candidates: readonly unknown[],
    readonly seat: Seat,
    readonly random: Random,
  ) {
    this.#values = candidates.map(() => []);
    this.#running = candidates.map((_, i) => i);
  }

  run(view: unknown): void {
    const { ms, playouts = 1000 } = this.settings;
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    const most = ms === undefined ? playouts : Number.POSITIVE_INFINITY;
    while (this.#running.length > 1 && performance.now() < until) {
      for (let i = 0; i < BATCH; i++) {
        if (this.#games + this.#running.length > most || this.#moves > most * MOVES) return;
        const chance = fork(this.random);
        const world: unknown = this.game.imagine(view, chance);
        for (const each of this.#running) this.#try(each, this.game.copy(world), copyRandom(chance));
      }
      const best = this.#best();
      this.#running = this.#running.filter((each) => {
        const [ahead, error] = this.#apart(best, each);
        return each === best || ahead < CLEAR * error;
      });
    }
  }

  #try(index: number, world: unknown, chance: Random): void {
    const { game, seat } = this;
    const { guide } = this.settings;
    game.advance(world, this.candidates[index]);
    // The same chance for every candidate, so that whatever is drawn on the way is the same too.
    let hopes = guide.outlook?.(world) ?? null;
    for (; game.turn(world) !== null && hopes === null; this.#moves++) {
      game.advance(world, guide.quick(world, chance, seat));
      hopes = guide.outlook?.(world) ?? null;
    }
    this.#values[index].push(hopes === null ? this.#value(game.result(world) as Result) : hopes[seat]);
    this.#games++;
  }

  /** What is played for, and where that is winning a little for the lead, which tells close games apart. */
  #value({ scores, payoffs }: Result): number {
    const { seat } = this;
    const own = payoffs[seat];
    if (scores.length < 2 || !sharesOfWin(payoffs)) return own;
    const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
    // Measured by the first games alone, lest the same lead count for less in a later one.
    if (this.#games < BATCH) this.#widest = Math.max(this.#widest, Math.abs(lead));
    // Where some games end by an outlook, which tells no lead, the lead counts in none.
    const share = this.settings.guide.outlook === undefined ? (this.settings.lead ?? 0.2) : 0;
    return (1 - share) * own + share * (0.5 + Math.max(-1, Math.min(1, lead / this.#widest)) / 2);
  }

  #mean(index: number): number {
    const values = this.#values[index];
    return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  }

  #best(): number {
    return this.#running.reduce((best, each) => (this.#mean(each) > this.#mean(best) ? each : best));
  }

  /** By how much one is ahead of another in the worlds that both met, and the standard error of that. */
  #apart(one: number, other: number): [ahead: number, error: number] {
    const [first, second] = [this.#values[one], this.#values[other]];
    const n = Math.min(first.length, second.length);
    let [sum, squares] = [0, 0];
    for (let i = 0; i < n; i++) {
      const apart = first[i] - second[i];
      sum += apart;
      squares += apart * apart;
    }
    const mean = sum / Math.max(1, n);
    return [mean, Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean * mean) / Math.max(1, n))];
  }

  /** The chosen candidate's index, and why. */
  result(): [index: number, why: string] {
    const best = this.#best();
    const [ahead, error] = this.#apart(best, 0);
    const chosen = this.#running.includes(0) && ahead < SURE * error ? 0 : best;
    const worth = `worth ${this.#mean(chosen).toFixed(2)}`;
    return [
      chosen,
      chosen === 0
        ? `The usual move: nothing did clearly better in ${this.#games} imagined games, ${worth}.`
        : `Better than the usual move in ${this.#games} imagined games: ${worth}, not ${this.#mean(0).toFixed(2)}.`,
    ];
  }
}
