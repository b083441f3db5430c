/** One program of any checkout, bundled as the package is: a TypeScript loader wraps every function in order to keep its name, which costs what is not shipped. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { external } from './entries.ts';

/** The file to start; it lies where the checkout's own dependencies are found. */
export async function bundled(root: string, entry: string): Promise<string> {
  const dir = join(root, 'node_modules/.cache/baize', entry.replaceAll(/[^\w]+/g, '-'));
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: { program: join(root, entry) },
    external,
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
    logLevel: 'warn',
  });
  await bundle.write({ dir, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs', cleanDir: true });
  await bundle.close();
  return join(dir, 'program.mjs');
}
