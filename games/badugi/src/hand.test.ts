/** Every hand there is against an independent table of classes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardFrom, cardName } from './cards.ts';
import {
  classOf,
  classOfFour,
  classOfSorted,
  counting,
  handText,
  handWords,
  handWordsAmong,
  ranksHighToLow,
  sizeOfClass,
} from './hand.ts';

const cards = (text: string): number[] => text.split(' ').map(cardFrom);

const rows = readFileSync(new URL('../testdata/badugi-classes.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [rank, size, ranks, combos] = line.split(',') as [string, string, string, string];
    return { hand: Number(rank) - 1, size: Number(size), ranks, combos: Number(combos) };
  });

describe('the evaluator', () => {
  test('B1, B2: all 270,725 hands fall into the 1,092 classes, in order and in number', () => {
    const counts = Array.from({ length: 1092 }, () => 0);
    const sizes = [0, 0, 0, 0, 0];
    for (let d = 3; d < 52; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            const hand = classOfSorted(a, b, c, d);
            counts[hand]++;
            sizes[sizeOfClass(hand)]++;
          }
    expect(sizes).toEqual([0, 2873, 96_252, 154_440, 17_160]);
    expect(rows).toHaveLength(1092);
    for (const { hand, size, ranks, combos } of rows) {
      const name = ranksHighToLow(hand)
        .map((rank) => 'A23456789TJQK'[rank])
        .join('');
      expect([hand, sizeOfClass(hand), name, counts[hand]]).toEqual([hand, size, ranks, combos]);
    }
  });

  test('the order of the cards does not matter', () => {
    for (let i = 0; i < 2000; i++) {
      const [a, b, c, d] = [i % 52, (i * 7 + 11) % 52, (i * 13 + 29) % 52, (i * 31 + 3) % 52] as const;
      if (new Set([a, b, c, d]).size < 4) continue;
      const classes = [
        [a, b, c, d],
        [d, c, b, a],
        [b, d, a, c],
        [c, a, d, b],
      ].map(([w, x, y, z]) => classOfFour(w, x, y, z));
      expect(new Set(classes).size).toBe(1);
    }
  });

  test('of a pair or two of a suit the better choice counts', () => {
    expect(counting(cards('2c 2d 5c 9h')).map(cardName)).toEqual(['2d', '5c', '9h']);
    expect(handText(classOf(cards('As 4d 6c 9c')))).toBe('three-card 6-4-A');
    expect(counting(cards('As 4d 6c 9c')).map(cardName)).toEqual(['As', '4d', '6c']);
    expect(classOf(cards('Kc Kd Kh Ks'))).toBe(1091);
  });

  test('hands in words', () => {
    expect(handWords(classOf(cards('8s 6c 3d Ah')))).toBe('eight-six badugi');
    expect(handText(classOf(cards('8s 6c 3d Ah')))).toBe('8-6-3-A badugi');
    expect(handWords(classOf(cards('As 4d 6c 9c')))).toBe('three-card six-four');
    expect(handWords(classOf(cards('Kc Kd Kh Ks')))).toBe('one-card king');
  });

  test('hands beside each other are told apart', () => {
    const classes = ['8s 5c 4d 2h', '8c 5d 4h 3s', '8d 5s 3c Ah', '8d 5s 3d Ah', '8h 6s 3c Ad'].map((each) =>
      classOf(cards(each)),
    );
    expect(classes.map((hand) => handWordsAmong(hand, classes))).toEqual([
      'eight-five-four-deuce badugi',
      'eight-five-four-trey badugi',
      'eight-five-trey badugi',
      'three-card five-trey',
      'eight-six badugi',
    ]);
    expect(handWordsAmong(classes[0], [classes[0], classes[0]])).toBe('eight-five badugi');
  });
});
