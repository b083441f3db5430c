/** A few hands played beforehand: the CPU players' tables are built and their code compiled before the first decision that counts. */
import { randomFor, seeded } from '@baize/game';
import { game } from '../src/game.ts';
import { singleHand } from '../src/rules.ts';
import { open } from '../src/advance.ts';
import { cpus } from './cpu.ts';

const HANDS = 30;
const TABLE = { ...singleHand('house', 10, 20, 0), stack: 1500 };

let rehearsed = false;

/** Once, for whoever is promised that no decision takes long; others prepare as they play. */
export function rehearse(): void {
  if (rehearsed) return;
  rehearsed = true;
  for (let hand = 0; hand < HANDS; hand++) {
    const state = open(TABLE, 2 + (hand % 6), seeded(`rehearsal ${hand}`));
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      const random = randomFor(`rehearsal ${hand}`, seat, state.line.length);
      const { move } = cpus[seat % cpus.length].decide(game.view(state, seat), game.moves(state), seat, random);
      game.advance(state, move);
    }
  }
}
