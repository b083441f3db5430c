import { kuhnPack as kuhn } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { environmentLines } from './environment.ts';

const open = (): ((request: unknown) => Record<string, unknown>) => {
  const answer = environmentLines([kuhn]);
  return (request) => JSON.parse(answer(typeof request === 'string' ? request : JSON.stringify(request)));
};
const start = { do: 'start', game: 'kuhn', seed: 'x' };

test('a game step by step, by index and by words, to its result', () => {
  const ask = open();
  const first = ask(start);
  expect(first).toMatchObject({ turn: 0, made: 0 });
  const [, second] = first['legal'] as string[];
  expect(ask({ do: 'step', move: second })).toMatchObject({ turn: 1, made: 1 });
  expect(ask({ do: 'view', seat: 1 })).toMatchObject({ view: { seat: 1 } });
  expect(ask({ do: 'step', move: 0 })).toMatchObject({ turn: null, legal: [], result: { winners: [0] } });
  expect(ask({ do: 'step', move: 0 })).toMatchObject({ error: { code: 'GAME_OVER' } });
});

test('bots step by themselves, as they would anywhere', () => {
  const ask = open();
  let standing = ask({ ...start, bots: { 1: 'random' } });
  while (standing['turn'] !== null) {
    expect(standing['turn']).toBe(0);
    standing = ask({ do: 'step', move: 0 });
  }
  expect(standing['made']).toBeGreaterThan(1);
});

test.each([
  ['no JSON', 'BAD_REQUEST'],
  ['null', 'BAD_REQUEST'],
  [{ do: 'dance' }, 'USAGE'],
  [{ do: 'start', game: 'chess', seed: '1' }, 'NO_SUCH_GAME'],
  [{ ...start, seats: 3 }, 'BAD_OPTIONS'],
  [{ ...start, bots: { 1: 'nobody' } }, 'NO_SUCH_BOT'],
  [{ ...start, bots: { 2: 'random' } }, 'USAGE'],
  [{ do: 'step', move: 2 }, 'ILLEGAL_MOVE'],
  [{ do: 'step', move: 'raise' }, 'ILLEGAL_MOVE'],
  [{ do: 'step' }, 'ILLEGAL_MOVE'],
  [{ do: 'view', seat: 2 }, 'USAGE'],
])('%j is %s and changes nothing', (request, code) => {
  const ask = open();
  ask(start);
  const before = ask({ do: 'view', seat: 0 });
  expect(ask(request)).toMatchObject({ error: { code } });
  expect(ask({ do: 'view', seat: 0 })).toEqual(before);
});

test('nothing is there before the start', () => {
  expect(open()({ do: 'step', move: 0 })).toMatchObject({ error: { code: 'USAGE' } });
});
