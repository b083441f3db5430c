/** A layer of a network in WebAssembly, four numbers at a time, written out instruction by instruction: no tool is needed to build it. */

/** What of WebAssembly is used here; the types of Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly sum: Sum } };
};

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

const [SUMS, START, WEIGHTS, ROWS, VALUES, SIZE, UNITS, UNIT, INPUT, AT, VALUE, FIRST] = Array.from(
  { length: 12 },
  (_, local) => local,
);

type Code = readonly number[];
const join = (...parts: readonly Code[]): number[] => parts.flat();
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const tee = (local: number): Code => [0x22, local];
const number = (value: number): Code => (value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >> 7]);
const ADD: Code = [0x6a];
const BELOW: Code = [0x49];
const IS_ZERO: Code = [0x45];
const LOOP: Code = [0x03, 0x40];
const BLOCK: Code = [0x02, 0x40];
const END: Code = [0x0b];
const LEAVE_OR_REPEAT_IF: Code = [0x0d, 0];
const LOAD: Code = [0x28, 2, 0];
const LOAD_FOUR_TIMES: Code = [0xfd, 0x09, 2, 0];
const loadFour = (offset: number): Code => [0xfd, 0x00, 4, offset];
const storeFour = (offset: number): Code => [0xfd, 0x0b, 4, offset];
const ADD_FOUR: Code = [0xfd, 0xe4, 0x01];
const MULTIPLY_FOUR: Code = [0xfd, 0xe6, 0x01];

/** Once for each of the four vectors that make sixteen units. */
const each = (code: (vector: number, offset: number) => Code): Code =>
  join(...[0, 1, 2, 3].map((k) => code(FIRST + k, 16 * k)));
const address = (...locals: readonly number[]): Code =>
  join(...locals.map((local, i) => (i === 0 ? get(local) : join(get(local), ADD))), set(AT));
/** Again from the top of the loop while there is more. */
const again = (local: number, step: number, limit: number): Code =>
  join(get(local), number(step), ADD, tee(local), get(limit), BELOW, LEAVE_OR_REPEAT_IF);

const oneInput = join(
  join(get(VALUES), get(INPUT), ADD, LOAD_FOUR_TIMES, set(VALUE)),
  join(get(ROWS), get(INPUT), ADD, LOAD, get(WEIGHTS), ADD, get(UNIT), ADD, set(AT)),
  each((vector, offset) =>
    join(get(vector), get(VALUE), get(AT), loadFour(offset), MULTIPLY_FOUR, ADD_FOUR, set(vector)),
  ),
);
const sixteenUnits = join(
  address(START, UNIT),
  each((vector, offset) => join(get(AT), loadFour(offset), set(vector))),
  join(number(0), set(INPUT)),
  join(BLOCK, get(SIZE), IS_ZERO, LEAVE_OR_REPEAT_IF),
  join(LOOP, oneInput, again(INPUT, 4, SIZE), END, END),
  address(SUMS, UNIT),
  each((vector, offset) => join(get(AT), get(vector), storeFour(offset))),
);
/** Besides its parameters it has three numbers and five vectors. */
const code = join([2, 3, 0x7f, 5, 0x7b], LOOP, sixteenUnits, again(UNIT, 64, UNITS), END, END);

const text = (value: string): Code => [value.length, ...new TextEncoder().encode(value)];
const sized = (bytes: Code): Code => join([(bytes.length & 127) | 128, bytes.length >> 7], bytes);
const section = (id: number, ...parts: readonly Code[]): Code => join([id], sized(join(...parts)));
const HEAD: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const SEVEN_NUMBERS: Code = [7, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f];
const program = join(
  HEAD,
  section(1, [1, 0x60], SEVEN_NUMBERS, [0]),
  section(2, [1], text('m'), text('m'), [2, 0, 1]),
  section(3, [1, 0]),
  section(7, [1], text('sum'), [0, 0]),
  section(10, [1], sized(code)),
);
const PAGE = 65_536;

interface Kernel {
  readonly sum: Sum;
  readonly buffer: ArrayBuffer;
}

let compiled: object | null = null;

/** The kernel over a memory of its own with room for so many bytes. */
export function kernelOver(bytes: number): Kernel {
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(program));
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    return { sum: new WebAssembly.Instance(compiled, { m: { m: memory } }).exports.sum, buffer: memory.buffer };
  } catch {
    return plainKernel(bytes);
  }
}

/** The same in plain numbers, rounded alike, for pages that may not compile WebAssembly: a few times slower. */
export function plainKernel(bytes: number): Kernel {
  const buffer = new ArrayBuffer(bytes);
  const floats = new Float32Array(buffer);
  const numbers = new Int32Array(buffer);
  return {
    buffer,
    sum(sums, start, weights, rows, values, size, units) {
      for (let unit = 0; unit < units; unit += 4) {
        let total = floats[(start + unit) >> 2];
        for (let input = 0; input < size; input += 4) {
          const weight = floats[(numbers[(rows + input) >> 2] + weights + unit) >> 2];
          total = Math.fround(total + Math.fround(floats[(values + input) >> 2] * weight));
        }
        floats[(sums + unit) >> 2] = total;
      }
    },
  };
}
