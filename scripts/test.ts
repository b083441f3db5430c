/** What `npm test` runs, in order. Each step prints its time; the last line counts what passed and failed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from './build/fresh.mjs';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step leaves a JSON report of single tests here. */
  readonly report?: string;
  /** Left out of `npm run check`. */
  readonly slow?: boolean;
}

const scratch = mkdtempSync(join(tmpdir(), 'baize-test-'));
const unit = join(scratch, 'unit.json');
const browser = join(scratch, 'browser.json');
process.env['E2E_REPORT'] = browser;
const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'import directions', command: ['tsx', 'scripts/directions.ts'] },
  { name: 'styles', command: ['tsx', 'scripts/styles.ts'] },
  { name: 'casts', command: ['tsx', 'scripts/casts.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  // Tests start the built program where it is up to date: that takes a quarter of the time of the sources.
  ...(isFresh() ? [] : [{ name: 'build', command: ['tsx', 'scripts/build/build.ts'] }]),
  {
    name: 'unit, conformance and integration tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    report: unit,
  },
  {
    name: 'end-to-end tests in a browser',
    command: ['playwright', 'test', '-c', 'apps/web/e2e'],
    report: browser,
    slow: true,
  },
];

let passed = 0;
let failed = 0;
for (const step of steps.filter((each) => !(each.slow && process.argv.includes('--quick')))) {
  console.log(`\n── ${step.name}`);
  const began = Date.now();
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const ok = status === 0;
  const tests = step.report === undefined ? null : countTests(step.report);
  passed += tests?.passed ?? (ok ? 1 : 0);
  failed += tests === null ? (ok ? 0 : 1) : tests.failed + (!ok && tests.failed === 0 ? 1 : 0);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${step.name}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Counts from a report in Jest's or in Playwright's form. A skipped test is printed, and counts as failed in CI: nothing is passed over silently. */
function countTests(file: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as
      | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
      | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
    const [passed, failed, skipped] =
      'stats' in report
        ? [report.stats.expected + report.stats.flaky, report.stats.unexpected, report.stats.skipped]
        : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
    if ('stats' in report && report.stats.flaky > 0)
      console.log(`${report.stats.flaky} tests passed only at the second try.`);
    if (skipped > 0) console.log(`${skipped} tests were skipped.`);
    return { passed, failed: failed + (process.env['CI'] ? skipped : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
