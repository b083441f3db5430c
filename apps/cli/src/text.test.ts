import { expect, test } from 'vitest';
import { pack as badugi } from '@baize/badugi';
import { pack as dominion } from '@baize/dominion';
import { pack as splendor } from '@baize/splendor';
import { withoutMarks } from './text.ts';

test('Markdown loses its marks and nothing else', () => {
  expect(withoutMarks('# Rules\n\n**Then** *take* `3 * 4` gems\n* one\n* two\n2 * 3 * 4')).toBe(
    'RULES\n\nThen take 3 * 4 gems\n* one\n* two 2 * 3 * 4',
  );
});

test('lines broken for the source are one paragraph for the window', () => {
  expect(withoutMarks('## Turn\nTake\na gem\nor two.\n\n- one\n  more\n- two\n1. three\n   four\n')).toBe(
    'TURN\nTake a gem or two.\n\n- one more\n- two\n1. three four\n',
  );
});

test.each([badugi, dominion, splendor])('the rules of $game.title are plain text', ({ rulesText }) => {
  expect(withoutMarks(rulesText)).not.toMatch(/^#|\*\*|`|\*\w/m);
});
