/** Whether `dist/` was built from the sources as they are now. Plain JavaScript, because it is asked before anything is compiled. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const stampFile = join(root, 'dist/.stamp');

/** Everything the build reads. A new folder of sources must be named here, or changes in it would go unnoticed. */
const sources = [
  'apps',
  'games',
  'platform',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.types.json',
];
const ignored = /^(node_modules|dist|test|testdata|e2e)$|\.test\.tsx?$/;

/** A digest of the path, size and time of every source file, so that added and deleted files count too. */
export function currentStamp(folder = root) {
  const digest = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const name of readdirSync(join(folder, path)).toSorted()) if (!ignored.test(name)) visit(`${path}/${name}`);
    } else if (stats) digest.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  };
  for (const path of sources) visit(path);
  return digest.digest('hex');
}

/** Whether the last build was made from these sources. */
export function isFresh() {
  try {
    return readFileSync(stampFile, 'utf8') === currentStamp();
  } catch {
    return false;
  }
}
