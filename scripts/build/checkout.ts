/** One program of any checkout, bundled as the package is: a TypeScript loader wraps every function in order to keep its name, which costs what is not shipped. */
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { external } from './entries.ts';

const made = new Map<string, Promise<string>>();

/** The file to start, made once in a run; it lies where the checkout's own dependencies are found. */
export function bundled(root: string, entry: string): Promise<string> {
  const source = resolve(root, entry);
  const bundle = made.get(source) ?? make(resolve(root), entry);
  made.set(source, bundle);
  return bundle;
}

async function make(root: string, entry: string): Promise<string> {
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
