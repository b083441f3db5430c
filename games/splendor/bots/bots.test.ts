import { below, type Bot, BotRandom, playGame, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';
import type { Move } from '../src/moves.ts';
import { imagine, type View } from '../src/view.ts';
import { duel, random } from '../strength.ts';
import { glance } from './glance.ts';
import { greedy } from './greedy.ts';
import { planner } from './planner.ts';

describe('strength, on few deals and with room for luck', () => {
  test('planner beats greedy', () => {
    expect(duel(planner, greedy, 12).share).toBeGreaterThan(0.6);
  });

  test('both beat random play', () => {
    expect(duel(planner, random, 6).share).toBeGreaterThan(0.95);
    expect(duel(greedy, random, 6).share).toBeGreaterThan(0.7);
  });

  test('whoever misses less plays better', () => {
    const one = (overlooks: number): Bot<View, Move> => glance('one', 1, overlooks, 'One of several.');
    expect(duel(one(0), one(0.5), 12).share).toBeGreaterThan(0.7);
    expect(duel(one(0.5), one(0.9), 12).share).toBeGreaterThan(0.7);
  });
});

test.each([10, 21])('games to %i end there, and the better player wins them too', (playTo) => {
  const { state } = playGame(game, [planner, planner], { rules: 'official', strictThree: false, playTo }, 'goal');
  expect(state.ending).toBe('prestige');
  expect(Math.max(...state.prestige)).toBeGreaterThanOrEqual(playTo);
  expect(Math.max(...state.prestige)).toBeLessThan(playTo + 9);
  expect(duel(planner, greedy, 8, playTo).share).toBeGreaterThan(0.6);
});

const blinkered = glance('blinkered', 1, 0.7, 'Misses most of the table.');

describe.each([greedy, planner, blinkered, glance('watchful', 3, 0, 'Misses nothing.')])('$name', (bot) => {
  test('answers with a legal move and a sentence, whatever the seats and the step', () => {
    for (let i = 0; i < 3; i++) {
      const chance = seeded(`bots ${i}`);
      const state = game.start({ rules: 'house', strictThree: i % 2 === 0 }, 2 + i, `bots ${i}`);
      for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
        const moves = game.moves(state);
        const { move, why } = bot.decide(game.view(state, seat), moves, seat, new BotRandom('secret'));
        expect(moves).toContain(move);
        expect(why).toMatch(/^[A-Z].*\.$|^t\d-\d\d .*\.$|^n-\d\d .*\.$/);
        game.advance(state, below(chance, 3) === 0 ? moves[below(chance, moves.length)] : move);
      }
    }
  });

  test('decides the same whatever lies hidden', () => {
    const chance = seeded('hidden');
    const state = game.start({ rules: 'official', strictThree: false }, 3, 'hidden');
    for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
      const view = game.view(state, seat);
      const moves = game.moves(state);
      const here = bot.decide(view, moves, seat, new BotRandom('secret'));
      const other = imagine(view, chance);
      expect(bot.decide(game.view(other, seat), game.moves(other), seat, new BotRandom('secret'))).toEqual(here);
      game.advance(state, moves[below(chance, moves.length)]);
    }
  });
});
