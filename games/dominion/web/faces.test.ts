import { expect, test } from 'vitest';
import { FACES, faceFrom, inOneLine } from './faces.ts';

test('a plain card shows its line of facts, one thing a line', () => {
  expect(FACES.Village).toEqual({
    short: '*+1 Card*|*+2 Actions*',
    text: '*+1 Card*|*+2 Actions*',
    full: '*+1 Card, +2 Actions.*',
  });
  expect(FACES.Woodcutter).toEqual({ short: '*+1 Buy*|*+*(2)', text: '*+1 Buy*|*+*(2)', full: '*+1 Buy, +*(2)*.*' });
  expect(FACES.Smithy).toEqual({ short: '*+3 Cards*', text: '*+3 Cards*', full: '*+3 Cards.*' });
});

test('any other card shows its text with coins drawn', () => {
  const words = 'Trash a card, gain one up to (2) dearer';
  expect(faceFrom('Trash a card, gain one up to $2 dearer')).toEqual({ short: words, text: words, full: `${words}.` });
});

test('lines run on as sentences', () => {
  expect(inOneLine(FACES.Moat.text)).toBe('*+2 Cards*. Reveal: attacks miss you');
  expect(inOneLine(FACES.Village.text)).toBe('*+1 Card*. *+2 Actions*');
  expect(inOneLine(FACES.Poacher.text)).toBe('*+1* Card, Action. *+*(1); discard *1* per empty pile');
});
