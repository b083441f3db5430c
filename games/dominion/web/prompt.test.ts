import { expect, test } from 'vitest';
import type { View } from '../src/view.ts';
import type { Deciding } from './deciding.ts';
import { promptOf } from './prompt.ts';
import { none } from './question.ts';

const deciding = { question: none } as unknown as Deciding;
const view = (asked: number, stack: readonly unknown[] = []): View => ({ seat: 0, asked, stack }) as unknown as View;
const name = (seat: number): string => ['You', 'Clover'][seat] ?? '';
const said = (where: Parameters<typeof promptOf>[5], asked = 1, stack: readonly unknown[] = []): string[] => {
  const { sentence, hint } = promptOf(view(asked, stack), deciding, name, 'Clover must answer. Discard.', null, where);
  return [sentence, hint];
};

test('while others are asked, a match goes on and a position does not', () => {
  expect(said({})).toEqual(['Clover is playing', 'Meanwhile, look at any card.']);
  expect(said({ replay: true })).toEqual(['Clover is playing', '']);
  expect(said({ position: true })).toEqual(['Clover’s turn', '']);
  expect(said({ position: true, replay: true })).toEqual(['Clover’s turn', '']);
});

test('a card that asks is answered, wherever it is shown', () => {
  const frame = [{ card: 3 }];
  expect(said({}, 1, frame)).toEqual(['Clover is deciding', 'Discard.']);
  expect(said({ position: true }, 1, frame)).toEqual(['Clover is deciding', 'Discard.']);
});

test('my own decision, where it cannot be made', () => {
  expect(said({}, 0)).toEqual(['One moment', '']);
  expect(said({ position: true }, 0)).toEqual(['Your decision', '']);
});

test('a replay calls everybody by name', () => {
  const named = (seat: number): string => ['Ada', 'Clover'][seat] ?? '';
  const { sentence, hint } = promptOf(view(0), deciding, named, 'Ada must answer. Discard.', null, { replay: true });
  expect([sentence, hint]).toEqual(['Ada is playing', '']);
});

test('a game that is over tells its points, the winner first; one that somebody left has none', () => {
  const over = { winners: [1], scores: [12, 12], how: 'Clover had fewer turns.' };
  const hint = (result: Parameters<typeof promptOf>[4]): string => promptOf(view(-1), deciding, name, '', result).hint;
  expect(hint(over)).toBe('Clover had fewer turns. Clover\u00a012, You\u00a012.');
  expect(hint({ ...over, scores: [0, 1], how: 'You resigned.', early: true })).toBe('You resigned.');
});
