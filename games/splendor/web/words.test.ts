import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARDS, game } from '../src/index.ts';
import { inWords, nameOf, sayMove } from './words.ts';

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
  expect(inWords('buy t2-06 paying 5 diamond 1 gold')).toBe(
    'Buy the 3-point mountain towers (diamond), paying 5 diamond and 1 gold',
  );
  expect(inWords('t3-01 is worth its price.')).toMatch(/^The .* is worth its price\.$/);
  expect(inWords('Ada takes 1 ruby.')).toBe('Ada takes 1 ruby.');
  expect(inWords('take onyx onyx')).toBe('Take two onyx');
  expect(inWords('take diamond ruby onyx')).toBe('Take a diamond, a ruby and an onyx');
  expect(inWords('return ruby')).toBe('Return a ruby');
});

test('no two cards are called the same', () => {
  expect(new Set(CARDS.map((card) => nameOf(card))).size).toBe(CARDS.length);
  const [a, b, c] = ['t2-01', 't2-02', 't2-03'].map((id) => CARDS.find((card) => card.id === id)!);
  expect(nameOf(a, [a])).toBe('mountain towers');
  expect(nameOf(c, [a, c])).toBe('2-point mountain towers');
  expect(nameOf(a, [a, b, c])).toBe('mountain towers at 3 emerald, 2 ruby and 2 onyx');
  expect(nameOf(a, [a, c], true)).toBe('1-point mountain towers');
});

test('no two moves of a position read alike', () => {
  const state = game.start({ rules: 'official', strictThree: false }, 3, 'words');
  const chance = seeded('words');
  let kept = 0;
  for (let turn = game.turn(state), n = 0; turn !== null && n < 120; turn = game.turn(state), n++) {
    const moves = game.moves(state);
    const view = game.view(state, turn);
    const said = moves.map((move) => sayMove(game.say(move, state), view));
    expect(new Set(said).size).toBe(said.length);
    kept += said.filter((words) => words.includes(' at ')).length;
    game.advance(state, pick(chance, moves));
  }
  expect(kept).toBeGreaterThan(0);
});
