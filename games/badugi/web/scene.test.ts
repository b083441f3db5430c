/** The scene told by events is the scene that the next view shows. */
import { below, eventFor, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { gathered, potTotal } from './pots.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { drawWords } from './deciding.ts';

const options = {
  rules: 'house',
  match: 'tournament',
  hands: 10,
  rebuy: 'always',
  stack: 200,
  smallBlind: 5,
  bigBlind: 10,
  ante: 1,
  levelHands: 4,
} as const;

/** What must agree. Whether a short all-in counts as a bet only the next view says. */
const facts = (scene: Scene) => ({
  hand: scene.hand,
  button: scene.button,
  total: potTotal(scene),
  drawing: scene.drawing,
  street: scene.street,
  seats: scene.seats.map(({ stack, bet, paid, folded, cards, faces, draws, place }) => ({
    stack,
    bet,
    paid,
    folded,
    cards,
    faces,
    draws,
    place,
  })),
});

describe('a scene', () => {
  test.each([2, 3, 5, 7])('follows a whole tournament of %i by its events', (seats) => {
    const state = game.start(options, seats, `scene ${seats}`);
    const chance = seeded(`moves ${seats}`);
    let checked = 0;
    for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
      const before = sceneOf(structuredClone(game.view(state, 0)));
      state.events = [];
      // mostly calls and checks, so that hands come to a showdown
      const words = moves.map((move) => game.say(move, state));
      const calm = words.findIndex((text) => text === 'call' || text === 'check');
      const at = calm >= 0 && below(chance, 4) > 0 ? calm : below(chance, moves.length);
      game.advance(state, moves[at]);
      const events = (state.events ?? []).map((event) => eventFor(event, 0));
      if (game.turn(state) === null) break;
      const told = facts(events.reduce(after, before));
      const seen = facts(sceneOf(game.view(state, 0)));
      // the last draw of a round opens the next; the scene says so with the next action
      if (told.drawing && !seen.drawing) {
        expect(told.seats).toEqual(seen.seats);
        checked++;
        continue;
      }
      if (events.length > 0) {
        // who picks cards one by one shows nothing until the draw is taken
        if (told.drawing !== seen.drawing || told.street !== seen.street) {
          // a round has ended: bets lie before the players until the first draw is seen
          expect(told.total).toBe(seen.total);
          expect(told.seats.map(({ stack }) => stack)).toEqual(seen.seats.map(({ stack }) => stack));
        } else expect(told).toEqual(seen);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  test('what lies before the players is not yet in the pots', () => {
    const view = game.view(game.start(options, 4, 'pots'), 0);
    const scene = sceneOf(view);
    expect(potTotal(scene)).toBe(19);
    expect(gathered(scene).reduce((sum, { amount }) => sum + amount, 0)).toBe(4);
  });
});

describe('words of a draw', () => {
  test('cards go in ascending order, then the draw; none is standing pat', () => {
    expect(drawWords([])).toEqual(['stand pat']);
    expect(drawWords([51, 0])).toEqual(['discard Ac', 'discard Ks', 'draw']);
  });
});
