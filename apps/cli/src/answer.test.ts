import { expect, test } from 'vitest';
import { fitting, readAnswer } from './answer.ts';

const words = ['take ruby onyx', 'take ruby ruby', 'reserve t2-13', 'buy t2-13', 'buy t1-03', 'help the queen'];
const play = (...chosen: string[]) => ({ kind: 'play', words: chosen });

test('a number, several numbers and repeated numbers are moves of the list shown', () => {
  expect(readAnswer('2', words)).toEqual(play('take ruby ruby'));
  expect(readAnswer(' 1, 3 4 ', words)).toEqual(play('take ruby onyx', 'reserve t2-13', 'buy t2-13'));
  expect(readAnswer('4 4', words)).toEqual(play('buy t2-13', 'buy t2-13'));
});

test.each(['0', '7', '-1', '1.5', '1 99', '999999999999999999999', '+3', '1-3'])(
  '%s is no move, and the range is told',
  (typed) => {
    const read = readAnswer(typed, words);
    expect(read).toMatchObject({ kind: 'wrong' });
    expect(read.kind === 'wrong' && read.say).toMatch(/^There is no move .* from 1 to 6/);
  },
);

test('words count in any case and spacing, and a beginning that fits one move is that move', () => {
  expect(readAnswer('  BUY   t2-13 ', words)).toEqual(play('buy t2-13'));
  expect(readAnswer('res', words)).toEqual(play('reserve t2-13'));
  expect(readAnswer('b t1', words)).toEqual(play('buy t1-03'));
});

test('a beginning that fits several moves names them', () => {
  expect(readAnswer('buy', words)).toEqual({ kind: 'wrong', say: "'buy' fits 2 moves: type 4 or 5." });
  const many = Array.from({ length: 20 }, (_, index) => `take ${index}`);
  const said = (typed: string, list: readonly string[]): string => {
    const read = readAnswer(typed, list);
    return read.kind === 'wrong' ? read.say : read.kind;
  };
  expect(said('take', many)).toBe("'take' fits 20 moves: type 1 to 20.");
  expect(
    said(
      'take',
      many.map((each, index) => (index % 2 === 0 ? each : `buy ${index}`)),
    ),
  ).toBe("'take' fits 10 moves: type 1, 3, 5 or another.");
});

test('a command is a command unless a move is called exactly so; a slash always is one', () => {
  expect(readAnswer('help', words)).toEqual({ kind: 'command', name: 'help', rest: '' });
  expect(readAnswer('save my game.json', words)).toEqual({ kind: 'command', name: 'save', rest: 'my game.json' });
  expect(readAnswer('quit', ['quit', 'stay'])).toEqual(play('quit'));
  expect(readAnswer('/quit', ['quit', 'stay'])).toEqual({ kind: 'command', name: 'quit', rest: '' });
  expect(readAnswer('/dance', words)).toMatchObject({ kind: 'wrong' });
});

test('words after a semicolon are tried one after the other; commas do where all are on the list', () => {
  expect(readAnswer('take ruby onyx, buy t1', words)).toEqual(play('take ruby onyx', 'buy t1-03'));
  expect(readAnswer('take ruby onyx, dance', words)).toMatchObject({ say: expect.stringContaining('with ; between') });
  expect(readAnswer('take ruby onyx; buy t1; dance', words)).toEqual(play('take ruby onyx', 'buy t1-03', 'dance'));
});

test.each(['', '   ', 'dance', '__proto__', 'constructor', '💥', '"; rm -rf', 'x'.repeat(5000)])(
  '%j is answered with what is possible',
  (typed) => {
    const read = readAnswer(typed, words);
    expect(read.kind === 'wrong' && read.say).toMatch(/from 1 to 6/);
    expect(read.kind === 'wrong' && read.say.length).toBeLessThan(200);
  },
);

test('out of turn the commands are what is possible', () => {
  expect(readAnswer('1', [])).toMatchObject({ kind: 'wrong', say: expect.stringContaining('not your turn') });
});

test('typing narrows by the beginnings of words', () => {
  expect(fitting('ruby', words)).toEqual([0, 1]);
  expect(fitting('t2', words)).toEqual([2, 3]);
  expect(fitting('', words)).toHaveLength(6);
});

test.each([
  ['reveal Moat', 'pass'],
  ['set aside Village', 'keep Village'],
  ['discard Copper', 'keep Copper'],
  ['flip deck', 'pass'],
  ['gain Silver', 'done'],
  ['trash Copper', 'pass'],
])('y and n answer a question of yes or no: %s or %s', (yes, no) => {
  for (const typed of ['y', 'yes', 'Y', 'YES']) expect(readAnswer(typed, [yes, no])).toEqual(play(yes));
  for (const typed of ['n', 'no', 'N']) expect(readAnswer(typed, [yes, no])).toEqual(play(no));
});

test('y and n are no answer where there is more to choose, or nothing to say yes to', () => {
  expect(readAnswer('y', ['trash Copper', 'trash Estate', 'done'])).toMatchObject({ kind: 'wrong' });
  expect(readAnswer('n', ['buy Copper', 'buy Estate'])).toMatchObject({ kind: 'wrong' });
  expect(readAnswer('y', ['pass'])).toMatchObject({ kind: 'wrong' });
  expect(readAnswer('n', ['pass'])).toEqual(play('pass'));
});

test('a bare name that fits one move is asked about, not played', () => {
  const only = ['take ruby onyx', 'reserve t1-05'];
  const read = readAnswer('t1-05', only);
  expect(read).toEqual({
    kind: 'wrong',
    say: 'Do you mean 2. reserve t1-05? Type 2, or the move with its first word.',
  });
  expect(readAnswer('res t1-05', only)).toEqual(play('reserve t1-05'));
});
