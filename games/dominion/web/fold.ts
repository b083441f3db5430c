/** Lines of the log that would say the same over and over, told as one: `You play 3 Villages. You draw 3 cards.`, `Ada discards Copper and Estate.` */
import type { Event } from '../src/events.ts';
import { CARD, type CardName, TREASURES } from '../src/facts.ts';

type Played = Event & { readonly type: 'played' };
type Drew = Event & { readonly type: 'drew' };
type Lost = Event & { readonly type: 'discarded' | 'trashed'; readonly card: CardName };

/** A play that stands for several. */
export interface Plays {
  readonly plays: readonly CardName[];
}
export const hasPlays = (event: Event): event is Event & Plays => 'plays' in event;

/** A card discarded or trashed that stands for several. */
export interface Losses {
  readonly losses: readonly CardName[];
}
export const hasLosses = (event: Event): event is Event & Losses => 'losses' in event;

/** The play that goes on, and what was drawn for it. */
interface Group {
  readonly at: number;
  readonly played: Played;
  readonly plays: CardName[];
  drewAt: number | null;
}

const isLost = (event: Event): event is Lost =>
  (event.type === 'discarded' || event.type === 'trashed') && event.card !== undefined;
/** The same seat goes on discarding or trashing, by the same decision. */
const goesOnLosing = (one: Lost, other: Lost): boolean =>
  one.type === other.type &&
  one.seat === other.seat &&
  ('by' in one ? one.by : undefined) === ('by' in other ? other.by : undefined);

const isTreasure = ({ card }: Played): boolean => TREASURES[CARD[card]];
const cardsOf = ({ card, times }: Played): CardName[] => Array.from({ length: times }, () => card);

/** What the line of each event tells; `null` for those that an earlier line tells as well, and for the heading of a turn of which nothing is told yet. */
export function fold(events: readonly Event[]): (Event | null)[] {
  const told: (Event | null)[] = events.map((event, i) =>
    event.type === 'turn' && i === events.length - 1 ? null : event,
  );
  let group: Group | null = null;
  let lost: { readonly at: number; readonly first: Lost; readonly cards: CardName[] } | null = null;
  for (const [i, event] of events.entries()) {
    if (isLost(event)) {
      group = null;
      if (lost !== null && goesOnLosing(lost.first, event)) {
        lost.cards.push(event.card);
        const whole: Lost & Losses = { ...lost.first, losses: [...lost.cards] };
        told[lost.at] = whole;
        told[i] = null;
      } else lost = { at: i, first: event, cards: [event.card] };
      continue;
    }
    lost = null;
    if (event.type === 'played') {
      if (group !== null && goesOn(group, event)) {
        group.plays.push(...cardsOf(event));
        const whole: Played & Plays = { ...group.played, plays: [...group.plays] };
        told[group.at] = whole;
        told[i] = null;
      } else
        group =
          isTreasure(event) || event.times === 1 ? { at: i, played: event, plays: cardsOf(event), drewAt: null } : null;
    } else if (event.type === 'drew' && group !== null && event.seat === group.played.seat) {
      const before = group.drewAt === null ? null : told[group.drewAt];
      if (group.drewAt === null) group.drewAt = i;
      else if (before?.type === 'drew') {
        told[group.drewAt] = together(before, event);
        told[i] = null;
      }
    } else group = null;
  }
  return told;
}

/** Treasures in a row, or the same card again of which nothing but draws was told. */
function goesOn({ played, drewAt }: Group, event: Played): boolean {
  if (event.seat !== played.seat) return false;
  if (isTreasure(event)) return isTreasure(played) && drewAt === null;
  return event.card === played.card && event.times === 1;
}

const together = (one: Drew, other: Drew): Drew => ({
  ...one,
  count: one.count + other.count,
  ...(one.cards !== undefined && other.cards !== undefined && { cards: [...one.cards, ...other.cards] }),
});
