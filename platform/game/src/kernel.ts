/** Sums of a network's layer in WebAssembly, several numbers at a time, written out instruction by instruction: no tool is needed to build it. */

/** What of WebAssembly is used here; the types of Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: Functions };
};

/** All in bytes: start plus value times weights over the active inputs, written to sums. Units come in sixteens, or in eights of doubles. */
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

/** The same for doubles from `from` up to `end` that are others than those from `before` on: by how much. Rows are eight bytes apart. */
type Compare = (from: number, before: number, end: number, rows: number, values: number, step: number) => number;

interface Functions {
  /** Of floats. */
  readonly sum: Sum;
  /** Of doubles; rows are eight bytes apart too. */
  readonly sumDoubles: Sum;
  /** Bytes that are not zero, as floats. */
  readonly active: List;
  /** Floats above zero. */
  readonly lit: List;
  readonly changes: Compare;
}

export interface Kernel extends Functions {
  readonly buffer: ArrayBuffer;
}

type Code = readonly number[];
const join = (...parts: readonly Code[]): number[] => parts.flat();
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const tee = (local: number): Code => [0x22, local];
const number = (value: number): Code => (value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >> 7]);
const ADD: Code = [0x6a];
const TIMES_FOUR: Code = [0x41, 2, 0x74];
const TIMES_EIGHT: Code = [0x41, 3, 0x74];
const BELOW: Code = [0x49];
const ABOVE_ZERO: Code = [0x41, 0, 0x4a];
const IS_ZERO: Code = [0x45];
const LOOP: Code = [0x03, 0x40];
const BLOCK: Code = [0x02, 0x40];
const END: Code = [0x0b];
const LEAVE_OR_REPEAT_IF: Code = [0x0d, 0];
const LOAD: Code = [0x28, 2, 0];
const LOAD_BYTE: Code = [0x2d, 0, 0];
const STORE: Code = [0x36, 2, 0];
const AS_FLOAT: Code = [0xb3];
const STORE_FLOAT: Code = [0x38, 2, 0];
const LOAD_DOUBLE: Code = [0x2b, 3, 0];
const STORE_DOUBLE: Code = [0x39, 3, 0];
const SUBTRACT_DOUBLES: Code = [0xa1];
const IS_NOT_ZERO: Code = [0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0x62];
const loadVector = (offset: number): Code => [0xfd, 0x00, 4, offset];
const storeVector = (offset: number): Code => [0xfd, 0x0b, 4, offset];

/** Four floats or two doubles in a vector. */
interface Numbers {
  readonly bytes: number;
  readonly loadCopies: Code;
  readonly add: Code;
  readonly multiply: Code;
}
const FLOATS: Numbers = { bytes: 4, loadCopies: [0xfd, 0x09, 2, 0], add: [0xfd, 0xe4, 1], multiply: [0xfd, 0xe6, 1] };
const DOUBLES: Numbers = { bytes: 8, loadCopies: [0xfd, 0x0a, 3, 0], add: [0xfd, 0xf0, 1], multiply: [0xfd, 0xf2, 1] };

/** Again from the top of the loop while there is more. */
const again = (local: number, step: number, limit: number): Code =>
  join(get(local), number(step), ADD, tee(local), get(limit), BELOW, LEAVE_OR_REPEAT_IF);

/**
 * Four vectors of units at a time. Besides its parameters it has six numbers and five vectors. The loop over inputs moves pointers instead of adding
 * up addresses: Splendor's network is summed 1.04 times as fast.
 */
function sumOf({ bytes, loadCopies, add, multiply }: Numbers): Code {
  const [SUMS, START, WEIGHTS, ROWS, VALUES, SIZE, UNITS, UNIT, ROW, INPUT, LIMIT, BASE, AT, VALUE, FIRST] = Array.from(
    { length: 15 },
    (_, local) => local,
  );
  const each = (part: (vector: number, offset: number) => Code): Code =>
    join(...[0, 1, 2, 3].map((k) => part(FIRST + k, 16 * k)));
  const atUnit = (local: number): Code => join(get(local), get(UNIT), ADD);
  const oneInput = join(
    join(get(INPUT), loadCopies, set(VALUE)),
    join(get(ROW), LOAD, get(BASE), ADD, set(AT)),
    each((vector, offset) => join(get(vector), get(VALUE), get(AT), loadVector(offset), multiply, add, set(vector))),
    join(get(ROW), number(bytes), ADD, set(ROW)),
  );
  const fourVectors = join(
    join(atUnit(START), set(AT)),
    each((vector, offset) => join(get(AT), loadVector(offset), set(vector))),
    join(get(ROWS), set(ROW), get(VALUES), set(INPUT), atUnit(WEIGHTS), set(BASE)),
    join(BLOCK, get(SIZE), IS_ZERO, LEAVE_OR_REPEAT_IF),
    join(LOOP, oneInput, again(INPUT, bytes, LIMIT), END, END),
    join(atUnit(SUMS), set(AT)),
    each((vector, offset) => join(get(AT), get(vector), storeVector(offset))),
  );
  const limit = join(get(VALUES), get(SIZE), ADD, set(LIMIT));
  return join([2, 6, 0x7f, 5, 0x7b], limit, LOOP, fourVectors, again(UNIT, 64, UNITS), END, END);
}

