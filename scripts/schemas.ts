/** `npm run schemas`: writes the schema of every game's named views to docs/schemas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../games/index.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../docs/schemas');

/** Texts by file. */
export async function schemaFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { name, load } of catalogue) {
    const { named } = await load();
    if (named !== undefined) files.set(join(folder, `${name}.json`), `${JSON.stringify(named.schema, null, 2)}\n`);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of await schemaFiles()) writeFileSync(file, text);
}
