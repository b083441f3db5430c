import { expect, test } from 'vitest';
import { Perceptron, packWeights, unpackWeights } from '../../platform/game/src/index.ts';
import { plainKernel } from '../../platform/game/src/kernel.ts';
import { shapeOf } from '../../games/splendor/bots/learnt/network.ts';
import { readFixture } from '../fixture.ts';

const { header, weights, tables, outputs: expected } = readFixture(new URL('fixture.json', import.meta.url));
const shape = shapeOf(header.wide, header.narrow);

function outputsOf(network: Perceptron): number[][] {
  return tables.map((table) => {
    network.read(table);
    return Array.from({ length: shape.outputs }, (_, output) => network.output(output));
  });
}

const furthest = (outputs: readonly (readonly number[])[]): number =>
  Math.max(...outputs.flatMap((row, table) => row.map((output, i) => Math.abs(output - expected[table][i]))));

test('a network makes the same of a table as PyTorch does', () => {
  expect(tables[0].length).toBe(shape.inputs);
  expect(Math.max(...expected.flat().map(Math.abs))).toBeGreaterThan(0.1);
  expect(furthest(outputsOf(new Perceptron(weights, shape)))).toBeLessThan(1e-4);
});

test('to the last bit also where WebAssembly is not allowed', () => {
  expect(outputsOf(new Perceptron(weights, shape, plainKernel))).toEqual(outputsOf(new Perceptron(weights, shape)));
});

test('packed weights make nearly the same of it', () => {
  const packed = Buffer.from(packWeights(weights, shape)).toString('base64');
  const unpacked = unpackWeights({ ...header, made: '', weights: packed }, shape);
  const difference = furthest(outputsOf(new Perceptron(unpacked, shape)));
  expect(difference).toBeGreaterThan(1e-6);
  expect(difference).toBeLessThan(0.05);
});
