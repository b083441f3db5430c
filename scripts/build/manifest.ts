/** The package.json of the package `baize`, and the papers that go with it. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from './entries.ts';
import { root } from './fresh.mjs';

interface Manifest {
  readonly [field: string]: unknown;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Returns what it says of the version. */
export function writeManifest(folder: string): { version: string } {
  const { name, version, description, license, type, engines } = manifestOf('.');
  const entries = Object.keys(library).map((entry) => [
    `./${entry}`,
    { types: `./types/${entry}.d.ts`, default: `./lib/${entry}.js` },
  ]);
  const sqlite = '@photostructure/sqlite';
  const manifest = {
    name,
    version,
    description,
    keywords: ['dominion', 'splendor', 'badugi', 'card-game', 'mcp', 'bots', 'simulation'],
    license,
    type,
    engines,
    bin: { baize: 'lib/baize.js' },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['lib/*.js', 'types', 'web', '!**/*.map', 'CHANGELOG.md', 'API.md', 'THIRD-PARTY.md'],
    // Prebuilt, and needed only where Node has no SQLite of its own: before version 22.13.
    optionalDependencies: { [sqlite]: manifestOf('platform/server').dependencies[sqlite] },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const paper of ['README.md', 'CHANGELOG.md', 'LICENSE']) copyFileSync(join(root, paper), join(folder, paper));
  return { version };
}
