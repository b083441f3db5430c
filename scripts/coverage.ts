/** `npm run coverage:decisions`: how much of the decision logic that the specification names its tests run, file by file. 95 % are asked for. */
import { spawnSync } from 'node:child_process';

const logic = [
  'games/dominion/bots/{ai,bigMoney,player,answers,personalities}.ts',
  'games/badugi/bots/{cpu,predraw,postdraw,profiles,situation,equity,ranges,transitions}.ts',
];
const tests = [
  'games/dominion/test/ai.test.ts',
  'games/dominion/test/bigMoney.test.ts',
  'games/dominion/test/architecture.test.ts',
  'games/dominion/bots/habits.test.ts',
  'games/dominion/bots/player.test.ts',
  'games/badugi/test/document.test.ts',
  'games/badugi/src/model.test.ts',
];

const coverage = ['--coverage', '--coverage.reporter=text', ...logic.map((files) => `--coverage.include=${files}`)];
const { status } = spawnSync('vitest', ['run', '--maxWorkers=1', ...coverage, ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
