/** The declarations of the library's modules: made by the compiler, kept where an entry reaches them, with imports that work outside this repository. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { library } from './entries.ts';
import { root } from './fresh.mjs';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Our own packages by the names that sources import them by: `@baize/lab/program` → `platform/lab/src/program.ts`. */
function ourModules(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(['games/package.json', '{games,platform,apps}/*/package.json'], { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    for (const [path, target] of Object.entries(exports)) found.set(join(name, path), join(dirname(file), target));
  }
  return found;
}

const imported = /(?<=(?:from|import|import\()\s*)(['"])([^'"]+)\1/g;
const declared = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

/** Writes `<dir>/<entry>.d.ts` for every entry. Returns the packages of others that the declarations mention. */
export function buildTypes(dir: string): Set<string> {
  const raw = `${dir}.raw`;
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', 'tsconfig.types.json', '--outDir', raw], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`the declarations do not compile:\n${stdout}`);
  const ours = ourModules();
  const others = new Set<string>();
  const written = new Set<string>();
  const keep = (source: string): void => {
    const to = declared(source);
    if (written.has(to)) return;
    written.add(to);
    const text = readFileSync(join(raw, to), 'utf8').replaceAll(imported, (_, quote: string, name: string) => {
      const target = name.startsWith('.') ? join(dirname(source), name) : ours.get(name);
      if (target === undefined) {
        others.add(name);
        return `${quote}${name}${quote}`;
      }
      keep(target);
      return `${quote}${relativeModule(dirname(to), target)}${quote}`;
    });
    write(join(dir, to), text);
  };
  for (const [name, source] of Object.entries(library)) {
    keep(source);
    write(join(dir, `${name}.d.ts`), `export * from '${relativeModule('', source)}';\n`);
  }
  rmSync(raw, { recursive: true });
  return others;
}

function relativeModule(from: string, source: string): string {
  const path = relative(from, source)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
