import { render } from 'ink-testing-library';
import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { pack } from '../test/count.ts';
import { Lines } from './fullscreen.tsx';
import { LocalTable } from './local.ts';
import { Session } from './session.ts';

const bot = pack.bots[0];

async function sit(size = { columns: 80, rows: 23 }) {
  const table = await LocalTable.open({ pack, options: {}, seed: 's', players: [null, bot], person: 'Ada' });
  const left: boolean[] = [];
  const session = new Session(
    table,
    () => size,
    (interrupted) => left.push(interrupted),
  );
  const app = render(<Lines show={session} />);
  const sees = (text: string | RegExp) =>
    vi.waitFor(() => {
      if (typeof text === 'string') expect(app.lastFrame()).toContain(text);
      else expect(app.lastFrame()).toMatch(text);
    });
  return { table, session, app, sees, left, type: (text: string) => app.stdin.write(text) };
}

test('a burst of keys, Enter included, plays the move and shows what the others did', async () => {
  const { type, sees, table } = await sit();
  type('1 2\r');
  await sees('Ada adds 1.  Ada adds 2.');
  await sees('big adds 3. (×2)');
  await sees(/since your last decision/);
  expect(table.record().moves).toHaveLength(4);
});

test('arrows, pages, hints and wrong input', async () => {
  const { type, sees } = await sit();
  type('help\r');
  await sees('Several numbers at once');
  type('\r');
  await sees('what do you add?');
  type('banana\r');
  await sees("'banana' is not a move now.");
  type('hint\r');
  await sees('big would play 3. add 3.');
  type('\u001b[B');
  type('\u001b[B');
  type('\r');
  await sees('Ada adds 2.');
});

test('the lines of a pasted text are answered one by one', async () => {
  const { type, sees, table } = await sit();
  type('apple\rpear\rbanana\r');
  await sees("'banana' is not a move now.");
  type('nonsense\u00151\r');
  await sees('Ada adds 1.');
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

test('the end shows the result, and undo goes on from there', async () => {
  const { type, sees } = await sit();
  type('3 2\r');
  await sees('big adds 3. (×2)');
  await sees('your turn');
  type('3 2\r');
  await sees('(winner)');
  type('undo\r');
  await sees('what do you add?');
});

test.each([
  { columns: 80, rows: 23 },
  { columns: 120, rows: 39 },
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
