import { below, play, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { legalActions } from './actions.ts';
import { game } from './game.ts';
import { moves } from './moves.ts';
import { perform } from './validate.ts';

test('every legal move, as an action object, is accepted and does the same', () => {
  for (let i = 0; i < 6; i++) {
    const chance = seeded(`actions ${i}`);
    const rules = i % 2 === 0 ? 'official' : 'house';
    const state = game.start({ rules, strictThree: i % 4 === 1 }, 2 + (i % 3), `actions ${i}`);
    for (let list = moves(state); list.length > 0; list = moves(state)) {
      const actions = legalActions(state);
      expect(actions.length).toBe(list.length);
      const index = below(chance, list.length);
      const action = actions[index];
      const asking = action.type === 'SELECT_NOBLE' ? action : { ...action, nobleId: null };
      expect(perform(state, asking)).toMatchObject({ ok: true, state: play(game, state, list[index]) });
      game.advance(state, list[index]);
    }
    expect(legalActions(state)).toEqual([]);
  }
});

test('what happened comes back with the action, and the log of the state goes on', () => {
  const state = game.start({ rules: 'house', strictThree: false }, 2, 'log');
  state.events = [];
  const first = perform(state, { type: 'TAKE_TOKENS_SAME', playerId: 'p0', take: { ruby: 2 } });
  if (!first.ok) throw new Error(first.code);
  const second = perform(first.state, { type: 'TAKE_TOKENS_SAME', playerId: 'p1', take: { onyx: 2 } });
  expect(second).toMatchObject({ events: [{ type: 'took', seat: 1, tokens: { onyx: 2 } }] });
  expect(second.ok && second.state.events?.length).toBe(2);
  expect(state.events).toEqual([]);
});
