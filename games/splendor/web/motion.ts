/** From events to travel: what flies from where to where. */
import { type Flight } from '@baize/table';
import type { Event } from '../src/events.ts';
import { type Counts, TOKENS } from './choice.ts';
import { countsOf } from './actions.tsx';
import { cardById } from './words.ts';
import { gemMarkup } from './gems.tsx';

const apart = 60;

function stonesFly(counts: Counts, from: (token: string) => string, to: (token: string) => string): Flight[] {
  const flights: Flight[] = [];
  for (const token of TOKENS)
    for (let i = 0; i < counts[token]; i++)
      flights.push({
        from: from(token),
        to: to(token),
        markup: gemMarkup(token, 36),
        size: 36,
        delay: flights.length * apart,
      });
  return flights;
}

/** Flights in groups: each group waits for the one before. */
export function flightsOf(event: Event): Flight[][] {
  const { seat } = event;
  const own = (token: string): string => `tokens:${seat}:${token}`;
  const bank = (token: string): string => `bank:${token}`;
  switch (event.type) {
    case 'took':
      return [stonesFly(countsOf(event.tokens), bank, own)];
    case 'returned':
      return [stonesFly(countsOf(event.tokens), own, bank)];
    case 'bought': {
      const bonus = cardById(event.card)?.bonus ?? 'diamond';
      const from = event.from === 'table' ? `slot:${event.tier}:${event.slot}` : `reserve:${seat}:${event.slot}`;
      return [
        stonesFly(countsOf(event.payment), own, bank),
        [{ from, to: `bonus:${seat}:${bonus}`, shrink: true, lift: true }],
      ];
    }
    case 'reserved': {
      const from = event.from === 'table' ? `slot:${event.tier}:${event.slot}` : `deck:${event.tier}`;
      const card: Flight = { from, to: `reserve:${seat}`, shrink: true, lift: event.from === 'table' };
      const gold = event.gold === 1 ? stonesFly({ ...countsOf({}), gold: 1 }, bank, own) : [];
      return [[card, ...gold]];
    }
    case 'refilled':
      return event.card === null ? [] : [[{ from: `deck:${event.tier}`, to: `slot:${event.tier}:${event.slot}` }]];
    default:
      return [];
  }
}
