/** Copies share what they own until one of them changes it: nobody may notice. */
import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { contract, legal, say, table } from './table.ts';

const options = { rules: 'house', edition: 'both', preset: 'none', kingdom: [], victoryPileSize: 12 } as const;

/** One random move for each of them, in turn; each must end as if it had been alone. */
function playApart(states: readonly State[], chance: ReturnType<typeof seeded>): void {
  for (const state of states) {
    const moves = game.moves(state);
    if (moves.length === 0) continue;
    const move = pick(chance, moves);
    const alone: State = JSON.parse(JSON.stringify(state));
    alone.piles = state.piles;
    const others = states.filter((other) => other !== state).map((other) => JSON.stringify(other));
    game.advance(state, move);
    game.advance(alone, move);
    expect(state).toEqual(alone);
    expect(states.filter((other) => other !== state).map((other) => JSON.stringify(other))).toEqual(others);
  }
}

test.each([1, 2, 3, 4])('a game of %i, its copy and the copy of that go on apart', (seats) => {
  const chance = seeded(`copies ${seats}`);
  for (let deal = 0; deal < 4; deal++) {
    let state = game.start(options, seats, `copies ${deal}`);
    for (let round = 0; round < 60 && game.turn(state) !== null; round++) {
      const copy = game.copy(state);
      playApart([state, copy], chance);
      playApart([state, copy, game.copy(copy)], chance);
      state = pick(chance, [state, copy]);
    }
  }
});

test('a card gained or trashed after a copy is the business of that state alone', () => {
  const before = contract(table([{ hand: 'Chapel, 4 Copper' }, {}]));
  const after = say(before, 'play Chapel', 'trash Copper', 'done', 'buy Curse');
  expect(after.trash).toHaveLength(1);
  expect(before.trash).toEqual([]);
  expect(before.supply).toEqual(contract(table([{ hand: 'Chapel, 4 Copper' }, {}])).supply);
  expect(legal(before)).toContain('play Chapel');
});
