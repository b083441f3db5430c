/**
 * `writeTraits` of standing.ts in WebAssembly, to the last digit: searches are 1.2 times as fast as with traits and prospects in JavaScript. Whoever
 * changes one changes the other; a test compares them.
 */
import {
  type Code,
  F64,
  f64,
  f64x2,
  I32,
  i32,
  i32x4,
  type Local,
  Routine,
  select,
  v128,
  type Value,
} from '@baize/game';
import { ONES } from '../../src/payment.ts';
import { USUAL_GOAL } from '../../src/state.ts';
import { doubles, integers } from '../memory.ts';
import { AHEAD, NEAREST, NEXT, PULL } from '../nobleOutlook.ts';
import { FAR } from '../prospects.ts';
import { TRAITS } from '../standing.ts';
import { SEATS, table } from '../table.ts';
import { larger, less, lessOfFour, total, totalOfFour } from './lanes.ts';
import { readProspects } from './prospects.ts';

/** What traits are divided by: in memory, because a vector of constants takes several instructions. */
const divisors = doubles(TRAITS).fill(1);
/** The numbers of all seats. */
const seatNumbers = integers(SEATS);
for (let seat = 0; seat < SEATS; seat++) seatNumbers[seat] = seat;

const [SEATS_AT, TURN, PLAY_TO, LAST, BANK] = [0, 1, 2, 3, 4].map((i) => table.numbers.byteOffset + 4 * i);

/** Parameters: the seat, where the numbers of its noble outlook lie, where its traits shall lie. */
export function traitsRoutine(): Routine {
  const r = new Routine('traits', 3);
  readTraits(r, r.parameter(0), r.parameter(1), (pair, trait) => r.do(v128.store(r.parameter(2), pair, 8 * trait)));
  return r;
}

/** Works out the traits of a seat and gives them to `take`, two at a time and in order. */
export function readTraits(r: Routine, seat: Local, nobles: Local, take: (pair: Code, trait: number) => void): void {
  const ofSeat = r.int(i32.shl(seat, 2));
  const own = (list: Int32Array): Local => r.int(i32.load(ofSeat, list.byteOffset));
  const [bonuses, gems, gold, holding] = [table.bonuses, table.gems, table.gold, table.holding].map(own);
  const prospects = readProspects(r, { seat, nobles, bonuses, gems, gold, holding });
  const { first, isAny, isOpen, price } = prospects;

  const [points, rival] = [own(table.points), bestRival(r, seat)];
  const [seats, turn, playTo] = [r.int(i32.load(0, SEATS_AT)), r.int(i32.load(0, TURN)), r.int(i32.load(0, PLAY_TO))];
  const start = r.int(i32.sub(playTo, USUAL_GOAL));
  const near = larger(r, i32.sub(points, start), 0);
  const late = r.double(f64.div(f64.from(larger(r, i32.sub(larger(r, points, rival), start), 0)), USUAL_GOAL));
  const early = r.double(f64.sub(1, late));
  const lead = larger(r, i32.sub(points, rival), -6);
  const bought = r.double(f64.div(f64.from(own(table.bought)), 12));
  const ofTwo = i32.sub(total(bonuses), total(less(r, bonuses, 2 * ONES)));
  const colors = i32.sub(gems, less(r, gems, ONES));
  const saved = r.double(f64.div(f64.from(prospects.saved), 100));
  const firstShare = r.double(f64.div(first, 5));
  const soon = reaching(r, prospects.byPrestige, r.int(i32.sub(playTo, points)));
  const isAtOnce = r.int(i32.eq(soon, FAR));
  const gaps = r.int(less(r, less(r, price, bonuses), gems));
  // Only of gaps: a search may find fewer gems than none in the bank, because it makes a move again where other gems were paid before.
  const scarce = select(I32, i32.and(isAny, i32.gt(gaps, 0)), total(less(r, gaps, i32.load(0, BANK))), 0);
  const contested = i32.and(i32.and(isAny, isOpen), isContested(r, seat, price));
  const noble = (number: number): Code => f64.load(nobles, 8 * number);
  const after = i32.rem(i32.add(i32.sub(seat, turn), seats), seats);

  const traits: readonly Trait[] = [
    [whole(near), 15],
    [whole(larger(r, i32.sub(near, 8), 0)), 7],
    [whole(larger(r, i32.sub(near, 12), 0)), 3],
    [whole(i32.ge(near, USUAL_GOAL))],
    [whole(select(I32, i32.gt(lead, 6), 6, lead)), 6],
    [bought],
    [f64.mul(bought, late)],
    [whole(ofTwo), 10],
    [whole(total(gems)), 10],
    [whole(total(colors)), 5],
    [whole(gold), 3],
    [whole(holding), 3],
    [prospects.held, 4],
    [noble(PULL)],
    [noble(NEAREST), 9],
    [noble(NEXT), 9],
    [saved],
    [f64.mul(saved, early)],
    [firstShare],
    [prospects.second, 5],
    [prospects.third, 5],
    [f64.mul(firstShare, early)],
    ...prospects.byPrestige.flatMap((counts) => countTraits(r, counts)),
    [whole(isAtOnce)],
    [whole(i32.ge(soon, FAR - 1))],
    [f64.div(whole(after), whole(seats))],
    [whole(i32.and(isAtOnce, i32.eq(seat, turn)))],
    [whole(i32.and(i32.load(0, LAST), i32.lt(seat, turn)))],
    [late],
    [f64.div(whole(seat), whole(seats))],
    [noble(AHEAD)],
    [whole(prospects.near), 3],
    [whole(prospects.dead), 3],
    [whole(scarce), 3],
    [select(F64, contested, firstShare, 0)],
  ];
  for (let i = 0; i < TRAITS; i += 2) {
    const [one, other] = [traits[i], traits[i + 1]];
    const pair = f64x2.pair(one[0], other[0]);
    [one, other].forEach(([, by = 1], at) => (divisors[i + at] = by));
    const isDivided = one[1] !== undefined || other[1] !== undefined;
    take(isDivided ? f64x2.div(pair, v128.load(0, divisors.byteOffset + 8 * i)) : pair, i);
  }
}

