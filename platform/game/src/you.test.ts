import { expect, test } from 'vitest';
import { asYou } from './you.ts';

test.each([
  ['Ada plays Copper.', 'You play Copper.'],
  ['Ada passes.', 'You pass.'],
  ['Ada calls 40, all in.', 'You call 40, all in.'],
  ['Ada stands pat.', 'You stand pat.'],
  ['Ada is dealt four cards.', 'You are dealt four cards.'],
  ['Hand 3: Ada has the button, blinds 10 and 20.', 'Hand 3: you have the button, blinds 10 and 20.'],
  ['Ada has 3 cards.', 'You have 3 cards.'],
  ['Ada reserves t3-06 and takes a gold.', 'You reserve t3-06 and take a gold.'],
  ['Ada has all the chips and wins the tournament.', 'You have all the chips and win the tournament.'],
  ['Ada calls 20 and is all in.', 'You call 20 and are all in.'],
  ['The game is over. Ada wins.', 'The game is over. You win.'],
  ['The game is over. Adam wins.', 'The game is over. Adam wins.'],
  ['Hand 2: Ada has the button.', 'Hand 2: you have the button.'],
  ['Ada, turn 2.', 'Your turn 2.'],
  ['Noble n-04 visits Ada for 3 prestige.', 'Noble n-04 visits you for 3 prestige.'],
  ['Copper of Ada is trashed.', 'Your Copper is trashed.'],
  ['Copper of Adam is trashed.', 'Copper of Adam is trashed.'],
  ['Adam plays Copper.', 'Adam plays Copper.'],
])('%s is read as: %s', (told, read) => expect(asYou(told, 'Ada')).toBe(read));
