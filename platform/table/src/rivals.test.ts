/** Whom the winner is measured against. */
import { expect, test } from 'vitest';
import { rivalsOf } from './rivals.ts';

const ended = (scores: number[], winners: number[]): Parameters<typeof rivalsOf>[0] => ({
  scores,
  winners,
  payoffs: [],
  how: '',
});

test('I am measured against the winner, the winner against the best of the others', () => {
  expect(rivalsOf(ended([16, 12, 14], [0]), 1)).toEqual({ winner: 0, rival: 1, level: false });
  expect(rivalsOf(ended([16, 12, 14], [0]), 0)).toEqual({ winner: 0, rival: 2, level: false });
  expect(rivalsOf(ended([16, 12, 14], [0]), null)).toEqual({ winner: 0, rival: 2, level: false });
});

test('a tie is between those who are level', () => {
  expect(rivalsOf(ended([16, 12, 16], [2]), 1)).toEqual({ winner: 2, rival: 0, level: true });
  expect(rivalsOf(ended([16, 12, 16], [2]), 0)).toEqual({ winner: 2, rival: 0, level: true });
});

test('a shared win, and one that points did not decide, have none', () => {
  expect(rivalsOf(ended([16, 16], [0, 1]), 0)).toBeNull();
  expect(rivalsOf(ended([16, 12], [1]), 0)).toBeNull();
  expect(rivalsOf(ended([16], [0]), 0)).toBeNull();
});
