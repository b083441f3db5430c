import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { type Card, CARDS, game } from '../src/index.ts';
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
    'Buy the diamond mountain towers worth 3\u00a0prestige, paying 5 diamond and 1 gold',
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
  const among = (...cards: readonly Card[]): Parameters<typeof nameOf>[1] => ({ among: cards, place: () => 'left' });
  expect(nameOf(a, among(a))).toBe('diamond mountain towers');
  expect(nameOf(c, among(a, c))).toBe('diamond mountain towers worth 2\u00a0prestige');
  expect(nameOf(a, among(a, b, c))).toBe('left diamond mountain towers');
  expect(nameOf(a)).toBe('diamond mountain towers priced 3 emerald, 2 ruby and 2 onyx');
  expect(nameOf(a, among(a, c), true)).toBe('diamond mountain towers worth 1\u00a0prestige');
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
    // the printed price is not what is paid
    expect(said.join()).not.toContain('priced');
    kept += said.filter((words) => / the (?:left|middle|right|first|second|reserved) /.test(words)).length;
    game.advance(state, pick(chance, moves));
  }
  expect(kept).toBeGreaterThan(0);
});
