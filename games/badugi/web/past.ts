/** The hands played so far, from the log: as histories, as scenes to step through, and as files. */
import type { Event } from '../src/events.ts';
import { type HandHistory, handsOf, toPhh, toPokerStars, type View } from '../src/index.ts';
import { after, type Scene, sceneOf } from './scene.ts';

/** The first deal happens before anybody listens: what it was follows from the rules. */
export function openingOf(view: View, cards: readonly number[] | null): Event[] {
  const { table } = view;
  const seats = view.seats.length;
  const button = seats - 1;
  const ante = Math.min(table.ante, table.stack);
  const left = table.stack - ante;
  const small = seats === 2 ? button : 0;
  const big = (small + 1) % seats;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const post = (seat: number, what: string, amount: number): Event[] =>
    amount === 0 ? [] : [{ type: 'posted', seat, what, amount }];
  return [
    {
      type: 'hand',
      hand: 1,
      button,
      level: 1,
      ante: table.ante,
      small: table.small,
      big: table.big,
      stacks: all.map(() => table.stack),
    },
    ...all.flatMap((seat) => post(seat, 'ante', ante)),
    ...post(small, 'small blind', Math.min(table.small, left)),
    ...post(big, 'big blind', Math.min(table.big, left)),
    ...all.map(
      (seat): Event => ({
        type: 'dealt',
        seat,
        count: 4,
        ...(seat === view.seat && cards !== null && { cards }),
      }),
    ),
  ];
}

/** My first four cards of the hand that is being played, going back over what I threw and drew. */
export function firstCards(view: View, events: readonly Event[]): readonly number[] | null {
  let cards: readonly number[] = view.cards.length > 0 ? view.cards : view.left;
  for (const event of events.toReversed()) {
    if (event.type === 'hand') break;
    if ((event.type !== 'drew' && event.type !== 'discarded') || event.seat !== view.seat) continue;
    const some = event.cards ?? [];
    cards = event.type === 'drew' ? cards.filter((card) => !some.includes(card)) : [...cards, ...some];
  }
  return cards.length === 4 ? cards.toSorted((a, b) => a - b) : null;
}

export interface Past {
  readonly history: HandHistory;
  readonly events: readonly Event[];
}

/** Every hand that has ended, oldest first. */
export function pastOf(view: View, events: readonly Event[], first: readonly number[] | null): Past[] {
  const begun = events.find((event) => event.type === 'hand');
  const whole = begun?.hand === 1 ? events : [...openingOf(view, first), ...events];
  const parts: Event[][] = [];
  for (const event of whole) {
    if (event.type === 'hand') parts.push([]);
    parts.at(-1)?.push(event);
  }
  const histories = handsOf(whole, view.seat);
  return histories.flatMap((history, i) => (history.net.length > 0 ? [{ history, events: parts[i] ?? [] }] : []));
}

/** The last cards of a seat that are known. */
export function lastCards({ holes, actions, shown }: HandHistory, seat: number): readonly number[] | null {
  if (shown[seat]) return shown[seat];
  let cards = holes[seat] ?? null;
  for (const each of actions) {
    if (each.kind !== 'draw' || each.seat !== seat || cards === null) continue;
    const { discards, drawn } = each;
    cards =
      discards === null || drawn === null ? null : [...cards.filter((card) => !discards.includes(card)), ...drawn];
  }
  return cards === null ? null : cards.toSorted((a, b) => a - b);
}

export interface Frame {
  readonly scene: Scene;
  readonly event: Event;
  /** 0 to 6: betting rounds and draws in turn; 7 when it is over. */
  readonly part: number;
}

/** The hand step by step. */
export function framesOf(view: View, { events }: Past): Frame[] {
  const frames: Frame[] = [];
  let scene = sceneOf({ ...view, turn: 0, lastHand: null, seats: view.seats.map((each) => ({ ...each, place: 0 })) });
  for (const event of events) {
    scene = after(scene, event);
    if (event.type === 'hand' || event.type === 'dealt') continue;
    if (event.type === 'level' || event.type === 'busted' || event.type === 'champion' || event.type === 'bought')
      break;
    if (event.type === 'ended') break;
    frames.push({ scene, event, part: scene.over ? 7 : scene.street * 2 + (scene.drawing ? 1 : 0) });
  }
  return frames;
}

/** The same with the hands that were shown in the end, from when they were complete: what was thrown before is nobody else's to know. */
export function opened(frames: readonly Frame[], { history: { shown } }: Past): Frame[] {
  const lastDraw = shown.map((_, seat) =>
    frames.findLastIndex(({ event }) => (event.type === 'drew' || event.type === 'discarded') && event.seat === seat),
  );
  return frames.map((frame, at) => ({
    ...frame,
    scene: {
      ...frame.scene,
      seats: frame.scene.seats.map((each, seat) =>
        each.faces === null && each.cards > 0 && at >= lastDraw[seat] ? { ...each, faces: shown[seat] ?? null } : each,
      ),
    },
  }));
}

/** Chips by hand, then seat, from before the first to after the last. */
export function chipsOf(past: readonly Past[]): number[][] {
  const rows = past.map(({ history }) => [...history.stacks]);
  const last = past.at(-1)?.history;
  if (last !== undefined) rows.push(last.stacks.map((chips, seat) => chips + (last.net[seat] ?? 0)));
  return rows;
}

/** Several hands in one PHH file, each under its number. */
export const phhOf = (past: readonly Past[], names: readonly string[]): string =>
  past.map(({ history }, i) => `[${i + 1}]\n${toPhh(history, names)}`).join('\n');

export const textOf = (past: readonly Past[], names: readonly string[], hero: number | null): string =>
  past.map(({ history }) => toPokerStars(history, names, hero)).join('\n\n');

export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
