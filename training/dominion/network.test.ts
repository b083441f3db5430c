import { expect, test } from 'vitest';
import { INPUTS } from '../../games/dominion/bots/learnt/inputs.ts';
import { CHOICES, type Head, HEADS, type Judge, Network, shapeOf } from '../../games/dominion/bots/learnt/network.ts';
import { SLOT } from '../../games/dominion/bots/learnt/slots.ts';
import { packWeights } from '../../platform/game/src/index.ts';
import { unpack } from '../../games/dominion/bots/learnt/packing.ts';
import { readFixture } from '../fixture.ts';

const { header, weights, tables, outputs: expected } = readFixture(new URL('fixture.json', import.meta.url));

function outputsOf(judge: Judge, table: Uint8Array): number[] {
  judge.read(table);
  const outputs: number[] = [];
  for (let head = 0; head < HEADS; head++)
    for (let slot = 0; slot < CHOICES; slot++) outputs.push(judge.worth(head as Head, SLOT.indexOf(slot)));
  return [...outputs, judge.hope()];
}

function differences(judge: Judge): number {
  return Math.max(
    ...tables.flatMap((table, i) => outputsOf(judge, table).map((output, at) => Math.abs(output - expected[i][at]))),
  );
}

test('a network makes the same of a table as PyTorch does', () => {
  expect(tables[0].length).toBe(INPUTS);
  expect(Math.max(...expected.flat())).toBeGreaterThan(0.5);
  expect(differences(new Network(weights, header.wide, header.narrow))).toBeLessThan(1e-4);
});

test('packed weights make nearly the same of it', () => {
  const packed = Buffer.from(packWeights(weights, shapeOf(header.wide, header.narrow))).toString('base64');
  const difference = differences(unpack({ ...header, made: '', weights: packed }));
  expect(difference).toBeGreaterThan(1e-6);
  expect(difference).toBeLessThan(0.05);
});
