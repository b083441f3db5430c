import { expect, test } from 'vitest';
import { CARD } from '../src/facts.ts';
import { hintedCard } from './deciding.ts';
import type { TableQuestion } from './question.ts';

const turn = { kind: 'turn' } as unknown as TableQuestion;
const pick = (from: string): TableQuestion => ({ kind: 'pick', from }) as unknown as TableQuestion;
const either: TableQuestion = { kind: 'either', words: [] };

test('a hint points at a card of the hand only where it is about one', () => {
  expect(hintedCard('play Militia', turn)).toBe(CARD.Militia);
  expect(hintedCard('trash Copper', pick('hand'))).toBe(CARD.Copper);
  expect(hintedCard('reveal Moat', either)).toBe(CARD.Moat);
  for (const words of ['buy Gold', 'play treasures', 'end turn']) expect(hintedCard(words, turn)).toBeNull();
  expect(hintedCard('reveal hand', pick('hand'))).toBeNull();
  // Spy, Vassal, Harbinger and what may be gained
  expect(hintedCard('discard Copper', either)).toBeNull();
  expect(hintedCard('play Militia', either)).toBeNull();
  expect(hintedCard('topdeck Gold', pick('shown'))).toBeNull();
  expect(hintedCard('gain Gold', pick('supply'))).toBeNull();
});
