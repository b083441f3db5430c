/** From events to what is seen: flights between places, and moments at the seats they hit. */
import type { GameEvent, Seat } from '@baize/game';
import type { Flight } from '@baize/table';
import { ATTACKS, type Card, CARD, type CardName, CURSE } from '../src/facts.ts';
import { flyingMarkup } from './art.tsx';
import { cardIn } from './story.ts';
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
const from = (event: GameEvent, me: Seat | null, card: Card): string =>
  event.seat === me ? `hand:${card}` : `seat:${event.seat}`;
const hand = (event: GameEvent, me: Seat | null): string => (event.seat === me ? 'hand' : `seat:${event.seat}`);

export function flightsOf(event: GameEvent, me: Seat | null): Flight[] {
  const card = cardIn(event);
  const { seat } = event;
  const count = Math.min(5, Number(event['count'] ?? 1));
  switch (event.type) {
    case 'played':
      return card === null
        ? []
        : Array.from({ length: card < 3 ? Math.min(5, Number(event['times'])) : 1 }, (_, i) =>
            one(card, from(event, me, card), 'play', i * apart),
          );
    case 'gained': {
      if (card === null) return [];
      const to = event['to'] === 'hand' ? hand(event, me) : `${String(event['to'])}:${seat}`;
      return [one(card, event['stolen'] === true ? 'trash' : `pile:${card}`, to)];
    }
    case 'trashed':
      return card === null ? [] : [one(card, from(event, me, card), 'trash')];
    case 'discarded':
      return card === null
        ? []
        : [one(card, event['by'] === undefined ? from(event, me, card) : `deck:${seat}`, `discard:${seat}`)];
    case 'topdecked':
      return card === null ? [] : [one(card, from(event, me, card), `deck:${seat}`)];
    case 'drew':
      return Array.from({ length: count }, (_, i) => one(null, `deck:${seat}`, hand(event, me), i * apart));
    case 'shuffled':
      return [0, 1, 2].map((i) => one(null, `discard:${seat}`, `deck:${seat}`, i * apart));
    case 'flipped':
      return [0, 1, 2].map((i) => one(null, `deck:${seat}`, `discard:${seat}`, i * apart));
    default:
      return [];
  }
}

/** What is marked, at which seats. `seats` is how many sit at the table. */
export function momentsOf(event: GameEvent, seats: number): Moment[] {
  const card = cardIn(event);
  const { seat } = event;
  if (seat === undefined) return [];
  switch (event.type) {
    case 'played':
      return card !== null && (ATTACKS >> card) & 1
        ? Array.from({ length: seats }, (_, who) => who)
            .filter((who) => who !== seat)
            .map((who) => ({ seat: who, kind: 'attack', text: texts.moments.attack, ms: 700 }))
        : [];
    case 'gained':
      return card === null || event['bought'] === true
        ? []
        : [
            card === CURSE
              ? { seat, kind: 'curse', text: texts.moments.curse, ms: 1000 }
              : { seat, kind: 'gain', text: texts.moments.gain(String(event['card'])), ms: 700 },
          ];
    case 'trashed':
      return [{ seat, kind: 'trash', text: texts.moments.trash(String(event['card'])), ms: 600 }];
    case 'revealed': {
      if (event['against'] !== undefined) return [{ seat, kind: 'moat', text: texts.moments.moat, ms: 1000 }];
      const cards = (event['cards'] as readonly CardName[]).map((name) => CARD[name]).slice(-6);
      return [{ seat, kind: 'reveal', text: texts.moments.reveals, cards, ms: 1300 }];
    }
    default:
      return [];
  }
}
