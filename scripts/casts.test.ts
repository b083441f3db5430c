import { expect, test } from 'vitest';
import { castsIn, codeOf } from './casts.ts';

test.each([
  ['const a = b as number;', { as: 1, bang: 0, any: 0 }],
  ['const a = [1] as const;', { as: 0, bang: 0, any: 0 }],
  ['const a = b as unknown as Record<string, number>;', { as: 2, bang: 0, any: 0 }],
  [
    "import * as all from './x.ts';\nimport { a as b } from 'y';\nexport { c as d } from 'z';",
    { as: 0, bang: 0, any: 0 },
  ],
  ['const a = map.get(b)!.c + list[0]! - d!;', { as: 0, bang: 3, any: 0 }],
  ['if (!a && b !== c) return !d;', { as: 0, bang: 0, any: 0 }],
  ['type A = Game<any, any>; const b: any = 1;', { as: 0, bang: 0, any: 3 }],
  ["// as number, any\nconst a = 'as any! '; /* b! */", { as: 0, bang: 0, any: 0 }],
  ['const a = `as fast as ${b as string}`;', { as: 1, bang: 0, any: 0 }],
  ['const a = /as any!/.exec(b);', { as: 0, bang: 0, any: 0 }],
])('%s', (text, casts) => {
  expect(castsIn(text)).toEqual(casts);
});

test('line numbers stay where they are', () => {
  const text = '/* a\n b */\nconst c = `d\n${e}\nf`;\n';
  expect(codeOf(text).split('\n')).toHaveLength(text.split('\n').length);
});
