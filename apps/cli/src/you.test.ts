import { expect, test } from 'vitest';
import { asYou } from './you.ts';

test.each([
  ['Ada plays Copper.', 'You play Copper.'],
  ['Ada passes.', 'You pass.'],
  ['Ada has 3 cards.', 'You have 3 cards.'],
  ['Copper of Ada is trashed.', 'Your Copper is trashed.'],
  ['Copper of Adam is trashed.', 'Copper of Adam is trashed.'],
  ['Adam plays Copper.', 'Adam plays Copper.'],
])('%s is read as: %s', (told, read) => expect(asYou(told, 'Ada')).toBe(read));
