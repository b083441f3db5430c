import { expect, test } from 'vitest';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { indexIn, programIn, questionOf, type ViewForm } from './lines.ts';

test('a question holds what the seat knows, the names and the legal moves in words, in the form that is wanted', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: '' };
  const about = { match: 'm', seat: 0, players: ['Ada', 'Ben'], legal: ['pass', 'bet'], luck: 0.5 };
  const ask = (form: ViewForm, cards = [2, 0, 1]) =>
    questionOf({ game: kuhn }, { ...about, view: kuhn.view({ ...state, cards }, 0) }, form);
  expect(ask('numeric')).toMatchObject({ game: 'kuhn', ...about, view: kuhn.view(state, 0) });
  expect(ask('numeric').text).toContain(kuhn.ask(kuhn.view(state, 0)));
  expect(ask('none').view).toBeNull();
  // A game without names shows what it has.
  expect(ask('named')).toEqual(ask('numeric'));
  const named = { of: () => ({ card: 'queen' }), schema: {} };
  expect(questionOf({ game: kuhn, named }, { ...about, view: kuhn.view(state, 0) }, 'named').view).toEqual({
    card: 'queen',
  });
  // Nothing of the others' cards travels: another hand opposite asks the same.
  expect(JSON.stringify(ask('numeric', [2, 1, 0]))).toBe(JSON.stringify(ask('numeric')));
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
