/** A match as one seat, or an onlooker, may see it: everything that leaves the match goes through here. */
import { eventFor, type GameEvent, type GameRecord, type Result, type Seat } from '@baize/game';
import { isMatchEvent, tellMatchEvent } from './events.ts';
import type { Chapter, Match, OfferNow } from './match.ts';
import { lastOf } from './moves.ts';

export interface MatchSnapshot {
  readonly version: number;
  readonly you: Seat | null;
  readonly status: 'open' | 'playing' | 'over';
  readonly turn: Seat | null;
  readonly view: unknown;
  readonly ask: string;
  readonly legal: readonly string[];
  readonly clock: { readonly left: readonly number[]; readonly running: Seat | null; readonly at: number } | null;
  readonly result: Result | null;
  readonly offer: OfferNow | null;
  readonly mayUndo: boolean;
}

export interface LoggedEvent {
  readonly version: number;
  readonly event: GameEvent;
  readonly text: string;
}

const onlyMove = 'There is only one move, which is played for you.';

/** Valid until the match changes: the view may share the state's arrays. */
export function snapshotFor(match: Match, you: Seat | null, now: number): MatchSnapshot {
  const { game } = match.pack;
  const { version, status, turn, result, offer } = match;
  const view = status === 'open' ? null : game.view(match.state, you);
  const asked = you !== null && turn === you && match.seats[you]?.bot === null;
  // Only the seat itself may know that it has no choice.
  const forced = asked && match.forcedSeat === you;
  return {
    version,
    you,
    status,
    turn,
    view,
    ask: forced
      ? onlyMove
      : view === null
        ? waiting(match)
        : result === null
          ? game.ask(view, match.nameOf)
          : result.how,
    legal: asked && !forced ? match.legal.words : [],
    clock: match.clock?.now(now) ?? null,
    result,
    offer,
    mayUndo: you !== null && status === 'playing' && lastOf(you, match.last) !== null,
  };
}

function waiting(match: Match): string {
  const empty = match.seats.filter((seat) => seat.name === null).length;
  return empty === 1 ? 'Waiting for one more player.' : `Waiting for ${empty} more players.`;
}

/** An event as its reader may know it, with its words. */
export function tell({ pack, nameOf }: Match, version: number, event: GameEvent, viewer: Seat | null): LoggedEvent {
  const seen = eventFor(event, viewer);
  const text = isMatchEvent(seen) ? tellMatchEvent(seen, nameOf(seen.seat ?? 0)) : pack.game.tell(seen, nameOf);
  return { version, event: seen, text };
}

/** As `tell`, of all events of some chapters. */
export function tellAll(match: Match, chapters: readonly Chapter[], viewer: Seat | null): LoggedEvent[] {
  return chapters.flatMap(({ version, events }) => events.map((event) => tell(match, version, event, viewer)));
}

/** The whole match on paper, seed included: only for matches that are over. */
export function recordOf(match: Match): GameRecord {
  const { header, seats, played, result } = match;
  return {
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: seats.map(({ name, kind }, seat) => ({ name: name ?? `Seat ${seat + 1}`, kind })),
    seed: header.seed,
    moves: played.flatMap(({ words }) => words),
    ...(result === null ? {} : { result }),
  };
}
