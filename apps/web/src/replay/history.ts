/** A whole match from its record: the state after every move, what happened, and what is worth a chart. */
import {
  eventFor,
  type GameEvent,
  type GamePack,
  type GameRecord,
  replay,
  type Seat,
  type Seen,
  wholeEvent,
} from '@baize/game';
import type { GameTable } from '@baize/table';
import { moveWords } from '../games.ts';
import { texts } from '../texts.ts';

export interface Frame {
  /** The game's own state: only views of it are shown. */
  readonly state: unknown;
  /** What led here; empty at the beginning. */
  readonly events: readonly GameEvent[];
  readonly turn: Seat | null;
  /** Who moved to get here. */
  readonly mover: Seat | null;
  /** `null` where the game does not count rounds. */
  readonly round: number | null;
}

/** A number of each seat by round. */
export interface Track {
  readonly name: string;
  readonly label: string;
  /** By round, then seat. The first row is the beginning. */
  readonly rows: readonly (readonly number[])[];
  readonly goal: number | null;
}

export interface History {
  readonly frames: readonly Frame[];
  readonly tracks: readonly Track[];
  readonly marks: readonly { readonly frame: number; readonly kind: 'crown' | 'flag' }[];
}

export function historyOf({ game, probe }: GamePack, table: GameTable | null, record: GameRecord): History {
  const frames: Frame[] = [];
  // Layers of a whole say little one by one.
  const series = Object.entries(probe?.series ?? {}).filter(([, { stack }]) => stack === undefined);
  const rows: number[][][] = series.map(() => []);
  const marks: { frame: number; kind: 'crown' | 'flag' }[] = [];
  let goal: number | null = null;
  let mover: Seat | null = null;
  replay(game, record, record.moves.length, (state, number) => {
    const events: GameEvent[] = state.events ?? [];
    const view: Seen = game.view(state, null);
    const round = table?.round?.(view) ?? null;
    const copy = game.copy(state);
    copy.events = null;
    frames.push({ state: copy, events, turn: game.turn(state), mover, round });
    mover = game.turn(state);
    state.events = [];
    // one for each move: a crown says more than the flag of whoever lost to it
    const kinds = events.map((event) => table?.mark?.(event) ?? null);
    const kind = kinds.includes('crown') ? 'crown' : kinds.find((each) => each !== null);
    if (kind) marks.push({ frame: number, kind });
    if (number === 0) goal = table?.goal?.(view) ?? null;
    const place = number === 0 ? 0 : (probe?.round(state) ?? 0);
    series.forEach(([, track], i) => {
      const before = rows[i]?.[place];
      const now = record.seats.map((_, seat) => track.read(state, seat));
      rows[i][place] =
        before === undefined || track.keep === 'last'
          ? now
          : now.map((value, seat) => Math.max(value, before[seat] ?? value));
    });
  });
  // The game's aim is counted in what its table scores, which a probe names first.
  const tracks = series.map(([name, { label }], i) => ({
    name,
    label,
    rows: filled(rows[i] ?? []),
    goal: i === 0 ? goal : null,
  }));
  return { frames, tracks, marks };
}

/** A round's last move may already count as the next: rounds without a row of their own repeat the one before. */
function filled(points: readonly (readonly number[])[]): (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  for (let i = 0; i < points.length; i++) rows.push(points[i] ?? rows.at(-1) ?? []);
  return rows;
}

/** The frame as a seat saw it, or with everything open. */
export function viewOf(
  { game }: GamePack,
  table: GameTable | null,
  frame: Frame,
  seats: number,
  who: Seat | 'open',
): Seen {
  const state = frame.state as never;
  if (who !== 'open') return game.view(state, who) as Seen;
  if (table?.open !== undefined)
    return table.open(
      game.view(state, null) as Seen,
      Array.from({ length: seats }, (_, seat) => game.view(state, seat) as Seen),
    );
  return game.view(state, frame.turn ?? frame.mover ?? null) as Seen;
}

export const eventsFor = (frame: Frame, who: Seat | 'open'): GameEvent[] =>
  frame.events.map((event) => (who === 'open' ? wholeEvent(event) : eventFor(event, who)));

/** The round that a move belongs to, in words. */
export function whenOf(history: History, table: GameTable | null, move: number): string | null {
  const round = history.frames[move]?.round ?? null;
  return round === null ? null : texts.replay.round(round, table?.roundWord);
}

/** How moves are said in the position after so many of them, by what whoever had to move saw and did next. */
export function wordsIn(
  { game }: GamePack,
  table: GameTable | null,
  { frames }: History,
  { moves }: GameRecord,
): (words: string, move: number) => string {
  return (words, move) => {
    const { state } = frames[move];
    const seen = game.view(state, game.turn(state)) as Seen;
    return moveWords(table)(words, seen, moves[move] === words ? moves.slice(move + 1) : []);
  };
}
