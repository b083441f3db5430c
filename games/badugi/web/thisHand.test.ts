/** The hand so far, by rounds, and who acts after me. */
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { SeatScene } from './scene.ts';
import { afterMe, roundsOf } from './thisHand.tsx';

const told = (events: readonly Event[]): string[] =>
  roundsOf(events).map(
    ({ heading, parts }) =>
      `${heading}: ${parts.map(({ seats, does: [one] }) => `${seats.join('+')} ${one}`).join(', ')}`,
  );

const hand: readonly Event[] = [
  { type: 'raised', seat: 1, amount: 20, to: 40 },
  { type: 'called', seat: 2, amount: 40 },
  { type: 'called', seat: 0, amount: 30 },
  { type: 'folded', seat: 3 },
  { type: 'discarded', seat: 0, count: 2 },
  { type: 'drew', seat: 0, count: 2 },
  { type: 'stood pat', seat: 1 },
  { type: 'discarded', seat: 2, count: 1 },
  { type: 'checked', seat: 0 },
  { type: 'bet', seat: 1, amount: 20, to: 20, allIn: true },
];

test('a line for each round, those who do the same together', () => {
  expect(told(hand)).toEqual([
    'Bet 1: 1 raises to 40, 2+0 calls, 3 folds',
    'Draw 1: 0 2, 1 pat, 2 1',
    'Bet 2: 0 checks, 1 bets 20 all in',
  ]);
});

test('the hands before are left out, and a draw may follow upon a draw', () => {
  const begins: Event = { type: 'hand', hand: 2, button: 0, level: 1, ante: 0, small: 10, big: 20, stacks: [] };
  const draws: readonly Event[] = [0, 1, 0, 1].map((seat) => ({ type: 'stood pat', seat }));
  expect(told([...hand, begins, ...draws])).toEqual(['Draw 1: 0 pat, 1 pat', 'Draw 2: 0 pat, 1 pat']);
});

const seat = (bet: number, more: Partial<SeatScene> = {}): SeatScene => ({
  stack: 100,
  bet,
  paid: bet,
  folded: false,
  cards: 4,
  faces: null,
  draws: [],
  action: { kind: 'call', amount: bet },
  fresh: 0,
  place: 0,
  dealt: true,
  won: [],
  ...more,
});

test('after me come those who owe chips or have only posted, in their order', () => {
  const blind = { kind: 'blind', amount: 20 } as const;
  const seats = [
    seat(40),
    seat(10),
    seat(20, { action: blind }),
    seat(40),
    seat(0, { folded: true }),
    seat(5, { stack: 0 }),
  ];
  expect(afterMe({ seats }, 3)).toEqual([1, 2]);
});
