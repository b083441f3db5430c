/** Sums of a network's layer in WebAssembly, several numbers at a time. */
import { assemble, type Code, I32, type Local, memoryOf, Routine, type Value } from './assembler.ts';
import { f32, f32x4, i32, repeatWhile, v128 } from './instructions.ts';

/** All in bytes: start plus value times weights over the active inputs, written to sums. Units come in sixteens. */
type Sum = (
  sums: number,
  start: number,
  weights: number,
  rows: number,
  values: number,
  size: number,
  units: number,
) => void;

/** Lists what lies from `from` up to `end` and counts: where its weights begin, `step` after `step`, and its value. Returns the size of the list in bytes. */
type List = (from: number, end: number, rows: number, values: number, step: number) => number;

interface Functions {
  readonly sum: Sum;
  /** Bytes that are not zero, as floats. */
  readonly active: List;
  /** Floats above zero. */
  readonly lit: List;
}

export interface Kernel extends Functions {
  readonly buffer: ArrayBuffer;
}

/** Sixteen units at a time. The loop over inputs moves pointers instead of adding up addresses: Splendor's network is summed 1.04 times as fast. */
function sum(): Routine {
  const r = new Routine('sum', 7);
  const [sums, start, weights, rows, values, size, units] = Array.from({ length: 7 }, (_, i) => r.parameter(i));
  const end = r.int(i32.add(values, size));
  const [unit, row, input, base, at] = [r.int(0), r.int(0), r.int(0), r.int(0), r.int(0)];
  const vectors = [r.vector(0), r.vector(0), r.vector(0), r.vector(0)];
  const value = r.vector(0);
  const each = (part: (vector: Local, offset: number) => Code): Code =>
    vectors.flatMap((vector, k) => part(vector, 16 * k));
  r.do(
    repeatWhile(
      i32.ltUnsigned(unit, units),
      at.set(i32.add(start, unit)),
      each((vector, offset) => vector.set(v128.load(at, offset))),
      row.set(rows),
      input.set(values),
      base.set(i32.add(weights, unit)),
      repeatWhile(
        i32.ltUnsigned(input, end),
        value.set(v128.load32Splat(input)),
        at.set(i32.add(i32.load(row), base)),
        each((vector, offset) => vector.set(f32x4.add(vector, f32x4.mul(value, v128.load(at, offset))))),
        row.set(i32.add(row, 4)),
        input.set(i32.add(input, 4)),
      ),
      at.set(i32.add(sums, unit)),
      each((vector, offset) => v128.store(at, vector, offset)),
      unit.set(i32.add(unit, 64)),
    ),
  );
  return r;
}

/**
 * Without a branch, which would be hard to foresee: everything is written, and overwritten by the next unless it counts. In JavaScript, where
 * every access is checked, this took as long as the sums.
 */
function list(
  name: string,
  bytes: number,
  valueAt: (at: Local) => Code,
  store: (at: Value, value: Value) => Code,
): Routine {
  const r = new Routine(name, 5, I32);
  const [from, end, rows, values, step] = Array.from({ length: 5 }, (_, i) => r.parameter(i));
  const [size, row, value] = [r.int(0), r.int(0), r.int(0)];
  r.do(
    repeatWhile(
      i32.ltUnsigned(from, end),
      i32.store(i32.add(rows, size), row),
      value.set(valueAt(from)),
      store(i32.add(values, size), value),
      size.set(i32.add(size, i32.shl(i32.gt(value, 0), 2))),
      row.set(i32.add(row, step)),
      from.set(i32.add(from, bytes)),
    ),
    i32.add(size, 0),
  );
  return r;
}

const program = [
  sum(),
  list(
    'active',
    1,
    (at) => i32.loadByte(at),
    (at, value) => f32.store(at, f32.from(value)),
  ),
  // The bits of a positive float are a positive whole number.
  list(
    'lit',
    4,
    (at) => i32.load(at),
    (at, value) => i32.store(at, value),
  ),
];

/** The kernel over a memory of its own with room for this many bytes. */
export function kernelOver(bytes: number): Kernel {
  const memory = memoryOf(bytes);
  const routines = assemble(program, memory) as Functions | null;
  if (routines === null) return plainKernel(bytes);
  return { sum: routines.sum, active: routines.active, lit: routines.lit, buffer: memory.buffer };
}

/** The same in plain numbers, rounded alike, for pages that may not compile WebAssembly: a few times slower. */
export function plainKernel(bytes: number): Kernel {
  const buffer = new ArrayBuffer(8 * Math.ceil(bytes / 8));
  const floats = new Float32Array(buffer);
  const integers = new Int32Array(buffer);
  const single = new Uint8Array(buffer);
  const listing =
    (valueAt: (at: number) => number, bytes: number): List =>
    (from, end, rows, values, step) => {
      let size = 0;
      for (let at = from, row = 0; at < end; at += bytes, row += step) {
        if (valueAt(at) <= 0) continue;
        integers[(rows + size) >> 2] = row;
        floats[(values + size) >> 2] = valueAt(at);
        size += 4;
      }
      return size;
    };
  return {
    buffer,
    sum(sums, start, weights, rows, values, size, units) {
      for (let unit = 0; unit < units; unit += 4) {
        let total = floats[(start + unit) >> 2];
        for (let input = 0; input < size; input += 4) {
          const weight = floats[(integers[(rows + input) >> 2] + weights + unit) >> 2];
          total = Math.fround(total + Math.fround(floats[(values + input) >> 2] * weight));
        }
        floats[(sums + unit) >> 2] = total;
      }
    },
    active: listing((at) => single[at], 1),
    lit: listing((at) => floats[at >> 2], 4),
  };
}
