/** Lines of the log that would say the same over and over, told as one: `You play 3 Villages. You draw 3 cards.` */
import type { Event } from '../src/events.ts';
import { CARD, type CardName, TREASURES } from '../src/facts.ts';

type Played = Event & { readonly type: 'played' };
type Drew = Event & { readonly type: 'drew' };

/** A play that stands for several. */
export interface Plays {
  readonly plays: readonly CardName[];
}
export const hasPlays = (event: Event): event is Event & Plays => 'plays' in event;

/** The play that goes on, and what was drawn for it. */
interface Group {
  readonly at: number;
  readonly played: Played;
  readonly plays: CardName[];
  drewAt: number | null;
}

const isTreasure = ({ card }: Played): boolean => TREASURES[CARD[card]];
const cardsOf = ({ card, times }: Played): CardName[] => Array.from({ length: times }, () => card);

/** What the line of each event tells; `null` for those that an earlier line tells as well, and for the heading of a turn of which nothing is told yet. */
export function fold(events: readonly Event[]): (Event | null)[] {
  const told: (Event | null)[] = events.map((event, i) =>
    event.type === 'turn' && i === events.length - 1 ? null : event,
  );
  let group: Group | null = null;
  for (const [i, event] of events.entries()) {
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
