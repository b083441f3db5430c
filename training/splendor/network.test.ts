import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Perceptron, packWeights, unpackWeights } from '../../platform/game/src/index.ts';
import { plainKernel } from '../../platform/game/src/kernel.ts';
import { shapeOf } from '../../games/splendor/bots/learnt/network.ts';
import { weightsIn } from '../weights.ts';

const fixture = JSON.parse(readFileSync(new URL('fixture.json', import.meta.url), 'utf8')) as {
  readonly weights: string;
  readonly tables: readonly string[];
  readonly outputs: readonly (readonly number[])[];
};

const file = join(mkdtempSync(join(tmpdir(), 'baize-')), 'small.weights');
writeFileSync(file, Buffer.from(fixture.weights, 'base64'));
const { header, weights } = weightsIn(file);
const shape = shapeOf(header.wide, header.narrow);

function outputsOf(network: Perceptron): number[][] {
  return fixture.tables.map((text) => {
    network.read(Buffer.from(text, 'base64'));
    return Array.from({ length: shape.outputs }, (_, output) => network.output(output));
  });
}

const furthest = (outputs: readonly (readonly number[])[]): number =>
  Math.max(...outputs.flatMap((row, table) => row.map((output, i) => Math.abs(output - fixture.outputs[table][i]))));

test('a network makes the same of a table as PyTorch does', () => {
  expect(Buffer.from(fixture.tables[0], 'base64').length).toBe(shape.inputs);
  expect(Math.max(...fixture.outputs.flat().map(Math.abs))).toBeGreaterThan(0.1);
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
