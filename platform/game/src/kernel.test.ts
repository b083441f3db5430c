import { expect, test } from 'vitest';
import { type Kernel, kernelOver, plainKernel } from './kernel.ts';
import { seeded, unit } from './random.ts';

const [INPUTS, UNITS] = [9, 16];
/** Places in bytes. */
const [BYTES, WEIGHTS, START, ROWS, VALUES, SUMS, END] = [0, 64, 2048, 2560, 2816, 3072, 3584];

/** The same random weights, and inputs of which some are zero. */
function filled(kernel: Kernel): Kernel {
  const chance = seeded('kernel');
  const doubles = new Float64Array(kernel.buffer);
  for (let i = WEIGHTS / 8; i < ROWS / 8; i++) doubles[i] = unit(chance) - 0.5;
  new Uint8Array(kernel.buffer).set([7, 0, 255, 0, 0, 1, 128, 0, 3], BYTES);
  return kernel;
}

const both = (): Kernel[] => [filled(kernelOver(END)), filled(plainKernel(END))];

test('bytes that are not zero are listed with their rows', () => {
  for (const kernel of both()) {
    expect(kernel.active(BYTES, BYTES + INPUTS, ROWS, VALUES, 64)).toBe(4 * 5);
    expect([...new Int32Array(kernel.buffer, ROWS, 5)]).toEqual([0, 128, 320, 384, 512]);
    expect([...new Float32Array(kernel.buffer, VALUES, 5)]).toEqual([7, 255, 1, 128, 3]);
  }
});

test('floats above zero are listed with their rows', () => {
  for (const kernel of both()) {
    new Float32Array(kernel.buffer, SUMS, 6).set([0.5, -0.5, 0, -0, 1e-30, 3]);
    expect(kernel.lit(SUMS, SUMS + 24, ROWS, VALUES, 32)).toBe(4 * 3);
    expect([...new Int32Array(kernel.buffer, ROWS, 3)]).toEqual([0, 128, 160]);
    expect([...new Float32Array(kernel.buffer, VALUES, 3)]).toEqual([0.5, Math.fround(1e-30), 3]);
  }
});

test('sums of doubles are those of plain numbers, to the last digit', () => {
  const inputs = [2, 0, 5];
  const sums = both().map((kernel) => {
    const doubles = new Float64Array(kernel.buffer);
    inputs.forEach((input, i) => {
      new Int32Array(kernel.buffer)[ROWS / 4 + 2 * i] = 8 * UNITS * input;
      doubles[VALUES / 8 + i] = 0.1 + i;
    });
    kernel.sumDoubles(SUMS, START, WEIGHTS, ROWS, VALUES, 8 * inputs.length, 8 * UNITS);
    const expected = Array.from({ length: UNITS }, (_, unit) => {
      let sum = doubles[START / 8 + unit];
      inputs.forEach((input, i) => {
        sum += (0.1 + i) * doubles[WEIGHTS / 8 + input * UNITS + unit];
      });
      return sum;
    });
    const made = [...doubles.subarray(SUMS / 8, SUMS / 8 + UNITS)];
    expect(made).toEqual(expected);
    return made;
  });
  expect(sums[0]).toEqual(sums[1]);
});

test('no inputs leave what the sums start from', () => {
  for (const kernel of both()) {
    kernel.sumDoubles(SUMS, START, WEIGHTS, ROWS, VALUES, 0, 8 * UNITS);
    expect([...new Float64Array(kernel.buffer, SUMS, UNITS)]).toEqual([
      ...new Float64Array(kernel.buffer, START, UNITS),
    ]);
  }
});

test('changes are listed with where their weights begin, and nothing else', () => {
  for (const kernel of both()) {
    const doubles = new Float64Array(kernel.buffer);
    const [now, before] = [doubles.subarray(START / 8, START / 8 + 8), doubles.subarray(SUMS / 8, SUMS / 8 + 8)];
    now.set([0, 0.25, 1, 1, -3, 0.1, 0, 2]);
    before.set([0, 0.5, 1, 0, -3, 0.2, 0, 2]);
    const size = kernel.changes(START, SUMS, START + 64, ROWS, VALUES, 8 * UNITS);
    expect(size).toBe(3 * 8);
    expect([...doubles.subarray(VALUES / 8, VALUES / 8 + 3)]).toEqual([0.25 - 0.5, 1, 0.1 - 0.2]);
    const rows = new Int32Array(kernel.buffer, ROWS, 6);
    expect([rows[0], rows[2], rows[4]]).toEqual([1, 3, 5].map((input) => input * 8 * UNITS));
    expect(kernel.changes(START, START, START + 64, ROWS, VALUES, 8 * UNITS)).toBe(0);
  }
});
