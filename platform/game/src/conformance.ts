/** The conformance suite: the promises of the contract, checked over many random games of any game. */
import { eventFor } from './events.ts';
import type { AnyGame, Eventful, Seat, Seen } from './game.ts';
import { readOptions } from './options.ts';
import { hear, play, replay } from './play.ts';
import { below, type Random, fork, seeded } from './random.ts';

export interface Conformance<State> {
  /** How many random games. */
  readonly games: number;
  /** Told apart from other runs by this text. */
  readonly seed?: string;
  /** Options for a game; drawn anew for each. Defaults to the game's own. */
  options?(chance: Random, seats: number): Record<string, unknown>;
  /** Everything that may neither vanish nor appear (cards, tokens, chips), as text or a number; compared after every move. */
  census?(state: State): string | number;
  /** Past this many moves a game is taken not to end. */
  readonly longest: number;
  /** One step in this many gets the costly checks (leaks, copies, JSON); 1 is every step. */
  readonly every?: number;
}

class BrokenPromise extends Error {
  constructor(promise: string, where: string, detail: string) {
    super(`broken promise: ${promise} (${where}): ${detail}`);
  }
}

/** Plays random games and throws, naming the promise and the game, at the first one that is broken. */
export function conform<State extends Eventful>(game: AnyGame, suite: Conformance<State>): void {
  for (let i = 0; i < suite.games; i++) new Walk<State>(game, suite, `${suite.seed ?? 'conformance'}-${i}`).run();
}

/** One random game under inspection. */
class Walk<State extends Eventful> {
  readonly #chance: Random;
  readonly #seats: number;
  readonly #options: Record<string, unknown>;
  #steps = 0;

