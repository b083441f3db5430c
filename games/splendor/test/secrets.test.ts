/** A card reserved from a deck, searched for by its id in everything that another seat is served. */
import { below, eventFor, hear, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARDS } from '../src/facts.ts';
import { game } from '../src/game.ts';

function keepsSecret(told: string, id: string): void {
  if (told.includes(id)) throw new Error(`${id} is told: ${told}`);
}

test('no view, event, log line, text or move list of others names a card reserved blind (S6)', () => {
  let secrets = 0;
  for (let i = 0; i < 6; i++) {
    const chance = seeded(`secrets ${i}`);
    const seats = 2 + (i % 3);
    const state = game.start({ rules: 'official', strictThree: false }, seats, `secrets ${i}`);
    state.events = [];
    for (let list = game.moves(state); list.length > 0; list = game.moves(state)) {
      state.events.length = 0;
      const turn = state.turn;
      const words = list.map((move) => game.say(move, state)).join('\n');
      for (let owner = 0; owner < seats; owner++)
        state.reserved[owner].forEach((card, place) => {
          if (state.blind[owner][place] !== 1) return;
          const { id } = CARDS[card];
          if (turn !== owner) keepsSecret(words, id);
          for (const viewer of [null, ...Array(seats).keys()].filter((each) => each !== owner)) {
            const view = game.view(state, viewer);
            keepsSecret(JSON.stringify(view) + game.show(view) + game.ask(view), id);
          }
          if (turn !== owner) expect(hear(game, state, `buy ${id}`)).toBeNull();
          secrets++;
        });
      game.advance(state, list[below(chance, list.length)]);
      for (let owner = 0; owner < seats; owner++)
        state.reserved[owner].forEach((card, place) => {
          if (state.blind[owner][place] !== 1) return;
          for (const viewer of [null, ...Array(seats).keys()].filter((each) => each !== owner))
            for (const event of state.events!) {
              const seen = eventFor(event, viewer);
              keepsSecret(JSON.stringify(seen) + game.tell(seen, String), CARDS[card].id);
            }
        });
    }
  }
  expect(secrets).toBeGreaterThan(300);
});
