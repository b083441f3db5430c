import { expect, test } from 'vitest';
import { CARD, CARDS } from '../src/facts.ts';
import type { Deciding } from './deciding.ts';
import { stacksOf } from './hand.tsx';
import { none, type TableQuestion } from './question.ts';

const hand = (counts: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: CARDS }, (_, card) => counts[card] ?? 0);
const deciding = (question: TableQuestion, pieces: Deciding['pieces'] = []): Deciding =>
  ({ question, pieces }) as unknown as Deciding;
const several = { kind: 'pick', from: 'hand', most: 4 } as unknown as TableQuestion;
const shown = (stacks: ReturnType<typeof stacksOf>): string[] =>
  stacks.map(({ piece, count, chosen }) => `${piece} ×${count} ${chosen}`);

test('a hand lies card by card on a desk, in stacks on a phone and where it is long', () => {
  const short = hand({ [CARD.Copper]: 2, [CARD.Smithy]: 1 });
  expect(stacksOf(short, deciding(none), false)).toHaveLength(3);
  expect(stacksOf(short, deciding(none), true)).toHaveLength(2);
  expect(stacksOf(hand({ [CARD.Copper]: 9, [CARD.Smithy]: 6 }), deciding(none), false)).toHaveLength(2);
});

test('choosing several spreads a short hand; each press on a stack takes one more, the last gives one back', () => {
  expect(stacksOf(hand({ [CARD.Copper]: 2 }), deciding(several), true)).toHaveLength(2);
  const long = hand({ [CARD.Copper]: 9, [CARD.Silver]: 2 });
  expect(shown(stacksOf(long, deciding(several, ['0:0', '0:1']), false))).toEqual(['1:0 ×2 0', '0:2 ×9 2']);
  expect(shown(stacksOf(long, deciding(several, ['1:0', '1:1']), false))).toEqual(['1:1 ×2 2', '0:0 ×9 0']);
});
