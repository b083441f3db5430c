import { describe, expect, test } from 'vitest';
import { CARD, CARDS } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { explain } from './explain.ts';
import type { TableQuestion } from './question.ts';
import { unused } from './turn.ts';

const turn = (more: Partial<TableQuestion & { kind: 'turn' }> = {}): TableQuestion => ({
  kind: 'turn',
  play: new Set(),
  buy: new Set(),
  treasures: false,
  actions: false,
  ...more,
});
const seen = (coins: number, buys = 1): View => ({ coins, buys }) as unknown as View;

describe('what ending a turn would throw away', () => {
  test.each([
    ['nothing to spend', seen(2), turn(), 0, ''],
    ['no buy left', seen(8, 0), turn(), 0, ''],
    ['coins', seen(3), turn(), 0, '3 coins and 1 buy'],
    ['treasures in hand', seen(0, 2), turn({ treasures: true }), 5, '5 coins and 2 buys'],
    ['an action', seen(0), turn({ actions: true, play: new Set([CARD.Smithy, CARD.Copper]) }), 0, 'Smithy'],
    ['treasures only, no action left', seen(0), turn({ play: new Set([CARD.Copper]) }), 1, ''],
  ])('%s', (_, view, question, treasure, lost) => {
    expect(unused(view, { question, treasure })).toBe(lost);
  });
});

test('hints speak about the game', () => {
  const owned = Array.from({ length: CARDS }, () => 0);
  owned[CARD.Copper] = 7;
  owned[CARD.Estate] = 3;
  const supply = Array.from({ length: CARDS }, () => 8);
  const view = { coins: 1, hand: owned, supply, players: [{ owned, cards: 10 }] } as unknown as View;
  const said = (words: string): string | null => explain({ view, seat: 0, words });
  expect(said('buy Silver')).toBe('Your cards are worth 0.7 coins on average; Silver is worth 2.');
  expect(said('buy Province')).toBe('6 points, with 7 Provinces left.');
  expect(said('buy Smithy')).toMatch(/Your first one\.$/);
  expect(said('play treasures')).toBe('Gives you 8 coins to spend.');
  expect(said('play Militia')).toMatch(/2 coins/);
  expect(said('reveal Moat')).toBeNull();
});
