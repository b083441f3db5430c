/** What happened, as data, each fact with who may see it. */
import type { Seat } from './game.ts';

export interface GameEvent {
  /** `gained`, `drew`, `paid` … The type `revealed` is kept for what everybody was shown and may since be hidden again. */
  readonly type: string;
  /** Whose deed it was, where it was somebody's. */
  readonly seat?: Seat;
  /** Facts that only some seats may see; they stand beside the others in the event that those seats get. */
  readonly hidden?: { readonly to: readonly Seat[]; readonly [fact: string]: unknown };
  readonly [fact: string]: unknown;
}

/** The event as a seat, or an onlooker, may see it. */
export function eventFor(event: GameEvent, viewer: Seat | null): GameEvent {
  if (event.hidden === undefined) return event;
  const { hidden, ...open } = event;
  const { to, ...facts } = hidden;
  return viewer !== null && to.includes(viewer) ? { ...open, ...facts } : open;
}
