/** Turns as the log tells them: what everybody played and took in their last turn, and how often an attack was stopped. */
import type { Seat } from '@baize/game';
import type { Event } from '../src/events.ts';
import { type Card, CARD, CURSE } from '../src/facts.ts';
import type { View } from '../src/view.ts';

export interface Turn {
  readonly seat: Seat;
  readonly turn: number;
  readonly played: readonly Card[];
  readonly took: readonly Card[];
  /** Everything that happened in it. */
  readonly events: readonly Event[];
}

export const cardIn = (event: Event): Card | null =>
  'card' in event && event.card !== undefined ? CARD[event.card] : null;

/** The next card played (treasures in a row are one step), and what is bought. */
export function begins(event: Event, before: Event | undefined): boolean {
  if (event.type === 'bought') return true;
  if (event.type !== 'played') return false;
  return !(isTreasure(event) && before?.type === 'played' && isTreasure(before));
}
const isTreasure = (event: Event): boolean => (cardIn(event) ?? CURSE) < CARD.Estate;

const isIdle = ({ played, took }: Turn): boolean => played.length + took.length === 0;

/** The last turn of each seat, whose is going on, and whose lies in the lane, until the next one plays or buys: `null` until the log says. */
export function turnsOf(
  log: readonly (readonly Event[])[],
  seats: number,
): { readonly last: (Turn | null)[]; readonly now: Seat | null; readonly lane: Seat | null } {
  const last: (Turn | null)[] = Array.from({ length: seats }, () => null);
  let turn = { seat: 0, turn: 1, played: [] as Card[], took: [] as Card[], events: [] as Event[] };
  last[0] = turn;
  let now: Seat | null = null;
  let lane: Seat | null = null;
  for (const events of log)
    for (const event of events) {
      const card = cardIn(event);
      if (event.type === 'turn') {
        if (isIdle(turn)) lane = now;
        turn = { seat: event.seat, turn: event.turn, played: [], took: [], events: [] };
        last[event.seat] = turn;
        now = event.seat;
        continue;
      }
      turn.events.push(event);
      if (card !== null && event.seat === turn.seat) {
        if (event.type === 'played') for (let i = 0; i < (card < 3 ? event.times : 1); i++) turn.played.push(card);
        else if (event.type === 'gained') turn.took.push(card);
        if (!isIdle(turn)) lane = turn.seat;
      }
    }
  return { last, now, lane: lane ?? now };
}

/** The same while a step of somebody is shown: whoever comes next has not begun, even where the log says so already. */
export function turnsSeen(
  log: readonly (readonly Event[])[],
  seats: number,
  shown: Seat | null,
): ReturnType<typeof turnsOf> {
  const turns = turnsOf(log, seats);
  const newest = log.at(-1);
  if (shown === null || turns.now === shown || newest?.at(-1)?.type !== 'turn') return turns;
  return turnsOf([...log.slice(0, -1), newest.slice(0, -1)], seats);
}

/** Equal cards in a row as one with its number. */
export function folded(cards: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const groups: { card: Card; count: number }[] = [];
  for (const card of cards) {
    const before = groups.at(-1);
    if (before?.card === card) before.count++;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** All equal cards as one, in the order of their first play. */
export function grouped(cards: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/**
 * What lies in the lane. The log is ahead of the view while moves are being shown, so the turns of others are told from it, and any
 * that has ended; my own turn, and the one that goes on in a replay, from the view.
 */
export function laneOf(
  view: View,
  last: readonly (Turn | null)[],
  now: Seat,
  replay: boolean,
): { readonly played: readonly Card[]; readonly took: readonly Card[] } {
  const told = last[now] ?? null;
  return told === null || (now === view.current && (replay || now === view.seat))
    ? { played: view.players[now]?.inPlay ?? [], took: replay ? (told?.took ?? []) : [] }
    : { played: told.played, took: told.took };
}
