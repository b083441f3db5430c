import { expect, test } from 'vitest';
import { CARDS, game } from '../src/index.ts';
import { inWords } from './words.ts';

const dear = CARDS.find(({ tier, prestige }) => tier === 2 && prestige === 2)!;
const plain = CARDS.find(({ prestige }) => prestige === 0)!;
const name = (): string => 'Ada';

test('what happened is said without ids', () => {
  const bought = game.tell(
    { type: 'bought', seat: 0, card: dear.id, from: 'table', tier: 2, slot: 0, payment: { ruby: 2 } },
    name,
  );
  expect(bought).toContain(dear.id);
  expect(inWords(bought)).toBe(`Ada buys a level 2 ${dear.bonus} card with 2 prestige for 2 ruby.`);
  const dealt = game.tell({ type: 'refilled', tier: plain.tier, slot: 0, card: plain.id }, name);
  expect(inWords(dealt)).toBe(`A level ${plain.tier} ${plain.bonus} card is dealt.`);
  const visited = game.tell({ type: 'visited', seat: 0, noble: 'n-04', prestige: 3 }, name);
  expect(inWords(visited)).toBe('The Vintner visits Ada for 3 prestige.');
});

test('questions, hints and other words too', () => {
  expect(inWords('You must choose which noble comes: n-04 or n-05.')).toBe(
    'You must choose which noble comes: the Vintner or the Captain.',
  );
  expect(inWords(`buy ${dear.id} paying 2 ruby 1 gold`)).toBe(
    `Buy the ${dear.bonus} card of level 2 paying 2 ruby 1 gold`,
  );
  expect(inWords('Ada takes 1 ruby.')).toBe('Ada takes 1 ruby.');
  expect(inWords('take onyx onyx')).toBe('Take two onyx');
  expect(inWords('take diamond ruby onyx')).toBe('Take a diamond, a ruby and an onyx');
  expect(inWords('return ruby')).toBe('Return a ruby');
});
