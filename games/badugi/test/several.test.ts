import { below, type Random, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { learntRival } from '../bots/hard.ts';
import { drillFor, legal, payoff, play } from '../bots/learnt/drill.ts';
import { type Rival, rivals } from '../bots/learnt/index.ts';
import { learntOdds } from '../bots/learnt/tables.ts';

const COMPANY: Readonly<Record<string, (chance: Random) => Rival>> = {
  CPUs: (chance) => rivals[`cpu${1 + below(chance, 6)}`],
  'basic players': () => rivals.basic,
};

/** Big blinds per 100 hands that the network wins in the drill as one of so many, each place in turn. */
function wins(company: string, seats: number, hands: number): number {
  const chance = seeded(`several ${company} ${seats}`);
  const drill = drillFor(
    1,
    () => 0,
    () => seats,
  );
  const node = drill.blank();
  let won = 0;
  for (let hand = 0; hand < hands; hand++) {
    drill.deal(node, chance);
    const others = Array.from({ length: seats }, () => COMPANY[company](chance));
    while (!node.over) play(node, (node.turn === hand % seats ? learntRival : others[node.turn])(node, chance));
    won += payoff(node, hand % seats);
  }
  return (50 * won) / hands;
}

test.each([
  ['CPUs', 3],
  ['CPUs', 6],
  ['basic players', 6],
] as const)('the network wins among %s, one of %i', (company, seats) => {
  // Its interval is about 6 wide to either side.
  expect(wins(company, seats, 20_000)).toBeGreaterThan(15);
});

test('the odds of the network are for legal choices, and nothing is done hardly ever', () => {
  const chance = seeded('odds');
  const drill = drillFor(
    1,
    () => 0,
    (random) => 3 + below(random, 5),
  );
  const node = drill.blank();
  for (let hand = 0; hand < 200; hand++) {
    drill.deal(node, chance);
    while (!node.over) {
      const odds = learntOdds(node) ?? [];
      expect(odds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      odds.forEach((share, choice) => {
        if (share > 0) expect([legal(node) & (1 << choice), share > 0.09]).toEqual([1 << choice, true]);
      });
      play(node, learntRival(node, chance));
    }
  }
});
