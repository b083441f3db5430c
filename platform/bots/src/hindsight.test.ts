import { type GamePack, type GameRecord, type Guide, winShares } from '@baize/game';
import { kuhn, kuhnPack, type Move, type State } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { type Hindsight, hindsight } from './index.ts';

/** Bets with the King and half the time with the Jack, calls with the King and half the time with the Queen. */
const guide: Guide<State, Move> = {
  worth: (_state, moves) => moves,
  quick: ({ cards, line }, chance) => {
    const card = cards[line.length % 2];
    const doubtful = line.endsWith('b') ? 1 : 0;
    return card === 2 || (card === doubtful && (chance.a & 1) === 0) ? 'b' : 'p';
  },
};
const forChips: GamePack = { ...kuhnPack, guide };
/** The same hand where only winning counts. */
const forTheWin: GamePack = {
  ...forChips,
  game: {
    ...kuhn,
    result: (state: State) => {
      const result = kuhn.result(state);
      return result && { ...result, payoffs: winShares(2, result.winners) };
    },
  },
};

/** A seed that deals these two cards. */
function dealing(first: number, second: number): string {
  for (let i = 0; ; i++) {
    const { cards } = kuhn.start({}, 2, `deal ${i}`);
    if (cards[0] === first && cards[1] === second) return `deal ${i}`;
  }
}

function lookBack(pack: GamePack, deal: readonly [number, number], moves: readonly string[]): Hindsight {
  const seats = [0, 1].map((seat) => ({ name: `P${seat}`, kind: 'bot' as const }));
  const record: GameRecord = { game: 'kuhn', rules: 1, options: {}, seats, seed: dealing(...deal), moves };
  let last: Hindsight | null = null;
  for (const each of hindsight(pack, record, { playouts: 2000 })) {
    expect(each.progress).toBeGreaterThanOrEqual(last?.progress ?? 0);
    last = each;
  }
  return last as Hindsight;
}

const total = (hopes: readonly number[]): number => hopes.reduce((sum, hope) => sum + hope, 0);

test('chances add up to 1 at every move and end with the winner', () => {
  const { stake, points, progress } = lookBack(forTheWin, [2, 0], ['bet', 'pass']);
  expect(stake).toBe('win');
  expect(progress).toBe(1);
  expect(points.map(({ move }) => move)).toEqual([0, 1, 2]);
  for (const { hopes } of points) expect(total(hopes)).toBeCloseTo(1, 9);
  expect(points.at(-1)?.hopes).toEqual([1, 0]);
});

test('where chips are won, hopes are chips and add up to nothing', () => {
  const { stake, points } = lookBack(forChips, [1, 2], ['pass', 'bet', 'bet']);
  expect(stake).toBe('chips');
  for (const { hopes } of points) expect(total(hopes)).toBeCloseTo(0, 9);
  expect(points.at(-1)?.hopes).toEqual([-2, 2]);
});

test('a certain win is not overlooked, even by players who would', () => {
  const blind: GamePack = { ...forTheWin, guide: { ...guide, quick: () => 'p' as Move } };
  const { points } = lookBack(blind, [0, 2], ['bet', 'bet']);
  // The King calls and wins, as far as its holder knows; the other cannot see it.
  expect(points[1]?.hopes[1]).toBeGreaterThan(0.7);
});

test('the swings are where the curve moved, in the order of play', () => {
  const { points, swings } = lookBack(forTheWin, [0, 2], ['bet', 'bet']);
  expect(swings.map(({ move, seat, words }) => [move, seat, words])).toEqual([
    [0, 0, 'bet'],
    [1, 1, 'bet'],
  ]);
  for (const { move, before, after } of swings)
    expect([before, after]).toEqual([points[move].hopes, points[move + 1].hopes]);
});

test('the same record gives the same numbers', () => {
  const look = (): Hindsight => lookBack(forChips, [1, 0], ['pass', 'bet', 'pass']);
  expect(look()).toEqual(look());
});
