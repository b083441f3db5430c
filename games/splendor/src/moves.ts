/** The legal moves of a state, each one small number, in a stable order. */
import { GOLD } from './facts.ts';
import { lanes, meets, packedFrom, payments, shortOf } from './payment.ts';
import { ACTION, CHOOSE_NOBLE, GIVE_BACK, RESERVE_LIMIT, type State, TOKEN_LIMIT } from './state.ts';

/**
 * The low seven bits say what is done, to which place; above them stand the gems paid (see payment.ts) or the tokens
 * returned, two bits for each kind.
 *
 *   1…31       take different colours: a bit for each
 *   SAME+0…4   take two of a colour
 *   RESERVE+0…11, DEEP+0…2   reserve from a slot, from a deck
 *   BUY+0…11, HELD+0…2       buy from a slot, from one's reserve
 *   NOBLE+0…9  be visited by this noble
 */
export type Move = number;

export const SAME = 32;
export const RESERVE = 40;
export const DEEP = 52;
export const BUY = 64;
export const HELD = 76;
export const NOBLE = 80;
export const RETURN = 96;
export const PASS = 127;

const bitCount = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const masks = Array.from({ length: 31 }, (_, i) => i + 1);
const kindsOfThree = masks.filter((mask) => bitCount(mask) === 3).toSorted((a, b) => reversed(b) - reversed(a));
/** Diamond as the highest bit: sorts sets of colours in gem order. */
function reversed(mask: number): number {
  let turned = 0;
  for (let color = 0; color < GOLD; color++) if (mask & (1 << color)) turned |= 16 >> color;
  return turned;
}

/** Takes of different colours by the set of colours in the bank: any three, or all when there are fewer (S2). */
const takesOf: readonly (readonly Move[])[] = [0, ...masks].map((bank) => {
  if (bitCount(bank) >= 3) return kindsOfThree.filter((mask) => (mask & bank) === mask);
  return bank === 0 ? [] : [bank];
});
/** At a strict table: any three or none (S3). */
const strictTakesOf = takesOf.map((takes) => takes.filter((mask) => bitCount(mask) === 3));

export function moves(state: State): Move[] {
  switch (state.step) {
    case ACTION:
      return actions(state);
    case GIVE_BACK:
      return returns(state.tokens[state.turn]);
    case CHOOSE_NOBLE:
      return claimable(state).map((noble) => NOBLE + noble);
    default:
      return [];
  }
}

/** Where a list of moves is written before it is cut to its length. */
const draft: Move[] = Array.from({ length: 400 }, () => PASS);

function actions(state: State): Move[] {
  const { bank, slots, left, turn } = state;
  const tokens = state.tokens[turn];
  const bonuses = state.bonuses[turn];
  const reserved = state.reserved[turn];
  const gold = tokens[GOLD];
  const discount = lanes(bonuses);
  const gems = lanes(tokens);
  const available = discount + gems;
  let size = 0;
  for (let slot = 0; slot < 12; slot++) {
    const card = slots[slot];
    if (card < 0) continue;
    const spare = gold - shortOf(available, card);
    if (spare >= 0) size = payments(draft, size, BUY + slot, packedFrom(discount, gems, card), spare);
  }
  for (let i = 0; i < reserved.length; i++) {
    const spare = gold - shortOf(available, reserved[i]);
    if (spare >= 0) size = payments(draft, size, HELD + i, packedFrom(discount, gems, reserved[i]), spare);
  }

  const takes = differentTakes(state);
  for (let i = 0; i < takes.length; i++) draft[size++] = takes[i];
  for (let color = 0; color < GOLD; color++) if (bank[color] >= FOR_TWO) draft[size++] = SAME + color;

  if (reserved.length < RESERVE_LIMIT) {
    for (let slot = 0; slot < 12; slot++) if (slots[slot] >= 0) draft[size++] = RESERVE + slot;
    for (let tier = 0; tier < 3; tier++) if (left[tier] > 0) draft[size++] = DEEP + tier;
  }
  if (size === 0) draft[size++] = PASS;
  return draft.slice(0, size);
}

/** So many gems of a colour must be there for two of them to be taken (S4). */
export const FOR_TWO = 4;

/** The ways to take gems of different colours. */
export function differentTakes({ bank, strictThree }: State): readonly Move[] {
  let colors = 0;
  for (let color = 0; color < GOLD; color++) if (bank[color] > 0) colors |= 1 << color;
  return (strictThree ? strictTakesOf : takesOf)[colors];
}

/** Every set of tokens that brings a player down to the limit, exactly (S8). */
function returns(tokens: readonly number[]): Move[] {
  const over = excess(tokens);
  returnsOf[over] ??= allReturns(over, 0, 0);
  const all = returnsOf[over];
  let size = 0;
  for (let i = 0; i < all.length; i++) if (holds(tokens, all[i] >> 7)) draft[size++] = all[i];
  return draft.slice(0, size);
}

/** By how many tokens go back: all sets of so many, filled as they are asked for. */
const returnsOf: Move[][] = [];

function allReturns(left: number, kind: number, packed: number): Move[] {
  if (kind === GOLD) return left <= 3 ? [RETURN | ((packed | (left << (2 * GOLD))) << 7)] : [];
  const list: Move[] = [];
  for (let count = Math.min(left, 3); count >= 0; count--)
    list.push(...allReturns(left - count, kind + 1, packed | (count << (2 * kind))));
  return list;
}

function holds(tokens: readonly number[], packed: number): boolean {
  for (let kind = 0, rest = packed; rest > 0; kind++, rest >>= 2) if ((rest & 3) > tokens[kind]) return false;
  return true;
}

/** How many tokens are over the limit; zero or less when none. */
export function excess(tokens: readonly number[]): number {
  return tokens[0] + tokens[1] + tokens[2] + tokens[3] + tokens[4] + tokens[GOLD] - TOKEN_LIMIT;
}

/** The nobles whose bonuses the player on turn has, ascending. */
export function claimable(state: State): number[] {
  const bonuses = lanes(state.bonuses[state.turn]);
  return state.nobles.filter((noble) => meets(bonuses, noble));
}
