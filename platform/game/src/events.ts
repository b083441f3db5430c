/** What happened, as data, each fact with who may see it. */
import type { Seat } from './game.ts';

/** What all events have in common; a game's own are a union of these, told apart by `type`. */
export interface GameEvent {
  /** `gained`, `drew`, `paid` … An event of type `revealed` shows its facts to everybody, though they may be hidden again later. */
  readonly type: string;
  /** Who did it, or to whom it happened; absent where it concerns the whole table. */
  readonly seat?: Seat | undefined;
  /** Facts that only some seats may see; in the event that those seats get they stand beside the others. */
  readonly hidden?: { readonly to: readonly Seat[] };
}

/** Something that a seat did, or that happened to it. Several types at once make a union. */
export type SeatEvent<Type extends string, Facts = unknown> = Type extends string
  ? { readonly type: Type; readonly seat: Seat } & Facts
  : never;

/** Something that happened to the whole table. */
export type TableEvent<Type extends string, Facts = unknown> = Type extends string
  ? { readonly type: Type; readonly seat?: undefined } & Facts
  : never;

/** Facts that only the seats in `hidden.to` may see. */
export type Hidden<Facts> = Partial<Facts> & { readonly hidden?: Facts & { readonly to: readonly Seat[] } };

/** The event as a seat, or an onlooker, may see it. */
export function eventFor<Event extends GameEvent>(event: Event, viewer: Seat | null): Event {
  if (event.hidden === undefined) return event;
  if (viewer !== null && event.hidden.to.includes(viewer)) return wholeEvent(event);
  const { hidden: _, ...open } = event;
  return open as Event;
}

/** The event with all its facts side by side: for records, not for players. */
export function wholeEvent<Event extends GameEvent>(event: Event): Event {
  if (event.hidden === undefined) return event;
  const { hidden, ...open } = event;
  const { to: _, ...facts } = hidden;
  return { ...open, ...facts } as Event;
}
