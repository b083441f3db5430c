import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { CARD } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { begins, grouped, laneOf, turnsOf, turnsSeen } from './story.ts';

const log: Event[][] = [
  [{ type: 'turn', seat: 1, turn: 2 }],
  [{ type: 'played', seat: 1, card: 'Village', times: 1 }],
  [{ type: 'played', seat: 1, card: 'Copper', times: 3 }],
  [{ type: 'gained', seat: 1, card: 'Silver', to: 'discard', bought: true }],
];
/** As it was before the turn that the log tells of. */
const view = { seat: 0, current: 1, players: [{ inPlay: [CARD.Smithy] }, { inPlay: [] }] } as unknown as View;

describe('the lane', () => {
  test('grows with every step of another’s turn, although the view waits for its end', () => {
    const lanes = log.map((_, i) => {
      const { last, now } = turnsOf(log.slice(0, i + 1), 2);
      return laneOf(view, last, now ?? view.current, false);
    });
    expect(lanes.map(({ played }) => played.length)).toEqual([0, 1, 4, 4]);
    expect(lanes.map(({ took }) => took)).toEqual([[], [], [], [CARD.Silver]]);
  });

  test('holds my own cards as the view has them, and everybody’s in a replay', () => {
    const { last } = turnsOf(log, 2);
    expect(laneOf({ ...view, current: 0 }, last, 0, false).played).toEqual([CARD.Smithy]);
    expect(laneOf(view, last, 1, true).played).toEqual([]);
  });

  test('tells a turn that has ended as the log does, mine and those of a replay too', () => {
    const { last } = turnsOf(log, 2);
    const told = { played: [CARD.Village, CARD.Copper, CARD.Copper, CARD.Copper], took: [CARD.Silver] };
    const next = { ...view, current: 0 };
    expect(laneOf(next, last, 1, false)).toEqual(told);
    expect(laneOf(next, last, 1, true)).toEqual(told);
    expect(laneOf({ ...next, seat: 1 }, last, 1, false)).toEqual(told);
  });

  test('groups equal cards in the order of their first play', () => {
    expect(grouped([CARD.Village, CARD.Copper, CARD.Village, CARD.Copper, CARD.Copper])).toEqual([
      { card: CARD.Village, count: 2 },
      { card: CARD.Copper, count: 3 },
    ]);
  });

  test('keeps a turn until the next player plays or buys, or has passed without', () => {
    const after: Event[][] = [...log, [{ type: 'turn', seat: 0, turn: 3 }]];
    expect(turnsOf(after, 2)).toMatchObject({ now: 0, lane: 1 });
    expect(turnsOf([...after, [{ type: 'played', seat: 0, card: 'Copper', times: 1 }]], 2)).toMatchObject({ lane: 0 });
    expect(turnsOf([...after, [{ type: 'turn', seat: 1, turn: 3 }]], 2)).toMatchObject({ now: 1, lane: 0 });
  });
});

test('while a step is shown, whoever comes next has not begun', () => {
  const before: Event[][] = [[{ type: 'played', seat: 0, card: 'Copper', times: 2 }], ...log];
  const after: Event[][] = [
    ...before,
    [
      { type: 'bought', seat: 1, card: 'Gold' },
      { type: 'turn', seat: 0, turn: 3 },
    ],
  ];
  expect(turnsSeen(after, 2, null)).toMatchObject({ now: 0, last: [{ turn: 3 }, { turn: 2 }] });
  expect(turnsSeen(after, 2, 1)).toMatchObject({
    now: 1,
    last: [{ turn: 1, played: [CARD.Copper, CARD.Copper] }, { turn: 2 }],
  });
  // the first step of the next turn plays
  expect(turnsSeen(after, 2, 0)).toMatchObject({ now: 0 });
});

test('cards and purchases are steps of their own, treasures in a row are one', () => {
  const turn: Event[] = [
    { type: 'played', seat: 1, card: 'Village', times: 1 },
    { type: 'drew', seat: 1, count: 1 },
    { type: 'played', seat: 1, card: 'Copper', times: 2 },
    { type: 'played', seat: 1, card: 'Gold', times: 1 },
    { type: 'bought', seat: 1, card: 'Province' },
    { type: 'gained', seat: 1, card: 'Province', to: 'discard', bought: true },
    { type: 'drew', seat: 1, count: 5 },
    { type: 'turn', seat: 0, turn: 3 },
  ];
  expect(turn.slice(1).map((event, i) => begins(event, turn[i]))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});
