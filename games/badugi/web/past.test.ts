/** Hands looked back at are the hands that were played. */
import { below, eventFor, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { matchRulesOf } from '../src/rules.ts';
import { open } from '../src/advance.ts';
import { firstCards, framesOf, lastCards, opened, openingOf, pastOf, phhOf, textOf } from './past.ts';
import { potTotal } from './pots.ts';

const options = {
  rules: 'house',
  match: 'hands',
  hands: 6,
  rebuy: 'always',
  stack: 120,
  smallBlind: 5,
  bigBlind: 10,
  ante: 2,
  levelHands: 4,
} as const;

/** A match as seat 1 hears of it: without the first deal. */
function listen(seats: number): { state: ReturnType<typeof game.start>; events: Event[]; first: number[] } {
  const state = game.start(options, seats, 'past');
  const first = [...game.view(state, 1).cards];
  const chance = seeded('past moves');
  const events: Event[] = [];
  for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
    state.events = [];
    const words = moves.map((move) => game.say(move, state));
    const calm = words.findIndex((text) => text === 'call' || text === 'check');
    game.advance(state, moves[calm >= 0 && below(chance, 5) > 0 ? calm : below(chance, moves.length)]);
    events.push(...state.events.map((event) => structuredClone(eventFor(event, 1))));
  }
  return { state, events, first };
}

describe('the first deal', () => {
  test.each([2, 4, 7])('of %i seats follows from the rules', (seats) => {
    const state = open(matchRulesOf(options), seats, seeded('opening'), { events: true });
    const heard = (state.events ?? []).map((event) => eventFor(event, 1));
    const plain = (events: readonly Event[]): object[] =>
      events.map((event) => ({ ...event, allIn: undefined, hidden: undefined }));
    expect(plain(openingOf(game.view(state, 1), game.view(state, 1).cards))).toEqual(plain(heard));
  });
});

describe('looking back', () => {
  const { state, events, first } = listen(4);
  const view = game.view(state, 1);
  const past = pastOf(view, events, first);

  test('finds every hand with my cards and chips that add up', () => {
    expect(past.map(({ history }) => history.hand)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(past[0]?.history.holes[1]).toEqual(first);
    for (const { history } of past) {
      expect(history.net.reduce((sum, net) => sum + net, 0)).toBe(0);
      expect(lastCards(history, 1)).toHaveLength(4);
    }
  });

  test('steps through a hand to the pot that was won', () => {
    for (const each of past) {
      const frames = framesOf(view, each);
      const last = frames.at(-1);
      expect(last?.part).toBe(7);
      const won = each.history.won.reduce((sum, { amount }) => sum + amount, 0);
      expect(potTotal((last as (typeof frames)[number]).scene)).toBe(won);
      expect(last?.scene.seats.map(({ stack }) => stack)).toEqual(
        each.history.stacks.map((chips, seat) => chips + (each.history.net[seat] ?? 0)),
      );
    }
  });

  test('all cards are the hands shown in the end, from when they were complete, and no others', () => {
    let seen = 0;
    for (const each of past) {
      const plain = framesOf(view, each);
      const frames = opened(plain, each);
      const { shown } = each.history;
      const drawn = (at: number, seat: number): boolean =>
        plain.slice(at + 1).some(({ event }) => event.type === 'drew' && event.seat === seat);
      for (const [at, { scene }] of frames.entries())
        for (const [seat, { faces }] of scene.seats.entries()) {
          const before = plain[at].scene.seats[seat];
          if (before.faces !== null || before.cards === 0) expect(faces).toEqual(before.faces);
          else expect(faces).toEqual(drawn(at, seat) ? null : shown[seat]);
          if (faces !== null && before.faces === null) seen++;
        }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('writes files with every hand', () => {
    const names = ['Ann', 'Bob', 'Cy', 'Di'];
    expect(phhOf(past, names).match(/^\[\d+\]$/gm)).toHaveLength(6);
    expect(textOf(past, names, 1).match(/^PokerStars Hand #/gm)).toHaveLength(6);
    expect(textOf(past, names, 1)).toContain('Dealt to Bob');
    expect(textOf(past, names, 1)).not.toContain('Dealt to Ann');
  });

  test('my first cards are found again after draws', () => {
    const fresh = game.start(options, 2, 'again');
    const mine = [...game.view(fresh, 0).cards];
    const heard: Event[] = [];
    for (const words of ['call', 'check', 'discard', 'draw', 'discard', 'draw']) {
      const move = game.moves(fresh).find((each) => game.say(each, fresh).startsWith(words)) as number;
      fresh.events = [];
      game.advance(fresh, move);
      heard.push(...fresh.events.map((event) => structuredClone(eventFor(event, 0))));
    }
    expect(game.view(fresh, 0).cards).not.toEqual(mine);
    expect(firstCards(game.view(fresh, 0), heard)).toEqual(mine);
  });
});
