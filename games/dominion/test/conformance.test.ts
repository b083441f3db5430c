/** The promises of the contract, over random games of random kingdoms, 1 to 4 players, both rule sets. */
import { below, conform, eventFor, hear, perft, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game, type Options } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { census, mayReveal, optionsWith, randomOptions, richGame } from './rich.ts';

const GAMES = Number(process.env['CONFORMANCE_GAMES'] ?? 30);
const EVERY = Number(process.env['DOMINION_EVERY'] ?? 7);
const SEED = process.env['DOMINION_SEED'] ?? 'dominion';
const HOUR = 3_600_000;

const suite = { options: randomOptions, census, mayReveal, longest: 20_000, every: EVERY };

test(`conformance over ${GAMES} random games from the start`, { timeout: HOUR }, () => {
  expect(() => conform<State>(game, { ...suite, games: GAMES, seed: SEED })).not.toThrow();
});

test(`conformance over ${GAMES} random games from the thick of it`, { timeout: HOUR }, () => {
  expect(() => conform<State>(richGame, { ...suite, games: GAMES, seed: `${SEED} rich` })).not.toThrow();
});

/** Where the game stands: whom it asks, and for what. */
const flow = (state: State): unknown => {
  const { asked, stack, phase, current, actions, buys, coins } = state;
  return { asked, stack, phase, current, actions, buys, coins };
};

test('D11: who is told the same sees the game go the same way, whatever the others hold', { timeout: HOUR }, () => {
  let compared = 0;
  for (let i = 0; i < Math.min(GAMES, 500); i++) {
    const chance = seeded(`flow ${SEED} ${i}`);
    const seats = 2 + below(chance, 3);
    const options = {
      preset: 'none',
      kingdom: [],
      victoryPileSize: 12,
      edition: 'first',
      ...randomOptions(chance, seats),
    } as unknown as Options;
    const state = richGame.start(options, seats, `flow ${i}`);
    for (let step = 0; step < 60 && game.turn(state) !== null; step++) {
      const seat = game.turn(state) as number;
      const viewer = (seat + 1 + below(chance, seats - 1)) % seats;
      const list = game.moves(state);
      const move = list[below(chance, list.length)];
      const other = game.imagine(game.view(state, viewer), chance);
      const same = hear(game, other, game.say(move, state));
      state.events = [];
      game.advance(state, move);
      if (same !== null) {
        other.events = [];
        game.advance(other, same);
        const [told, toldThere] = [state, other].map((each) => each.events?.map((event) => eventFor(event, viewer)));
        if (JSON.stringify(told) === JSON.stringify(toldThere)) {
          expect(flow(other)).toEqual(flow(state));
          compared++;
        }
      }
      state.events = null;
    }
  }
  expect(compared).toBeGreaterThan(Math.min(GAMES, 500) * 5);
});

test('perft: the number of lines from fixed deals stays what it is', () => {
  const counts = (options: Partial<Options>, seed: string): number[] =>
    [1, 2, 3].map((depth) => perft(game, richGame.start(optionsWith(options), 2, seed), depth));
  expect({
    interaction: counts({ rules: 'official', preset: 'Interaction' }, 'perft'),
    thrones: counts({ kingdom: ['Throne Room', 'Militia', 'Moat', 'Thief', 'Spy'] }, 'perft'),
    distortion: counts({ preset: 'Size Distortion' }, 'perft'),
  }).toMatchInlineSnapshot(`
    {
      "distortion": [
        8,
        50,
        327,
      ],
      "interaction": [
        7,
        38,
        242,
      ],
      "thrones": [
        7,
        36,
        222,
      ],
    }
  `);
});
