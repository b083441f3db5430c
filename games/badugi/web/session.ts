/** How everybody stands: by chips in a tournament, by what was won at a cash table, where lost chips are bought again. */
import type { View } from '../src/index.ts';
import { prizes } from '../src/rules.ts';
import type { Scene } from './scene.ts';
import { texts } from './texts.ts';

/** Chips of a seat, with those that lie in the pot while the hand is played. */
export const chipsOf = (scene: Scene, seat: number): number => {
  const each = scene.seats[seat];
  return each === undefined ? 0 : each.stack + (scene.over ? 0 : each.paid);
};

export interface Session {
  /** Won or lost since sitting down. */
  readonly net: number;
  /** How often chips were bought again. */
  readonly rebuys: number;
}

/** At a cash table. What was bought for the next hand is not yet on the table while the last one is looked at. */
export function sessionOf(view: View, scene: Scene, seat: number): Session {
  const bought = view.seats[seat]?.bought ?? view.table.stack;
  const owed = scene.hand < view.hand && (scene.seats[seat]?.stack ?? 0) === 0 ? view.table.stack : 0;
  return {
    net: chipsOf(scene, seat) - (bought - owed),
    rebuys: Math.round((bought - owed) / view.table.stack) - 1,
  };
}

/** What seats are ranked by; whoever is out comes last, by place. */
function worthOf(view: View, scene: Scene, seat: number): number {
  const place = scene.seats[seat]?.place ?? 0;
  if (place > 1) return -place;
  return view.table.match === 'tournament' ? chipsOf(scene, seat) : sessionOf(view, scene, seat).net + 1e9;
}

/** The place of a seat as it stands; equals share one. */
export const rankOf = (view: View, scene: Scene, seat: number): number =>
  1 + scene.seats.filter((_, other) => worthOf(view, scene, other) > worthOf(view, scene, seat)).length;

/** Whether others have the same place. */
export const sharesRank = (view: View, scene: Scene, seat: number): boolean =>
  scene.seats.filter((_, other) => worthOf(view, scene, other) === worthOf(view, scene, seat)).length > 1;

/** What is said of a seat that is out: its place, or that it has left a cash table. */
export const goneWords = (view: View, scene: Scene, seat: number, brief = false): string =>
  view.table.match === 'tournament'
    ? texts.out(scene.seats[seat]?.place ?? 0, sharesRank(view, scene, seat), brief)
    : texts.left;

/** Seats by rank. */
export const rankingOf = (view: View, scene: Scene): number[] =>
  scene.seats.map((_, seat) => seat).toSorted((one, other) => worthOf(view, scene, other) - worthOf(view, scene, one));

export interface Prize {
  readonly place: number;
  /** Who has it as it stands. */
  readonly seats: readonly number[];
  /** Of all prizes, for each of them. */
  readonly share: number;
}

/** The prizes of a tournament, best first; equals share those of their places. */
export function prizesOf(view: View, scene: Scene): Prize[] {
  const shares = prizes(scene.seats.length);
  const order = rankingOf(view, scene);
  const rows: Prize[] = [];
  for (let at = 0; at < shares.length; ) {
    const place = rankOf(view, scene, order[at]);
    const seats = order.filter((seat) => rankOf(view, scene, seat) === place);
    const sum = shares.slice(at, at + seats.length).reduce((all, share) => all + share, 0);
    rows.push({ place, seats, share: sum / seats.length });
    at += seats.length;
  }
  return rows;
}
