/** `npm run build`: makes `dist/`, which is the package `baize`: `lib` for Node, `types` for those who import it, `web` for the browser. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildWeb } from 'vite';
import { apiPage } from './api.ts';
import { currentStamp, root, stampFile } from './fresh.mjs';
import { writeManifest } from './manifest.ts';
import { buildNode } from './node.ts';
import { Notices } from './notices.ts';
import { buildTypes } from './types.ts';

const dist = join(root, 'dist');
/** Made beside the old build and put in its place when all is well, so that nobody runs half a build. */
const fresh = join(dist, `.build-${process.pid}`);
const parts = [
  'lib',
  'types',
  'web',
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'API.md',
  'THIRD-PARTY.md',
];

// Tests set it to `test`, and the page would ship with the development build of React.
process.env['NODE_ENV'] = 'production';
const stamp = currentStamp();
const notices = new Notices();
mkdirSync(fresh, { recursive: true });
try {
  await buildNode(join(fresh, 'lib'), notices);
  buildTypes(join(fresh, 'types'));
  await buildWeb({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    build: { outDir: join(fresh, 'web'), sourcemap: 'hidden' },
    plugins: [notices.plugin()],
  });
  writeFileSync(join(fresh, 'THIRD-PARTY.md'), notices.text);
  const { version } = writeManifest(fresh);
  writeFileSync(join(fresh, 'API.md'), apiPage(join(fresh, 'types'), version));
  for (const part of parts) {
    rmSync(join(dist, part), { recursive: true, force: true });
    renameSync(join(fresh, part), join(dist, part));
  }
  writeFileSync(stampFile, stamp);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
