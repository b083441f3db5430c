import stringWidth from 'string-width';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { pack } from '../test/count.ts';
import { changes, keyReader } from './fullscreen.ts';
import { LocalTable } from './local.ts';
import { optionsOf } from './optionFlags.ts';
import { Session } from './session.ts';
import type { TerminalTable } from './table.ts';
import { packOf } from './tables.ts';

const bot = pack.bots[0];

async function sit(size = { columns: 80, rows: 24 }, players = [null, bot]) {
  return sitAt(await LocalTable.open({ pack, options: {}, seed: 's', players, people: ['Ada', 'Bob'] }), size);
}

function sitAt<Sat extends TerminalTable>(table: Sat, size: { columns: number; rows: number }) {
  const left: boolean[] = [];
  const session = new Session(
    table,
    () => size,
    (interrupted) => left.push(interrupted),
  );
  const keys = keyReader();
  const text = (): string => session.frame().lines.map(stripVTControlCharacters).join('\n');
  const sees = (wanted: string | RegExp) =>
    vi.waitFor(() => {
      if (typeof wanted === 'string') expect(text()).toContain(wanted);
      else expect(text()).toMatch(wanted);
    });
  const type = (typed: string): void => {
    for (const key of keys(typed)) session.press(key);
  };
  return { table, session, sees, left, text, type };
}

test('a burst of keys, Enter included, plays the move and shows what the others did', async () => {
  const { type, sees, table } = await sit();
  type('1 2\r');
  await sees('You add 1.  You add 2.');
  await sees('big adds 3. (×2)');
  await sees(/since your last decision/);
  expect(table.record().moves).toHaveLength(4);
});

test('arrows, pages, hints, completion and wrong input', async () => {
  const { type, sees } = await sit();
  type('help\r');
  await sees('Several at once');
  type('\r');
  await sees('what do you add?');
  type('banana\r');
  await sees("'banana' is not a move now.");
  type('h\r');
  await sees('big would play 3. add 3.');
  type('ru\t');
  await sees('> rules');
  type('\u001b');
  type('\u001b[B');
  type('\u001b[B');
  type('\r');
  await sees('You add 2.');
});

test('the lines of a pasted text are answered one by one', async () => {
  const { type, sees, table } = await sit();
  type('apple\rpear\rbanana\r');
  await sees("'banana' is not a move now.");
  type('nonsense\u00151\r');
  await sees('You add 1.');
  expect(table.record().moves[0]).toBe('add 1');
});

test('Ctrl-C and Ctrl-D leave', async () => {
  const { type, left } = await sit();
  type('\u0003');
  type('\u0004');
  await vi.waitFor(() => expect(left).toEqual([true, false]));
});

test('while the others think one can look things up and leave, but not move', async () => {
  const { type, sees, left, table } = await sit();
  const play = vi.spyOn(table, 'play').mockReturnValue(new Promise(() => {}));
  type('3 2\r');
  type('1\r');
  type('\u0015log\r');
  await sees('The log');
  type('\r');
  type('quit\r');
  await vi.waitFor(() => expect(left).toEqual([false]));
  expect(play).toHaveBeenCalledTimes(1);
});

test('the end is told, undo goes on from there, and again plays another game', async () => {
  const { type, sees, table } = await sit();
  const seed = table.label;
  type('3 2\r');
  await sees('big adds 3. (×2)');
  await sees('your turn');
  type('3 2\r');
  await sees('(winner)');
  type('\rundo\r');
  await sees('what do you add?');
  type('3 2\r');
  await sees('(winner)');
  type('\ragain\r');
  await sees('The sum is 0.');
  expect(table.label).not.toBe(seed);
});

test('two people at one screen: a curtain between them, and nothing of the other seat before Enter', async () => {
  const { type, sees, text, table } = await sit(undefined, [null, null]);
  expect(table.name(0)).toBe('Ada');
  type('1 2\r');
  await sees("It is Bob's turn.");
  expect(text()).not.toContain('The sum is');
  type('1');
  expect(text()).toContain("It is Bob's turn.");
  type('\r');
  await sees('The sum is 3.');
  await sees('Ada adds 1.');
  expect(table.me).toBe(1);
  type('2 2\r');
  await sees("It is Ada's turn.");
});

