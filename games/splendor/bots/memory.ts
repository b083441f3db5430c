/** Where the numbers of the judgement lie, for JavaScript and for the routines in WebAssembly that read them. */
import { type Memory, memoryOf } from '@baize/game';

/** Half of it is what nobles mean to seats. */
const BYTES = 3 * 65_536;
export const memory: Memory = memoryOf(BYTES);
let used = 0;

/** So many doubles. */
export function doubles(count: number): Float64Array {
  const numbers = new Float64Array(memory.buffer, used, count);
  // Vectors of two doubles begin at every sixteenth byte.
  used += 16 * Math.ceil(count / 2);
  return numbers;
}

/** So many whole numbers. */
export function integers(count: number): Int32Array {
  const numbers = new Int32Array(memory.buffer, used, count);
  used += 16 * Math.ceil(count / 4);
  return numbers;
}
