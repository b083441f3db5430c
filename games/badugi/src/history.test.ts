/** Hand histories: complete, exported, imported again, counted. */
import { below, type GameRecord, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { type HandHistory, historiesOf } from './history.ts';
import { fromPhh, toPhh } from './phh.ts';
import { toPokerStars } from './pokerstars.ts';
import { statisticsOf } from './statistics.ts';

const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

/** A record of random play. */
function randomRecord(seed: string, seats: number, options: Record<string, unknown>): GameRecord {
  const all = {
    rules: 'pokerkit',
    match: 'hands',
    hands: 12,
    stack: 150,
    smallBlind: 5,
    bigBlind: 10,
    ante: 0,
    levelHands: 3,
    ...options,
  };
  const state = game.start(all as never, seats, seed);
  const chance = seeded(`moves ${seed}`);
  const moves: string[] = [];
  for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
    const move = legal[below(chance, legal.length)];
    moves.push(game.say(move, state));
    game.advance(state, move);
  }
  const players = names.slice(0, seats).map((name) => ({ name, kind: 'bot' as const }));
  return { game: 'badugi', rules: game.rules, options: all, seats: players, seed, moves };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('histories', () => {
  test('every hand of a record, with all cards, adds up', () => {
    for (let seats = 2; seats <= 7; seats++) {
      const hands = historiesOf(randomRecord(`add ${seats}`, seats, { ante: 1 }));
      expect(hands).toHaveLength(12);
      for (const hand of hands) {
        expect(sum(hand.net)).toBe(0);
        const chips =
          sum(hand.posted.map((each) => each.amount)) +
          sum(hand.actions.map((each) => (each.kind === 'draw' ? 0 : each.amount)));
        expect(sum(hand.won.map((each) => each.amount)) + sum(hand.returned.map((each) => each.amount))).toBe(chips);
        for (const each of hand.actions)
          if (each.kind === 'draw')
            expect([each.discards?.length, each.drawn?.length]).toEqual([each.count, each.count]);
      }
    }
  });

  test('a hand exported as PHH is the same hand when imported', () => {
    let compared = 0;
    for (let seats = 2; seats <= 7; seats++)
      for (const hand of historiesOf(randomRecord(`phh ${seats}`, seats, {}))) {
        const { history, names: players, state } = fromPhh(toPhh(hand, names));
        const turned = <Value>(values: readonly Value[]): Value[] =>
          values.map((_, i) => values[(hand.button + 1 + i) % seats]);
        expect(history.net).toEqual(turned(hand.net));
        expect(history.holes).toEqual(turned(hand.holes));
        expect(history.actions.map((each) => each.kind)).toEqual(hand.actions.map((each) => each.kind));
        expect(players).toEqual(turned(names.slice(0, seats)));
        expect(state.turn).toBe(-1);
        compared++;
      }
    expect(compared).toBe(72);
  });

  test('PHH with cards that are not known can be read; nonsense is refused', () => {
    const text = [
      '# a comment',
      "variant = 'FB'",
      'antes = [0, 0, 0]',
      'blinds_or_straddles = [5, 10, 0]',
      'small_bet = 10',
      'big_bet = 20',
      'starting_stacks = [200, 200, 200]',
      'actions = [',
      "  'd dh p1 ????????', 'd dh p2 As2d3c4h', 'd dh p3 ????????',",
      "  'p3 cc', 'p1 cc', 'p2 cbr 20', 'p3 f', 'p1 cc',",
      "  'p1 sd ????', 'p2 sd', 'd dh p1 ????',",
      "  'p1 cc', 'p2 cbr 10', 'p1 f',",
      ']',
    ].join('\n');
    expect(fromPhh(text).history.net).toEqual([-20, 30, -10]);
    expect(() => fromPhh(text.replace('p2 cbr 20', 'p2 cbr 25'))).toThrow(/would be 20/);
    expect(() => fromPhh(text.replace("'p3 cc'", "'p1 cc'"))).toThrow(/turn of p3/);
    expect(() => fromPhh(text.replace('FB', 'NT'))).toThrow(expect.objectContaining({ code: 'BAD_PHH' }));
    expect(() => fromPhh(text.replace(/starting_stacks.*\n/, ''))).toThrow(/starting_stacks/);
  });

  test('the customary text names every step and hides what the hero did not see', () => {
    const hand = historiesOf(randomRecord('stars', 3, {})).find((each) =>
      each.shown.some((cards) => cards !== null),
    ) as HandHistory;
    const text = toPokerStars(hand, names);
    for (const part of [
      '*** DEALING HANDS ***',
      '*** FIRST DRAW ***',
      '*** SHOW DOWN ***',
      '*** SUMMARY ***',
      'posts small blind 5',
      ' collected ',
    ])
      expect(text).toContain(part);
    expect(text.match(/Dealt to/g)?.length).toBeGreaterThanOrEqual(3);
    const mine = toPokerStars(hand, names, 1);
    expect(mine).toContain('Dealt to Bob [');
    expect(mine).not.toMatch(/Dealt to (Ann|Cy)/);
    expect(mine).not.toMatch(/(Ann|Cy): discards \d cards? \[/);
  });
});

describe('statistics', () => {
  test('counted from a hand worked out by hand', () => {
    const { history } = fromPhh(
      [
        'variant = "FB"',
        'antes = [0, 0, 0]',
        'blinds_or_straddles = [5, 10, 0]',
        'starting_stacks = [200, 200, 200]',
        'actions = ["d dh p1 KsKdKhKc", "d dh p2 As2d3c4h", "d dh p3 As2s3s4s",',
        '"p3 cbr 20", "p1 f", "p2 cbr 30", "p3 cc", "p2 sd", "p3 sd 4s", "d dh p3 5d",',
        '"p2 cbr 10", "p3 cc", "p2 sd 4h", "p3 sd", "d dh p2 9h", "p2 cc", "p3 cc",',
        '"p2 sd", "p3 sd", "p2 cc", "p3 cbr 20", "p2 cc"]',
      ]
        .join('\n')
        .replace('As2s3s4s', 'Ac2s3s4s'),
    );
    const [small, big, button] = statisticsOf([history]);
    expect(small).toMatchObject({ hands: 1, vpip: { yes: 0, of: 1 }, threeBet: { yes: 0, of: 1 }, bbPer100: -50 });
    expect(small?.wentToShowdown).toEqual({ yes: 0, of: 0 });
    expect(big).toMatchObject({ vpip: { yes: 1, of: 1 }, pfr: { yes: 1, of: 1 }, threeBet: { yes: 1, of: 1 } });
    expect(big?.breaks).toEqual({ yes: 1, of: 3 });
    expect(big?.draws).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(big?.aggression).toEqual({ raises: 1, calls: 1 });
    expect(big?.wonAtShowdown).toEqual({ yes: 1, of: 1 });
    expect(button?.snows).toEqual({ yes: 1, of: 1 });
    expect(button?.snowsWon).toEqual({ yes: 0, of: 1 });
    expect(button?.wentToShowdown).toEqual({ yes: 1, of: 1 });
  });

  test('bb/100 of all seats together is nothing', () => {
    const all = statisticsOf(historiesOf(randomRecord('even', 4, { hands: 40 })));
    expect(sum(all.map((each) => each.bbPer100))).toBeCloseTo(0, 8);
    expect(all.every((each) => each.interval > 0 && each.hands === 40)).toBe(true);
  });
});
