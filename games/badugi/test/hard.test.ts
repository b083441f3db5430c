import { expect, test } from 'vitest';
import { hard } from '../bots/hard.ts';
import { unpack } from '../bots/learnt/packing.ts';
import { bettingSituation, bucketOf, drawSituation, SITUATIONS } from '../bots/learnt/situation.ts';
import { station } from '../bots/yardsticks.ts';
import { HAND, playMatch } from '../measure.ts';
import { CLASSES } from '../src/hand.ts';

const cash = { ...HAND, match: 'hands', hands: 100, stack: 100_000 } as const;

test('hard wins chips from a calling station on the same deals from both seats', () => {
  let chips = 0;
  for (let deal = 0; deal < 20; deal++) {
    chips += (playMatch(cash, [hard, station], `hard ${deal}`).stacks[0] as number) - cash.stack;
    chips += (playMatch(cash, [station, hard], `hard ${deal}`).stacks[1] as number) - cash.stack;
  }
  const bigBlindsPer100 = chips / cash.bigBlind / 40;
  expect(bigBlindsPer100).toBeGreaterThan(25);
});

test('hard plays legal moves at a full table and in a tournament, the same ones again from the same seed', () => {
  const seven = Array.from({ length: 7 }, () => hard);
  const play = (): number[] => playMatch({ ...cash, hands: 20 }, seven, 'seven').stacks;
  expect(play()).toEqual(play());
  const cup = playMatch({ ...HAND, match: 'tournament' }, seven.slice(0, 3), 'cup');
  expect(cup.stacks.filter((stack) => stack > 0)).toHaveLength(1);
});

test('every situation has its own number', () => {
  const seen = new Set<number>();
  const add = (situation: number): void => {
    seen.add(situation);
  };
  let count = 0;
  for (let hand = 0; hand < 50; hand++)
    for (let theirs = 0; theirs < 5; theirs++)
      for (let led = 0; led < 3; led++) {
        for (let draw = 1; draw <= 3; draw++)
          for (let button = 0; button < 2; button++, count++) add(drawSituation(draw, button, hand, theirs, led));
        for (let street = 1; street <= 3; street++)
          for (let bets = 0; bets <= 5; bets++)
            for (let mine = 0; mine < 3; mine++, count++)
              add(bettingSituation(street, bets, 0, hand, mine, theirs, led, 1));
      }
  expect(seen.size).toBe(count);
  expect(Math.max(...seen)).toBeLessThan(SITUATIONS);
  expect(new Set(Array.from({ length: CLASSES }, (_, hand) => bucketOf(hand))).size).toBe(50);
});

test('a packed choice adds up to one, and what was never met says so', () => {
  expect(unpack(Uint8Array.of(0x3c), 0)).toEqual([0.2, expect.closeTo(0, 10), 0.8]);
  expect(unpack(Uint8Array.of(0xff), 0)).toBeNull();
});
