/** The conformance suite: the promises of the contract, checked over many random games of any game. */
import { eventFor } from './events.ts';
import { BaizeError } from './error.ts';
import type { AnyGame, Eventful, EventOf, Seat, Seen } from './game.ts';
import { readOptions } from './options.ts';
import { hear, play, replay } from './play.ts';
import { below, copyRandom, type Random, fork, seeded } from './random.ts';

export interface Conformance<State extends Eventful> {
  /** How many random games. */
  readonly games: number;
  /** Told apart from other runs by this text. */
  readonly seed?: string;
  /** Options for a game; drawn anew for each. Defaults to the game's own. */
  options?(chance: Random, seats: number): Record<string, unknown>;
  /** Everything that may neither vanish nor appear (cards, tokens, chips), as text or a number; compared after every move. */
  census?(state: State): string | number;
  /**
   * Whether the rules show everybody what this event holds, judged from the states around the move. It must not trust the event.
   * It has to vouch for every `revealed` event, and may for others; without it, no event may tell what no view keeps.
   */
  mayReveal?(event: EventOf<State>, before: State, move: unknown, after: State): boolean;
  /** Past this many moves a game is taken not to end. */
  readonly longest: number;
  /** One step in this many gets the costly checks (leaks, copies, JSON); 1 is every step. */
  readonly every?: number;
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
  /** Every seat, and an onlooker. */
  readonly #viewers: readonly (Seat | null)[];
  #steps = 0;

