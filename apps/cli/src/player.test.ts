import { replay } from '@baize/game';
import { expect, test, vi } from 'vitest';
import { pack } from '../test/count.ts';
import { firstPlayer, turnReel } from './player.ts';
import { Projector } from './projector.ts';
import { Reel } from './reel.ts';
import type { Key } from './screen.ts';

const keys = (text: string): Key[] =>
  Array.from(text, (char) => (char === '\r' ? { type: 'enter' } : { type: 'char', char }));
const turn = (pressed: readonly Key[], from = firstPlayer(null, false)) =>
  pressed.reduce(
    (player, key) => (player === null ? null : turnReel(player, key, 20, 2)),
    from as ReturnType<typeof turnReel>,
  );

test('steps, jumps, and stays within the game', () => {
  expect(turn([{ type: 'right' }, { type: 'right' }, { type: 'left' }])?.step).toBe(1);
  expect(turn(keys('15\r'))?.step).toBe(15);
  expect(turn(keys('999999999\r'))?.step).toBe(20);
  expect(turn([{ type: 'left' }])?.step).toBe(0);
  expect(turn([{ type: 'end' }, { type: 'pageUp' }])?.step).toBe(10);
  expect(turn([...keys('12'), { type: 'backspace' }, { type: 'enter' }])?.step).toBe(1);
});

test('plays, pauses, changes pace and seat, and leaves', () => {
  expect(turn(keys(' '))?.playing).toBe(true);
  expect(turn(keys('  '))?.playing).toBe(false);
  expect(turn([{ type: 'end' }, ...keys('a')])).toMatchObject({ step: 0, playing: true });
  expect(turn(keys('++++++++++'))?.pace).toBe(30);
  expect(turn(keys('--------'))?.pace).toBe(2000);
  expect(turn(keys('s'))?.viewer).toBe(0);
  expect(turn(keys('sss'))?.viewer).toBeNull();
  expect(turn(keys('q'))).toBeNull();
  expect(turn([...keys('5'), { type: 'escape' }])?.typed).toBe('');
  expect(turn([{ type: 'escape' }])).toBeNull();
});

function played(): Reel {
  const reel = new Reel(pack, {}, ['one', 'two'], 's');
  while (!reel.over) reel.add('add 3');
  return reel;
}

test('a reel holds every moment, and a record of it gives the same reel', () => {
  const reel = played();
  expect(reel.length).toBe(7);
  expect(reel.table(2, null)).toBe('The sum is 6.');
  expect(reel.told(3, 0)).toEqual(['two adds 3.']);
  expect(reel.mover(3)).toBe(1);
  expect(reel.question(7, null)).toBe('one 0, two 21 (winner). The sum is 21.');
  const seats = ['one', 'two'].map((name) => ({ name, kind: 'bot' as const }));
  const record = {
    game: 'count',
    rules: 1,
    options: {},
    seats,
    seed: 's',
    moves: Array.from({ length: 7 }, () => 'add 3'),
  };
  expect(Reel.of(pack, record).last).toEqual(replay(pack.game, record));
});

test('the projector plays by itself to the end, waits for a reel that grows, and stops', () => {
  vi.useFakeTimers();
  try {
    const reel = new Reel(pack, {}, ['one', 'two'], 's');
    const left = vi.fn<() => void>();
    const projector = new Projector(
      reel,
      'test',
      { ...firstPlayer(null, true), pace: 100 },
      () => ({ columns: 80, rows: 23 }),
      left,
    );
    const header = (): string => projector.frame().lines[0] ?? '';
    vi.advanceTimersByTime(1000);
    expect(header()).toContain('move 0 of 0…');
    while (!reel.over) reel.add('add 3');
    vi.advanceTimersByTime(250);
    expect(header()).toContain('move 2 of 7');
    vi.advanceTimersByTime(5000);
    expect(header()).toContain('move 7 of 7');
    expect(vi.getTimerCount()).toBe(0);
    expect(projector.frame().lines.length).toBeLessThanOrEqual(23);
    projector.press({ type: 'char', char: 'q' });
    expect(left).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
