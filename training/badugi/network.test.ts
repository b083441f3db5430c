import { expect, test } from 'vitest';
import { Perceptron, seeded } from '../../platform/game/src/index.ts';
import { legal } from '../../games/badugi/bots/learnt/drill.ts';
import { Network, shapeOf } from '../../games/badugi/bots/learnt/network.ts';
import { readFixture } from '../fixture.ts';
import { playHand } from './players.ts';

const { header, weights, tables, outputs: expected } = readFixture(new URL('fixture.json', import.meta.url));
const shape = shapeOf(header.wide, header.narrow);

test('a network makes the same of a table as PyTorch does', () => {
  const network = new Perceptron(weights, shape);
  expect(Math.max(...expected.flat().map(Math.abs))).toBeGreaterThan(0.1);
  tables.forEach((table, i) => {
    network.read(table.subarray(0, shape.inputs));
    for (let output = 0; output < shape.outputs; output++)
      expect(network.output(output)).toBeCloseTo(expected[i][output], 4);
  });
});

test('its odds are for legal choices only and add up to one, with rare ones left out as well', () => {
  const network = new Network(weights, header.wide, header.narrow);
  const chance = seeded('odds');
  let left = 0;
  for (let hand = 0; hand < 50; hand++)
    playHand(2 + (hand % 6), chance, (node) => {
      const bits = legal(node);
      const [all, few] = [network.odds(node), network.odds(node, 0.33)];
      for (const odds of [all, few]) {
        expect(odds[0] + odds[1] + odds[2]).toBeCloseTo(1, 9);
        odds.forEach((share, choice) => {
          if ((bits & (1 << choice)) === 0) expect(share).toBe(0);
        });
      }
      if (all.some((share, choice) => share > 0 && few[choice] === 0)) left++;
      return few[2] > 0.5 ? 2 : few[1] > 0 ? 1 : 0;
    });
  expect(left).toBeGreaterThan(0);
});