/**
 * Without a branch, which would be hard to foresee: everything is written, and overwritten by the next unless it counts. In JavaScript, where
 * every access is checked, this took as long as the sums.
 */
function listOf(load: Code, bytes: number, store: Code): Code {
  const [FROM, LIMIT, ROWS, VALUES, STEP, SIZE, ROW, VALUE] = Array.from({ length: 8 }, (_, local) => local);
  const one = join(
    join(get(ROWS), get(SIZE), ADD, get(ROW), STORE),
    join(get(VALUES), get(SIZE), ADD, get(FROM), load, tee(VALUE), store),
    join(get(VALUE), ABOVE_ZERO, TIMES_FOUR, get(SIZE), ADD, set(SIZE)),
    join(get(ROW), get(STEP), ADD, set(ROW)),
  );
  return join([1, 3, 0x7f], LOOP, one, again(FROM, bytes, LIMIT), END, get(SIZE), END);
}

/** Like `listOf`: with this in JavaScript, searches of Splendor took 1.00 to 1.04 times as long. */
function changesOf(): Code {
  const [FROM, BEFORE, LIMIT, ROWS, VALUES, STEP, SIZE, ROW, VALUE] = Array.from({ length: 9 }, (_, local) => local);
  const one = join(
    join(get(ROWS), get(SIZE), ADD, get(ROW), STORE),
    join(get(VALUES), get(SIZE), ADD, get(FROM), LOAD_DOUBLE, get(BEFORE), LOAD_DOUBLE, SUBTRACT_DOUBLES, tee(VALUE)),
    join(STORE_DOUBLE, get(VALUE), IS_NOT_ZERO, TIMES_EIGHT, get(SIZE), ADD, set(SIZE)),
    join(get(ROW), get(STEP), ADD, set(ROW), get(BEFORE), number(8), ADD, set(BEFORE)),
  );
  return join([2, 2, 0x7f, 1, 0x7c], LOOP, one, again(FROM, 8, LIMIT), END, get(SIZE), END);
}

const text = (value: string): Code => [value.length, ...new TextEncoder().encode(value)];
const sized = (bytes: Code): Code => join([(bytes.length & 127) | 128, bytes.length >> 7], bytes);
const section = (id: number, ...parts: readonly Code[]): Code => join([id], sized(join(...parts)));
const HEAD: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const numbers = (count: number): Code => [count, ...Array.from({ length: count }, () => 0x7f)];
const [SUM, LIST, COMPARE] = [0, 1, 2];
const names = ['sum', 'sumDoubles', 'active', 'lit', 'changes'] as const satisfies readonly (keyof Functions)[];
const program = join(
  HEAD,
  section(1, [3, 0x60], numbers(7), [0, 0x60], numbers(5), numbers(1), [0x60], numbers(6), numbers(1)),
  section(2, [1], text('m'), text('m'), [2, 0, 1]),
  section(3, [names.length, SUM, SUM, LIST, LIST, COMPARE]),
  section(7, [names.length], ...names.map((name, at) => join(text(name), [0, at]))),
  section(
    10,
    [names.length],
    ...[sumOf(FLOATS), sumOf(DOUBLES)].map(sized),
    sized(listOf(LOAD_BYTE, 1, join(AS_FLOAT, STORE_FLOAT))),
    // The bits of a positive float are a positive whole number.
    sized(listOf(LOAD, 4, STORE)),
    sized(changesOf()),
  ),
);
const PAGE = 65_536;

let compiled: object | null = null;

/** The kernel over a memory of its own with room for this many bytes. */
export function kernelOver(bytes: number): Kernel {
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(program));
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { sum, sumDoubles, active, lit, changes } = new WebAssembly.Instance(compiled, { m: { m: memory } }).exports;
    return { sum, sumDoubles, active, lit, changes, buffer: memory.buffer };
  } catch {
    return plainKernel(bytes);
  }
}

/** The same in plain numbers, rounded alike, for pages that may not compile WebAssembly: a few times slower. */
export function plainKernel(bytes: number): Kernel {
  const buffer = new ArrayBuffer(8 * Math.ceil(bytes / 8));
  const floats = new Float32Array(buffer);
  const doubles = new Float64Array(buffer);
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
    sumDoubles(sums, start, weights, rows, values, size, units) {
      for (let unit = 0; unit < units; unit += 8) {
        let total = doubles[(start + unit) >> 3];
        for (let input = 0; input < size; input += 8) {
          const weight = doubles[(integers[(rows + input) >> 2] + weights + unit) >> 3];
          total += doubles[(values + input) >> 3] * weight;
        }
        doubles[(sums + unit) >> 3] = total;
      }
    },
    active: listing((at) => single[at], 1),
    lit: listing((at) => floats[at >> 2], 4),
    changes(from, before, end, rows, values, step) {
      let size = 0;
      for (let at = from, row = 0; at < end; at += 8, row += step) {
        const change = doubles[at >> 3] - doubles[(at - from + before) >> 3];
        if (change === 0) continue;
        integers[(rows + size) >> 2] = row;
        doubles[(values + size) >> 3] = change;
        size += 8;
      }
      return size;
    },
  };
}
