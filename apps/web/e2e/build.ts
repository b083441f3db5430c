/** The page is built once before the tests. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function build(): void {
  if (process.env['E2E_BUILT']) return;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('the page does not build');
}
