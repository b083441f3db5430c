/** A table on this machine: one person, bots at the other seats. */
import { setTimeout as pause } from 'node:timers/promises';
import { numbered } from '@baize/bots';
import {
  type AnyBot,
  eventFor,
  type GameEvent,
  type GamePack,
  type GameRecord,
  hear,
  BotRandom,
  type Result,
  type Seat,
  usualBot,
  withoutResigned,
} from '@baize/game';
import { decisionRequest } from '@baize/match';
import { decided, make, type Sitter } from './sitting.ts';
import type { Hint, Moment, Table, Told } from './table.ts';

export interface Place {
  readonly pack: GamePack;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Who sits where; `null` is the person. */
  readonly players: readonly (Sitter | null)[];
  /** What the person is called in the log. */
  readonly person: string;
  /** Gives the hints. */
  readonly adviser: AnyBot;
}

interface Said {
  readonly event: GameEvent;
  /** How many moves had been made before it. */
  readonly after: number;
}

/** A decision that took longer than this gets a redrawn screen before the next one. */
const slowMs = 30;

export class LocalTable implements Table {
  readonly pack: GamePack;
  readonly me: Seat;
  trouble: string | null = null;
  kept = '';
  readonly #names: readonly string[];
  readonly #sitting: (Sitter | null)[];
  readonly #left: { resigned: boolean }[];
  readonly #listeners = new Set<() => void>();
  /** The number of moves before each of the person's commands: where undo goes back to. */
  readonly #marks: number[] = [];
  #moves: string[] = [];
  #log: Said[] = [];
  #state;
  #busy = false;
  #decided = false;
  #closed = false;
  #now: Moment | null = null;

  constructor(
    readonly place: Place,
    moves: readonly string[] = [],
  ) {
    this.pack = place.pack;
    this.me = place.players.indexOf(null);
    this.#names = numbered(place.players.map((bot) => bot?.name ?? place.person));
    this.#sitting = [...place.players];
    this.#left = place.players.map(() => ({ resigned: false }));
    this.#state = this.#start();
    for (const words of moves) {
      if (this.pack.game.turn(this.#state) === this.me) this.#marks.push(this.#moves.length);
      this.#make(words);
    }
  }

  get seats(): number {
    return this.place.players.length;
  }

  get label(): string {
    return `seed ${this.place.seed}`;
  }

  /** Whether the latest move was the person's. */
  get decided(): boolean {
    return this.#decided;
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? `Seat ${seat + 1}`;
  }

  get now(): Moment {
    this.#now ??= this.#look();
    return this.#now;
  }

  /** Lets the bots play until the person must decide or the game is over. */
  async settle(): Promise<void> {
    const { game } = this.pack;
    this.#busy = true;
    try {
      let took = 0;
      for (let seat = game.turn(this.#state); seat !== null && seat !== this.me; seat = game.turn(this.#state)) {
        await pause(took > slowMs ? slowMs + 10 : 0);
        if (this.#closed) return;
        const began = performance.now();
        const sitter = this.#sitting[seat] as Sitter;
        const moves = game.moves(this.#state);
        const who = { bot: sitter.name, seat, seed: this.place.seed, decision: this.#moves.length };
        const said = await decided(sitter, game, decisionRequest(game, this.#state, moves, who));
        if (this.#closed) return;
        if ('index' in said) this.#make(game.say(moves[said.index], this.#state));
        else this.#giveUp(seat, said.fault);
        took = performance.now() - began;
        this.#tell();
      }
    } finally {
      this.#busy = false;
      this.#tell();
    }
  }

  async play(words: readonly string[]): Promise<string | null> {
    const { game } = this.pack;
    if (this.#busy) return 'The others are not done yet.';
    const trial = game.copy(this.#state);
    const done: string[] = [];
    for (const each of words) {
      const move = game.turn(trial) === this.me ? hear(game, trial, each) : null;
      if (move === null) return refusal(each, done);
      game.advance(trial, move);
      done.push(each);
    }
    this.#marks.push(this.#moves.length);
    for (const each of words) this.#make(each);
    this.#tell();
    await this.settle();
    return null;
  }

  async undo(): Promise<string | null> {
    if (this.#busy) return 'The others are not done yet.';
    const mark = this.#marks.pop();
    if (mark === undefined) return 'There is nothing to take back: this is your first decision.';
    const moves = this.#moves.slice(0, mark);
    this.#state = this.#start();
    for (const words of moves) this.#make(words);
    this.#tell();
    return null;
  }

  async hint(): Promise<Hint | null> {
    const { game } = this.pack;
    if (game.turn(this.#state) !== this.me) return null;
    const { adviser: bot, seed } = this.place;
    const luck = new BotRandom(`${seed}|hint`, String(this.#moves.length));
    const { move, why } = bot.decide(game.view(this.#state, this.me), game.moves(this.#state), this.me, luck);
    return { words: game.say(move, this.#state), why, bot: bot.name };
  }

  record(): GameRecord {
    const { game } = this.pack;
    const { options, seed, players } = this.place;
    const seats = players.map((bot, seat) => ({
      name: this.name(seat),
      kind: bot === null ? ('person' as const) : ('bot' as const),
    }));
    const result = this.#result();
    const record = { game: game.name, rules: game.rules, options, seats, seed, moves: this.#moves.slice() };
    return result === null ? record : { ...record, result };
  }

  /** The person has left: nobody needs to think any longer. */
  close(): void {
    this.#closed = true;
  }

  changed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #start() {
    this.#moves = [];
    this.#log = [];
    this.#now = null;
    return this.pack.game.start(this.place.options, this.seats, this.place.seed);
  }

  #make(words: string): void {
    const { game } = this.pack;
    this.#decided = game.turn(this.#state) === this.me;
    const after = this.#moves.length;
    for (const event of make(game, this.#state, words)) this.#log.push({ event, after });
    this.#moves.push(words);
    this.#now = null;
  }

  /** Another plays on for whoever cannot, so that the game goes on; but it cannot win. */
  #giveUp(seat: Seat, fault: string): void {
    const bot = usualBot(this.pack) as AnyBot;
    this.#sitting[seat] = bot;
    this.#left[seat] = { resigned: true };
    this.trouble = `${this.name(seat)} ${fault}: ${bot.name} plays on in its place, and cannot win.`;
  }

  #result(): Result | null {
    const result: Result | null = this.pack.game.result(this.#state);
    return result === null ? null : withoutResigned(result, this.#left);
  }

  #look(): Moment {
    const { game } = this.pack;
    const since = this.#marks.at(-1) ?? 0;
    const turn: Seat | null = game.turn(this.#state);
    return {
      view: game.view(this.#state, this.me),
      turn,
      words: turn === this.me ? game.moves(this.#state).map((move: unknown) => game.say(move, this.#state)) : [],
      log: this.#log.map(({ event, after }): Told => {
        const seen = eventFor(event, this.me);
        const text = game.tell(seen, (seat: Seat) => this.name(seat));
        return { seat: seen.seat ?? null, text, fresh: after >= since };
      }),
      result: this.#result(),
    };
  }

  #tell(): void {
    this.#now = null;
    for (const listener of this.#listeners) listener();
  }
}

const refusal = (words: string, done: readonly string[]): string =>
  done.length === 0
    ? `'${words}' is not possible now.`
    : `After '${done.join("', '")}', '${words}' is not possible. Nothing was played; cards are picked in the order of the list.`;
