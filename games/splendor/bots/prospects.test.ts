import { below, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { GOLD } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { lanes } from '../src/payment.ts';
import { copy, type State } from '../src/state.ts';
import { KINDS, Prospects, readWorths } from './prospects.ts';

const WORTHS = new Float64Array(KINDS);
readWorths(WORTHS, [0, 0.4, 0.4, 1, 0.16]);

function read(state: State, seat: number): Prospects {
  const prospects = new Prospects();
  const tokens = state.tokens[seat];
  prospects.read(state.slots, state.reserved[seat], lanes(state.bonuses[seat]), lanes(tokens), tokens[GOLD], WORTHS);
  return prospects;
}

/** All that others ask of it. */
const told = (prospects: Prospects): unknown => [
  [prospects.first, prospects.second, prospects.third, prospects.best],
  [prospects.held, prospects.near, prospects.dead, prospects.saved],
  [...prospects.byPrestige],
  [0, 1, 2, 3, 4, 5, 6, 15].map((points) => prospects.reaching(points)),
];

/** Random tables with every open card of each. */
function eachCard(check: (state: State, seat: number, slot: number) => void): void {
  for (let deal = 0; deal < 12; deal++) {
    const chance = seeded(`prospects ${deal}`);
    const state = game.start({ rules: 'official', strictThree: false }, 2 + (deal % 3), `prospects ${deal}`);
    for (let list = game.moves(state); list.length > 0; list = game.moves(state)) {
      const seat = below(chance, state.tokens.length);
      for (let slot = 0; slot < 12; slot++) if (state.slots[slot] >= 0) check(state, seat, slot);
      game.advance(state, list[below(chance, list.length)]);
    }
  }
}

test('without a card they are as if it had not been read', () => {
  const after = new Prospects();
  eachCard((state, seat, slot) => {
    const gone = copy(state);
    gone.slots[slot] = -1;
    after.without(read(state, seat), state.slots[slot], WORTHS);
    expect(told(after)).toEqual(told(read(gone, seat)));
  });
});

test('holding a card they are as if it had been read in the reserve', () => {
  const after = new Prospects();
  eachCard((state, seat, slot) => {
    const card = state.slots[slot];
    const held = copy(state);
    held.slots[slot] = -1;
    held.reserved[seat] = [...held.reserved[seat], card];
    after.holding(read(state, seat), card, WORTHS);
    expect(told(after)).toEqual(told(read(held, seat)));
  });
});
