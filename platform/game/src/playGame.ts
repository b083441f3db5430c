/** The one game loop: simulations, ladders, evolution and tests play whole games among programs with it. */
import type { AnyBot } from './bot.ts';
import type { Eventful, Game, Result, Seat, Seen } from './game.ts';
import type { GameRecord } from './play.ts';
import { randomFor } from './random.ts';

/** A game still going after this many moves is a bug of the game or of a player. */
const ENDLESS = 200_000;

/** A game on its way: it plays forced moves itself and stops wherever somebody has a choice. */
export class Playthrough<State extends Eventful, Move, View extends Seen, Options> {
  /** What is legal at the decision at hand. */
  moves: readonly Move[] = [];
  /** Moves made so far, forced ones included: the number of the decision at hand. */
  made = 0;

  constructor(
    readonly game: Game<State, Move, View, Options>,
    /** Where it begins; played on in place. */
    readonly state: State,
    /** What to call it when something goes wrong. */
    readonly seed: string,
    /** Called before every move, forced ones included. */
    readonly before?: (state: State, seat: Seat, move: Move) => void,
  ) {}

  /** Goes on to the next decision and says whose it is; `null` at the end of the game. */
  next(): Seat | null {
    const { game, state } = this;
    for (;;) {
      const seat = game.turn(state);
      if (seat === null) return null;
      this.moves = game.moves(state);
      if (this.moves.length > 1) return seat;
      this.#make(seat, this.moves[0]);
    }
  }

  /** Plays the move that this seat chose; it must be legal. */
  play(seat: Seat, move: Move): void {
    if (!isLegal(this.moves, move))
      throw new Error(`Seat ${seat} of '${this.seed}' made a move that is not legal: ${JSON.stringify(move)}.`);
    this.#make(seat, move);
  }

  #make(seat: Seat, move: Move): void {
    this.before?.(this.state, seat, move);
    this.game.advance(this.state, move);
    if (++this.made > ENDLESS) throw new Error(`The game of seed '${this.seed}' does not end.`);
  }
}

const isLegal = (moves: readonly unknown[], move: unknown): boolean =>
  moves.includes(move) ||
  (typeof move === 'object' && moves.some((each) => JSON.stringify(each) === JSON.stringify(move)));

export interface PlayedGame<State> {
  readonly state: State;
  readonly result: Result;
  /** How many moves were made. */
  readonly moves: number;
}

export interface PlaySettings<State, Move> {
  /** What the players' own randomness is drawn from; the seed of the game where absent. */
  readonly botSeed?: string;
  /** Called before every move, forced ones included. */
  readonly before?: (state: State, seat: Seat, move: Move) => void;
}

/** Plays one game, a bot in every seat. The same game, bots, options and seed give the same moves everywhere. */
export function playGame<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  bots: readonly Pick<AnyBot, 'decide'>[],
  options: Options,
  seed: string,
  { botSeed = seed, before }: PlaySettings<State, Move> = {},
): PlayedGame<State> {
  const play = new Playthrough(game, game.start(options, bots.length, seed), seed, before);
  const { state } = play;
  for (let seat = play.next(); seat !== null; seat = play.next())
    play.play(
      seat,
      bots[seat].decide(game.view(state, seat), play.moves, seat, randomFor(botSeed, seat, play.made)).move,
    );
  return { state, result: game.result(state) as Result, moves: play.made };
}

/** The record of one game among bots. */
export function recordGame<State extends Eventful, Move, View extends Seen, Options extends GameRecord['options']>(
  game: Game<State, Move, View, Options>,
  bots: readonly Pick<AnyBot, 'name' | 'decide'>[],
  options: Options,
  seed: string,
): GameRecord {
  const moves: string[] = [];
  const before = (state: State, _seat: Seat, move: Move): void => void moves.push(game.say(move, state));
  const { result } = playGame(game, bots, options, seed, { before });
  const seats = bots.map(({ name }) => ({ name, kind: 'bot' as const }));
  return { game: game.name, rules: game.rules, options, seats, seed, moves, result };
}
