import { expect, test } from 'vitest';
import { BotRandom } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { indexIn, programIn, questionOf } from './lines.ts';

test('a question holds what the seat knows, the legal moves in words, and luck that comes again', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: '' };
  const ask = () => questionOf(kuhn, state, 0, 'm', new BotRandom('secret', '0'));
  expect(ask()).toMatchObject({ game: 'kuhn', match: 'm', seat: 0, view: kuhn.view(state, 0) });
  expect(ask().legal).toEqual(kuhn.moves(state).map((move) => kuhn.say(move, state)));
  expect(ask().luck).toBe(ask().luck);
  // Nothing of the others' cards travels: another hand opposite asks the same.
  const other = { ...state, cards: [2, 1, 0] };
  expect(JSON.stringify(questionOf(kuhn, other, 0, 'm', new BotRandom('secret', '0')))).toBe(JSON.stringify(ask()));
});

test.each([
  ['1', 1],
  ['"pass"', 0],
  ['bet', 1],
  [' bet ', 1],
  ['{"index":0}', 0],
  ['{"move":1}', 1],
  ['2', null],
  ['1.5', null],
  ['true', null],
  ['{}', null],
  ['', null],
])('%j is %s', (line, index) => {
  expect(indexIn(line, ['pass', 'bet'])).toBe(index);
});

test.each([
  ['cmd:python3 my.py', { name: 'cmd:python3 my.py', command: 'python3 my.py' }],
  ['mine=cmd: node a.mjs --depth=3 ', { name: 'mine', command: 'node a.mjs --depth=3' }],
  ['planner', null],
  ['mine=planner', null],
])('%j names %o', (typed, program) => {
  expect(programIn(typed)).toEqual(program);
});
