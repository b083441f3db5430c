import { hear, randomFor, tableOptions } from '@baize/game';
import { expect, test } from 'vitest';
import { hard } from '../bots/hard.ts';
import { recommendedDiscards } from '../src/advice.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { terminal } from '../terminal/index.ts';
import { cards, drawnView, events, me, sable, screen } from './terminalTable.ts';

test('cards to be thrown are marked under themselves and nowhere else', () => {
  const marking = { ...drawnView(), drawing: true, cards: cards('2s 6s 8d Qd'), picked: cards('8d') };
  const under = (columns: number, rows: number): string =>
    screen(marking, events, columns, rows)
      .split('\n')
      .find((line) => line.includes('thrown')) ?? '';
  expect(under(60, 20)).toMatch(/^│ {16}thrown diamond twice/);
  expect(under(80, 24)).toMatch(/^│ {12}♠ twice {2}thrown {3}diamond twice/);
  const four = screen({ ...drawnView(), cards: cards('2d 4d 9d Jd') }, events, 80, 24);
  expect(four.match(/four diamonds/g)).toHaveLength(1);
});

test('refusals in a draw fit what is marked, and fit a small window whole', () => {
  const draw = { ...drawnView(), drawing: true };
  const marked = { ...draw, picked: cards('Kc') };
  expect(terminal.whyNot(draw, 'call')).toBe('This is a draw: throw cards or stand pat.');
  expect(terminal.whyNot(marked, 'call')).toBe('This is a draw: throw more cards or draw.');
  expect(terminal.whyNot(marked, 'stand pat')).toBe('You have marked cards: draw, or undo the marks.');
  expect(terminal.whyNot(draw, 'draw')?.length).toBeLessThanOrEqual(50);
  expect(terminal.whyNot({ ...drawnView(), toCall: 0 }, 'fold')).toBe('There is nothing to call: check instead.');
  expect(terminal.whyNot({ ...drawnView(), buying: true }, 'call')).toBe('Your chips are gone: buy in again or leave.');
});

test('an all-in of less than half a bet is not counted among the bets', () => {
  const view = drawnView();
  const short = {
    ...view,
    raiseTo: 45,
    seats: view.seats.map((each, at) => (at === me ? { ...each, stack: 45 } : each)),
  };
  expect(screen(short, events, 80, 24)).toMatch(/raise to 45 +all in/);
  expect(screen({ ...short, raiseTo: 50 }, events, 80, 24)).toMatch(/raise to 50 +third of five bets, all in/);
});

test('one who is all in for less calls so much and is all in', () => {
  const hand: Event = { type: 'hand', hand: 13, button: 4, level: 1, ante: 0, small: 10, big: 20, stacks: [] };
  const drawn = screen(drawnView(), [hand, { type: 'called', seat: sable, amount: 10, allIn: true }], 120, 40);
  expect(drawn).toContain('Sable calls 10, all in.');
});

test('who raises against one player is told who must pay', () => {
  const view = drawnView();
  const two = view.seats.map((each, at) => ({ ...each, folded: at !== me && at !== sable }));
  expect(screen({ ...view, seats: two }, events, 120, 40, 2)).toContain('Sable must pay up to 60 to stay.');
});

test('who has left a cash table sees the latest news, and at the end what the stay cost', () => {
  const view = drawnView();
  const seats = view.seats.map((each, at) => (at === me ? { ...each, stack: 0, place: 6 } : each));
  const gone = { ...view, seats, turn: sable, cards: [] };
  expect(screen(gone, events, 80, 24)).toMatch(/You +0 +left/);
  expect(screen(gone, events, 80, 24)).toContain('Clover raised to 40, Fern folded.');
  expect(screen({ ...gone, turn: null }, events, 80, 24)).toMatch(/You +0 +−1,000/);
});

test('who is out of a tournament is out at every size, and not folded', () => {
  const view = drawnView();
  const seats = view.seats.map((each, at) => (at === me ? { ...each, stack: 0, folded: true, place: 3 } : each));
  const table = { ...view.table, match: 'tournament' as const };
  const out = { ...view, table, seats, turn: sable, cards: [] };
  expect(screen(out, events, 80, 24)).toMatch(/You +0 +out, place 3/);
  expect(screen(out, events, 120, 40)).toMatch(/│ {3}out, place 3 /);
});

test('buying in again is for cash tables', () => {
  const view = drawnView();
  const tournament = { ...view, table: { ...view.table, match: 'tournament' as const } };
  expect(terminal.whyNot(view, 'buy in')).toBe('You may buy in when your chips are gone.');
  expect(terminal.whyNot(tournament, 'buy in')).toBe('Only at a cash table can players buy in again.');
});

test('news beside a large table do not touch its frame', () => {
  const hand: Event = { type: 'hand', hand: 13, button: 4, level: 1, ante: 0, small: 10, big: 20, stacks: [] };
  const told = Array.from({ length: 8 }, (_, at): Event => ({ type: 'called', seat: sable, amount: 10 ** at }));
  const drawn = screen(drawnView(), [hand, ...told, { type: 'raised', seat: sable, to: 1e9, amount: 1e9 }], 120, 40);
  for (const line of drawn.split('\n')) expect(line).not.toMatch(/[a-z0-9.]│$/);
});

test('a hint for a draw with the wrong cards marked says what it would do without the marks', () => {
  const state = game.start({ ...tableOptions(game), match: 'hand' } as Parameters<typeof game.start>[0], 2, 'marks');
  for (const words of ['call', 'check']) game.advance(state, hear(game, state, words) ?? -1);
  const seat = game.turn(state) ?? 0;
  const hint = (): string | undefined =>
    hard.decide(game.view(state, seat), game.moves(state), seat, randomFor('marks', seat, 0)).why;
  expect(hint()).toMatch(/^(Draws|Stands pat|Breaks) /);
  const view = game.view(state, seat);
  const good = view.cards.findLast((card) => !recommendedDiscards(view.cards).includes(card));
  game.advance(state, good ?? -1);
  expect(hint()).toMatch(/^Without the marks it would (draw \d to|break|stand pat with) /);
});
