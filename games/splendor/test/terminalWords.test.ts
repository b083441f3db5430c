/** What the terminal says and where it stands, as whole games showed it. */
import { tableOptions } from '@baize/game';
import { screenOf } from '@baize/game/test/screen.ts';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { terminal } from '../terminal/index.ts';

const start = game.start(tableOptions(game) as Parameters<typeof game.start>[0], 4, 'words');
const view: View = game.view(start, 0);

test.each([
  [80, 24],
  [120, 40],
])('names of bots are whole in the columns of %d × %d', (columns, rows) => {
  const draw = (...names: string[]): string =>
    screenOf(terminal, { view, words: ['take diamond ruby onyx'], name: (seat) => names[seat], columns, rows });
  const drawn = draw('You', 'planner 1', 'planner 2', 'planner 3');
  for (const number of [1, 2, 3]) expect(drawn).toMatch(new RegExp(`│ {3}planner ${number} +0 +0\\+0`));
  const lines = drawn.split('\n');
  const head = lines.find((line) => line.includes('Player')) ?? '';
  const bank = lines.find((line) => line.includes('Bank')) ?? '';
  expect(bank.indexOf('7')).toBe(head.search(columns === 80 ? /D / : /diamond/));
});

test('a refusal while tokens are to be given back says so, and so it does while a noble is chosen', () => {
  const owing = (pending: View['pending']): string | null => terminal.whyNot({ ...view, pending }, 'take onyx onyx');
  expect(owing({ type: 'RETURN_TOKENS_AFTER_OVERFLOW', playerId: 'p0', count: 1, nobleId: null })).toBe(
    'First give back tokens, down to ten.',
  );
  expect(owing({ type: 'SELECT_NOBLE', playerId: 'p0', nobleIds: ['n-01', 'n-02'] })).toBe('First choose the noble.');
});
