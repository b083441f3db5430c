/** Situations of heads-up play as numbers: what training learns by heart and what the player looks up. */
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

/** 19 kinds of badugi, 21 of three cards, 8 of two, 2 of one; the best first. */
export const BUCKETS = 50;
const BUCKET = new Uint8Array(CLASSES);
for (let hand = 0; hand < CLASSES; hand++) BUCKET[hand] = bucket(hand);

export const bucketOf = (hand: HandClass): number => BUCKET[hand] as number;

/** By top card; badugis and three-card hands also by whether the second card follows right below it. */
function bucket(hand: HandClass): number {
  const [top = 0, second = 0] = ranksHighToLow(hand);
  const rough = second === top - 1 ? 1 : 0;
  switch (sizeOfClass(hand)) {
    case 4:
      return top === 3 ? 0 : 1 + (top - 4) * 2 + rough;
    case 3:
      return top === 2 ? 19 : 20 + (top - 3) * 2 + rough;
    case 2:
      return 40 + (top <= 2 ? 0 : top <= 7 ? top - 2 : top <= 9 ? 6 : 7);
    default:
      return top <= 5 ? 48 : 49;
  }
}

/** What a player's latest draw tells, with the one before: 0 always pat, 1 pat now, 2 drew one, 3 two, 4 three or four. */
export function drawKind(latest: number, before: number): number {
  if (latest === 0) return before > 0 ? 1 : 0;
  return latest > 3 ? 4 : latest + 1;
}
const DRAW_KINDS = 5;

/** Who bet or raised last: 0 nobody, 1 I did, 2 the other. */
export const leader = (seat: number, me: number): number => (seat < 0 ? 0 : seat === me ? 1 : 2);
const LEADERS = 3;

/** Whether the pot at the start of a round, in small blinds, is more than one raise before the draw and a bet a round make. */
const USUAL = [0, 8, 12, 20];
export const rich = (street: number, potInSmallBlinds: number): number =>
  potInSmallBlinds > (USUAL[street] as number) ? 1 : 0;

const NODES = (CAP + 1) * 2;
const OPENING = NODES * BUCKETS;
const MINE = 3;
const ROUND = NODES * BUCKETS * MINE * DRAW_KINDS * LEADERS * 2;
const DRAW = 2 * BUCKETS * DRAW_KINDS * LEADERS;
const FIRST_DRAW = OPENING + 3 * ROUND;

export const SITUATIONS = FIRST_DRAW + 3 * DRAW;

/** `bets` so far in the round and whether the first to act checked (or limped): together they say whose turn it is. */
export function bettingSituation(
  street: number,
  bets: number,
  checked: number,
  hand: number,
  myDraw: number,
  theirs: number,
  led: number,
  rich: number,
): number {
  const node = (bets > CAP ? CAP : bets) * 2 + checked;
  if (street === 0) return node * BUCKETS + hand;
  const mine = myDraw > 2 ? 2 : myDraw;
  const seen = ((mine * DRAW_KINDS + theirs) * LEADERS + led) * 2 + rich;
  return OPENING + (street - 1) * ROUND + (seen * NODES + node) * BUCKETS + hand;
}

/** `draw` from 1 to 3. The button draws second, so `theirs` is then the other's draw just made. */
export function drawSituation(draw: number, button: number, hand: number, theirs: number, led: number): number {
  return FIRST_DRAW + (draw - 1) * DRAW + ((button * DRAW_KINDS + theirs) * LEADERS + led) * BUCKETS + hand;
}

/** Which choices a draw has: a badugi stands pat or breaks, anything else draws, snows, or throws one card more. */
export function drawChoices(size: number): number {
  if (size === 4) return (1 << NATURAL) | (1 << BREAK);
  return size === 3 ? (1 << NATURAL) | (1 << PAT) | (1 << BREAK) : (1 << NATURAL) | (1 << PAT);
}
