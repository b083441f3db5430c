/** Cards in the drill: taking up a hand, and throwing some of it for others. */
import { classOfSorted, type HandClass, ranksOfClass, sizeOfClass } from '../../src/hand.ts';
import { BREAK, PAT } from './choices.ts';
import type { Node } from './drill.ts';

/** Draws for the place to decide; says how many cards. */
export function exchange(node: Node, choice: number): number {
  const { turn } = node;
  const hand = node.hands[turn];
  const keep = choice === PAT ? 15 : keptIn(hand, node.classes[turn], choice === BREAK);
  if (keep === 15) return 0;
  let drew = 0;
  for (let place = 0; place < 4; place++) if ((keep & (1 << place)) === 0) drew++;
  hold(
    node,
    turn,
    cardAt(node, hand, keep, 0),
    cardAt(node, hand, keep, 1),
    cardAt(node, hand, keep, 2),
    cardAt(node, hand, keep, 3),
  );
  return drew;
}

/** The card at a place of the hand after the draw: the one kept, or the next of the deck. */
function cardAt(node: Node, hand: number, keep: number, place: number): number {
  return (keep & (1 << place)) !== 0 ? (hand >> (6 * place)) & 63 : nextCard(node);
}

/** When the deck is used up, it is gone through again without the cards that somebody holds. */
function nextCard(node: Node): number {
  for (;;) {
    const at = node.next++;
    if (at < 52) return node.deal.deck[at];
    const card = node.deal.deck[at % 52];
    if (!isHeld(node, card)) return card;
  }
}

function isHeld(node: Node, card: number): boolean {
  for (let i = 0; i < node.players; i++) {
    if ((node.live & (1 << i)) === 0) continue;
    const hand = node.hands[i];
    if ((hand & 63) === card || ((hand >> 6) & 63) === card) return true;
    if (((hand >> 12) & 63) === card || ((hand >> 18) & 63) === card) return true;
  }
  return false;
}

/** Takes four cards up, sorted. */
export function hold(node: Node, place: number, a: number, b: number, c: number, d: number): void {
  const low1 = a < b ? a : b;
  const high1 = a < b ? b : a;
  const low2 = c < d ? c : d;
  const high2 = c < d ? d : c;
  const first = low1 < low2 ? low1 : low2;
  const inner1 = low1 < low2 ? low2 : low1;
  const last = high1 > high2 ? high1 : high2;
  const inner2 = high1 > high2 ? high2 : high1;
  const second = inner1 < inner2 ? inner1 : inner2;
  const third = inner1 < inner2 ? inner2 : inner1;
  node.hands[place] = first | (second << 6) | (third << 12) | (last << 18);
  node.classes[place] = classOfSorted(first, second, third, last);
}

/** Which cards count, as bits; the highest of them is left out when breaking. */
export function keptIn(hand: number, held: HandClass, breaking: boolean): number {
  const wanted = ranksOfClass(held);
  const size = sizeOfClass(held);
  let keep = 0;
  for (let i = 0; i < KEPT.length; i++) {
    keep = KEPT[i];
    let ranks = 0;
    let suits = 0;
    let count = 0;
    for (let j = 0; j < 4; j++) {
      if ((keep & (1 << j)) === 0) continue;
      const card = (hand >> (6 * j)) & 63;
      suits |= 1 << (card & 3);
      ranks |= 1 << (card >> 2);
      count++;
    }
    if (count === size && ranks === wanted && SUITS[suits] === size) break;
  }
  if (!breaking) return keep;
  // The cards ascend, so the highest that counts is the last one kept.
  return keep & ~(1 << (31 - Math.clz32(keep)));
}

/** Sets of cards, those that keep the first cards first. */
const KEPT = [15, 7, 11, 13, 14, 3, 5, 9, 6, 10, 12, 1, 2, 4, 8] as const;
/** How many suits there are in a set of them. */
const SUITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;
