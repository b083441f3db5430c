/** Games for a learner in another process: started, looked at and stepped by messages, one after the other. */
import { findPlayer, playerNames, type ViewForm } from '@baize/bots';
import {
  type AnyBot,
  type AnyGame,
  BaizeError,
  type GameOptions,
  type GamePack,
  hear,
  messageOf,
  type MoveOf,
  noSuchGame,
  Playthrough,
  randomFor,
  readOptions,
  type Result,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@baize/game';

export type EnvironmentRequest =
  | { readonly do: 'games' }
  /** Seats that a bot plays are stepped by themselves. */
  | {
      readonly do: 'start';
      readonly game: string;
      readonly seats?: number;
      readonly seed: string | number;
      readonly options?: Readonly<Record<string, unknown>>;
      readonly bots?: Readonly<Record<string, string>>;
    }
  /** By index into the legal moves, or by words. */
  | { readonly do: 'step'; readonly move: unknown }
  | { readonly do: 'view'; readonly seat: Seat | null; readonly form?: ViewForm }
  | { readonly do: 'text'; readonly seat: Seat | null }
  | { readonly do: 'schema'; readonly game: string };

/** Where a game stands: who decides among which moves, or how it ended. */
export interface Standing {
  readonly turn: Seat | null;
  readonly legal: readonly string[];
  /** Moves made so far, forced ones included. */
  readonly made: number;
  readonly result?: Result;
}

type Running = Playthrough<StateOf<AnyGame>, MoveOf<AnyGame>, ViewOf<AnyGame>, GameOptions<AnyGame>>;

export class Environment {
  #pack: GamePack | null = null;
  #play: Running | null = null;
  #bots: ReadonlyMap<Seat, AnyBot> = new Map();
  #turn: Seat | null = null;
  #legal: readonly string[] = [];
  #seats = 0;

  constructor(readonly packs: readonly GamePack[]) {}

  /** Throws a `BaizeError` for what cannot be done; the game stays as it was. */
  answer(request: EnvironmentRequest): object {
    switch (request.do) {
      case 'games':
        return { games: this.packs.map(({ game }) => game.name) };
      case 'start':
        return this.#start(request);
      case 'step':
        return this.#step(request.move);
      case 'view':
        return { view: this.#view(request.seat, request.form ?? 'named') };
      case 'text': {
        const { pack, play } = this.#running();
        const view = pack.game.view(play.state, this.#checked(request.seat));
        return { text: `${pack.game.show(view)}\n${pack.game.ask(view)}` };
      }
      case 'schema':
        return { schema: this.#packOf(request.game).named?.schema ?? null };
      default:
        throw new BaizeError('USAGE', 'A request does one of: games, start, step, view, text, schema.');
    }
  }

  #start({ game, seats, seed, options = {}, bots = {} }: EnvironmentRequest & { do: 'start' }): Standing {
    const pack = this.#packOf(game);
    const players = seats ?? Math.max(2, pack.game.seats[0]);
    const read = readOptions(pack.game, options, players);
    if (!read.ok) throw new BaizeError(read.code, read.message);
    const sitting = new Map<Seat, AnyBot>();
    for (const [seat, name] of Object.entries(bots)) {
      const bot = findPlayer(pack, name);
      if (bot === undefined)
        throw new BaizeError('NO_SUCH_BOT', `There is no bot '${name}'. Take ${playerNames(pack).join(', ')}.`);
      if (!/^\d+$/.test(seat) || Number(seat) >= players)
        throw new BaizeError('USAGE', `There is no seat ${seat}: seats are 0 to ${players - 1}.`);
      sitting.set(Number(seat), bot);
    }
    this.#pack = pack;
    this.#seats = players;
    this.#bots = sitting;
    this.#play = new Playthrough(pack.game, pack.game.start(read.options, players, String(seed)), String(seed));
    return this.#goOn();
  }

  #step(said: unknown): Standing {
    const { pack, play } = this.#running();
    if (this.#turn === null) throw new BaizeError('GAME_OVER', 'The game is over: start another.');
    const move =
      typeof said === 'number' ? play.moves[said] : typeof said === 'string' ? hear(pack.game, play.state, said) : null;
    if (move === null || move === undefined)
      throw new BaizeError(
        'ILLEGAL_MOVE',
        typeof said === 'number'
          ? `${said} is not an index from 0 to ${this.#legal.length - 1}.`
          : `${JSON.stringify(said)} is not legal now.`,
      );
    play.play(this.#turn, move);
    return this.#goOn();
  }

  /** To the next decision that is the learner's. */
  #goOn(): Standing {
    const { pack, play } = this.#running();
    const { game } = pack;
    let seat = play.next();
    for (let bot = this.#botAt(seat); seat !== null && bot !== undefined; bot = this.#botAt(seat)) {
      const random = randomFor(play.seed, seat, play.made);
      play.play(seat, bot.decide(game.view(play.state, seat), play.moves, seat, random).move);
      seat = play.next();
    }
    this.#turn = seat;
    this.#legal = seat === null ? [] : play.moves.map((move) => game.say(move, play.state));
    const result = seat === null ? game.result(play.state) : null;
    return { turn: seat, legal: this.#legal, made: play.made, ...(result !== null && { result }) };
  }

  #botAt = (seat: Seat | null): AnyBot | undefined => (seat === null ? undefined : this.#bots.get(seat));

  #view(seat: Seat | null, form: ViewForm): unknown {
    const { pack, play } = this.#running();
    const view = pack.game.view(play.state, this.#checked(seat));
    return form === 'named' && pack.named !== undefined ? pack.named.of(view) : view;
  }

  #packOf(name: string): GamePack {
    const pack = this.packs.find(({ game }) => game.name === name);
    if (pack !== undefined) return pack;
    throw noSuchGame(
      name,
      this.packs.map(({ game }) => game),
    );
  }

  #running(): { pack: GamePack; play: Running } {
    if (this.#pack === null || this.#play === null) throw new BaizeError('USAGE', 'No game has been started.');
    return { pack: this.#pack, play: this.#play };
  }

  #checked(seat: Seat | null): Seat | null {
    if (seat === null || (Number.isInteger(seat) && seat >= 0 && seat < this.#seats)) return seat;
    throw new BaizeError('USAGE', `There is no seat ${String(seat)}.`);
  }
}

/** One line in, one line out; what is wrong comes back with a code. */
export function environmentLines(packs: readonly GamePack[]): (line: string) => string {
  const environment = new Environment(packs);
  return (line) => {
    try {
      const request: unknown = JSON.parse(line);
      if (typeof request !== 'object' || request === null)
        throw new BaizeError('BAD_REQUEST', 'A request is an object.');
      return JSON.stringify(environment.answer(request as EnvironmentRequest));
    } catch (error) {
      const code = error instanceof BaizeError ? error.code : error instanceof SyntaxError ? 'BAD_REQUEST' : 'FAILED';
      return JSON.stringify({ error: { code, message: messageOf(error) } });
    }
  };
}
