/** Looking back at a finished match: what every seat could hope for by move, and where that swung most. What moves cost is for `review` to say. */
import {
  type AnyGame,
  type Random,
  type GamePack,
  type GameRecord,
  type Guide,
  plainWords,
  replay,
  type Seat,
  seeded,
} from '@baize/game';
import { average, compareMoves } from './compareMoves.ts';
import { playOn, worthTrying } from './onwards.ts';
import { imagined, keyOf, type Stake, stakeOf } from './worlds.ts';

/** The hopes of every seat when this many moves had been made. */
export interface Point {
  readonly move: number;
  readonly hopes: readonly number[];
}

/** A decision after which the hopes were others. */
export interface Swing {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly seat: Seat;
  /** What the curve says before it and at the next decision, by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What was played. */
  readonly words: string;
}

export interface Hindsight {
  readonly stake: Stake;
  readonly points: readonly Point[];
  /** In the order of play; empty until the curve stands. */
  readonly swings: readonly Swing[];
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
}

export interface HindsightSettings {
  /** Imagined games for the whole curve, shared among its points. */
  readonly playouts?: number;
  /** How many swings to tell. */
  readonly swings?: number;
}

/** A moment at which somebody had a choice, or the end. */
interface Stop {
  readonly move: number;
  readonly state: unknown;
  readonly seat: Seat | null;
  /** A move that won every time it was tried, by its place in the list of legal moves. */
  winning: number | null;
  readonly sums: number[];
  count: number;
}

/** Imagined games at a stop before the next one is looked at. */
const BATCH = 8;
/** At most this many moves are thought about at a stop. */
const WIDEST = 6;

const mean = ({ sums, count }: Stop): number[] => sums.map((sum) => sum / count);

/** The work in small portions, each time with all that is known so far; the last is the whole. The same record, the same numbers. */
export function* hindsight(pack: GamePack, record: GameRecord, settings: HindsightSettings = {}): Generator<Hindsight> {
  const { playouts = 20_000, swings: wanted = 6 } = settings;
  const look = new Look(pack, record);
  const { stops, stake } = look;
  const trials = Math.max(4, Math.min(40, Math.round(playouts / 4 / stops.length)));
  const rounds = Math.max(1, Math.min(60, Math.round(playouts / BATCH / stops.length)));
  const total = 2 * rounds + 4;
  let done = 0;
  let swings: readonly Swing[] = [];
  const report = (): Hindsight => ({
    stake,
    points: stops.filter(({ count }) => count > 0).map((stop) => ({ move: stop.move, hopes: mean(stop) })),
    swings,
    progress: Math.min(1, done / total),
  });
  for (const stop of stops) {
    look.consider(stop, trials);
    look.atStop(stop, BATCH);
    done += rounds / stops.length;
    yield report();
  }
  for (let round = 1; round < rounds; round++)
    for (const stop of stops) {
      look.atStop(stop, BATCH);
      done += 1 / stops.length;
      yield report();
    }
  // The largest are looked at again before they are believed.
  const places = stops.slice(1).map((_, at) => at);
  const change = (at: number): number => {
    const [now, later] = [mean(stops[at]), mean(stops[at + 1])];
    return Math.max(...now.map((hope, seat) => Math.abs(later[seat] - hope)));
  };
  const looked = top(places, change, 2 * wanted);
  for (const [i, at] of looked.entries()) {
    look.atStop(stops[at], rounds * BATCH);
    look.atStop(stops[at + 1], rounds * BATCH);
    const kept = top(looked.slice(0, i + 1), change, wanted);
    swings = kept.toSorted((one, other) => one - other).map((each) => look.swing(each));
    done += 4 / looked.length;
    yield report();
  }
  done = total;
  yield report();
}

/** So many of these, the largest first. */
const top = (places: readonly number[], size: (at: number) => number, count: number): number[] =>
  places.toSorted((one, other) => size(other) - size(one) || one - other).slice(0, count);

class Look {
  readonly stops: Stop[] = [];
  readonly stake: Stake;
  readonly #game: AnyGame;
  readonly #guide: Guide<unknown, unknown> | undefined;
  readonly #seats: number;
  readonly #record: GameRecord;

  constructor(pack: GamePack, record: GameRecord) {
    const { game } = pack;
    this.#game = game;
    this.#guide = pack.guide;
    this.#seats = record.seats.length;
    this.#record = record;
    const end = replay(game, record, record.moves.length, (state, move) => {
      const seat = game.turn(state);
      // a record that stops before its end has no moment after its last move
      if (seat !== null && (move === record.moves.length || !this.#choice(state, plainWords(record.moves[move]))))
        return;
      const copy = game.copy(state);
      copy.events = null;
      const sums = Array.from({ length: this.#seats }, () => 0);
      this.stops.push({ move, state: copy, seat, winning: null, sums, count: 0 });
    });
    this.stake = stakeOf(pack, end);
  }

  /** Whether a move wins for certain here: all that are worth a thought are tried in the same imagined worlds. */
  consider(stop: Stop, trials: number): void {
    if (stop.seat === null || this.stake !== 'win') return;
    const game = this.#game;
    const moves: readonly unknown[] = game.moves(stop.state);
    const keys = this.#worth(stop.state, moves).slice(0, WIDEST).map(keyOf);
    const tried = moves.flatMap((move, index) => (keys.includes(keyOf(move)) ? [index] : []));
    const here = { game, guide: this.#guide, view: game.view(stop.state, stop.seat), seat: stop.seat };
    const hopes = compareMoves(here, tried, `${this.#record.seed}|${stop.move}`, 0, trials);
    stop.winning = tried.find((_, at) => average(hopes[at]) === 1) ?? null;
  }

  /**
   * So many more imagined games from here on. What each seat knows counts the same, whoever is to move. All play
   * alike, or whoever is to move would seem to have the advantage; only a certain win is not overlooked.
   */
  atStop(stop: Stop, playouts: number): void {
    const game = this.#game;
    const winning = stop.winning === null ? null : keyOf(game.moves(stop.state)[stop.winning]);
    for (let i = 0; i < playouts; i++) {
      const chance = seeded(`${this.#record.seed}|${stop.move}|${stop.count}`);
      let world: unknown = game.copy(stop.state);
      if (stop.seat !== null) {
        const viewer = stop.count % this.#seats;
        world = imagined(game, this.#guide, game.view(stop.state, viewer), viewer, chance);
      }
      if (winning !== null) {
        const move: unknown = game.moves(world).find((each: unknown) => keyOf(each) === winning);
        if (move !== undefined) game.advance(world, move);
      }
      const hopes = this.#playOut(world, chance);
      for (let seat = 0; seat < this.#seats; seat++) stop.sums[seat] += hopes[seat];
      stop.count += 1;
    }
  }

  /** From this stop to the next. */
  swing(at: number): Swing {
    const { move, seat } = this.stops[at];
    const words = this.#record.moves[move];
    return { move, seat: seat as Seat, before: mean(this.stops[at]), after: mean(this.stops[at + 1]), words };
  }

  /** Whether there was more than one thing to do, or something else was done. */
  #choice(state: unknown, words: string): boolean {
    const game = this.#game;
    const moves: readonly unknown[] = game.moves(state);
    if (moves.length < 2) return false;
    const [first, second] = this.#worth(state, moves);
    return second !== undefined || plainWords(game.say(first, state)) !== words;
  }

  #worth(state: unknown, moves: readonly unknown[]): readonly unknown[] {
    return worthTrying(this.#guide, state, moves);
  }

  #playOut(state: unknown, chance: Random): readonly number[] {
    return playOn(this.#game, this.#guide, state, chance);
  }
}
