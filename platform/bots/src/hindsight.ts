/** Looking back at a finished match: what every seat could hope for by move, where that swung most, and what would have been better. */
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
import { average, compareMoves, doubt } from './compareMoves.ts';
import { playOn, worthTrying } from './onwards.ts';
import { imagined, keyOf, sharesOfWin } from './worlds.ts';

/**
 * What is hoped for: the win, as a chance, where one player wins; chips where chips are won and lost. The hopes of all
 * seats add up to 1, or to nothing.
 */
export type Stake = 'win' | 'chips';

/** The hopes of every seat when this many moves had been made. */
export interface Point {
  readonly move: number;
  readonly hopes: readonly number[];
}

/** A move in words, and its mover's hope after it, as far as the mover could know. */
export interface Weighed {
  readonly words: string;
  readonly hope: number;
}

/** A decision after which the hopes were others. */
export interface Swing {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly seat: Seat;
  /** What the curve says before it and at the next decision, by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly played: Weighed;
  /** What the bot would have done; `null` when it found nothing better. */
  readonly better: Weighed | null;
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
  /** How many swings to weigh. */
  readonly swings?: number;
}

/** A moment at which somebody had a choice, or the end. */
interface Stop {
  readonly move: number;
  readonly state: unknown;
  readonly seat: Seat | null;
  /** What the bot would do, and what was done, by their places in the list of legal moves. */
  best: number;
  said: number;
  /** How much better the best looked at first sight, and whether it won every time. */
  missed: number;
  certain: boolean;
  readonly sums: number[];
  count: number;
}

/** Imagined games at a stop before the next one is looked at. */
const BATCH = 8;
/** At most this many moves are thought about at a stop. */
const WIDEST = 6;
/** Imagined worlds in which the best move is held against what was played. */
const DUEL = 240;

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
  const missed = (at: number): number => stops[at].missed;
  const looked = new Set([...top(places, change, wanted), ...top(places, missed, wanted)]);
  const found = new Map<number, Swing>();
  const lost = (at: number): number => {
    const { played, better } = found.get(at) as Swing;
    return better === null ? 0 : better.hope - played.hope;
  };
  for (const at of looked) {
    const [stop, next] = [stops[at], stops[at + 1]] as [Stop, Stop];
    look.atStop(stop, rounds * BATCH);
    look.atStop(next, rounds * BATCH);
    const { move, seat } = stop;
    found.set(at, { move, seat: seat as Seat, before: mean(stop), after: mean(next), ...look.weigh(stop) });
    const kept = top([...found.keys()], (each) => Math.max(change(each), lost(each)), wanted);
    swings = kept.toSorted((one, other) => one - other).map((each) => found.get(each) as Swing);
    done += 4 / looked.size;
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
      this.stops.push({ move, state: copy, seat, best: -1, said: -1, missed: 0, certain: false, sums, count: 0 });
    });
    this.stake = sharesOfWin(game.result(end)?.payoffs ?? [1]) ? 'win' : 'chips';
  }

  /** What the bot would do here: every move worth a thought is tried in the same imagined worlds. */
  consider(stop: Stop, trials: number): void {
    if (stop.seat === null) return;
    const game = this.#game;
    const moves: readonly unknown[] = game.moves(stop.state);
    const words = plainWords(this.#record.moves[stop.move]);
    stop.said = moves.findIndex((move) => plainWords(game.say(move, stop.state)) === words);
    const keys = this.#worth(stop.state, moves).slice(0, WIDEST).map(keyOf);
    const tried = moves.flatMap((move, index) => (index === stop.said || keys.includes(keyOf(move)) ? [index] : []));
    const means = this.#compare(stop, tried, 0, trials).map(average);
    const most = means.reduce((top, each) => Math.max(top, each));
    stop.best = tried[means.indexOf(most)];
    stop.missed = most - means[tried.indexOf(stop.said)];
    stop.certain = this.stake === 'win' && most === 1;
  }

  /**
   * So many more imagined games from here on. What each seat knows counts the same, whoever is to move. All play
   * alike, or whoever is to move would seem to have the advantage; only a certain win is not overlooked.
   */
  atStop(stop: Stop, playouts: number): void {
    const game = this.#game;
    const winning = stop.certain ? keyOf(game.moves(stop.state)[stop.best]) : null;
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

  /** What was played against what the bot would have done. */
  weigh(stop: Stop): { played: Weighed; better: Weighed | null } {
    const game = this.#game;
    const moves: readonly unknown[] = game.moves(stop.state);
    const [played, best] = this.#compare(stop, [stop.said, stop.best], 1000, DUEL) as [number[], number[]];
    const line = (index: number, hope: number): Weighed => ({ words: game.say(moves[index], stop.state), hope });
    const lead = best.map((hope, i) => hope - played[i]);
    const sure = average(lead) > Math.max(this.stake === 'win' ? 0.02 : 0, 2 * doubt(lead));
    return { played: line(stop.said, average(played)), better: sure ? line(stop.best, average(best)) : null };
  }

  /** The mover's hopes after each of these moves, in the same worlds, as the mover could imagine them. */
  #compare(stop: Stop, indices: readonly number[], from: number, worlds: number): number[][] {
    const game = this.#game;
    const seat = stop.seat as Seat;
    const here = { game, guide: this.#guide, view: game.view(stop.state, seat), seat };
    return compareMoves(here, indices, `${this.#record.seed}|${stop.move}`, from, worlds);
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
