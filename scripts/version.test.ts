import { expect, test } from 'vitest';
import { version } from '@baize/protocol';
import { rootVersion, statedVersions } from './version.ts';

test.each(statedVersions())('$file states the version of the root package.json', ({ text, stated }) => {
  expect(stated.exec(text)?.[0]).toBe(rootVersion());
});

test('the program knows its version', () => {
  expect(version).toBe(rootVersion());
});
