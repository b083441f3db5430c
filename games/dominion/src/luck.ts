/** Shuffles of imagined games. Where one card was bought and not another, all the other cards still come as they would have come. */
import type { Seat } from '@baize/game';
import { type Card, CARDS } from './facts.ts';

/** All bits of a number depend on all bits of this one. */
function mixed(bits: number): number {
  let all = bits;
  all = Math.imul(all ^ (all >>> 16), 0x85ebca6b);
  all = Math.imul(all ^ (all >>> 13), 0xc2b2ae35);
  return all ^ (all >>> 16);
}

/** More cards of a kind than anybody can own. */
const COPIES = 256;
const counts = new Int32Array(CARDS);
let places = new Int32Array(64);

interface Shuffling {
  readonly discard: Card[];
  readonly shuffles: number;
}

/**
 * The discard pile, shuffled in place. A card's place depends on whose shuffle this is, the how many times they shuffle, and which card it
 * is, the how many of its kind: on nothing else that lies there.
 */
export function imaginedShuffle(luck: number, seat: Seat, { discard, shuffles }: Shuffling): Card[] {
  if (discard.length > places.length) places = new Int32Array(2 * discard.length);
  counts.fill(0);
  const deal = mixed(luck ^ mixed(shuffles * 8 + seat + 1));
  for (let i = 0; i < discard.length; i++) {
    const card = discard[i];
    const place = mixed(deal ^ mixed(card * COPIES + counts[card]++ + 1));
    let at = i;
    for (; at > 0 && places[at - 1] > place; at--) {
      places[at] = places[at - 1];
      discard[at] = discard[at - 1];
    }
    places[at] = place;
    discard[at] = card;
  }
  return discard;
}
