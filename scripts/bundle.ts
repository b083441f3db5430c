/** Makes `dist/baize-<version>.mcpb`, the bundle that desktop hosts install with a click, and the `server.json` that describes it. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { about } from '../apps/mcp/src/texts.ts';
import { zip } from './zip.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');
const listing = JSON.parse(readFileSync(join(root, 'apps/mcp/server.json'), 'utf8')) as Listing;

interface Listing {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly packages: readonly { readonly identifier: string }[];
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'apps/mcp/src/main.ts',
    outDir: join(out, 'mcpb'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'index.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});

const manifest = {
  manifest_version: '0.3',
  name: 'baize',
  display_name: listing.title,
  version: listing.version,
  description: listing.description,
  author: { name: 'Baize' },
  license: 'MIT',
  server: {
    type: 'node',
    entry_point: 'server/index.mjs',
    mcp_config: {
      command: 'node',
      args: ['${__dirname}/server/index.mjs'],
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

mkdirSync(out, { recursive: true });
const files = readdirSync(join(out, 'mcpb')).toSorted();
const bundle = zip([
  { name: 'manifest.json', data: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
  ...files.map((name) => ({ name: `server/${name}`, data: readFileSync(join(out, 'mcpb', name)) })),
]);
const file = `baize-${listing.version}.mcpb`;
const fileSha256 = createHash('sha256').update(bundle).digest('hex');
const packages = listing.packages.map((each) => ({ ...each, fileSha256 }));
writeFileSync(join(out, file), bundle);
writeFileSync(join(out, 'server.json'), `${JSON.stringify({ ...listing, packages }, null, 2)}\n`);
console.log(`dist/${file}: ${Math.round(bundle.length / 1024)} kB, sha256 ${fileSha256}`);
