/** Import directions: who may know whom. A wrong import, or a game named in `apps/`, fails the test run. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

/** From each part of the tree, the other parts of ours it may import. Everything may import itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'platform/game': [],
  'platform/bots': ['platform/game'],
  'platform/match': ['platform/game'],
  'platform/protocol': ['platform/game'],
  'platform/client': ['platform/game', 'platform/protocol'],
  'platform/host': ['platform/game', 'platform/match', 'platform/protocol'],
  'platform/server': ['platform/game', 'platform/match', 'platform/protocol', 'platform/host'],
  'platform/models': ['platform/game', 'platform/bots'],
  'platform/lab': ['platform/game', 'platform/bots', 'platform/models'],
  'platform/table': ['platform/game'],
};

/** Parts without any run-time dependency, ours aside. */
const bare = /^(platform\/(game|bots|match)|games\/[a-z]+\/(src|bots))\//;

/** Parts with dependencies that also run in a browser. */
const portable = /^(platform\/(protocol|host|client|table)|games\/[a-z]+\/web)\//;

/** `games/splendor/src/x.ts` belongs to `games/splendor`; the catalogue, `games/index.ts`, to `games`. */
const partOf = (file: string): string => {
  const [top = '', name = ''] = file.split('/');
  return top === 'games' && name.includes('.') ? 'games' : `${top}/${name}`;
};

const mayImport = (file: string, target: string): boolean => {
  const from = partOf(file);
  if (from === target || /^(scripts|docs)\//.test(`${from}/`)) return true;
  if (from.startsWith('apps/')) return true; // Importing a game names it: see `namedGames`.
  if (from === 'games') return target.startsWith('games/') || target === 'platform/game';
  if (from.startsWith('games/'))
    return target === 'platform/game' || (file.startsWith(`${from}/web/`) && target === 'platform/table');
  return allowed[from]?.includes(target) ?? false;
};

/** The wrong imports among these files, each a sentence. `read` gives a file's text. */
export function wrongImports(
  files: readonly string[],
  read: (file: string) => string,
  packages: ReadonlyMap<string, string>,
): string[] {
  const wrong: string[] = [];
  for (const file of files) {
    const test = /\.test\.tsx?$|\/test\/|\/e2e\//.test(file);
    for (const match of read(file).matchAll(/(?<!['"])\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const name = match[1];
      const target = name.startsWith('.')
        ? partOf(normalize(join(dirname(file), name)))
        : packages.get(name.split('/').slice(0, 2).join('/'));
      // Tests may use what scripts offer, such as a database; the command in a clone runs the build.
      if ((test || file.includes('/bin/')) && /^(scripts|dist)\//.test(target ?? '')) continue;
      if (target === undefined) {
        if (portable.test(file) && !test && name.startsWith('node:'))
          wrong.push(`${file} imports '${name}': ${partOf(file)} also runs in a browser.`);
        if (bare.test(file) && !test && !name.startsWith('@baize/'))
          wrong.push(`${file} imports '${name}': ${partOf(file)} has no run-time dependencies.`);
      } else if (
        name.startsWith('.') &&
        target !== partOf(file) &&
        partOf(file) !== 'scripts/test.ts' &&
        !file.startsWith('scripts/')
      )
        wrong.push(`${file} imports '${name}': reach another package by its name.`);
      else if (!mayImport(file, target))
        wrong.push(`${file} imports ${target}: not along the arrows of docs/architecture.md.`);
    }
  }
  return wrong;
}

/** What everybody may name a game in: tests, what tests use, and the dependencies of tests. */
const mayName = /\.test\.tsx?$|\/(test|e2e|fixtures)\/|package\.json$/;

/** Where a file in `apps/` names a game of the catalogue, each a sentence: apps know games through their packs only. */
export function namedGames(
  files: readonly string[],
  read: (file: string) => string,
  games: readonly string[],
): string[] {
  const name = new RegExp(games.join('|'), 'i');
  return files
    .filter((file) => file.startsWith('apps/') && !mayName.test(file))
    .flatMap((file) => {
      const line = read(file)
        .split('\n')
        .findIndex((text) => name.test(text));
      return line < 0
        ? []
        : [`${file}:${line + 1} names a game: apps reach games through the catalogue and their packs.`];
    });
}

export function checkDirections(root: string): string[] {
  const packages = new Map<string, string>();
  for (const file of globSync(['games/package.json', '{games,platform,apps}/*/package.json'], { cwd: root }))
    packages.set((JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name, dirname(file));
  const files = globSync(['{games,platform,apps,scripts}/**/*.{ts,tsx,mjs}'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/dist/**'],
  });
  const apps = globSync(['apps/**/*.{ts,tsx,mjs,css,html,json}'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/dist/**'],
  });
  const games = [...packages.values()].filter((part) => /^games\/./.test(part)).map((part) => part.slice(6));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [...wrongImports(files, read, packages), ...namedGames(apps, read, games)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = checkDirections(process.cwd());
  for (const sentence of wrong) console.error(sentence);
  console.log(
    wrong.length === 0 ? 'Every import goes along the arrows; no app names a game.' : `${wrong.length} wrong.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
