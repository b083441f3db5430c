/** What tree search should know of Splendor: which moves deserve a thought, and what a table is worth. */
import { type Random, type Guide, next } from '@baize/game';
import { BONUS, GOLD, PRESTIGE } from '../src/facts.ts';
import {
  BUY,
  DEEP,
  differentTakes,
  FOR_TWO,
  HELD,
  type Move,
  moves as legal,
  NOBLE,
  RESERVE,
  RETURN,
  SAME,
} from '../src/moves.ts';
import { atMostOne, lanes, less, packedFrom, PRICES, shortOf, total, WISHES } from '../src/payment.ts';
import { ACTION, GIVE_BACK, RESERVE_LIMIT, type State, TOKEN_LIMIT } from '../src/state.ts';
import { chances } from './judge.ts';
import { promise } from './promise.ts';
import { raced } from './race.ts';
import { cardOf, isBuy } from './sight.ts';
import { explain } from './why.ts';

/** How much the player on turn wants a gem of each colour; one list, filled anew for each decision by `readDemand`. */
export const demand = [0, 0, 0, 0, 0, 0];
/** How much they want each bonus. */
const wish = [0, 0, 0, 0, 0];

/** A card's worth to the player on turn: its prestige, and its bonus as far as it leads on. */
const worthOf = (card: number): number => 1 + 2 * PRESTIGE[card] + wish[BONUS[card]];

/** Bonuses that nobles ask for and the player, who has these in lanes, still lacks. */
function readWishes(nobles: readonly number[], bonuses: number): void {
  let wanted = 0;
  for (let i = 0; i < nobles.length; i++) wanted += atMostOne(less(WISHES[nobles[i]], bonuses));
  for (let color = 0; color < GOLD; color++) wish[color] = 0.25 * ((wanted >> (6 * color)) & 63);
}

/** Every card within reach asks for the gems it lacks, the nearer and the better it is the louder. */
export function readDemand(state: State): void {
  const { slots } = state;
  const held = state.reserved[state.turn];
  const tokens = state.tokens[state.turn];
  const bonuses = lanes(state.bonuses[state.turn]);
  const gems = lanes(tokens);
  const gold = tokens[GOLD];
  readWishes(state.nobles, bonuses);
  let diamond = 0;
  let sapphire = 0;
  let emerald = 0;
  let ruby = 0;
  let onyx = 0;
  for (let place = 0; place < 12 + held.length; place++) {
    const card = place < 12 ? slots[place] : held[place - 12];
    if (card < 0) continue;
    const dues = less(PRICES[card], bonuses);
    if (total(dues) > TOKEN_LIMIT) continue;
    const gaps = less(dues, gems);
    const missing = total(gaps) - gold;
    const near = missing <= 0 ? 1 : 1 + missing;
    const weight = ((place < 12 ? 1 : 1.5) * worthOf(card)) / (near * near * near);
    // Times one or nothing, without a branch for each colour, which would be hard to foresee: candidates are found 1.1 times as fast.
    const lacking = atMostOne(gaps);
    diamond += weight * (lacking & 1);
    sapphire += weight * ((lacking >> 6) & 1);
    emerald += weight * ((lacking >> 12) & 1);
    ruby += weight * ((lacking >> 18) & 1);
    onyx += weight * (lacking >> 24);
  }
  demand[0] = diamond;
  demand[1] = sapphire;
  demand[2] = emerald;
  demand[3] = ruby;
  demand[4] = onyx;
}

/** After `readDemand`: the worth of one action. Buys before all, then gems that are wanted, then reserving. */
function actionWorth(state: State, move: Move): number {
  const code = move & 127;
  if (code >= BUY && code < NOBLE) {
    const card = code >= HELD ? state.reserved[state.turn][code - HELD] : state.slots[code - BUY];
    return 1000 + worthOf(card);
  }
  if (code < SAME) {
    let sum = 0;
    for (let color = 0; color < GOLD; color++) sum += demand[color] * ((code >> color) & 1);
    return sum;
  }
  if (code < RESERVE) return 1.3 * demand[code - SAME];
  if (code < DEEP) {
    const card = state.slots[code - RESERVE];
    return -10 + PRESTIGE[card] + 0.1 * state.bank[GOLD];
  }
  return code >= DEEP && code < BUY ? -100 : 0;
}

/** The tokens given back are those least wanted, gold last. */
function returnWorth(packed: number): number {
  let lost = 0;
  for (let kind = 0; kind <= GOLD; kind++)
    lost += ((packed >> (2 * kind)) & 3) * (kind === GOLD ? 100 : demand[kind] + 0.01);
  return -lost;
}

const worthIn = (state: State, move: Move): number =>
  state.step === GIVE_BACK && (move & 127) === RETURN ? returnWorth(move >> 7) : actionWorth(state, move);

function best(state: State, moves: readonly Move[], chance: Random | null): Move {
  let top = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    // A little chance, so that imagined games differ.
    const value = worthIn(state, moves[i]) * (chance === null ? 1 : 0.75 + next(chance) / 8589934592);
    if (value > most) {
      most = value;
      top = moves[i]!;
    }
  }
  return top;
}

