import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { settled } from './settled.ts';

test('a purchase changes the table as the next view has it', () => {
  let reserved = 0;
  for (let seed = 0; seed < 20; seed++) {
    const chance = seeded(`settled ${seed}`);
    const state = game.start({ rules: 'official', strictThree: false, playTo: 15 }, 3, `settled ${seed}`);
    for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
      const moves = game.moves(state);
      const buying = moves.filter((move) => game.say(move, state).startsWith('buy'));
      const before = structuredClone(game.view(state, turn));
      state.events = [];
      game.advance(state, pick(chance, buying.length > 0 ? buying : moves));
      const { events } = state;
      const bought = events.find(({ type }) => type === 'bought');
      if (bought === undefined || events.some(({ type }) => type === 'visited')) continue;
      if (bought.type === 'bought' && bought.from === 'reserve') reserved++;
      const { tableau, decksRemaining, bankTokens, playerBoards } = game.view(state, turn);
      expect(settled(before, events)).toMatchObject({ tableau, decksRemaining, bankTokens, playerBoards });
    }
  }
  expect(reserved).toBeGreaterThan(0);
});
