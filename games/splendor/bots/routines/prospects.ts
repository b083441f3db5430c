/** `Prospects.read` in WebAssembly, four cards at a time and without a branch. */
import {
  type Code,
  f64,
  f64x2,
  I32,
  i32,
  i32x4,
  type Local,
  type Routine,
  select,
  v128,
  type Value,
} from '@baize/game';
import { ONES } from '../../src/payment.ts';
import { TOKEN_LIMIT } from '../../src/state.ts';
import { DEAD, FAR, fade, NEAR } from '../prospects.ts';
import { COST_AT, HELD_PLACES, KIND_BITS, OPEN, PRESTIGE_BITS, table } from '../table.ts';
import { lessOfFour, sumOfFour, totalOfFour } from './lanes.ts';

/** A seat, and its numbers at the table. */
export interface SeatLocals {
  readonly seat: Local;
  /** Where the numbers of its noble outlook lie. */
  readonly nobles: Local;
  readonly bonuses: Local;
  readonly gems: Local;
  readonly gold: Local;
  readonly holding: Local;
}

/** As in `Prospects`. */
export interface ProspectLocals {
  readonly first: Local;
  readonly second: Local;
  readonly third: Local;
  /** Whether anything is promised at all; only then are the next two of any use. */
  readonly isAny: Local;
  readonly isOpen: Local;
  /** Of the most promising card. */
  readonly price: Local;
  readonly held: Local;
  readonly near: Local;
  readonly dead: Local;
  readonly saved: Local;
  readonly byPrestige: readonly Local[];
}

export function readProspects(r: Routine, { seat, nobles, bonuses, gems, gold, holding }: SeatLocals): ProspectLocals {
  const heldAt = r.int(i32.mul(seat, 4 * HELD_PLACES));
  const [bonusesOfFour, gemsOfFour, goldOfFour] = [bonuses, gems, gold].map((each) => r.vector(i32x4.splat(each)));
  const atOnce = r.vector(i32x4.splat(i32.mul(i32.add(gold, 1), ONES)));
  const saved = r.vector(0);
  const byPrestige = Array.from({ length: FAR + 1 }, () => r.vector(0));
  const promises: Local[] = [];
  for (let place = 0; place < OPEN + HELD_PLACES; place += 4) {
    const at = place < OPEN ? 0 : heldAt;
    const four = (list: Int32Array): Local => r.vector(v128.load(at, list.byteOffset + 4 * place));
    const [prices, facts, counts] = [four(table.prices), four(table.facts), four(table.counts)];
    const dues = r.vector(lessOfFour(r, prices, bonusesOfFour));
    const due = r.vector(totalOfFour(dues));
    const counted = i32x4.add(v128.and(facts, PRESTIGE_BITS), 1);
    r.do(saved.set(i32x4.add(saved, i32x4.mul(i32x4.sub(i32x4.shrUnsigned(facts, COST_AT), due), counted))));
    const within = r.vector(v128.and(counts, i32x4.le(due, TOKEN_LIMIT)));
    const gaps = r.vector(lessOfFour(r, dues, gemsOfFour));
    const lack = r.vector(i32x4.max(i32x4.sub(totalOfFour(gaps), goldOfFour), 0));
    const turns = turnsAway(r, gaps, lack, atOnce);
    byPrestige.forEach((sum, far) => r.do(sum.set(i32x4.add(sum, v128.and(within, i32x4.eq(turns, far))))));
    // What cannot be bought promises nothing: that stands after all lacks.
    const faded = r.vector(i32x4.shl(v128.or(lack, v128.and(i32x4.eq(within, 0), 15)), 3));
    const kinds = r.vector(i32x4.shl(v128.and(facts, KIND_BITS), 3));
    for (const lane of [0, 2]) {
      const worths = twoFrom(nobles, 0, kinds, lane);
      promises.push(r.vector(f64x2.mul(worths, twoFrom(0, fade.byteOffset, faded, lane))));
    }
  }

  const [first, second, third] = threeMost(r, promises);
  const firsts = r.vector(f64x2.splat(first));
  const places = promises.map((two, i) => i32.shl(f64x2.bitmask(f64x2.eq(two, firsts)), 2 * i));
  const best = r.int(i32.ctz(places.reduce((all, each) => i32.or(all, each))));
  const isOpen = r.int(i32.lt(best, OPEN));
  const priceAt = i32.add(i32.shl(best, 2), select(I32, isOpen, 0, heldAt));

  const [one, other] = promises.slice(-2);
  const heldWhere = (compare: typeof f64x2.gt, limit: number): Code => {
    const [these, those] = [one, other].map((two) => i32.popcnt(f64x2.bitmask(compare(two, f64x2.splat(limit)))));
    return i32.add(these, those);
  };
  return {
    first,
    second,
    third,
    isAny: r.int(f64.gt(first, 0)),
    isOpen,
    price: r.int(i32.load(priceAt, table.prices.byteOffset)),
    held: r.double(f64.add(f64.add(f64x2.lane(one, 0), f64x2.lane(one, 1)), f64x2.lane(other, 0))),
    near: r.int(heldWhere(f64x2.gt, NEAR)),
    // Nothing is promised where no card lies.
    dead: r.int(i32.sub(heldWhere(f64x2.lt, DEAD), i32.sub(HELD_PLACES, holding))),
    saved: r.int(sumOfFour(r, saved)),
    byPrestige: byPrestige.map((counts) => r.int(sumOfFour(r, counts))),
  };
}

/** As in prospects.ts. What is so is -1 here, what is not 0. */
function turnsAway(r: Routine, gaps: Local, lack: Local, atOnce: Local): Local {
  const beyond = r.vector(lessOfFour(r, gaps, atOnce));
  const scarcest = i32x4.sub(i32x4.sub(1, i32x4.ne(beyond, 0)), i32x4.ne(lessOfFour(r, beyond, ONES), 0));
  const near = r.vector(i32x4.max(scarcest, i32x4.sub(1, i32x4.gt(lack, 3))));
  const far = i32x4.max(near, v128.and(i32x4.gt(lack, 6), FAR));
  return r.vector(v128.and(far, i32x4.ne(lack, 0)));
}

/** Two doubles of a list: two lanes tell how far from its start, in bytes. */
function twoFrom(list: Value, offset: number, lanes: Local, lane: number): Code {
  const at = (each: number): Code => i32.add(i32x4.lane(lanes, each), list);
  return v128.load64Second(at(lane + 1), v128.load64Zero(at(lane), offset), offset);
}

/** The three largest numbers: first those of the even places and of the odd ones, side by side, then of both. */
function threeMost(r: Routine, promises: readonly Local[]): readonly Local[] {
  const most = [r.vector(promises[0]), r.vector(0), r.vector(0)];
  const rank = (promise: Local): void => {
    let next = promise;
    for (const each of most) {
      const lower = r.vector(f64x2.pmin(each, next));
      r.do(each.set(f64x2.pmax(each, next)));
      next = lower;
    }
  };
  for (const promise of promises.slice(1)) rank(promise);
  const odd = most.map((each) => r.vector(i32x4.swapped(each)));
  for (const promise of odd) rank(promise);
  return most.map((each) => r.double(f64x2.lane(each, 0)));
}
