#!/usr/bin/env node
// `baize` in a clone: the built program when it is up to date, otherwise the sources as they are. `serve` builds first.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFresh, root } from '../../../scripts/build/fresh.mjs';

let fresh = isFresh();
if (!fresh && process.argv[2] === 'serve' && !process.argv.includes('--help')) {
  console.log('Building…');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  fresh = true;
}
if (fresh) await import('../../../dist/lib/baize.js');
else {
  const { register } = await import('tsx/esm/api');
  // Named, because tsx would otherwise use the tsconfig.json of the current directory.
  register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
  await import('../src/main.ts');
}
