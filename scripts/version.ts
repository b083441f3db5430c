/** Carries the version of the root package.json, the one place to change it, to every other file that states it: part of `npm version`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that state the version, each with where it stands. */
export function statedVersions(): { file: string; text: string; stated: RegExp }[] {
  const manifests = globSync(['games/package.json', '{games,platform,apps}/*/package.json'], { cwd: root });
  return [...manifests, 'platform/protocol/src/version.ts'].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    stated: /(?<="version": "|version = ')[^"']+/,
  }));
}

export const rootVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text, stated } of statedVersions())
    writeFileSync(join(root, file), text.replace(stated, rootVersion()));
