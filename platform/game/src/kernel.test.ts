import { expect, test } from 'vitest';
import { type Kernel, kernelOver, plainKernel } from './kernel.ts';
import { seeded, unit } from './random.ts';

const [INPUTS, UNITS] = [9, 16];
/** Places in bytes. */
const [BYTES, WEIGHTS, START, ROWS, VALUES, SUMS, END] = [0, 64, 2048, 2560, 2816, 3072, 3584];

/** The same random weights, and inputs of which some are zero. */
function filled(kernel: Kernel): Kernel {
  const chance = seeded('kernel');
  const floats = new Float32Array(kernel.buffer);
  for (let i = WEIGHTS / 4; i < ROWS / 4; i++) floats[i] = unit(chance) - 0.5;
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

test('sums of floats are those of plain numbers, to the last digit', () => {
  const inputs = [2, 0, 5];
  const sums = both().map((kernel) => {
    const floats = new Float32Array(kernel.buffer);
    inputs.forEach((input, i) => {
      new Int32Array(kernel.buffer)[ROWS / 4 + i] = 4 * UNITS * input;
      floats[VALUES / 4 + i] = 0.1 + i;
    });
    kernel.sum(SUMS, START, WEIGHTS, ROWS, VALUES, 4 * inputs.length, 4 * UNITS);
    const expected = Array.from({ length: UNITS }, (_, unit) => {
      let sum = floats[START / 4 + unit];
      inputs.forEach((input, i) => {
        sum = Math.fround(sum + Math.fround(Math.fround(0.1 + i) * floats[WEIGHTS / 4 + input * UNITS + unit]));
      });
      return sum;
    });
    const made = [...floats.subarray(SUMS / 4, SUMS / 4 + UNITS)];
    expect(made).toEqual(expected);
    return made;
  });
  expect(sums[0]).toEqual(sums[1]);
});

test('no inputs leave what the sums start from', () => {
  for (const kernel of both()) {
    kernel.sum(SUMS, START, WEIGHTS, ROWS, VALUES, 0, 4 * UNITS);
    expect([...new Float32Array(kernel.buffer, SUMS, UNITS)]).toEqual([
      ...new Float32Array(kernel.buffer, START, UNITS),
    ]);
  }
});