/** A number, and what it is divided by, if it is. */
type Trait = readonly [value: Code | Local, by?: number];

const whole = (value: Value): Code => f64.from(value);

/** The most prestige that another seat has; nobody has less than none. */
function bestRival(r: Routine, seat: Local): Local {
  const points = r.vector(v128.andnot(v128.load(0, table.points.byteOffset), itself(seat)));
  const most = r.vector(i32x4.max(points, i32x4.swapped(points)));
  return larger(r, i32x4.lane(most, 0), i32x4.lane(most, 1));
}

const itself = (seat: Local): Code => i32x4.eq(v128.load(0, seatNumbers.byteOffset), i32x4.splat(seat));

/** Whether a rival can buy a card of this price at once. */
function isContested(r: Routine, seat: Local, price: Local): Code {
  const all = (list: Int32Array): Code => v128.load(0, list.byteOffset);
  const gaps = lessOfFour(r, i32x4.splat(price), i32x4.add(all(table.bonuses), all(table.gems)));
  const payers = v128.andnot(i32x4.le(totalOfFour(gaps), all(table.gold)), itself(seat));
  return i32.gt(i32x4.bitmask(payers), 0);
}

/** As in prospects.ts. */
function reaching(r: Routine, byPrestige: readonly Local[], points: Local): Local {
  const lowest = r.int(i32.shl(larger(r, points, 0), 2));
  const soon = r.int(0);
  for (let far = FAR - 1; far >= 0; far--)
    r.do(soon.set(select(I32, i32.shr(byPrestige[far], lowest), FAR - far, soon)));
  return r.int(select(I32, i32.gt(points, 5), 0, soon));
}

/** The highest prestige of those as far away, the highest of the others, and how many there are. */
function countTraits(r: Routine, counts: Local): Trait[] {
  const highest = (of: Value): Code => i32.shr(i32.sub(31, i32.clz(i32.or(of, 1))), 2);
  const most = r.int(highest(counts));
  const others = larger(r, i32.sub(counts, i32.shl(1, i32.shl(most, 2))), 0);
  const pairs = i32.add(i32.and(counts, 0xf0f0f0f), i32.and(i32.shr(counts, 4), 0xf0f0f0f));
  return [
    [whole(most), 5],
    [whole(highest(others)), 5],
    [whole(i32.shrUnsigned(i32.mul(pairs, 0x1010101), 24)), 6],
  ];
}
