import { type Progress, randomFor } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { firstGame } from '../test/rich.ts';
import { moves as legalMoves } from '../src/legal.ts';
import { book } from './book.ts';
import { evolved } from './evolved.ts';
import { expert } from './expert.ts';
import { TableSituation } from './situation.ts';

test('once five more gains can end the game it plays as the expert does', () => {
  const state = game.start(firstGame, 2, 'late');
  let late = 0;
  for (let made = 0; state.asked >= 0; made++) {
    const seat = state.asked;
    const moves = legalMoves(state);
    const view = game.view(state, seat);
    const { move } = expert.decide(view, moves, seat, randomFor('late', seat, made));
    if (moves.length > 1 && TableSituation.ofState(state).horizon <= 5) {
      expect(evolved.decide(view, moves, seat, randomFor('late', seat, made)).move).toBe(move);
      late++;
    }
    game.advance(state, move);
  }
  expect(late).toBeGreaterThan(10);
});

test('from the fifth turn on it plays as the expert does against who follows a list, and not against the expert', () => {
  /** How often it decides otherwise than the expert in the middle of games against this player. */
  const differences = (other: typeof expert): number => {
    let different = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = game.start(firstGame, 2, `middle ${seed}`);
      for (let made = 0; state.asked >= 0; made++) {
        const seat = state.asked;
        const moves = legalMoves(state);
        const view = game.view(state, seat);
        const random = randomFor(seed, seat, made);
        const { move } = (seat === 0 ? evolved : other).decide(view, moves, seat, random);
        if (seat === 0 && state.players[0].turns > 4 && expert.decide(view, moves, 0, random).move !== move)
          different++;
        game.advance(state, move);
      }
    }
    return different;
  };
  expect(differences(book)).toBeLessThan(differences(expert) / 2);
});

/** A kingdom that is not named, with few cards, so that its preparation is short. */
const drawn = {
  ...firstGame,
  rules: 'house',
  preset: 'none',
  kingdom: ['Market', 'Militia', 'Smithy'],
  victoryPileSize: 8,
} as const;

/** What comes of a preparation that is stopped after so many reports. */
function prepared(patience: number, seed: string): { plan: unknown; reports: Progress[] } {
  const steps = evolved.prepare?.(game.view(game.start(drawn, 2, seed), 0), 0);
  if (steps === undefined) throw new Error('it does not prepare');
  const reports: Progress[] = [];
  for (let step = steps.next(false); ; step = steps.next(reports.length >= patience)) {
    if (step.done === true) return { plan: step.value, reports };
    reports.push(step.value);
  }
}

test('stopped at any stage it has a plan in plain JSON, by which it plays the game to its end', () => {
  for (const patience of [1, 20, 100]) {
    const { plan, reports } = prepared(patience, 'stopped');
    expect(plan, `after ${patience}`).not.toBeNull();
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    expect(reports[0].stages.map(({ title }) => title)).toEqual(['Ideas', 'Practice games', 'Choice']);
    const state = game.start(drawn, 2, 'stopped');
    let turns = 0;
    for (let made = 0; state.asked >= 0; made++) {
      const seat = state.asked;
      const moves = legalMoves(state);
      const view = game.view(state, seat);
      const random = randomFor('stopped', seat, made);
      const { move, why } =
        seat === 0 ? evolved.decide(view, moves, 0, random, plan) : expert.decide(view, moves, 1, random);
      expect(moves).toContain(move);
      if (why.includes('Stopped early')) turns++;
      game.advance(state, move);
    }
    expect(turns).toBeGreaterThan(0);
  }
});

test('run to its end the preparation leaves nothing to write down, and nothing to prepare again', () => {
  const { plan, reports } = prepared(Number.POSITIVE_INFINITY, 'whole');
  expect(plan).toBeNull();
  const parts = reports.map(({ part }) => part);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBeLessThanOrEqual(1);
  expect(reports.at(-1)?.stage).toBe(2);
  expect(prepared(1, 'whole')).toEqual({ plan: null, reports: [] });
});
