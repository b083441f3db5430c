/**
 * Makes the benches of a checkout one plain file, as the package is made: through a TypeScript loader every function is wrapped to
 * keep its name, which is not what ships.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Measured } from './bench-run.ts';

const ENTRY = 'benches of a checkout';

function entryOf(folder: string): string {
  const at = (...path: string[]): string => JSON.stringify(join(folder, ...path));
  const games = readdirSync(join(folder, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, 'games', entry.name, 'src', 'index.ts')))
    .map(({ name }) => name);
  const own = games.map((name) => existsSync(join(folder, 'games', name, 'bench.ts')));
  return [
    `import { measure } from ${JSON.stringify(join(import.meta.dirname, 'bench-run.ts'))};`,
    `import { pick, seeded, tableOptions } from ${at('platform', 'game', 'src', 'index.ts')};`,
    `import { search } from ${at('platform', 'bots', 'src', 'index.ts')};`,
    ...games.map((name, i) => `import { pack as pack${i} } from ${at('games', name, 'src', 'index.ts')};`),
    ...games.map((name, i) =>
      own[i] ? `import { benches as own${i} } from ${at('games', name, 'bench.ts')};` : `const own${i} = [];`,
    ),
    `const games = [${games.map((_, i) => `{ pack: pack${i}, benches: own${i} }`).join()}];`,
    'measure({ games, pick, seeded, tableOptions, search }, process.argv[2], process.argv[3]);',
  ].join('\n');
}

/** A program that is given a filter and a file to write to. */
async function bundle(folder: string, file: string): Promise<void> {
  const made = await rolldown({
    cwd: folder,
    platform: 'node',
    input: { bench: ENTRY },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entryOf(folder) : null),
      },
    ],
  });
  await made.write({ file, format: 'esm', codeSplitting: false });
  await made.close();
}

/** The benches of a checkout, ready to be run again and again, each time in a process of its own. */
export async function benchProgram(checkout: string): Promise<(filter: string) => readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [program, results] = [join(folder, 'bench.mjs'), join(folder, 'bench.json')];
  await bundle(resolve(checkout), program);
  return (filter) => {
    const { status } = spawnSync(process.execPath, [program, filter, results], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`the benches in ${checkout} failed`);
    return JSON.parse(readFileSync(results, 'utf8'));
  };
}
