import { randomFor } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { moves as legalMoves } from '../src/legal.ts';
import { evolved } from './evolved.ts';
import { expert } from './expert.ts';
import { TableSituation } from './situation.ts';

const options = {
  rules: 'official',
  edition: 'first',
  preset: 'First Game',
  kingdom: [],
  victoryPileSize: 12,
} as const;

test('once five more gains can end the game it plays as the expert does', () => {
  const state = game.start(options, 2, 'late');
  let late = 0;
  for (let made = 0; state.asked >= 0; made++) {
    const seat = state.asked;
    const moves = legalMoves(state);
    const view = game.view(state, seat);
    const { move } = expert.decide(view, moves, seat, randomFor('late', seat, made));
    if (moves.length > 1 && TableSituation.ofState(state).horizon <= 5) {
      expect(evolved.decide(view, moves, seat, randomFor('late', seat, made)).move).toBe(move);
      late++;
    }
    game.advance(state, move);
  }
  expect(late).toBeGreaterThan(10);
});