  constructor(
    readonly game: AnyGame,
    readonly suite: Conformance<State>,
    readonly seed: string,
  ) {
    this.#chance = seeded(`walk ${seed}`);
    const [min, max] = game.seats;
    this.#seats = min + below(this.#chance, max - min + 1);
    const read = readOptions(game, suite.options?.(this.#chance, this.#seats) ?? {}, this.#seats);
    if (!read.ok) throw new BrokenPromise('options that are offered are accepted', seed, read.message);
    this.#options = read.options;
  }

  run(): void {
    const { game, suite } = this;
    const state = this.#start();
    this.#require('the same seed gives the same start', text(state), text(this.#start()));
    const census = suite.census?.(state);
    const said: string[] = [];
    for (; ; this.#steps++) {
      const seat: Seat | null = game.turn(state);
      const moves = game.moves(state);
      if ((seat === null) !== (moves.length === 0))
        this.#broken('moves are empty exactly at the end', `turn ${seat}, ${moves.length} moves`);
      if ((seat === null) !== (game.result(state) !== null))
        this.#broken('there is a result exactly at the end', `turn ${seat}, result ${text(game.result(state))}`);
      if (seat === null) break;
      if (this.#steps >= suite.longest) this.#broken('games end', `still going after ${suite.longest} moves`);
      const costly = this.#steps % (suite.every ?? 1) === 0;
      const words = costly ? this.#inspect(state, seat, moves) : null;
      const index = below(this.#chance, moves.length);
      said.push(words?.[index] ?? game.say(moves[index], state));
      if (costly) this.#inspectMove(state, moves[index]);
      this.#step('every listed move plays', said.at(-1) as string, () => game.advance(state, moves[index]));
      const after = suite.census?.(state);
      if (after !== census) this.#broken('nothing is lost and nothing is made', `${census} became ${after}`);
    }
    this.#checkEnd(state);
    this.#checkRecord(state, said);
  }

  #start(): State {
    return this.game.start(this.#options, this.#seats, this.seed);
  }

  /** What must hold of a state before its move is chosen. Returns the words of its moves. */
  #inspect(state: State, seat: Seat, moves: readonly unknown[]): string[] {
    const { game } = this;
    const before = text(state);
    const words = moves.map((move) => game.say(move, state));
    if (new Set(words.map((each) => each.toLowerCase())).size !== words.length)
      this.#broken('moves have different words', repeated(words));
    if (words.some((each) => each.trim() !== each || each === '')) this.#broken('words are tidy', text(words));
    this.#require('a state is plain JSON', before, text(JSON.parse(before)));
    this.#require('a copy is the same', before, text(game.copy(state)));
    for (let viewer: Seat | null = this.#seats - 1; viewer !== null; viewer = viewer === 0 ? null : viewer - 1)
      this.#checkBlind(state, viewer, seat, words);
    this.#checkBlind(state, null, seat, words);
    this.#require('looking at a state does not change it', before, text(state));
    return words;
  }

  /** Non-interference: what a seat is served is the same when what it cannot know is another. */
  #checkBlind(state: State, viewer: Seat | null, turn: Seat, words: readonly string[]): void {
    const { game } = this;
    const view: Seen = game.view(state, viewer);
    if (view.seat !== viewer) this.#broken('a view says whose it is', `${viewer} got ${view.seat}`);
    const frozen = JSON.parse(text(view)) as Seen;
    const other: State = game.imagine(frozen, fork(this.#chance));
    const leak = (what: string, here: unknown, there: unknown): void => {
      if (text(here) !== text(there))
        this.#broken(`a seat's ${what} does not depend on what it cannot know`, difference(viewer, here, there));
    };
    leak('view', frozen, game.view(other, viewer));
    leak('table text', game.show(frozen), game.show(game.view(other, viewer)));
    leak('question', game.ask(frozen), game.ask(game.view(other, viewer)));
    leak('turn', turn, game.turn(other));
    leak('result', game.result(state), game.result(other));
    if (viewer !== turn) return;
    const otherWords = game.moves(other).map((move: unknown) => game.say(move, other));
    leak('list of moves', words, otherWords);
    leak('refusals', hear(game, state, 'no such move'), hear(game, other, 'no such move'));
  }

  /** Purity, JSON and events of the move about to be made, tried on copies. */
  #inspectMove(state: State, move: unknown): void {
    const { game } = this;
    const before = text(state);
    const words = game.say(move, state);
    const after = this.#step('every listed move plays', words, () => play(game, state, move) as State);
    this.#require('play leaves the state it was given', before, text(state));
    const thawed = JSON.parse(before) as State;
    thawed.events = [];
    game.advance(thawed, JSON.parse(text(move)));
    const events = thawed.events;
    thawed.events = null;
    this.#require('a state continues from its JSON, with or without events', text(after), text(thawed));
    for (let seat = 0; seat < this.#seats; seat++) {
      for (const event of events) {
        const seen = eventFor(event, seat);
        if (game.tell(seen, (each: Seat) => `Player ${each}`) === '') this.#broken('every event has words', text(seen));
      }
      this.#checkBlindEvents(state, words, seat, after, events);
    }
  }

  /** If another hidden world leaves a seat's view after the move as it is, then what the seat is told of the move must be as it is too. */
  #checkBlindEvents(state: State, words: string, seat: Seat, after: State, events: State['events'] & object): void {
    const { game } = this;
    if (game.turn(state) === seat) return;
    const other: State = game.imagine(JSON.parse(text(game.view(state, seat))), fork(this.#chance));
    const same = hear(game, other, words);
    if (same === null) return;
    other.events = [];
    game.advance(other, same);
    if (text(game.view(other, seat)) !== text(game.view(after, seat))) return;
    const told = (all: State['events'] & object): unknown =>
      all.filter((event) => event.type !== 'revealed').map((event) => eventFor(event, seat));
    if (text(told(events)) !== text(told(other.events)))
      this.#broken(
        "a seat's events do not depend on what it cannot know",
        difference(seat, told(events), told(other.events)),
      );
  }

  #checkEnd(state: State): void {
    const result = this.game.result(state);
    if (result === null) return;
    const { scores, winners, payoffs } = result;
    if (scores.length !== this.#seats || payoffs.length !== this.#seats || winners.length === 0)
      this.#broken('a result has scores and payoffs for every seat, and winners', text(result));
  }

  #checkRecord(state: State, moves: readonly string[]): void {
    const { game } = this;
    const seats = Array.from({ length: this.#seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'bot' as const }));
    const record = { game: game.name, rules: game.rules, options: this.#options, seats, seed: this.seed, moves };
    const again = replay(game, JSON.parse(text(record)));
    this.#require('a record replays to the same state', text(state), text(again));
  }

  #require(promise: string, expected: string, actual: string): void {
    if (expected !== actual) this.#broken(promise, gap(expected, actual));
  }

  #step<Value>(promise: string, words: string, deed: () => Value): Value {
    try {
      return deed();
    } catch (error) {
      return this.#broken(promise, `'${words}' failed with ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #broken(promise: string, detail: string): never {
    throw new BrokenPromise(promise, `${this.game.name}, seed '${this.seed}', move ${this.#steps + 1}`, detail);
  }
}

const text = (value: unknown): string => JSON.stringify(value);

const difference = (viewer: Seat | null, here: unknown, there: unknown): string =>
  `${viewer === null ? 'an onlooker' : `seat ${viewer}`}: ${gap(text(here), text(there))}`;

/** The two texts around the first place where they differ. */
function gap(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${expected.slice(from, at + 60)}… against …${actual.slice(from, at + 60)}…`;
}

const repeated = (words: readonly string[]): string =>
  words.filter((each, i) => words.findIndex((other) => other.toLowerCase() === each.toLowerCase()) !== i).join(', ');
