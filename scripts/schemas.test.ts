import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from './schemas.ts';

test('the published schemas are those of the games: npm run schemas writes them', async () => {
  const files = await schemaFiles();
  expect(files.size).toBe(3);
  for (const [file, text] of files) expect(JSON.parse(readFileSync(file, 'utf8')), file).toEqual(JSON.parse(text));
});
