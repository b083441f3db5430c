import { expect, test } from 'vitest';
import { heard } from './hearing.ts';
import { modelIn, priceIn } from './spec.ts';

const legal = ['buy Silver', 'buy Gold', 'end turn'];

test.each([
  ['MOVE: 2', 1],
  ['I think Gold.\n\n**MOVE:** `buy gold`.', 1],
  ['Move: 3. end turn', 2],
  ['MOVE: 1\nNo, wait.\nMOVE: 2', 1],
  ['buy  GOLD', 1],
  ['"2"', 1],
  ['MOVE: 0', null],
  ['MOVE: 4', null],
  ['MOVE: 1.5', null],
  ['MOVE: 2. end turn', null],
  ['buy Gold because it is best', null],
  ['  ', null],
])('%j means %s', (text, index) => {
  const answer = heard({ text, call: null }, legal);
  expect('index' in answer ? answer.index : null).toBe(index);
});

test.each([
  ['{"move":2}', 1],
  ['{"move":"2"}', 1],
  ['{"why":"x","move":"Buy Gold"}', 1],
  ['2', 1],
  ['{"move":null}', null],
  ['{"move":[2]}', null],
  ['{}', null],
  ['null', null],
  ['{"move":', null],
])('the arguments %s mean %s', (call, index) => {
  const answer = heard({ text: 'MOVE: 1', call }, legal);
  expect('index' in answer ? answer.index : null).toBe(index);
});

test('models and prices as they are typed', () => {
  expect(modelIn('openai:gpt-x')).toEqual({ name: 'openai:gpt-x', maker: 'openai', model: 'gpt-x' });
  expect(modelIn('big one=anthropic:some/model:v2')).toEqual({
    name: 'big one',
    maker: 'anthropic',
    model: 'some/model:v2',
  });
  expect([modelIn('cmd:x'), modelIn('planner'), modelIn('search:100')]).toEqual([null, null, null]);
  expect(priceIn('1.25,10')).toEqual({ input: 1.25, output: 10 });
  expect(priceIn('1.25,10,0.1')).toEqual({ input: 1.25, output: 10, cached: 0.1 });
  for (const wrong of ['1', '1,x', '1,-2', '1,,2', '1,2,3,4']) expect(() => priceIn(wrong)).toThrow('such as 1.25,10');
});