  constructor(
    readonly game: AnyGame,
    readonly suite: Conformance<State>,
    readonly seed: string,
  ) {
    this.#chance = seeded(`walk ${seed}`);
    const [min, max] = game.seats;
    this.#seats = min + below(this.#chance, max - min + 1);
    this.#viewers = [...Array.from({ length: this.#seats }, (_, seat) => seat), null];
    const read = readOptions(game, suite.options?.(this.#chance, this.#seats) ?? {}, this.#seats);
    if (!read.ok) this.#broken('options that are offered are accepted', read.message);
    this.#options = read.options;
  }

  run(): void {
    const { game, suite } = this;
    const state = this.#start();
    this.#require('the same seed gives the same start', text(state), text(this.#start()));
    const census = suite.census?.(state);
    const all: string[] = [];
    for (; ; this.#steps++) {
      const untouched = this.#steps % (suite.every ?? 1) === 0 ? text(state) : null;
      const seat: Seat | null = game.turn(state);
      const moves = game.moves(state);
      if ((seat === null) !== (moves.length === 0))
        this.#broken('moves are empty exactly at the end', `turn ${seat}, ${moves.length} moves`);
      if ((seat === null) !== (game.result(state) !== null))
        this.#broken('there is a result exactly at the end', `turn ${seat}, result ${text(game.result(state))}`);
      const costly = seat === null || this.#steps % (suite.every ?? 1) === 0;
      if (untouched !== null) this.#require('looking at a state does not change it', untouched, text(state));
      const words = costly ? this.#inspect(state, seat, moves) : null;
      if (seat === null) break;
      if (this.#steps >= suite.longest) this.#broken('games end', `still going after ${suite.longest} moves`);
      const index = below(this.#chance, moves.length);
      const said = words?.[index] ?? game.say(moves[index], state);
      all.push(said);
      // The last move of a game is looked at like the others, whatever `every` says: it may show more than any.
      if (costly || this.#ends(state, moves[index])) this.#inspectMove(state, moves[index]);
      this.#step('every listed move plays', said, () => game.advance(state, moves[index]));
      const after = suite.census?.(state);
      if (after !== census) this.#broken('nothing is lost and nothing is made', `${census} became ${after}`);
    }
    this.#checkEnd(state);
    this.#checkRecord(state, all);
  }

  #ends(state: State, move: unknown): boolean {
    const words = this.game.say(move, state);
    return this.game.turn(this.#step('every listed move plays', words, () => play(this.game, state, move))) === null;
  }

  #start(): State {
    return this.game.start(this.#options, this.#seats, this.seed);
  }

  /** What must hold of a state before its move is chosen, and of the last one. Returns the words of its moves. */
  #inspect(state: State, seat: Seat | null, moves: readonly unknown[]): string[] {
    const { game } = this;
    const before = text(state);
    const words = moves.map((move) => game.say(move, state));
    if (new Set(words.map((each) => each.toLowerCase())).size !== words.length)
      this.#broken('moves have different words', repeated(words));
    if (words.some((each) => each.trim() !== each || each === '')) this.#broken('words are tidy', text(words));
    const odd = notPlain(state, 'state');
    if (odd !== null) this.#broken('a state is plain JSON', odd);
    this.#require('a copy is the same', before, text(game.copy(state)));
    for (const viewer of this.#viewers) this.#checkBlind(state, viewer, seat, words);
    this.#require('looking at a state does not change it', before, text(state));
    return words;
  }

  /** Non-interference: what a seat is served is the same when what it cannot know is another. */
  #checkBlind(state: State, viewer: Seat | null, turn: Seat | null, words: readonly string[]): void {
    const { game } = this;
    const view: Seen = game.view(state, viewer);
    if (view.seat !== viewer) this.#broken('a view says whose it is', `${viewer} got ${view.seat}`);
    const frozen = JSON.parse(text(view)) as Seen;
    const chance = fork(this.#chance);
    const again = copyRandom(chance);
    const other: State = game.imagine(frozen, chance);
    const fresh = viewer === turn ? text(other) : '';
    const leak = (what: string, here: unknown, there: unknown): void => {
      if (text(here) !== text(there))
        this.#broken(`a seat's ${what} does not depend on what it cannot know`, difference(viewer, here, there));
    };
    leak('view', frozen, game.view(other, viewer));
    this.#require('texts come from what a view says in JSON', game.show(view), game.show(frozen));
    this.#require('texts come from what a view says in JSON', game.ask(view), game.ask(frozen));
    leak('turn', turn, game.turn(other));
    leak('result', game.result(state), game.result(other));
    if (turn === null || viewer !== turn) return;
    const otherWords = game.moves(other).map((move: unknown) => game.say(move, other));
    leak('list of moves', words, otherWords);
    this.#step('every listed move plays', otherWords[0], () => game.advance(other, game.moves(other)[0]));
    this.#require('a spare state is made new', fresh, text(game.imagine(frozen, again, other)));
  }

  /** Purity, JSON and events of the move about to be made, tried on copies. */
  #inspectMove(state: State, move: unknown): void {
    const { game, suite } = this;
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
    for (const event of events) {
      if (event.type === 'revealed' && ('hidden' in event || suite.mayReveal?.(event, state, move, after) === false))
        this.#broken('revealed events hold only what was shown to all', text(event));
      for (const viewer of this.#viewers)
        if (game.tell(eventFor(event, viewer), (each: Seat) => `Player ${each}`) === '')
          this.#broken('every event has words', text(event));
    }
    for (const viewer of this.#viewers) this.#checkBlindEvents(state, move, viewer, after, events);
  }

  /**
   * What a seat is told of a move and what it sees afterwards are one: in another world that looks the same to it, the same
   * move must change its view where it is told otherwise, and only there. Only an event that `mayReveal` vouches for may tell what no view keeps.
   */
  #checkBlindEvents(state: State, move: unknown, viewer: Seat | null, after: State, events: EventOf<State>[]): void {
    const { game, suite } = this;
    const imagined: State = game.imagine(JSON.parse(text(game.view(state, viewer))), fork(this.#chance));
    const same = hear(game, imagined, game.say(move, state));
    if (same === null) return;
    const other: State = game.copy(imagined);
    other.events = [];
    game.advance(other, same);
    const there = other.events;
    const [seen, seenThere] = [text(game.view(after, viewer)), text(game.view(other, viewer))];
    const told = (all: EventOf<State>[]): unknown => all.map((event) => eventFor(event, viewer));
    const alike = text(told(events)) === text(told(there));
    // Whoever must decide next may see what the question is about.
    if (alike && seen !== seenThere && game.turn(after) !== viewer)
      this.#broken('a seat sees only what it was told', `${nameOf(viewer)}: ${gap(seen, seenThere)}`);
    if (alike || seen !== seenThere || game.turn(state) === viewer) return;
    // What a seat alone is told of its own doing is its own to know: cards that it drew in another order.
    const others = (all: EventOf<State>[], before: State, played: unknown, now: State): unknown =>
      all
        .filter((event) => suite.mayReveal?.(event, before, played, now) !== true)
        .map((event) => eventFor(event, event.seat === viewer ? null : viewer));
    const [here, elsewhere] = [others(events, state, move, after), others(there, imagined, same, other)];
    if (text(here) !== text(elsewhere))
      this.#broken("a seat's events do not depend on what it cannot know", difference(viewer, here, elsewhere));
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

  #step<Value>(promise: string, words: string, run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      return this.#broken(promise, `'${words}' failed with ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #broken(promise: string, detail: string): never {
    const where = `${this.game.name}, seed '${this.seed}', move ${this.#steps + 1}`;
    throw new BaizeError('BROKEN_PROMISE', `broken promise: ${promise} (${where}): ${detail}`);
  }
}

const text = (value: unknown): string => JSON.stringify(value);

const difference = (viewer: Seat | null, here: unknown, there: unknown): string =>
  `${nameOf(viewer)}: ${gap(text(here), text(there))}`;

const nameOf = (viewer: Seat | null): string => (viewer === null ? 'an onlooker' : `seat ${viewer}`);

/** Where a value is something that JSON would lose or change; `null` if nowhere. */
function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && kind !== Object.prototype) return `${path} is an instance of ${value.constructor.name}`;
  for (const [key, each] of Object.entries(value)) {
    const odd = notPlain(each, `${path}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}

/** The two texts around the first place where they differ. */
function gap(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${expected.slice(from, at + 60)}… against …${actual.slice(from, at + 60)}…`;
}

const repeated = (words: readonly string[]): string =>
  words.filter((each, i) => words.findIndex((other) => other.toLowerCase() === each.toLowerCase()) !== i).join(', ');
