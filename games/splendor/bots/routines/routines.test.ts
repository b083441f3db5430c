import { below, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { copy, type State } from '../../src/state.ts';
import { isCompiled, Standing, stand, standPlainly, traitsOf, weightSince, weightSincePlainly } from '../judge.ts';
import { TRAITS, writeTraits } from '../standing.ts';
import { HELD_PLACES, OPEN, table } from '../table.ts';

/** Random tables of two to four, as they were read. */
function eachTable(look: (state: State, seat: number) => void): void {
  for (let deal = 0; deal < 12; deal++) {
    const chance = seeded(`routines ${deal}`);
    const playTo = deal % 4 === 3 ? 21 : 15;
    const state = game.start({ rules: 'official', strictThree: false, playTo }, 2 + (deal % 3), `routines ${deal}`);
    for (let list = game.moves(state); list.length > 0; list = game.moves(state)) {
      table.read(state);
      for (let seat = 0; seat < state.tokens.length; seat++) look(state, seat);
      game.advance(state, list[below(chance, list.length)]);
    }
  }
}

test('WebAssembly is compiled here: otherwise the other tests would compare plain numbers with themselves', () => {
  expect(isCompiled).toBe(true);
});

test('traits are those of plain numbers, to the last digit', () => {
  const plain = new Float64Array(TRAITS);
  eachTable((_, seat) => {
    writeTraits(seat, plain);
    expect([...traitsOf(seat)]).toEqual([...plain]);
  });
});

test('so is what a seat weighs, from nothing and from how it stood before, also where the bank owes gems', () => {
  const [before, after] = [new Standing(), new Standing()];
  eachTable((state, seat) => {
    expect(stand(seat, before)).toBe(standPlainly(seat, after));
    const { bank } = table;
    table.gems[seat] += 1 << (6 * (state.turns % 5));
    table.lay(state.turns % 12, -1);
    table.numbers[4] = bank - 3;
    expect(weightSince(seat, before, after)).toBe(weightSincePlainly(seat, before, after));
    table.read(state);
  });
});

test('a card taken off the table is as if it had not been read, one put into the reserve as if it had been read there', () => {
  eachTable((state, seat) => {
    const slot = state.turns % 12;
    const card = state.slots[slot];
    const held = state.reserved[seat];
    if (card < 0 || held.length === 3) return;
    table.lay(slot, -1);
    const without = [...traitsOf(seat)];
    table.lay(OPEN + HELD_PLACES * seat + held.length, card);
    table.holding[seat]++;
    const holding = [...traitsOf(seat)];
    const gone = copy(state);
    gone.slots[slot] = -1;
    table.read(gone);
    expect(without).toEqual([...traitsOf(seat)]);
    gone.reserved[seat] = [...held, card];
    table.read(gone);
    expect(holding).toEqual([...traitsOf(seat)]);
  });
});