test.each([
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 40, rows: 10 },
  { columns: 20, rows: 5 },
  { columns: 300, rows: 100 },
])('no line is wider and no frame higher than the window: %j', async (size) => {
  const { session, table } = await sit(size);
  await table.play(['add 1', 'add 2']);
  for (const key of ['h', 'x']) {
    const { lines } = session.frame();
    expect(lines.length).toBeLessThanOrEqual(size.rows);
    if (size.columns >= 40) for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(size.columns);
    session.press({ type: 'char', char: key });
  }
});

test('keys come in any pieces: sequences cut in two, pasted text, control letters', () => {
  const keys = keyReader();
  expect(keys('a\u001b[')).toEqual([{ type: 'char', char: 'a' }]);
  expect(keys('5~é')).toEqual([{ type: 'pageUp' }, { type: 'char', char: 'é' }]);
  expect(keys('\u001b')).toEqual([{ type: 'escape' }]);
  expect(keys('\u001bOA\u001b[1;5C\u007f\u001a\t\r')).toEqual([
    { type: 'up' },
    { type: 'backspace' },
    { type: 'suspend' },
    { type: 'complete' },
    { type: 'enter' },
  ]);
});

test('only lines that changed are written', () => {
  expect(changes(['a', 'b', 'c'], ['a', 'x'])).toBe('\u001b[2;1H\u001b[2Kx\u001b[3;1H\u001b[2K');
  expect(changes(['a'], ['a'])).toBe('');
});

test('the table as text is a page where it fits, else the drawing says that it is all there is', async () => {
  const splendor = await packOf('splendor');
  const options = optionsOf(splendor, undefined, 2);
  const players = [null, splendor.bots[1]];
  const open = () => LocalTable.open({ pack: splendor, options, seed: 's', players, people: ['Ada'] });
  const wide = sitAt(await open(), { columns: 80, rows: 24 });
  wide.type('table\r');
  await wide.sees('Tier 3');
  const narrow = sitAt(await open(), { columns: 60, rows: 20 });
  narrow.type('table\r');
  await narrow.sees('This is the whole table.');
});

test('a refusal is told in whole sentences in a small window too', async () => {
  const splendor = await packOf('splendor');
  const options = optionsOf(splendor, undefined, 2);
  const players = [null, splendor.bots[1]];
  const table = await LocalTable.open({ pack: splendor, options, seed: 's', players, people: ['Ada'] });
  const { type, sees } = sitAt(table, { columns: 60, rows: 20 });
  type('reserve\r');
  await sees(/'reserve' fits 15 moves: type \d+ to \d+\. +│/);
  type('\r');
  await sees(/Type a number from 1 to \d+, a move, or help\. +│/);
});

test('what was said when a game was over is gone when the next begins, though another begins it', async () => {
  const local = await LocalTable.open({ pack, options: {}, seed: 's', players: [null, bot], people: ['Ada'] });
  const next = { ...local.now, turn: 1, words: [] };
  const result = { scores: [1, 0], winners: [0], payoffs: [1, -1], how: 'The sum is 21.' };
  const told: (() => void)[] = [];
  const table: TerminalTable = {
    pack,
    seats: 2,
    me: 0,
    label: '',
    kept: '',
    now: { ...next, result },
    trouble: null,
    name: (seat) => `Seat ${seat}`,
    play: async () => null,
    hint: async () => null,
    do: async () => 'You offer a rematch.',
    record: () => local.record(),
    changed: (listener) => {
      told.push(listener);
      return () => undefined;
    },
  };
  const { type, sees, text } = sitAt(table, { columns: 80, rows: 24 });
  type('rematch\r');
  await sees('You offer a rematch.');
  Object.assign(table, { now: next });
  for (const listener of told) listener();
  expect(text()).not.toContain('You offer a rematch.');
});
