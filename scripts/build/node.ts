/** Bundles everything that runs in Node, with its dependencies, into one folder of plain JavaScript. */
import { type Plugin, rolldown } from 'rolldown';
import { external, library, moved, programs } from './entries.ts';
import { root } from './fresh.mjs';
import type { Notices } from './notices.ts';

/** Applies `moved`, and fails when a source finds a file in a way that would break in the bundle. */
function relocate(): Plugin {
  const unused = new Set(Object.keys(moved));
  return {
    name: 'relocate',
    transform: {
      filter: {
        id: { include: /\/(apps|games|platform)\//, exclude: /node_modules/ },
        code: /import\.meta\.(url|resolve|dirname|filename)/,
      },
      handler(source, id) {
        let code = source;
        let others = source.replaceAll('createRequire(import.meta.url)', '');
        for (const [from, to] of Object.entries(moved)) {
          if (!code.includes(from)) continue;
          code = code.replaceAll(from, to);
          others = others.replaceAll(from, '');
          unused.delete(from);
        }
        if (/import\.meta\.(url|resolve|dirname|filename)/.test(others))
          this.error(`${id} finds a file in a way that scripts/build/entries.ts does not know`);
        return { code, map: null };
      },
    },
    buildEnd() {
      if (unused.size > 0) this.error(`scripts/build/entries.ts moves what no source uses: ${[...unused].join('; ')}`);
    },
  };
}

export async function buildNode(dir: string, notices: Notices): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: { ...programs, ...library },
    external,
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
    plugins: [relocate(), notices.plugin()],
  });
  await bundle.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
}
