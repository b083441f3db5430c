/** The legal moves of a state, each one small number, in a stable order. */
import { GOLD, REQUIRES } from './facts.ts';
import { packedLeastGold, pushPayments, spareGold } from './payment.ts';
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

function actions(state: State): Move[] {
  const { bank, slots, decks, turn } = state;
  const list: Move[] = [];
  const tokens = state.tokens[turn];
  const bonuses = state.bonuses[turn];
  const reserved = state.reserved[turn];
  for (let slot = 0; slot < 12; slot++) if (slots[slot] >= 0) pushBuys(list, BUY + slot, bonuses, tokens, slots[slot]);
  for (let i = 0; i < reserved.length; i++) pushBuys(list, HELD + i, bonuses, tokens, reserved[i]);

  let colors = 0;
  for (let color = 0; color < GOLD; color++) if (bank[color] > 0) colors |= 1 << color;
  const takes = (state.strictThree ? strictTakesOf : takesOf)[colors];
  for (let i = 0; i < takes.length; i++) list.push(takes[i]);
  for (let color = 0; color < GOLD; color++) if (bank[color] >= 4) list.push(SAME + color);

  if (reserved.length < RESERVE_LIMIT) {
    for (let slot = 0; slot < 12; slot++) if (slots[slot] >= 0) list.push(RESERVE + slot);
    for (let tier = 0; tier < 3; tier++) if (decks[tier].length > 0) list.push(DEEP + tier);
  }
  if (list.length === 0) list.push(PASS);
  return list;
}

function pushBuys(
  list: Move[],
  code: number,
  bonuses: readonly number[],
  tokens: readonly number[],
  card: number,
): void {
  const spare = spareGold(bonuses, tokens, card);
  if (spare >= 0) pushPayments(list, code, packedLeastGold(bonuses, tokens, card), spare);
}

/** Every set of tokens that brings a player down to the limit, exactly (S8). */
function returns(tokens: readonly number[]): Move[] {
  const list: Move[] = [];
  pushReturns(list, tokens, excess(tokens), 0, 0);
  return list;
}

function pushReturns(list: Move[], tokens: readonly number[], left: number, kind: number, packed: number): void {
  if (kind === GOLD) {
    if (left <= tokens[GOLD]) list.push(RETURN | ((packed | (left << (2 * GOLD))) << 7));
    return;
  }
  for (let count = Math.min(left, tokens[kind]); count >= 0; count--)
    pushReturns(list, tokens, left - count, kind + 1, packed | (count << (2 * kind)));
}

/** How many tokens are over the limit; zero or less when none. */
export function excess(tokens: readonly number[]): number {
  return tokens[0] + tokens[1] + tokens[2] + tokens[3] + tokens[4] + tokens[GOLD] - TOKEN_LIMIT;
}

/** The nobles whose bonuses the player on turn has, ascending. */
export function claimable(state: State): number[] {
  const bonuses = state.bonuses[state.turn];
  return state.nobles.filter((noble) => meets(bonuses, noble));
}

export function meets(bonuses: readonly number[], noble: number): boolean {
  for (let color = 0, at = noble * GOLD; color < GOLD; color++) if (bonuses[color] < REQUIRES[at + color]) return false;
  return true;
}
