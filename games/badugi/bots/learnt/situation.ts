/** Situations of heads-up play as numbers: what training learns by heart and what the player looks up. */
import { BET, CALL as CALL_MOVE, CHECK, FOLD as FOLD_MOVE } from '../../src/betting.ts';
import { CLASSES, type HandClass, ranksHighToLow, sizeOfClass } from '../../src/hand.ts';

/** Choices of a betting situation and of a draw, by number. */
export const FOLD = 0;
export const CALL = 1;
export const RAISE = 2;
export const NATURAL = 0;
export const PAT = 1;
export const BREAK = 2;
export const WIDTH = 3;

/** Bets a round can have at most, the big blind included. */
export const CAP = 5;

/** 19 kinds of badugi, 18 of three cards, 8 of two, 2 of one; the best first. */
export const BUCKETS = 47;
const BUCKET = Uint8Array.from({ length: CLASSES }, (_, hand) => bucket(hand));
export const bucketOf = (hand: HandClass): number => BUCKET[hand];

/** By top card; badugis and three-card hands up to a ten also by whether the second card follows right below it. */
function bucket(hand: HandClass): number {
  const [top = 0, second = 0] = ranksHighToLow(hand);
  const rough = second === top - 1 ? 1 : 0;
  switch (sizeOfClass(hand)) {
    case 4:
      return top === 3 ? 0 : 1 + (top - 4) * 2 + rough;
    case 3:
      return 19 + (top === 2 ? 0 : top <= 9 ? 1 + (top - 3) * 2 + rough : top + 5);
    case 2:
      return 37 + (top <= 2 ? 0 : top <= 7 ? top - 2 : top <= 9 ? 6 : 7);
    default:
      return top <= 5 ? 45 : 46;
  }
}

/**
 * What draws tell, by how many there were. After one: cards drawn, up to three. After more: pat twice running, pat now,
 * one card after one (or after breaking), one after more, two or more.
 */
const KINDS = [1, 4, 5, 5] as const;
const KIND = Uint8Array.from({ length: 6 ** 4 }, (_, code) => kind(code));

function kind(code: number): number {
  const draws = [Math.floor(code / 216), Math.floor(code / 36) % 6, Math.floor(code / 6) % 6]
    .filter((digit) => digit > 0)
    .map((digit) => digit - 1);
  const [last = 0, before = 0] = draws.toReversed();
  if (draws.length < 2) return Math.min(3, last);
  if (last === 0) return before === 0 ? 0 : 1;
  return last > 1 ? 4 : before <= 1 ? 2 : 3;
}

/** Three draws, -1 for those not yet taken, in one number: one more than each in base six, the first highest, as `keyOf` has it. */
export const drawCodeOf = (first: number, second: number, third: number): number =>
  (first + 1) * 216 + (second + 1) * 36 + (third + 1) * 6;

export const drawCode = (draws: readonly (number | null)[]): number =>
  drawCodeOf(draws[0] ?? -1, draws[1] ?? -1, draws[2] ?? -1);

/** Deeds of a betting line as moves. */
const deed = (code: number): number => FOLD_MOVE + ((code >> 3) & 7);

/** Who bet or raised last in a round; -1 for nobody. */
export function leaderOf(line: readonly number[], street: number): number {
  for (let i = line.length - 1; i >= 0; i--) {
    const code = line[i];
    if (code >> 6 === street && deed(code) >= BET) return code & 7;
  }
  return -1;
}

/** Whether the round was opened with a check, or before the first draw with a mere call. */
export function checked(line: readonly number[], street: number): number {
  for (let i = 0; i < line.length; i++) {
    const code = line[i];
    if (code >> 6 !== street || deed(code) === FOLD_MOVE) continue;
    return deed(code) === CHECK || (street === 0 && deed(code) === CALL_MOVE) ? 1 : 0;
  }
  return 0;
}

/** A leader as one player sees it: 0 nobody, 1 I am, 2 somebody else. */
export const leader = (seat: number, me: number): number => (seat < 0 ? 0 : seat === me ? 1 : 2);

/** Whether the pot at the start of a round, in small blinds, is more than one raise before the draw and a bet a round make. */
const USUAL = [0, 8, 12, 20] as const;
const LEADERS = 3;
const POTS = 2;
const NODES = (CAP + 1) * 2;
const FIRST_BET: number[] = [];
const FIRST_DRAW: number[] = [];
let count = 0;
for (let street = 0; street < 4; street++) {
  const kinds = KINDS[street] as number;
  FIRST_BET.push(count);
  count += (street === 0 ? 1 : kinds * kinds * LEADERS * POTS) * NODES * BUCKETS;
}
for (let street = 0; street < 3; street++) {
  FIRST_DRAW.push(count);
  count += 2 * (KINDS[street] as number) * (KINDS[street + 1] as number) * LEADERS * BUCKETS;
}
export const SITUATIONS = count;

/**
 * The number of a situation. `led` is who led the betting of the round before, `leads` of the one just ended when drawing,
 * both as the one to decide sees it; `pot` is what was in it when the round began. `button` (who acts last) matters for
 * draws alone: in betting it follows from the bets and the check.
 */
export function situation(
  street: number,
  drawing: boolean,
  button: number,
  bets: number,
  checked: number,
  hand: HandClass,
  mine: number,
  theirs: number,
  led: number,
  pot: number,
  leads: number,
): number {
  const own = BUCKET[hand];
  const kinds = KINDS[street] as number;
  if (drawing) {
    const seen = (button * kinds + KIND[mine]) * (KINDS[street + 1] as number) + KIND[theirs];
    return FIRST_DRAW[street] + (seen * LEADERS + leads) * BUCKETS + own;
  }
  const node = (bets > CAP ? CAP : bets) * 2 + checked;
  if (street === 0) return own * NODES + node;
  const size = pot <= (USUAL[street] as number) ? 0 : 1;
  const seen = ((KIND[mine] * kinds + KIND[theirs]) * LEADERS + led) * POTS + size;
  return FIRST_BET[street] + (seen * BUCKETS + own) * NODES + node;
}

/** Which choices a draw has: a badugi stands pat or breaks, anything else draws, snows, or throws one card more. */
export function drawChoices(size: number): number {
  if (size === 4) return (1 << NATURAL) | (1 << BREAK);
  return size === 3 ? (1 << NATURAL) | (1 << PAT) | (1 << BREAK) : (1 << NATURAL) | (1 << PAT);
}
