/** `npm run mcpb`: makes `dist/baize-<version>.mcpb`, the bundle that desktop hosts install with a click, from the build. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@baize/protocol';
import { about } from '../apps/mcp/src/texts.ts';
import { ensureBuilt } from './build/pack.ts';
import { root } from './build/fresh.mjs';
import { zip } from './zip.ts';

const dist = join(root, 'dist');
ensureBuilt();
const listing = JSON.parse(readFileSync(join(root, 'apps/mcp/server.template.json'), 'utf8')) as Listing;

interface Listing {
  readonly title: string;
  readonly description: string;
  readonly packages: readonly { readonly identifier: string }[];
}

/** The built files that one needs, itself included. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, 'lib', file), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*\(?\s*"\.\/([\w.-]+\.js)"/g)) reachable(next, found);
  return found;
}

const manifest = {
  manifest_version: '0.3',
  name: 'baize',
  display_name: listing.title,
  version,
  description: listing.description,
  author: { name: 'Baize' },
  license: 'MIT',
  server: {
    type: 'node',
    entry_point: 'server/mcp.js',
    mcp_config: {
      command: 'node',
      args: ['${__dirname}/server/mcp.js'],
      env: { BAIZE_SERVER: '${user_config.server}' },
    },
  },
  tools: Object.entries(about).map(([name, description]) => ({ name, description })),
  user_config: {
    server: {
      type: 'string',
      title: 'Server',
      description:
        'Play at the tables of a running server, such as http://127.0.0.1:8080; empty for tables of your own',
      default: '',
      required: false,
    },
  },
  compatibility: { runtimes: { node: '>=20' } },
};

const text = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const bundle = zip([
  { name: 'manifest.json', data: text(manifest) },
  { name: 'server/package.json', data: text({ type: 'module' }) },
  { name: 'THIRD-PARTY.md', data: readFileSync(join(dist, 'THIRD-PARTY.md')) },
  ...[...reachable('mcp.js')]
    .toSorted()
    .map((name) => ({ name: `server/${name}`, data: readFileSync(join(dist, 'lib', name)) })),
]);
const file = `baize-${version}.mcpb`;
const fileSha256 = createHash('sha256').update(bundle).digest('hex');
writeFileSync(join(dist, file), bundle);
// The registry's listing, complete but for where the bundle will be published.
const packages = listing.packages.map((each) => ({
  ...each,
  identifier: each.identifier.replaceAll('VERSION', version),
  fileSha256,
}));
writeFileSync(join(dist, 'server.json'), text({ ...listing, version, packages }));
console.log(`dist/${file}: ${Math.round(bundle.length / 1024)} kB, sha256 ${fileSha256}`);
