import type { GamePack, Guide } from '@baize/game';
import { kuhn, kuhnPack, type Move, type State } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { advise, type Advice } from './index.ts';

/** Bets and calls with the King, never with anything else. */
const guide: Guide<State, Move> = {
  worth: (_state, moves) => moves,
  quick: ({ cards, line }) => (cards[line.length % 2] === 2 ? 'b' : 'p'),
};
const pack: GamePack = { ...kuhnPack, guide };

function dealing(card: number): State {
  for (let i = 0; ; i++) {
    const state = kuhn.start({}, 2, `deal ${i}`);
    if (state.cards[0] === card) return state;
  }
}

const last = (state: State, seed = 'a'): Advice => {
  let advice: Advice | null = null;
  for (const each of advise(pack, kuhn.view(state, 0), 0, seed)) advice = each;
  if (advice === null) throw new Error('no advice');
  return advice;
};

test('the best move comes first, with what to hope for', () => {
  // passed, then bet: the King calls, the Jack folds
  const asked = (card: number): State => {
    const state = dealing(card);
    kuhn.advance(state, 'p');
    kuhn.advance(state, 'b');
    return state;
  };
  const [king] = last(asked(2)).ideas;
  const [jack] = last(asked(0)).ideas;
  expect(king.words).not.toBe(jack.words);
  expect(king.hope).toBeGreaterThan(0);
  expect(jack.hope).toBeLessThan(0);
});

test('the same view and seed give the same advice, whatever the hidden card', () => {
  const state = dealing(1);
  const other: State = { ...kuhn.copy(state), cards: [1, state.cards[1] === 0 ? 2 : 0] };
  expect(last(state)).toEqual(last(other));
  expect(last(state).progress).toBe(1);
});

test('only the last word has ideas, and it is the only one that is done', () => {
  const words = [...advise(pack, kuhn.view(dealing(2), 0), 0, 'a')];
  expect(words.filter(({ ideas, progress }) => ideas.length > 0 || progress === 1)).toEqual([words.at(-1)]);
});

test('a move that no bot would think of is weighed, as the look back weighs it', () => {
  const timid: GamePack = { ...pack, guide: { ...guide, worth: () => ['p'], wide: (_state, moves) => moves } };
  const state = dealing(2);
  kuhn.advance(state, 'p');
  kuhn.advance(state, 'b');
  const told = [...advise(timid, kuhn.view(state, 0), 0, 'a')].at(-1)?.ideas;
  expect(told?.map(({ words }) => words)).toEqual(last(state).ideas.map(({ words }) => words));
});
