/** Words: moves, the table in few tokens, events. */
import { hear } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import type { State } from './state.ts';
import { runsOf, show, tell } from './text.ts';
import { viewOf } from './view.ts';

const options = {
  rules: 'house',
  match: 'hands',
  hands: 100_000,
  rebuy: 'always',
  stack: 1_000_000,
  smallBlind: 5000,
  bigBlind: 10_000,
  ante: 0,
  levelHands: 10,
} as const;

const say = (state: State, ...words: string[]): State => {
  for (const each of words) {
    const move = hear(game, state, each);
    expect(move, each).not.toBeNull();
    game.advance(state, move as number);
  }
  return state;
};

describe('the text view', () => {
  test('six players in the last draw with large stacks stay below 130 tokens', () => {
    const state = game.start(options, 6, 'long');
    say(state, ...Array.from({ length: 5 }, () => 'call'), 'check');
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 6; i++) say(state, 'stand pat');
      say(state, 'bet', 'raise', 'call', 'call', 'call', 'call', ...(round === 2 ? [] : ['call']));
    }
    const text = show(viewOf(state, 0));
    expect(text).toContain('You 0: ');
    expect(text).toMatch(/drew pat pat pat/);
    expect(text).toMatch(/pot \d+ call 20000/);
    expect(text.length / 3.2).toBeLessThan(130);
  });

  test('a draw is picked card by card in any order', () => {
    const state = game.start({ ...options, match: 'hand' }, 2, 'draw');
    say(state, 'call', 'check');
    const [low, , high] = viewOf(state, 0).cards.map((card) => game.say(card, state)) as [string, string, string];
    expect(hear(game, state, 'draw')).toBeNull();
    say(state, high);
    expect(hear(game, state, high)).toBeNull();
    expect(hear(game, state, 'stand pat')).toBeNull();
    expect(game.ask(viewOf(state, 0))).toBe(`You draw: the first draw. To throw so far: ${high.slice(8)}.`);
    say(state, low);
    expect(viewOf(state, 0).picked.map((card) => game.say(card, state))).toEqual([low, high]);
    expect(game.ask(viewOf(state, 1))).toBe('Seat 0 draws: the first draw.');
    say(state, 'draw');
    expect(viewOf(state, 1).seats[0]?.drawHistory).toEqual([2, null, null]);
  });
});

test('a blind that takes the last chips is told in one sentence', () => {
  const posted = { type: 'posted', seat: 0, what: 'small blind', amount: 20 } as const;
  expect(tell({ ...posted, allIn: true }, () => 'Odo')).toBe('Odo posts the small blind, 20, and is all in.');
  expect(tell(posted, () => 'Odo')).toBe('Odo posts the small blind, 20.');
});

test('a pot has the name that the table gives it', () => {
  const won = { type: 'won', seat: 0, amount: 80, of: 80 } as const;
  const told = (pot: number, pots?: number): string =>
    tell({ ...won, pot, ...(pots === undefined ? {} : { pots }) }, () => 'Odo');
  expect(told(0)).toBe('Odo wins 80 from the pot.');
  expect([told(0, 2), told(1, 2)]).toEqual(['Odo wins 80 from the main pot.', 'Odo wins 80 from the side pot.']);
  expect(told(2, 3)).toBe('Odo wins 80 from side pot 2.');
  expect(tell({ type: 'busted', seat: 0, place: 3 }, () => 'Odo')).toBe('Odo is out in 3rd place.');
  expect(tell({ type: 'busted', seat: 0, place: 3, shared: true }, () => 'Odo')).toBe('Odo is out, 3rd equal.');
});

test('draws that are alike in a row are told once', () => {
  expect(runsOf(['2', '1', '1'])).toEqual(['2', '1 twice']);
  expect(runsOf(['stood pat', 'stood pat', 'stood pat'])).toEqual(['stood pat three times']);
  expect(runsOf(['1', '2', '1'])).toEqual(['1', '2', '1']);
});
