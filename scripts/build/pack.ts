/** The package as its users get it: packed, and for tests installed into a folder outside this repository. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentStamp, isFresh, root } from './fresh.mjs';

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

export function ensureBuilt(): void {
  if (!isFresh()) run('npm', ['run', 'build'], root);
}

/** Packs, after building where the build is old. Returns the path of the tarball. */
export function packPackage(to: string): string {
  ensureBuilt();
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', to], join(root, 'dist'))) as [
    { filename: string },
  ];
  return join(to, filename);
}

/**
 * A folder that has nothing but the package installed; made once for all tests of the same sources. Works without a network:
 * the one optional dependency is linked from here instead of fetched.
 */
export function installedPackage(): string {
  const folder = join(tmpdir(), `baize-installed-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);
  const stampFile = join(folder, '.stamp');
  if (stampOf(stampFile) === currentStamp()) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  run('npm', ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', packPackage(folder)], folder);
  const sqlite = '@photostructure/sqlite';
  mkdirSync(join(folder, 'node_modules/@photostructure'), { recursive: true });
  symlinkSync(join(root, 'node_modules', sqlite), join(folder, 'node_modules', sqlite), 'junction');
  writeFileSync(stampFile, currentStamp());
  return folder;
}

function stampOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
