import { expect, test } from 'vitest';
import { listMoves } from './listing.ts';

test('moves with the same verb share it', () => {
  expect(listMoves(['buy Copper', 'buy Throne Room', 'end turn'], false)).toBe(
    'buy 1 Copper 2 Throne Room; 3 end turn',
  );
  expect(listMoves(['fold', 'call', 'raise'], false)).toBe('1 fold 2 call 3 raise');
});

test('all sets of a size are named, not counted out', () => {
  const colours = ['diamond', 'sapphire', 'emerald', 'ruby'];
  const three = colours.map((without) => `take ${colours.filter((each) => each !== without).join(' ')}`);
  expect(listMoves([...three, 'take ruby ruby'], false)).toBe(
    'take 1-4 any 3 of sapphire emerald ruby diamond 5 ruby ruby',
  );
  expect(listMoves(['return a a', 'return a b', 'return a c', 'return b c', 'pass'], false)).toBe(
    'return 1-4 any 2 of a×2 b c; 5 pass',
  );
});

test('an incomplete family is listed one by one', () => {
  expect(listMoves(['take a b', 'take a c', 'take a d', 'take b c', 'pass'], false)).toBe(
    'take 1-3 a b,c,d 4 b c; 5 pass',
  );
});

test('neighbours that begin alike are one run, and other ways to pay are counted', () => {
  expect(
    listMoves(['buy t1-01', 'buy t1-01 paying 1 gold', 'buy t1-07', 'reserve tier 1', 'reserve tier 2'], false),
  ).toBe('buy 1 t1-01+1 3 t1-07; reserve 4-5 tier 1,2');
});

test('in full, one line each', () => {
  expect(listMoves(['fold', 'call'], true)).toBe('1. fold\n2. call');
});
