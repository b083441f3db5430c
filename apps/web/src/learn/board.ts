/** A table of one's own, without a host: a position that is played on here, shown move by move as at any other table. */
import {
  eventFor,
  type GameEvent,
  type GamePack,
  type GameRecord,
  hear,
  replay,
  type Seat,
  type Seen,
  wholeEvent,
} from '@baize/game';
import type { Snapshot } from '@baize/protocol';
import type { GameTable } from '@baize/table';
import { tellTo } from '../games.ts';
import { Stage } from '../match/stage.ts';

/** A state that is not changed any more, and the moves that led to it here. */
export interface Position {
  readonly state: unknown;
  readonly made: readonly string[];
  /** What happened before, move by move, as far as it is known: the table tells of last turns. */
  readonly past?: Past;
}

export type Past = readonly (readonly GameEvent[])[];

/** The position after so many moves of a record, with all that led there. */
export function positionAfter({ game }: GamePack, record: GameRecord, moves: number): Position {
  const past: (readonly GameEvent[])[] = [];
  const state = replay(game, record, moves, (now) => {
    if (now.events !== null) past.push(now.events);
    now.events = [];
  });
  state.events = null;
  return { state, made: [], past };
}

export class Board {
  readonly stage: Stage;
  readonly #pack: GamePack;
  readonly #names: readonly string[];
  readonly #open: ((onlooker: Seen, seats: readonly Seen[]) => Seen) | undefined;
  #eyes: Seat | 'open';
  #state: unknown;
  #made: readonly string[];
  #past: Past = [];
  /** Grows with everything that is shown, so that the stage never takes a new position for an old one. */
  #version = 0;

  constructor(
    pack: GamePack,
    { state, made, past = [] }: Position,
    eyes: Seat | 'open',
    names: readonly string[],
    told?: (text: string) => void,
    /** Has words of its own for what is told, and shows everything at once; without it the mover's view is shown. */
    table: GameTable | null = null,
  ) {
    this.#pack = pack;
    this.#names = names;
    this.#open = table?.open;
    this.#eyes = eyes;
    this.#state = pack.game.copy(state);
    this.#made = made;
    this.#recall(past);
    const inWords = (text: string): string => table?.inWords?.(text) ?? text;
    this.stage = new Stage((happenings) => told?.(happenings.map(({ text }) => inWords(text)).join(' ')));
    this.#show();
  }

  get position(): Position {
    return { state: this.#state, made: this.#made, past: this.#past };
  }

  get turn(): Seat | null {
    return this.#pack.game.turn(this.#state);
  }

  /** What whoever is to move sees. */
  seen(): Seen {
    return this.#pack.game.view(this.#state, this.turn) as Seen;
  }

  /** The words of every legal move of whoever is to move. */
  legal(): readonly string[] {
    const { game } = this.#pack;
    return game.moves(this.#state).map((move: unknown) => game.say(move, this.#state));
  }

  /** Plays these words one after another; `false`, and nothing is played, if one of them is not legal. */
  play(words: readonly string[]): boolean {
    const { game } = this.#pack;
    const draft = this.#draft();
    for (const each of words) {
      const move = hear(game, draft, each);
      if (move === null) return false;
      game.advance(draft, move);
      this.#note(draft);
    }
    this.#settle(draft, words);
    return true;
  }

  /** Lets something else play on a copy, calling back after every move. */
  change(play: (state: ReturnType<GamePack['game']['copy']>, played: () => void) => void): void {
    const draft = this.#draft();
    play(draft, () => this.#note(draft));
    this.#settle(draft, []);
  }

  /** Goes to another position at once. */
  jump({ state, made, past = [] }: Position): void {
    this.#state = this.#pack.game.copy(state);
    this.#made = made;
    this.#recall(past);
    this.stage.reset();
    this.#show();
  }

  /** Looks from another seat from now on. */
  look(eyes: Seat | 'open'): void {
    this.#eyes = eyes;
    this.jump(this.position);
  }

  #draft(): ReturnType<GamePack['game']['copy']> {
    const draft = this.#pack.game.copy(this.#state);
    draft.events = [];
    return draft;
  }

  #note(draft: { events: GameEvent[] | null }): void {
    this.#version += 1;
    this.#past = [...this.#past, draft.events ?? []];
    draft.events = [];
  }

  /** Versions go on from here: the last move of the past is the newest. */
  #recall(past: Past): void {
    this.#past = past;
    this.#version += past.length + 1;
  }

  #settle(draft: { events: GameEvent[] | null }, words: readonly string[]): void {
    draft.events = null;
    this.#state = draft;
    this.#made = [...this.#made, ...words];
    this.#show();
  }

  #view(mover: Seat): Seen {
    const { game } = this.#pack;
    const seen = (seat: Seat | null): Seen => game.view(this.#state, seat);
    if (this.#eyes !== 'open') return seen(this.#eyes);
    return (
      this.#open?.(
        seen(null),
        this.#names.map((_, seat) => seen(seat)),
      ) ?? seen(mover)
    );
  }

  #show(): void {
    const { game } = this.#pack;
    const turn = game.turn(this.#state);
    const view = this.#view(turn ?? 0);
    const eyes = view.seat;
    const name = (seat: Seat): string => this.#names[seat] ?? '';
    const snapshot: Snapshot = {
      version: this.#version,
      you: eyes,
      status: turn === null ? 'over' : 'playing',
      turn,
      view,
      ask: game.ask(view, name),
      legal: turn === eyes ? this.legal() : [],
      clock: null,
      result: game.result(this.#state),
      offer: null,
      mayUndo: false,
    };
    const log = this.#past.flatMap((events, i) =>
      events.map((event) => {
        const seen = this.#eyes === 'open' ? wholeEvent(event) : eventFor(event, this.#eyes);
        return {
          version: this.#version - this.#past.length + 1 + i,
          event: seen,
          text: tellTo(this.#pack, seen, name),
        };
      }),
    );
    this.stage.feed(snapshot, log);
  }
}