/** So many ways to take gems, and to give them back, are worth a thought. */
const TAKES = 8;
const RETURNS = 3;
const sorted: Move[] = [];
const worths: number[] = [];

/** Puts a move in its place among those of `sorted` from `from` up to `end`, the best first. */
function insert(move: Move, worth: number, from: number, end: number): void {
  let at = end;
  for (; at > from && worths[at - 1] < worth; at--) {
    worths[at] = worths[at - 1]!;
    sorted[at] = sorted[at - 1]!;
  }
  worths[at] = worth;
  sorted[at] = move;
}

/** Buys first, each with the payment that spends the least gold, then the gems that promise most, then open cards to reserve. */
function fewActions(state: State): Move[] {
  const buys = insertBuys(state);
  const takes = insertTakes(state, buys);
  return sorted.slice(0, insertReserves(state, takes));
}

function insertBuys(state: State): number {
  const { slots } = state;
  const tokens = state.tokens[state.turn];
  const held = state.reserved[state.turn];
  const discount = lanes(state.bonuses[state.turn]);
  const gems = lanes(tokens);
  let end = 0;
  for (let place = 0; place < 12 + held.length; place++) {
    const card = place < 12 ? slots[place] : held[place - 12];
    if (card < 0 || shortOf(discount + gems, card) > tokens[GOLD]) continue;
    const code = place < 12 ? BUY + place : HELD + place - 12;
    insert(code | (packedFrom(discount, gems, card) << 7), worthOf(card), 0, end++);
  }
  return end;
}

/** Only as many as are worth a thought are kept. */
function insertTakes(state: State, from: number): number {
  const takes = differentTakes(state);
  let end = from;
  for (let i = 0; i < takes.length; i++) end = insertTake(takes[i], actionWorth(state, takes[i]), from, end);
  for (let color = 0; color < GOLD; color++)
    if (state.bank[color] >= FOR_TWO) end = insertTake(SAME + color, 1.3 * demand[color], from, end);
  return end;
}

function insertTake(move: Move, worth: number, from: number, end: number): number {
  if (end < from + TAKES) {
    insert(move, worth, from, end);
    return end + 1;
  }
  if (worth > worths[end - 1]) insert(move, worth, from, end - 1);
  return end;
}

/** The highest tier first, where most prestige is, so that hardly any has to make room; of equals the lowest slot comes first. */
function insertReserves({ reserved, turn, slots }: State, from: number): number {
  let end = from;
  if (reserved[turn].length >= RESERVE_LIMIT) return end;
  for (let slot = 11; slot >= 0; slot--) {
    if (slots[slot] < 0) continue;
    const worth = PRESTIGE[slots[slot]];
    let at = end++;
    for (; at > from && worths[at - 1] <= worth; at--) {
      worths[at] = worths[at - 1]!;
      sorted[at] = sorted[at - 1]!;
    }
    worths[at] = worth;
    sorted[at] = RESERVE + slot;
  }
  return end;
}

/** The returns that cost least. */
function fewReturns(moves: readonly Move[]): Move[] {
  for (let i = 0; i < moves.length; i++) insert(moves[i], returnWorth(moves[i] >> 7), 0, i);
  return sorted.slice(0, Math.min(moves.length, RETURNS));
}

export const guide: Guide<State, Move> = {
  worth(state, moves) {
    if (moves.length === 1) return moves;
    readDemand(state);
    if (state.step === GIVE_BACK) return fewReturns(moves);
    if (state.step !== ACTION) return [best(state, moves, null)];
    const few = fewActions(state);
    return few.length === 0 ? moves.slice(0, 1) : few;
  },
  candidates(state) {
    if (state.step !== ACTION) return guide.worth(state, legal(state));
    readDemand(state);
    const few = fewActions(state);
    return few.length === 0 ? legal(state).slice(0, 1) : few;
  },
  quick(state, chance) {
    const moves = legal(state);
    if (moves.length === 1) return moves[0];
    readDemand(state);
    return best(state, moves, chance);
  },
  outlook: (state) => (state.step === ACTION ? (raced(state) ?? chances(state)) : null),
  promise,
  why: explain,
  deal(state) {
    const held = state.reserved[state.turn];
    let number = 4 * state.turns + state.step;
    for (let slot = 0; slot < 12; slot++) number = (Math.imul(number, 0x9e3779b1) + state.slots[slot]) | 0;
    for (let i = 0; i < held.length; i++) number = (Math.imul(number, 0x9e3779b1) + held[i]) | 0;
    return number;
  },
  /** The same card may lie in another place, and be paid for otherwise. */
  key(state, move) {
    const card = cardOf(state, move);
    return card < 0 ? move : isBuy(move) ? BUYING + card : RESERVING + card;
  },
};

/** Above every move. */
const BUYING = 1 << 25;
const RESERVING = BUYING + 128;
