import { expect, test } from 'vitest';
import { wrongClasses, wrongStyles } from './styles.ts';

test.each([
  ['a colour', '.a {\n  color: #fff;\n}\n', ['x.module.css:2 writes a colour: take a token.']],
  ['a colour in words', '.a { color: rgb(0 0 0 / 20%); }', ['x.module.css:1 writes a colour: take a token.']],
  ['a size', '.a { font-size: 15px; }', ['x.module.css:1 writes a size of type: take a token.']],
  [
    'a size in the short form',
    '.a { font: 600 15px / 20px var(--sans); }',
    ['x.module.css:1 writes a size of type: take a token.'],
  ],
  ['a long sheet', '\n'.repeat(301), ['x.module.css has 301 lines: at most 300.']],
])('refuses %s', (_, text, wrong) => {
  expect(wrongStyles('x.module.css', text)).toEqual(wrong);
});

test('lets tokens pass, and colours in comments and token files', () => {
  expect(
    wrongStyles('x.module.css', '/* #fff */\n.a { font: 600 var(--type-md) / 20px var(--sans); color: var(--text); }'),
  ).toEqual([]);
  expect(wrongStyles('a/tokens.css', ':root { --page: #fff; --type-md: 14px; }')).toEqual([]);
});

test('refuses a thirteenth size of type', () => {
  const sizes = Array.from({ length: 13 }, (_, i) => `--type-${i}: ${i}px;`).join('\n');
  expect(wrongStyles('a/tokens.css', sizes)).toEqual(['a/tokens.css has 13 sizes of type: at most 12.']);
});

test('refuses a global sheet that is not the ground of every page', () => {
  const wrong = ['apps/web/src/new.css is global: make it a module beside its component.'];
  expect(wrongStyles('apps/web/src/new.css', '')).toEqual(wrong);
  expect(wrongStyles('platform/table/src/base.css', '')).toEqual([]);
});

test("refuses another component's class, not a word that all may use or a part of a drawing", () => {
  expect(wrongStyles('x.module.css', '.a :global(.button) { margin: 0; }')).toEqual([
    'x.module.css styles .button, which is not its own.',
  ]);
  expect(wrongStyles('x.module.css', '.a :global(.spread), .a :global(.whisker) { margin: 0; }')).toEqual([]);
});

test('refuses a class that no sheet has', () => {
  const text =
    "import styles from './a.module.css';\n<b className=\"soft lost\"><i className={cx('small gone', styles.here, styles.away)} /></b>";
  expect(
    wrongClasses('apps/a.tsx', text, (sheet) => (sheet === 'apps/a.module.css' ? '.here { margin: 0; }' : '')),
  ).toEqual(['lost', 'gone', 'away'].map((name) => `apps/a.tsx names the class ${name}, which no sheet has.`));
});
