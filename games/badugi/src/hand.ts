/** The evaluator: four sorted cards make a key, one look-up gives the class, 0 (4-3-2-A) to 1091 (a lone king). */
import { type CardNumber, RANKS, rankOf, rankWord, suitOf } from './cards.ts';

/** Class of a hand: 0 is the best, 1091 the worst; equal classes share the pot. */
export type HandClass = number;

export const CLASSES = 1092;
/** How many hands of four cards there are. */
export const HANDS = 270_725;
/** The first class with four, three, two and one counting cards, by that number. */
const FIRST = [CLASSES, 1079, 1001, 715, 0] as const;

/** The ranks that count in each class, as bits, ace the lowest. */
const RANKS_OF_CLASS = new Uint16Array(CLASSES);
const CLASS_OF_RANKS = new Uint16Array(1 << 13);
/** The place of a card among the hands, by how many cards lie below it in its hand. */
const PLACE1 = new Uint32Array(52);
const PLACE2 = new Uint32Array(52);
const PLACE3 = new Uint32Array(52);
const CLASS_OF_HAND = new Uint16Array(HANDS);
const COMBOS = new Uint32Array(CLASSES);

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The best class among the cards' subsets without a pair or two of a suit. Slow; fills the table and serves short hands. */
function search(cards: readonly CardNumber[], from: number, ranks: number, suits: number): HandClass {
  let best = ranks === 0 ? CLASSES : CLASS_OF_RANKS[ranks];
  for (let i = from; i < cards.length; i++) {
    const rank = 1 << (cards[i] >> 2);
    const suit = 1 << (cards[i] & 3);
    if ((ranks & rank) !== 0 || (suits & suit) !== 0) continue;
    const found = search(cards, i + 1, ranks | rank, suits | suit);
    if (found < best) best = found;
  }
  return best;
}

function fill(): void {
  const next: number[] = [...FIRST];
  for (let mask = 1; mask < 1 << 13; mask++) {
    const n = bits(mask);
    if (n > 4) continue;
    const place = next[n];
    next[n] = place + 1;
    RANKS_OF_CLASS[place] = mask;
    CLASS_OF_RANKS[mask] = place;
  }
  for (let card = 0; card < 52; card++) {
    PLACE1[card] = (card * (card - 1)) / 2;
    PLACE2[card] = (card * (card - 1) * (card - 2)) / 6;
    PLACE3[card] = (card * (card - 1) * (card - 2) * (card - 3)) / 24;
  }
  const hand = [0, 0, 0, 0];
  let key = 0;
  for (let d = 3; d < 52; d++)
    for (let c = 2; c < d; c++)
      for (let b = 1; b < c; b++)
        for (let a = 0; a < b; a++) {
          hand[0] = a;
          hand[1] = b;
          hand[2] = c;
          hand[3] = d;
          const found = search(hand, 0, 0, 0);
          CLASS_OF_HAND[key++] = found;
          COMBOS[found]++;
        }
}
fill();

/** The class of four different cards in ascending order. */
export function classOfSorted(a: CardNumber, b: CardNumber, c: CardNumber, d: CardNumber): HandClass {
  return CLASS_OF_HAND[a + PLACE1[b] + PLACE2[c] + PLACE3[d]];
}

/** The class of four different cards in any order. */
export function classOfFour(a: CardNumber, b: CardNumber, c: CardNumber, d: CardNumber): HandClass {
  const low1 = a < b ? a : b;
  const high1 = a < b ? b : a;
  const low2 = c < d ? c : d;
  const high2 = c < d ? d : c;
  const first = low1 < low2 ? low1 : low2;
  const inner1 = low1 < low2 ? low2 : low1;
  const last = high1 > high2 ? high1 : high2;
  const inner2 = high1 > high2 ? high2 : high1;
  return inner1 < inner2 ? classOfSorted(first, inner1, inner2, last) : classOfSorted(first, inner2, inner1, last);
}

/** The class of one to four cards. */
export function classOf(cards: readonly CardNumber[]): HandClass {
  return cards.length === 4 ? classOfFour(cards[0], cards[1], cards[2], cards[3]) : search(cards, 0, 0, 0);
}

/** How many of the hands are of this class. */
export const combosOfClass = (hand: HandClass): number => COMBOS[hand];

/** How many cards count: 4 for a badugi. */
export const sizeOfClass = (hand: HandClass): number => (hand < 715 ? 4 : hand < 1001 ? 3 : hand < 1079 ? 2 : 1);

/** The ranks that count, as bits. */
export const ranksOfClass = (hand: HandClass): number => RANKS_OF_CLASS[hand];

/** The class with exactly these ranks, all of different suits. */
export const classOfRanks = (mask: number): HandClass => CLASS_OF_RANKS[mask];

/** The ranks that count, highest first. */
export function ranksHighToLow(hand: HandClass): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0; rank--) if ((ranksOfClass(hand) & (1 << rank)) !== 0) ranks.push(rank);
  return ranks;
}

/** The highest rank that counts. */
export const topRank = (hand: HandClass): number => 31 - Math.clz32(ranksOfClass(hand));

/** The cards of the hand that count, ascending; where several choices are equal, the one that keeps the first cards. */
export function counting(hand: readonly CardNumber[]): CardNumber[] {
  const cards = hand.toSorted((one, other) => one - other);
  const wanted = ranksOfClass(classOf(cards));
  const found = (from: number, ranks: number, suits: number): CardNumber[] | null => {
    if (ranks === wanted) return [];
    for (let i = from; i < cards.length; i++) {
      const card = cards[i];
      const rank = 1 << rankOf(card);
      const suit = 1 << suitOf(card);
      if ((wanted & rank) === 0 || (ranks & rank) !== 0 || (suits & suit) !== 0) continue;
      const rest = found(i + 1, ranks | rank, suits | suit);
      if (rest !== null) return [card, ...rest];
    }
    return null;
  };
  return found(0, 0, 0) ?? [];
}

/** `8-6-3-A badugi`, `three-card 6-4-A`. */
export function handText(hand: HandClass): string {
  const ranks = ranksHighToLow(hand)
    .map((rank) => RANKS[rank])
    .join('-');
  const size = sizeOfClass(hand);
  return size === 4 ? `${ranks} badugi` : `${['one', 'two', 'three'][size - 1]}-card ${ranks}`;
}

const LEAST_NAMED = 2;

function wordsOf(hand: HandClass, named: number): string {
  const size = sizeOfClass(hand);
  const ranks = ranksHighToLow(hand).slice(0, named).map(rankWord).join('-');
  return size === 4 ? `${ranks} badugi` : `${['one', 'two', 'three'][size - 1]}-card ${ranks}`;
}

/** `eight-six badugi`, `three-card six-four`, `two-card trey-ace`, `one-card king`. */
export const handWords = (hand: HandClass): string => wordsOf(hand, LEAST_NAMED);

/** Words that tell it from the others: `eight-five-four badugi` beside `eight-five-trey badugi`. */
export function handWordsAmong(hand: HandClass, others: readonly HandClass[]): string {
  const alike = (named: number): boolean =>
    others.some((other) => other !== hand && wordsOf(other, named) === wordsOf(hand, named));
  let named = LEAST_NAMED;
  while (alike(named)) named++;
  return wordsOf(hand, named);
}
