import { expect, test } from 'vitest';
import { ATTACKS, CARD, CARDS } from '../src/facts.ts';
import { bigMoney } from './bigMoney.ts';
import { deckAt, keepDiaries } from './diary.ts';
import { aggressive, balanced, defensive } from './personalities.ts';

/** Cards owned at the end, averaged over games against Big Money with the whole kingdom. */
function bought(bot: typeof bigMoney): (...cards: readonly number[]) => number {
  const decks = Array.from({ length: 40 }, (_, i) => {
    const [diary] = keepDiaries([bot, bigMoney], `temper ${i}`);
    return diary === undefined ? [] : deckAt(diary, 99);
  });
  return (...cards) =>
    decks.reduce((sum, deck) => sum + cards.reduce((all, card) => all + (deck[card] ?? 0), 0), 0) / decks.length;
}

const attacks = Array.from({ length: CARDS }, (_, card) => card).filter((card) => ATTACKS[card]);
const draws = [CARD.Laboratory, CARD.Market, CARD.Smithy, CARD['Council Room'], CARD.Library];

test('each temper shows in what it buys', () => {
  const [fierce, careful, even, plain] = [aggressive, defensive, balanced, bigMoney].map(bought) as [
    ReturnType<typeof bought>,
    ReturnType<typeof bought>,
    ReturnType<typeof bought>,
    ReturnType<typeof bought>,
  ];
  expect(fierce(...attacks)).toBeGreaterThan(2.5);
  expect(fierce(CARD.Moat, CARD.Chapel)).toBe(0);
  expect(careful(...attacks)).toBe(0);
  expect(careful(CARD.Moat)).toBeGreaterThan(0.8);
  expect(careful(CARD.Copper)).toBeLessThan(5);
  expect(even(...draws)).toBeGreaterThan(1.5);
  expect(even(...attacks)).toBeGreaterThan(0.5);
  expect(even(...attacks)).toBeLessThan(1.5);
  expect(plain(...attacks, ...draws, CARD.Moat, CARD.Chapel)).toBe(0);
});

test('each of them beats Big Money more often than not', () => {
  for (const bot of [aggressive, defensive, balanced]) {
    let won = 0;
    for (let i = 0; i < 60; i++) {
      const seat = i % 2;
      const diaries = keepDiaries(seat === 0 ? [bot, bigMoney] : [bigMoney, bot], `strength ${i >> 1}`);
      if (diaries[seat]?.won) won += 1;
    }
    expect(won, bot.name).toBeGreaterThan(30);
  }
});
