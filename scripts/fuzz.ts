/** `npm run fuzz`: the tests that play random games, at full length. What `npm test` plays of them is a short stretch. */
import { spawnSync } from 'node:child_process';

const files = ['games/dominion/test/ai.test.ts', 'scripts/anyOrder.test.ts'];

const { status } = spawnSync('vitest', ['run', '--maxWorkers=1', ...files], {
  stdio: 'inherit',
  env: { ...process.env, BAIZE_FUZZ: 'long' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
