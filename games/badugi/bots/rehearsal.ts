/** A few hands played on loading: the CPU players' tables are built and their code compiled before the first decision that counts. */
import { randomFor, seeded } from '@baize/game';
import { game } from '../src/game.ts';
import { RULES, type Table } from '../src/rules.ts';
import { open } from '../src/table.ts';
import { cpus } from './cpu.ts';

const HANDS = 30;
const TABLE: Table = {
  rules: 'house',
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 1500,
  small: 10,
  big: 20,
  ante: 0,
  levelHands: 10,
  caps: RULES.house.caps,
};

function rehearse(): void {
  for (let hand = 0; hand < HANDS; hand++) {
    const state = open(TABLE, 2 + (hand % 6), seeded(`rehearsal ${hand}`));
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      const random = randomFor(`rehearsal ${hand}`, seat, state.line.length);
      const { move } = cpus[seat % cpus.length].decide(game.view(state, seat), game.moves(state), seat, random);
      game.advance(state, move);
    }
  }
}

// In a browser it would hold up the first picture, or a worker's first answer, for nothing.
if (!('document' in globalThis) && !('WorkerGlobalScope' in globalThis)) rehearse();
