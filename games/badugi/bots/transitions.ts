/** What a draw makes of a hand: for every class to draw from, the chances of every class after it, from the 48 cards not seen. */
import { type CardNumber, cardOf } from '../src/cards.ts';
import { CLASSES, classOfFour, type HandClass, ranksHighToLow, ranksOfClass, sizeOfClass } from '../src/hand.ts';

export interface Chances {
  readonly to: readonly HandClass[];
  readonly chance: readonly number[];
}

/** By the class of the cards that are kept, which has one to three cards. */
const afterDraw: (Chances | null)[] = Array.from({ length: CLASSES }, () => null);

/** The chances of drawing to the cards that count in this class, throwing the rest. */
export function drawTo(kept: HandClass): Chances {
  const known = afterDraw[kept];
  if (known) return known;
  const found = enumerate(kept);
  afterDraw[kept] = found;
  return found;
}

/** The class without its highest card: what is kept of a badugi that is broken. */
export function withoutTop(hand: HandClass): HandClass {
  return LOWER[hand];
}

const LOWER = new Uint16Array(CLASSES);
{
  const byRanks = new Map<number, HandClass>();
  for (let hand = 0; hand < CLASSES; hand++) byRanks.set(ranksOfClass(hand), hand);
  for (let hand = 0; hand < CLASSES; hand++) {
    const ranks = ranksOfClass(hand);
    const rest = ranks & ~(1 << (31 - Math.clz32(ranks)));
    LOWER[hand] = rest === 0 ? hand : (byRanks.get(rest) as number);
  }
}

function enumerate(kept: HandClass): Chances {
  const size = sizeOfClass(kept);
  const held = ranksHighToLow(kept).map((rank, suit) => cardOf(rank, suit));
  const thrown = useless(held, 4 - size);
  const unseen: CardNumber[] = [];
  for (let card = 0; card < 52; card++) if (!held.includes(card) && !thrown.includes(card)) unseen.push(card);
  const counts = new Uint32Array(CLASSES);
  const [a = 0, b = 0, c = 0] = held;
  const n = unseen.length;
  let all = 0;
  for (let i = 0; i < n; i++) {
    const x = unseen[i];
    if (size === 3) {
      counts[classOfFour(a, b, c, x)]++;
      all++;
      continue;
    }
    for (let j = i + 1; j < n; j++) {
      const y = unseen[j];
      if (size === 2) {
        counts[classOfFour(a, b, x, y)]++;
        all++;
        continue;
      }
      for (let k = j + 1; k < n; k++) {
        counts[classOfFour(a, x, y, unseen[k])]++;
        all++;
      }
    }
  }
  const to: HandClass[] = [];
  const chance: number[] = [];
  for (let hand = 0; hand < CLASSES; hand++)
    if (counts[hand] !== 0) {
      to.push(hand);
      chance.push(counts[hand] / all);
    }
  return { to, chance };
}

/** High cards of suits already held: what is usually thrown. */
function useless(held: readonly CardNumber[], count: number): CardNumber[] {
  const cards: CardNumber[] = [];
  for (let rank = 12; cards.length < count; rank--)
    for (let suit = 0; suit < held.length && cards.length < count; suit++)
      if (!held.includes(cardOf(rank, suit))) cards.push(cardOf(rank, suit));
  return cards;
}
