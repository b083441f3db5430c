import { pick, seeded, tableOptions } from '@baize/game';
import { expect, test } from 'vitest';
import { board, improving, potOdds } from './board.ts';
import { cardFrom } from './cards.ts';
import { game } from './game.ts';

const name = (seat: number): string => `player ${seat + 1}`;
const hand = (text: string): number[] => text.split(' ').map(cardFrom);

test('chances to make a badugi are exact', () => {
  expect(improving(hand('Ac 2d 3h 3c'), [], 3)).toBe(
    'Drawing 1: 10 of 48 make a badugi: 20.8 %, 37.7 % in two draws, 51.2 % in three.',
  );
  expect(improving(hand('Ac 2d 3c 4c'), [], 1)).toMatch(/^Drawing 2: a badugi 9\.\d % of the time in one draw\.$/);
  expect(improving(hand('Ac Ad Ah As'), [], 1)).toMatch(/^Drawing 3: a badugi 7\.\d % of the time in one draw\.$/);
  expect(improving(hand('Ac 2d 3h 4s'), [], 2)).toBe('Standing pat keeps your badugi.');
});

test('cards one has thrown are no outs', () => {
  expect(improving(hand('Ac 2d 3h 3c'), hand('4s Ks 3d'), 1)).toBe('Drawing 1: 8 of 45 make a badugi: 17.8 %.');
});

test('pot odds are the price against the pot', () => {
  expect(potOdds(20, 60)).toBe('Pot odds: 20 to win 60 (3 to 1): a call pays from 25.0 % on.');
});

test('a seat sees its own hand and odds, an onlooker neither, and no line is wider than 80 columns', () => {
  const state = game.start({ ...tableOptions(game), stack: 200 } as never, 7, 'board');
  const chance = seeded('wide');
  let odds = 0;
  for (let i = 0; i < 800 && game.turn(state) !== null; i++) {
    const text = board(game.view(state, game.turn(state)), name);
    if (text.includes('Pot odds')) odds++;
    expect(text).toContain('Your hand: ');
    expect(board(game.view(state, null), name)).not.toMatch(/Your hand|Pot odds|Drawing/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    game.advance(state, pick(chance, game.moves(state)));
  }
  expect(odds).toBeGreaterThan(20);
});

test('a tournament that is over has no more hands of a level', () => {
  const state = game.start(
    { ...tableOptions(game), match: 'tournament' } as Parameters<typeof game.start>[0],
    3,
    'level',
  );
  const view = game.view(state, 0);
  const name = (seat: number): string => `P${seat}`;
  expect(board(view, name)).toMatch(/Level 1, \d+ more hands of it\./);
  expect(board({ ...view, turn: null }, name)).toMatch(/Blinds \d+ and \d+\. Level 1\.\n/);
});
