/** The log says to me what it says of others. */
import { expect, test } from 'vitest';
import { toMe } from './line.tsx';

test.each([
  ['You calls 40, all in.', 'You call 40, all in.'],
  ['You stands pat.', 'You stand pat.'],
  ['You is dealt four cards.', 'You are dealt four cards.'],
  ['You has all the chips and wins the tournament.', 'You have all the chips and win the tournament.'],
  ['Hand 3: You has the button, blinds 10 and 20.', 'Hand 3: You have the button, blinds 10 and 20.'],
])('%s', (told, said) => {
  expect(toMe(told)).toBe(said);
});
