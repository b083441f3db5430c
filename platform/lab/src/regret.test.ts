import { type Chance, shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { type Drill, Regrets, train } from './regret.ts';

/** Kuhn poker: its equilibrium is known, so learning can be checked against it. */
interface Node {
  cards: number[];
  line: string;
}
const lines = ['', 'p', 'b', 'pb'];
const kuhn: Drill<Node> = {
  situations: 12,
  width: 2,
  deal: (chance: Chance) => ({ cards: shuffle(chance, [0, 1, 2]), line: '' }),
  turn: ({ line }) => (lines.includes(line) ? line.length % 2 : -1),
  situation: ({ cards, line }) => lines.indexOf(line) * 3 + (cards[line.length % 2] as number),
  legal: () => 0b11,
  copy: ({ cards, line }) => ({ cards, line }),
  play: (node, choice) => {
    node.line += choice === 1 ? 'b' : 'p';
  },
  payoff: ({ cards: [first = 0, second = 0], line }) => {
    if (line === 'bp') return 1;
    if (line === 'pbp') return -1;
    return (first > second ? 1 : -1) * (line.endsWith('bb') ? 2 : 1);
  },
};

test('learns the equilibrium of Kuhn poker', () => {
  const known = new Regrets(kuhn.situations, kuhn.width);
  train(kuhn, known, 60_000, 'kuhn');
  const bets = (line: string, card: number): number => known.average(lines.indexOf(line) * 3 + card, 0b11)[1] as number;
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
