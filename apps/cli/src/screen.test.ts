import { expect, test } from 'vitest';
import { type Around, blank, type Intent, type Key, listed, press, type Screen } from './screen.ts';

const around: Around = { words: ['pass', 'bet', 'buy Silver', 'buy Gold'], perColumn: 2, mostScroll: 5, stride: 3 };
const keys = (text: string): Key[] =>
  Array.from(text, (char) => (char === '\r' ? { type: 'enter' } : { type: 'char', char }));

function type(pressed: readonly Key[], from: Screen = blank): { screen: Screen; intents: Intent[] } {
  let screen = from;
  const intents: Intent[] = [];
  for (const key of pressed) {
    const [next, intent] = press(screen, key, around);
    screen = next;
    if (intent !== null) intents.push(intent);
  }
  return { screen, intents };
}

test('a burst of keys loses nothing', () => {
  const { screen, intents } = type(keys('1 3\rhint\r2'));
  expect(intents).toEqual([
    { kind: 'answer', text: '1 3' },
    { kind: 'answer', text: 'hint' },
  ]);
  expect(screen.input).toBe('2');
});

test('arrows choose among what typing has left, and Enter plays it', () => {
  expect(listed('bu', around.words)).toEqual([2, 3]);
  const { screen, intents } = type([...keys('bu'), { type: 'down' }, { type: 'down' }, { type: 'enter' }]);
  expect(intents).toEqual([{ kind: 'move', words: 'buy Gold' }]);
  expect(screen).toEqual(blank);
});

test('arrows go round, sideways by a column, and never off the list', () => {
  expect(type([{ type: 'up' }]).screen.chosen).toBe(3);
  expect(type([{ type: 'down' }, { type: 'up' }]).screen.chosen).toBe(3);
  expect(type([{ type: 'down' }, { type: 'right' }]).screen.chosen).toBe(2);
  expect(type([{ type: 'down' }, { type: 'right' }, { type: 'right' }]).screen.chosen).toBe(2);
  expect(press(blank, { type: 'down' }, { ...around, words: [] })[0].chosen).toBeNull();
});

test('Enter on nothing is an empty answer, never a move', () => {
  expect(type([{ type: 'enter' }]).intents).toEqual([{ kind: 'answer', text: '' }]);
});

test('numbers and commands do not narrow the list', () => {
  expect(listed('12', around.words)).toHaveLength(4);
  expect(listed('/he', around.words)).toHaveLength(4);
  expect(listed('nothing fits', around.words)).toHaveLength(4);
});

test('a page scrolls within its text, closes, and lets typing go on', () => {
  const open: Screen = { ...blank, page: { title: 'Rules', text: 'x' } };
  expect(type([{ type: 'pageDown' }, { type: 'pageDown' }], open).screen.scroll).toBe(5);
  expect(type([{ type: 'end' }, { type: 'up' }, { type: 'home' }], open).screen.scroll).toBe(0);
  expect(type([{ type: 'escape' }], open).screen).toEqual(blank);
  expect(type(keys('b'), open).screen).toEqual({ ...blank, input: 'b' });
});

test('Ctrl-C leaves from anywhere; Ctrl-D leaves only from an empty line', () => {
  expect(type([{ type: 'interrupt' }]).intents).toEqual([{ kind: 'leave', interrupted: true }]);
  expect(type([{ type: 'eof' }]).intents).toEqual([{ kind: 'leave', interrupted: false }]);
  expect(type([...keys('x'), { type: 'eof' }]).intents).toEqual([]);
});

test('backspace takes back whole characters, Escape the line', () => {
  expect(type([...keys('a💥'), { type: 'backspace' }]).screen.input).toBe('a');
  expect(type([...keys('abc'), { type: 'down' }, { type: 'escape' }]).screen).toEqual(blank);
  expect(type(keys('x'.repeat(500))).screen.input).toHaveLength(200);
});
