/** Hands put together into kinds that are played alike: 94 of them, for the tables of two players. */
import { CLASSES, type HandClass, ranksHighToLow, sizeOfClass } from '../../src/hand.ts';

/** Numbers the kinds in the order of the classes, the best first. */
function numbered(kindOf: (hand: HandClass) => number): { of: Uint8Array; count: number } {
  const numbers = new Map<number, number>();
  const of = Uint8Array.from({ length: CLASSES }, (_, hand) => {
    const kind = kindOf(hand);
    const known = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, known);
    return known;
  });
  return { of, count: numbers.size };
}

/** From this rank on (ten for three cards, jack for a badugi) second cards are told apart in steps only. */
const step = (second: number): number => (second <= 3 ? 0 : second <= 6 ? 1 : second <= 8 ? 2 : 3);

/** By the two highest cards that count. */
function fine(hand: HandClass): number {
  const [top = 0, second = 0] = ranksHighToLow(hand);
  const size = sizeOfClass(hand);
  const kind = (high: number, low: number): number => (size * 16 + high) * 16 + low;
  if (size === 4) return kind(top, top <= 9 ? second : step(second) || 1);
  if (size === 3) return kind(top, top <= 8 ? second : step(second));
  if (size === 2) return kind(Math.min(top, 9), top <= 2 ? second : top <= 5 ? Number(second > 1) : 0);
  return kind(top <= 2 ? 0 : top <= 5 ? 1 : 2, 0);
}

const FINE = numbered(fine);

export const FINE_KINDS = FINE.count;
export const fineKind = (hand: HandClass): number => FINE.of[hand];
