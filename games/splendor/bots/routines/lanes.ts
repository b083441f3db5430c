/** Counts in lanes, as payment.ts has them, in WebAssembly: of one seat or card, and of four cards at a time. */
import { type Code, I32, i32, i32x4, type Local, Routine, select, v128, type Value } from '@baize/game';
import { ONES } from '../../src/payment.ts';

/** See `less` in payment.ts. */
const GUARDS = 32 * ONES;

/** One less the other in every lane, zero where that is below it. */
export function less(r: Routine, one: Value, other: Value): Code {
  const left = r.int(i32.sub(i32.or(one, GUARDS), other));
  const kept = r.int(i32.and(left, GUARDS));
  return i32.and(left, i32.sub(kept, i32.shr(kept, 5)));
}

/** The same for each of four. */
export function lessOfFour(r: Routine, ones: Value, others: Value): Code {
  const left = r.vector(i32x4.sub(v128.or(ones, GUARDS), others));
  const kept = r.vector(v128.and(left, GUARDS));
  return v128.and(left, i32x4.sub(kept, i32x4.shrUnsigned(kept, 5)));
}

/** The sum of all lanes. */
export const total = (counts: Value): Code => i32.and(i32.shr(i32.mul(counts, ONES), 24), 63);
export const totalOfFour = (counts: Value): Code => v128.and(i32x4.shrUnsigned(i32x4.mul(counts, ONES), 24), 63);

/** Four numbers together. */
export function sumOfFour(r: Routine, numbers: Local): Code {
  const halves = r.vector(i32x4.add(numbers, i32x4.swapped(numbers)));
  return i32.add(i32x4.lane(halves, 0), i32x4.lane(halves, 1));
}

/** The larger one of two. */
export function larger(r: Routine, one: Value, other: Value): Local {
  const [first, second] = [r.int(one), r.int(other)];
  return r.int(select(I32, i32.gt(first, second), first, second));
}
