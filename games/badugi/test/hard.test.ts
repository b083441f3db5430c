import { below, seeded, unit } from '@baize/game';
import { expect, test } from 'vitest';
import { hard, learntRival, openingRival } from '../bots/hard.ts';
import { fineKind } from '../bots/learnt/buckets.ts';
import * as choices from '../bots/learnt/choices.ts';
import { decode, encode } from '../bots/learnt/coding.ts';
import { headsUpDrill as drill, type Node } from '../bots/learnt/drill.ts';
import { rivals, type Rival } from '../bots/learnt/index.ts';
import { pack, unpack } from '../bots/learnt/packing.ts';
import { shifted } from '../bots/learnt/shift.ts';
import { CPU_PROFILES } from '../bots/profiles.ts';
import { station } from '../bots/yardsticks.ts';
import { HAND, playMatch } from '../measure.ts';

const cash = { ...HAND, match: 'hands', hands: 100, stack: 100_000 } as const;

/** Big blinds per 100 hands that the shipped table wins in the drill, both seats in turn. */
function wins(rival: Rival, hands: number, player = learntRival): number {
  const random = seeded('hard');
  const node = drill.blank();
  let won = 0;
  for (let hand = 0; hand < hands; hand++) {
    const seat = hand % 2;
    drill.deal(node, random);
    while (!node.over) drill.play(node, (node.turn === seat ? player : rival)(node, random));
    won += drill.payoff(node, seat);
  }
  return (50 * won) / hands;
}

test.each(Object.entries(rivals))('the learnt table wins from %s', (_, rival) => {
  // Its interval is about 8 wide to either side.
  expect(wins(rival, 20_000)).toBeGreaterThan(0);
});

test('hard takes 25 bb/100 from the CPU that gives least, and the safe table alone takes less', () => {
  const hands = 150_000;
  const won = wins(rivals.cpu4, hands, openingRival);
  expect(won).toBeGreaterThan(25);
  expect(wins(rivals.cpu4, hands)).toBeLessThan(won);
});

test('what the table wins in the drill it wins at the table, on the same deals from both seats', () => {
  let chips = 0;
  for (let deal = 0; deal < 2000; deal++) {
    chips += playMatch(HAND, [hard, station], `hard ${deal}`).stacks[0] - HAND.stack;
    chips += playMatch(HAND, [station, hard], `hard ${deal}`).stacks[1] - HAND.stack;
  }
  const drilled = wins(rivals.station, 20_000);
  expect(Math.abs(chips / HAND.bigBlind / 40 - drilled)).toBeLessThan(25);
});

test('hard plays legal moves at a full table and in a tournament, the same ones again from the same seed', () => {
  const seven = Array.from({ length: 7 }, () => hard);
  const play = (): number[] => playMatch({ ...cash, hands: 20 }, seven, 'seven').stacks;
  expect(play()).toEqual(play());
  const cup = playMatch({ ...HAND, match: 'tournament' }, seven.slice(0, 3), 'cup');
  expect(cup.stacks.filter((stack) => stack > 0)).toHaveLength(1);
});

/** What of a hand in play a situation may depend on. */
const facts = (node: Node, kind: number): string => {
  const { turn, street, drawing, bets, checked, callers, leads, led, ledBets, live, players, pot, opener } = node;
  const paid = node.paid.slice(0, players).join();
  const shown = Array.from(node.shown.slice(0, players), (code) => code - (code % 6)).join();
  return [
    turn,
    street,
    drawing,
    bets,
    checked,
    callers,
    leads,
    led,
    ledBets,
    live,
    players,
    pot,
    opener,
    paid,
    shown,
    kind,
  ].join(' ');
};

test('situations are told apart by kind of hand, street and what is to be decided', () => {
  const random = seeded('numbers');
  const node = drill.blank();
  const seen = new Map<number, string>();
  const numbers = new Map<string, number>();
  const wrong: string[] = [];
  for (let hand = 0; hand < 1500; hand++) {
    drill.deal(node, random);
    while (!node.over) {
      const number = drill.situation(node);
      const kind = fineKind(node.classes[node.turn]);
      const apart = [kind, node.street, node.drawing, node.drawing ? 0 : Math.min(node.bets, 4)].join();
      const all = facts(node, kind);
      if (number >= drill.situations) wrong.push(`${number} is too much: ${all}`);
      if ((seen.get(number) ?? apart) !== apart) wrong.push(`${number} is ${apart} and ${seen.get(number)}`);
      if ((numbers.get(all) ?? number) !== number) wrong.push(`${number} and ${numbers.get(all)} are ${all}`);
      seen.set(number, apart);
      numbers.set(all, number);
      const legal = [0, 1, 2].filter((choice) => (drill.legal(node) & (1 << choice)) !== 0);
      // Folding seldom, so that hands come to their end.
      drill.play(node, unit(random) < 0.7 ? legal[legal.length > 2 ? 1 : 0] : legal[below(random, legal.length)]);
    }
    let all = 0;
    for (let seat = 0; seat < node.players; seat++) all += drill.payoff(node, seat);
    if (Math.abs(all) > 1e-6) wrong.push(`hand ${hand} pays ${all}`);
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(1000);
});

test('bytes come back from their code, whatever they are', () => {
  const random = seeded('coding');
  for (let round = 0; round < 60; round++) {
    const kinds = 1 + below(random, 256);
    const lazy = unit(random);
    let last = 0;
    const bytes = Uint8Array.from({ length: below(random, 3000) }, () => {
      if (unit(random) > lazy) last = below(random, kinds);
      return last;
    });
    expect(decode(encode(bytes), bytes.length)).toEqual(bytes);
  }
});

test('a packed choice adds up to one, what was never met says so, and a gap in a row is filled from beside it', () => {
  const sums = new Float32Array(4 * 3);
  sums.set([1, 0, 3], 0);
  const packed = pack(sums, 2);
  expect(unpack(packed, 0)).toEqual([0.25, expect.closeTo(0, 10), 0.75]);
  expect(unpack(packed, 1)).toEqual(unpack(packed, 0));
  expect(unpack(packed, 2)).toBeNull();
});

test('a mood shifts how often things are done, within bounds, and invents nothing', () => {
  const [rock, gambler] = [CPU_PROFILES[3], CPU_PROFILES[4]];
  for (const profile of CPU_PROFILES) {
    expect(shifted([0, 1, 0], profile, false)).toEqual([0, 1, 0]);
    for (const drawing of [false, true]) {
      const odds = shifted([0.3, 0.4, 0.3], profile, drawing);
      expect(odds[0] + odds[1] + odds[2]).toBeCloseTo(1, 10);
      for (const [i, each] of odds.entries()) expect(Math.abs(each - [0.3, 0.4, 0.3][i])).toBeLessThan(0.15);
    }
  }
  expect(shifted([0.3, 0.4, 0.3], rock, false)[choices.FOLD]).toBeGreaterThan(0.3);
  expect(shifted([0.3, 0.4, 0.3], gambler, false)[choices.RAISE]).toBeGreaterThan(0.3);
  expect(shifted([0.8, 0.2, 0], gambler, true)[choices.PAT]).toBeGreaterThan(0.2);
});
