import { shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { boldPolicy, contest, type Drill, learntPolicy, type Policy, Regrets, train } from './regret.ts';
import { mean } from './statistics.ts';

/** Kuhn poker: its equilibrium is known, so learning can be checked against it. */
interface Node {
  cards: number[];
  line: string;
}
const lines = ['', 'p', 'b', 'pb'];
const kuhn: Drill<Node> = {
  situations: 12,
  width: 2,
  blank: () => ({ cards: [], line: '' }),
  deal: (node, chance) => {
    node.cards = shuffle(chance, [0, 1, 2]);
    node.line = '';
  },
  players: () => 2,
  turn: ({ line }) => (lines.includes(line) ? line.length % 2 : -1),
  situation: ({ cards, line }) => lines.indexOf(line) * 3 + cards[line.length % 2],
  legal: () => 0b11,
  copy: ({ cards, line }, to) => {
    to.cards = cards;
    to.line = line;
  },
  play: (node, choice) => {
    node.line += choice === 1 ? 'b' : 'p';
  },
  payoff: ({ cards: [first = 0, second = 0], line }, seat) => {
    const sign = seat === 0 ? 1 : -1;
    if (line === 'bp') return sign;
    if (line === 'pbp') return -sign;
    return sign * (first > second ? 1 : -1) * (line.endsWith('bb') ? 2 : 1);
  },
};

test('learns the equilibrium of Kuhn poker', () => {
  const known = new Regrets(kuhn.situations, kuhn.width);
  train(kuhn, known, 60_000, 'kuhn');
  const bets = (line: string, card: number): number => known.average(lines.indexOf(line) * 3 + card, 0b11)[1];
  // The second seat's play is unique: bet a King and a third of the Jacks, call with a King and a third of the Queens.
  expect(bets('p', 2)).toBeGreaterThan(0.97);
  expect(bets('p', 0)).toBeCloseTo(1 / 3, 1);
  expect(bets('p', 1)).toBeLessThan(0.05);
  expect(bets('b', 2)).toBeGreaterThan(0.97);
  expect(bets('b', 1)).toBeCloseTo(1 / 3, 1);
  expect(bets('b', 0)).toBeLessThan(0.03);
  // The first seat bets Kings three times as often as Jacks, and never a Queen.
  expect(bets('', 1)).toBeLessThan(0.05);
  expect(bets('', 2)).toBeCloseTo(3 * bets('', 0), 0);
});

test('the same seed learns the same, and training goes on from what is known', () => {
  const once = new Regrets(kuhn.situations, kuhn.width);
  const again = new Regrets(kuhn.situations, kuhn.width);
  for (const known of [once, again]) {
    train(kuhn, known, 300, 'a');
    train(kuhn, known, 200, 'a');
  }
  expect(again.sum).toEqual(once.sum);
  expect(once.rounds).toBe(500);
});

/** Calls and bets with everything. */
const loose: Policy<Node> = () => 1;

/** What is learnt when this share of the deals is against the loose player, with what it wins from it and gives to whoever looks for it. */
function against(share: number): { wins: number; gives: number } {
  const known = new Regrets(kuhn.situations, kuhn.width);
  const adversary = new Regrets(kuhn.situations, kuhn.width);
  train(kuhn, known, 30_000, 'rival', { share, meet: () => loose, adversary });
  const player = learntPolicy(kuhn, known);
  const finder = new Regrets(kuhn.situations, kuhn.width);
  train(kuhn, finder, 30_000, 'finder', { share: 1, meet: () => player, adversary });
  return {
    wins: mean(contest(kuhn, player, loose, 40_000, 'wins')),
    gives: mean(contest(kuhn, boldPolicy(kuhn, finder), player, 40_000, 'gives')),
  };
}

test('the more often it meets a rival, the more it wins from it, and the more it may lose to others', () => {
  const [some, all] = [against(0.4), against(1)];
  // A best response folds Jacks and bets Kings: 1/3 a deal and seat is the most that can be had from who never folds.
  expect(all.wins).toBeCloseTo(1 / 3, 1);
  expect(some.wins).toBeGreaterThan(0.1);
  expect(some.gives).toBeLessThan(all.gives);
});
