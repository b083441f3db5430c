/** From events to what is seen: flights between places, and moments at the seats they hit. */
import type { Seat } from '@baize/game';
import type { Flight } from '@baize/table';
import type { Event } from '../src/events.ts';
import { ATTACKS, type Card, CARD } from '../src/facts.ts';
import { flyingMarkup } from './art.tsx';
import { texts } from './texts.ts';

/** Something at a seat that one must not miss. */
export interface Moment {
  readonly seat: Seat;
  readonly kind: 'attack' | 'moat' | 'curse' | 'gain' | 'trash' | 'reveal';
  readonly text: string;
  readonly cards?: readonly Card[];
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
}

const apart = 60;
const size = 56;

const one = (card: Card | null, from: string, to: string, delay = 0): Flight => ({
  from,
  to,
  markup: flyingMarkup(card),
  size,
  delay,
});

/** My cards leave my hand, those of others their seat. */
const from = (event: Event, me: Seat | null, card: Card): string =>
  event.seat === me ? `hand:${card}` : `seat:${event.seat}`;
const hand = (event: Event, me: Seat | null): string => (event.seat === me ? 'hand' : `seat:${event.seat}`);

export function flightsOf(event: Event, me: Seat | null): Flight[] {
  const { seat } = event;
  switch (event.type) {
    case 'played': {
      const card = CARD[event.card];
      return Array.from({ length: card < 3 ? Math.min(5, event.times) : 1 }, (_, i) =>
        one(card, from(event, me, card), 'play', i * apart),
      );
    }
    case 'gained': {
      const card = CARD[event.card];
      const to = event.to === 'hand' ? hand(event, me) : `${event.to}:${seat}`;
      return [one(card, event.stolen === true ? 'trash' : `pile:${card}`, to)];
    }
    case 'trashed':
      return [one(CARD[event.card], from(event, me, CARD[event.card]), 'trash')];
    case 'discarded': {
      if (event.card === undefined) return [];
      const card = CARD[event.card];
      return [one(card, event.by === undefined ? from(event, me, card) : `deck:${seat}`, `discard:${seat}`)];
    }
    case 'topdecked':
      return [one(CARD[event.card], from(event, me, CARD[event.card]), `deck:${seat}`)];
    case 'drew':
      return Array.from({ length: Math.min(5, event.count) }, (_, i) =>
        one(null, `deck:${seat}`, hand(event, me), i * apart),
      );
    case 'shuffled':
      return [0, 1, 2].map((i) => one(null, `discard:${seat}`, `deck:${seat}`, i * apart));
    case 'flipped':
      return [0, 1, 2].map((i) => one(null, `deck:${seat}`, `discard:${seat}`, i * apart));
    default:
      return [];
  }
}

/** What is marked, at which seats. `seats` is how many sit at the table. */
export function momentsOf(event: Event, seats: number): Moment[] {
  switch (event.type) {
    case 'played':
      return ATTACKS[CARD[event.card]]
        ? Array.from({ length: seats }, (_, who) => who)
            .filter((who) => who !== event.seat)
            .map((who) => ({ seat: who, kind: 'attack', text: texts.moments.attack, ms: 700 }))
        : [];
    case 'gained':
      if (event.bought === true) return [];
      return event.card === 'Curse'
        ? [{ seat: event.seat, kind: 'curse', text: texts.moments.curse, ms: 1000 }]
        : [{ seat: event.seat, kind: 'gain', text: texts.moments.gain(event.card), ms: 700 }];
    case 'trashed':
      return [{ seat: event.seat, kind: 'trash', text: texts.moments.trash(event.card), ms: 600 }];
    case 'revealed': {
      const { seat, against } = event;
      if (against !== undefined) return [{ seat, kind: 'moat', text: texts.moments.moat, ms: 1000 }];
      const cards = event.cards.map((name) => CARD[name]).slice(-6);
      return [{ seat, kind: 'reveal', text: texts.moments.reveals, cards, ms: 1300 }];
    }
    default:
      return [];
  }
}
