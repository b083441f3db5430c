/** A game as a reel of moments: every state after every move, to be looked at from any seat. */
import {
  eventFor,
  type GameEvent,
  type GamePack,
  type GameRecord,
  playWords,
  type Result,
  type Seat,
  type Seen,
} from '@baize/game';

interface Shot {
  readonly state: ReturnType<GamePack['game']['copy']>;
  readonly events: readonly GameEvent[];
}

export class Reel {
  readonly #shots: Shot[];
  readonly #listeners = new Set<() => void>();

  /** Starts with nothing played; the moves are added one by one. */
  constructor(
    readonly pack: GamePack,
    readonly options: Readonly<Record<string, unknown>>,
    readonly names: readonly string[],
    readonly seed: string,
  ) {
    this.#shots = [{ state: pack.game.start(options, names.length, seed), events: [] }];
  }

  /** A record that `checkRecord` has found fine. */
  static of(pack: GamePack, record: GameRecord): Reel {
    const names = record.seats.map(({ name }) => name);
    const reel = new Reel(pack, record.options, names, record.seed);
    for (const words of record.moves) reel.add(words);
    return reel;
  }

  /** Moves so far; the reel has one more moment than moves. */
  get length(): number {
    return this.#shots.length - 1;
  }

  get last(): Shot['state'] {
    return (this.#shots.at(-1) as Shot).state;
  }

  get over(): boolean {
    return this.pack.game.turn(this.last) === null;
  }

  add(words: string): void {
    const { game } = this.pack;
    const state = game.copy(this.last);
    this.#shots.push({ state, events: playWords(game, state, words) });
    for (const listener of this.#listeners) listener();
  }

  readonly name = (seat: Seat): string => this.names[seat] ?? `Seat ${seat + 1}`;

  table(step: number, viewer: Seat | null): string {
    const { pack } = this;
    const view = this.view(step, viewer);
    return (pack.board?.(view, this.name) ?? pack.game.show(view)).trimEnd();
  }

  view(step: number, viewer: Seat | null): Seen {
    return this.pack.game.view(this.#shot(step).state, viewer);
  }

  /** What has happened up to a step, as the viewer may know it. */
  past(step: number, viewer: Seat | null): GameEvent[] {
    return this.#shots.slice(0, step + 1).flatMap(({ events }) => events.map((event) => eventFor(event, viewer)));
  }

  question(step: number, viewer: Seat | null): string {
    const { game } = this.pack;
    const { state } = this.#shot(step);
    const result: Result | null = game.result(state);
    return result === null ? game.ask(game.view(state, viewer), this.name) : this.outcome(result);
  }

  outcome({ scores, winners, how }: Result): string {
    const all = scores.map((score, seat) => `${this.name(seat)} ${score}${winners.includes(seat) ? ' (winner)' : ''}`);
    return `${all.join(', ')}. ${how}`;
  }

  events(step: number, viewer: Seat | null): GameEvent[] {
    return this.#shot(step).events.map((event) => eventFor(event, viewer));
  }

  told(step: number, viewer: Seat | null): string[] {
    return this.events(step, viewer).map((event) => this.pack.game.tell(event, this.name));
  }

  /** Who decided the move that led to this step. */
  mover(step: number): Seat | null {
    return step === 0 ? null : this.pack.game.turn(this.#shot(step - 1).state);
  }

  changed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #shot(step: number): Shot {
    return this.#shots[Math.max(0, Math.min(step, this.length))];
  }
}
