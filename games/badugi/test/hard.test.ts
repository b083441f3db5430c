import { seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { hard } from '../bots/hard.ts';
import { drill, hardRival, rivals } from '../bots/learnt/index.ts';
import { unpack } from '../bots/learnt/packing.ts';
import type { Rival } from '../bots/learnt/rivals.ts';
import { shifted } from '../bots/learnt/shift.ts';
import * as at from '../bots/learnt/situation.ts';
import { CPU_PROFILES, type StrategyProfile } from '../bots/profiles.ts';
import { station } from '../bots/yardsticks.ts';
import { HAND, playMatch } from '../measure.ts';
import { CLASSES } from '../src/hand.ts';

const cash = { ...HAND, match: 'hands', hands: 100, stack: 100_000 } as const;

/** Big blinds per 100 hands that the shipped table wins in the drill, both seats in turn. */
function wins(rival: Rival, hands: number): number {
  const chance = seeded('hard');
  const player = hardRival();
  const node = drill.blank();
  let won = 0;
  for (let hand = 0; hand < hands; hand++) {
    const seat = hand % 2;
    drill.deal(node, chance);
    while (drill.turn(node) >= 0) drill.play(node, node.turn === seat ? player(node, chance) : rival(node));
    won += seat === 0 ? drill.payoff(node) : -drill.payoff(node);
  }
  return (50 * won) / hands;
}

test.each(Object.entries(rivals))('hard wins from %s', (name, rival) => {
  // Its interval is about 8 wide to either side.
  expect(wins(rival, 15_000)).toBeGreaterThan(name === 'basic' ? 10 : 22);
});

test('what hard wins in the drill it wins at the table, on the same deals from both seats', () => {
  let chips = 0;
  for (let deal = 0; deal < 20; deal++) {
    chips += playMatch(cash, [hard, station], `hard ${deal}`).stacks[0] - cash.stack;
    chips += playMatch(cash, [station, hard], `hard ${deal}`).stacks[1] - cash.stack;
  }
  const drilled = wins((node) => (node.drawing ? at.NATURAL : at.CALL), 15_000);
  expect(Math.abs(chips / cash.bigBlind / 40 - drilled)).toBeLessThan(20);
  expect(drilled).toBeGreaterThan(20);
});

test('hard plays legal moves at a full table and in a tournament, the same ones again from the same seed', () => {
  const seven = Array.from({ length: 7 }, () => hard);
  const play = (): number[] => playMatch({ ...cash, hands: 20 }, seven, 'seven').stacks;
  expect(play()).toEqual(play());
  const cup = playMatch({ ...HAND, match: 'tournament' }, seven.slice(0, 3), 'cup');
  expect(cup.stacks.filter((stack) => stack > 0)).toHaveLength(1);
});

test('every situation has its own number', () => {
  const numbers: number[] = [];
  const draws = [[], [0], [1], [2], [3], [0, 0], [1, 0], [1, 1], [2, 1], [2, 2]].map(at.drawCode);
  const hands = [...new Map(Array.from({ length: CLASSES }, (_, hand) => [at.bucketOf(hand), hand])).values()];
  expect(hands).toHaveLength(at.BUCKETS);
  for (const hand of hands) {
    for (let bets = 0; bets <= at.CAP; bets++)
      for (const checked of [0, 1]) {
        numbers.push(at.situation(0, false, 0, bets, checked, hand, 0, 0, 0, 0, 0));
        for (let led = 0; led < 3; led++)
          for (const pot of [4, 40])
            for (const mine of draws.slice(5))
              for (const theirs of draws.slice(5))
                numbers.push(at.situation(2, false, 0, bets, checked, hand, mine, theirs, led, pot, 0));
      }
    for (const last of [0, 1])
      for (let leads = 0; leads < 3; leads++)
        for (const mine of draws.slice(1, 5))
          for (const theirs of draws.slice(5))
            numbers.push(at.situation(1, true, last, 0, 0, hand, mine, theirs, 0, 0, leads));
  }
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...new Set(numbers))).toBeLessThan(at.SITUATIONS);
});

test('a packed choice adds up to one, and what was never met says so', () => {
  expect(unpack(Uint8Array.of(0x3c), 0)).toEqual([0.2, expect.closeTo(0, 10), 0.8]);
  expect(unpack(Uint8Array.of(0xff), 0)).toBeNull();
});

test('a mood shifts how often things are done, within bounds, and invents nothing', () => {
  const [rock, gambler] = [CPU_PROFILES[3], CPU_PROFILES[4]] as [StrategyProfile, StrategyProfile];
  for (const profile of CPU_PROFILES) {
    expect(shifted([0, 1, 0], profile, false)).toEqual([0, 1, 0]);
    for (const drawing of [false, true]) {
      const odds = shifted([0.3, 0.4, 0.3], profile, drawing);
      expect(odds[0] + odds[1] + odds[2]).toBeCloseTo(1, 10);
      for (const [i, each] of odds.entries()) expect(Math.abs(each - [0.3, 0.4, 0.3][i])).toBeLessThan(0.15);
    }
  }
  expect(shifted([0.3, 0.4, 0.3], rock, false)[at.FOLD]).toBeGreaterThan(0.3);
  expect(shifted([0.3, 0.4, 0.3], gambler, false)[at.RAISE]).toBeGreaterThan(0.3);
  expect(shifted([0.8, 0.2, 0], gambler, true)[at.PAT]).toBeGreaterThan(0.2);
});
