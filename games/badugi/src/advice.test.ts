/** Outs, chances and odds against figures worked out by hand. */
import { seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { advise, chanceToComplete, outsOf, potOddsOf, recommendedDiscards, whyNot } from './advice.ts';
import { cardFrom, cardName } from './cards.ts';
import { stakesOf } from './rules.ts';
import { open } from './advance.ts';
import { viewOf } from './view.ts';

const cards = (text: string): number[] => text.split(' ').map(cardFrom);

describe('advice', () => {
  test('B24: ten outs of 48, and 47 after throwing one of another suit', () => {
    const hand = cards('As 4d 6c 9c');
    expect(outsOf(hand)).toMatchObject({ unseen: 48 });
    expect(outsOf(hand).cards.map(cardName)).toEqual(cards('2h 3h 5h 7h 8h 9h Th Jh Qh Kh').map(cardName));
    expect(outsOf(hand, cards('Kd'))).toMatchObject({ unseen: 47 });
    expect(outsOf(hand, cards('Kh')).cards).toHaveLength(9);
  });

  test('B24: chances in one, two and three draws', () => {
    const hand = cards('As 4d 6c 9c');
    expect(chanceToComplete(hand, 1)).toBeCloseTo(0.2083, 4);
    expect(chanceToComplete(hand, 2)).toBeCloseTo(1 - (38 / 48) * (37 / 47), 10);
    expect(chanceToComplete(hand, 1, cards('Kd'))).toBeCloseTo(10 / 47, 10);
    expect(chanceToComplete(hand, 2, cards('Kd'))).toBeCloseTo(0.384, 3);
    expect(chanceToComplete(cards('As 4d 9d 9s'), 1)).toBeCloseTo(0.0975, 4);
    expect(chanceToComplete(cards('As 4s 9s Ts'), 1)).toBeCloseTo(0.0763, 4);
    expect(chanceToComplete(cards('As 4d 9d 9s'), 1, cards('Kc Qh'))).toBeCloseTo(91 / 1035, 10);
    expect(chanceToComplete(cards('As 4d 6c 9h'), 1)).toBe(1);
    expect(chanceToComplete(cards('As 4d 9d 9s'), 3)).toBeGreaterThan(chanceToComplete(cards('As 4d 9d 9s'), 2));
  });

  test('pot odds, discards and why a card does not count', () => {
    expect(potOddsOf(1000, 200)).toEqual({ ratio: 5, needed: 1 / 6 });
    expect(potOddsOf(1000, 0)).toBeNull();
    expect(recommendedDiscards(cards('As 4d 6c 9c'))).toEqual(cards('9c'));
    expect(recommendedDiscards(cards('As 4d 6c 9h'))).toEqual([]);
    expect(whyNot(cards('As 4d 6c 9c'), cardFrom('9c'))).toBe('club twice');
    expect(whyNot(cards('As 4d 4c 9h'), cardFrom('As'))).toBeNull();
    expect(whyNot(cards('As 4d 4c 9c'), cardFrom('4c'))).toBe('pair of fours');
    expect(whyNot(cards('2c 3c 4c Kd'), cardFrom('4c'))).toBe('three clubs');
    expect(whyNot(cards('As 4d 4c 4h'), cardFrom('4h'))).toBe('three fours');
  });

  test('a whole view in sentences', () => {
    const table = {
      rules: 'house',
      match: 'hand',
      hands: 1,
      rebuy: 'always',
      stack: 0,
      small: 10,
      big: 20,
      ante: 0,
      levelHands: 1,
    } as const;
    const rigged = cards('As Kc 4d Qc 6c Jc 9c Tc');
    const opening = { stacks: [500, 500], rigged, button: 1, stakes: stakesOf(0, 10, 20) };
    const state = open({ ...table, caps: [5, 5, 5, 5] }, 2, seeded('advice'), opening);
    expect(advise(viewOf(state, 0))).toEqual([
      'You hold a three-card six-four.',
      '10 of 48 unseen cards complete a badugi.',
      'Chance in the next draw: 20.8 %, by the last: 51.2 %.',
      'Throw 9c.',
    ]);
    expect(advise(viewOf(state, 1)).at(-1)).toBe('Pot odds 3.0 to 1: you need 25.0 %.');
    expect(advise(viewOf(state, null))).toEqual([]);
  });
});
