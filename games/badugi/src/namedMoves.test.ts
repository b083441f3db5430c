import { below, hear, seeded, shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { HAND } from '../measure.ts';
import { CALL, CHECK } from './betting.ts';
import { cardName } from './cards.ts';
import { game } from './game.ts';
import { wordsOf } from './namedMoves.ts';
import { matchRulesOf } from './rules.ts';
import { advance, movesOf, open } from './advance.ts';
import { viewOf } from './view.ts';

/** A table at its first draw. */
function drawing(seed: string) {
  const state = open(matchRulesOf(HAND), 3, seeded(seed));
  while (!viewOf(state, state.turn).drawing) advance(state, movesOf(state).includes(CALL) ? CALL : CHECK);
  return state;
}

test('draw and discard with cards throw exactly these, in any order, and draw', () => {
  for (let deal = 0; deal < 50; deal++) {
    const chance = seeded(`objects ${deal}`);
    const state = drawing(`objects ${deal}`);
    const seat = state.turn;
    const view = viewOf(state, seat);
    const thrown = shuffle(chance, view.cards.map(cardName)).slice(0, below(chance, 5));
    const type = deal % 2 === 0 ? 'draw' : 'discard';
    const words = wordsOf({ type, cards: thrown }, view);
    if (!Array.isArray(words)) throw new Error(`${type} ${thrown.join(' ')} was refused`);
    for (const each of words) {
      const move = hear(game, state, each);
      expect(move, each).not.toBeNull();
      advance(state, move as number);
    }
    expect(viewOf(state, seat).seats[seat].drawHistory[0]).toBe(thrown.length);
  }
});

test('what does not fit is refused with what would be right', () => {
  const state = drawing('refusals');
  const view = viewOf(state, state.turn);
  const [first] = view.cards.map(cardName);
  const other = ['Ac', 'Kd', 'Qh', '7s', '2c'].find((name) => !view.cards.map(cardName).includes(name));
  for (const cards of [[other], [first, first], [first, 'Xx']])
    expect(wordsOf({ type: 'draw', cards }, view)).toMatchObject({ refused: expect.stringContaining(first) });
  expect(wordsOf({ type: 'draw' }, view)).toMatchObject({ refused: expect.stringContaining('cards') });
  const betting = open(matchRulesOf(HAND), 3, seeded('betting'));
  expect(wordsOf({ type: 'discard', cards: [first] }, viewOf(betting, betting.turn))).toMatchObject({
    refused: expect.stringContaining('betting'),
  });
  expect(wordsOf({ type: 'raise' }, view)).toBeNull();
});
