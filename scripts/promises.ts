/** `npm run promises [GAMES]`: the promises of the contract, checked over many random games of every game (10,000 unless told otherwise). */
import { spawnSync } from 'node:child_process';

const [games = '10000'] = process.argv.slice(2);
const tests = [
  'games/dominion/test/conformance.test.ts',
  'games/badugi/test/conformance.test.ts',
  'games/splendor/test/game.test.ts',
];
const { status } = spawnSync('npx', ['vitest', 'run', '--maxWorkers=1', ...tests], {
  env: { ...process.env, CONFORMANCE_GAMES: games },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
