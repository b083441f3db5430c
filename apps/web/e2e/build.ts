/** The page is built once before the tests, unless the last build is up to date. */
import { spawnSync } from 'node:child_process';
import { isFresh, root } from '../../../scripts/build/fresh.mjs';

export default function build(): void {
  if (process.env['E2E_BUILT'] || isFresh()) return;
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the page does not build');
}
