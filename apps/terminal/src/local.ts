/** A table on this machine: one person at seat 0, the same bot at every other seat. */
import { type AnyBot, eventFor, type GamePack, type GameRecord, hear, Luck, type Result, type Seat } from '@baize/game';

export class LocalTable {
  readonly me: Seat = 0;
  readonly #moves: string[] = [];
  #state;

  constructor(
    readonly pack: GamePack,
    readonly options: Readonly<Record<string, unknown>>,
    readonly seats: number,
    readonly seed: string,
    readonly opponent: AnyBot,
  ) {
    this.#state = pack.game.start(options, seats, seed);
  }

  name(seat: Seat): string {
    if (seat === this.me) return 'You';
    return this.seats === 2 ? this.opponent.name : `${this.opponent.name} ${seat}`;
  }

  /** Lets the bots play until the person must decide or the game is over; returns what happened, in words. */
  catchUp(): string[] {
    const { game } = this.pack;
    const told: string[] = [];
    for (let seat = game.turn(this.#state); seat !== null && seat !== this.me; seat = game.turn(this.#state)) {
      const luck = new Luck(`${this.seed}|${seat}`, String(this.#moves.length));
      const { move } = this.opponent.decide(game.view(this.#state, seat), game.moves(this.#state), seat, luck);
      told.push(...this.#play(move));
    }
    return told;
  }

  /** Plays the words for the person; `null` when they are not a legal move. */
  play(words: string): string[] | null {
    const move = hear(this.pack.game, this.#state, words);
    return move === null ? null : this.#play(move);
  }

  get words(): string[] {
    const { game } = this.pack;
    return game.moves(this.#state).map((move: unknown) => game.say(move, this.#state));
  }

  get question(): string {
    return this.pack.game.ask(this.pack.game.view(this.#state, this.me));
  }

  get text(): string {
    return this.pack.game.show(this.pack.game.view(this.#state, this.me));
  }

  get result(): Result | null {
    return this.pack.game.result(this.#state);
  }

  get record(): GameRecord {
    const { game } = this.pack;
    const seats = Array.from({ length: this.seats }, (_, seat) => ({
      name: this.name(seat),
      kind: seat === this.me ? ('person' as const) : ('bot' as const),
    }));
    const { options, seed } = this;
    return { game: game.name, rules: game.rules, options, seats, seed, moves: this.#moves.slice() };
  }

  #play(move: unknown): string[] {
    const { game } = this.pack;
    this.#moves.push(game.say(move, this.#state));
    this.#state.events = [];
    game.advance(this.#state, move);
    const events = this.#state.events ?? [];
    this.#state.events = null;
    return events.map((event: Parameters<typeof eventFor>[0]) =>
      game.tell(eventFor(event, this.me), (seat: Seat) => this.name(seat)),
    );
  }
}
