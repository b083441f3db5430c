import { expect, test } from 'vitest';
import { viewTexts } from '../src/viewTexts.ts';

const list = [1, 2, [3]];

test.each<[string, readonly unknown[]]>([
  ['one view', [{ seat: 0, list }]],
  ['views that share most', [0, 1, null].map((seat) => ({ seat, list, deep: { list: [1, 2, [3]] }, 'a "key"': seat }))],
  ['views that share nothing', [{ seat: 0 }, { seat: 1 }]],
  ['views that share all', [{ list }, { list: [1, 2, [3]] }]],
  ['a member that the first lacks', [{ list }, { list, more: 1 }]],
  ['a member that the second lacks', [{ list, more: 1 }, { list }]],
  [
    'another member instead',
    [
      { list, one: 1 },
      { list, other: 1 },
    ],
  ],
  [
    'members that are undefined',
    [
      { list, one: undefined, two: 2 },
      { list, one: 1, two: undefined },
    ],
  ],
  ['the same inside but for one that is undefined', [{ in: { one: undefined } }, { in: { other: 1 } }]],
  [
    'a list and an object that look alike',
    [
      { in: [1], list },
      { in: { 0: 1 }, list },
    ],
  ],
  [
    'lists of another length',
    [
      { in: [1, 2], list },
      { in: [1], list },
    ],
  ],
  ['no view yet', [null, null]],
  ['a text that stands for what differs', [0, 1].map((seat) => ({ seat, list, odd: '\u0000own\u0000' }))],
  ['a hand that another holds, too', [0, 1].map((seat) => ({ seat, list, hand: [3, 2], deck: 5 }))],
])('%s: as if each view were written alone', (_, views) => {
  expect(viewTexts(views)).toEqual(views.map((view) => JSON.stringify(view)));
});
