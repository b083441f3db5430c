/** `npm run spec`: writes docs/spec-coverage.md, every requirement the specification names beside the tests that hold it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { requirements } from './requirements/index.ts';
import { measured } from './requirements/measured.ts';

const root = join(import.meta.dirname, '..');

interface Found {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

/** Runs every test that names a requirement, and returns what the runner says of each. */
function runTests(): Found[] {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-spec-'));
  const output = join(scratch, 'report.json');
  const ids = 'UT-|IT-|E2E-|EC |AC |AC-|SC-|SP-|SPL-|ARCH-|UI-|BAD-|BM-';
  const { stdout } = spawnSync('git', ['grep', '-lE', `(${ids})`, '--', '*.test.ts', '*.test.tsx'], { cwd: root });
  const files = String(stdout).split('\n').filter(Boolean);
  const toFile = ['--reporter=json', `--outputFile=${output}`];
  spawnSync('vitest', ['run', '-t', ids, ...toFile, ...files], { cwd: root, stdio: 'inherit' });
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  rmSync(scratch, { recursive: true, force: true });
  return report.testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({ file: relative(root, name), title: fullName, passed: status === 'passed' })),
    )
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

/** `EC 1.1` must not match `EC 1.1.1`, nor UT-BM-1 match UT-BM-10. */
const names = (title: string, id: string): boolean => {
  for (let at = title.indexOf(id); at >= 0; at = title.indexOf(id, at + 1))
    if (!/[\w.-]/.test(title[at - 1] ?? ' ') && !/^(\d|\.\d)/.test(title.slice(at + id.length))) return true;
  return false;
};

function coverage(all: readonly Found[], figures: ReadonlyMap<string, string>): string {
  const counts = { held: 0, reported: 0, missing: 0, failed: 0 };
  const sections: string[] = [];
  for (const [part, list] of Object.entries(requirements)) {
    sections.push(`## ${part}`, '', '| id | requirement | test | state |', '|---|---|---|---|');
    for (const { id, text, reported } of list) {
      const found = all.filter((each) => names(each.title, id));
      const failed = found.some((each) => !each.passed);
      const state = failed ? 'failed' : reported !== undefined ? 'reported' : found.length > 0 ? 'held' : 'missing';
      counts[state]++;
      const where = [...new Set(found.map((each) => `\`${each.file}\``))].join('<br>');
      const figure = figures.get(id);
      const report = `reported: ${figure === undefined ? '' : `${figure}; `}${reported}`;
      const said = state === 'reported' ? report : state === 'held' ? 'held' : `**${state}**`;
      sections.push(`| ${id} | ${text} | ${where} | ${said} |`);
    }
    sections.push('');
  }
  return [
    '# Specification coverage',
    '',
    'Made by `npm run spec`, which runs the tests; do not edit. Every requirement of the five documents, the tests that name it, and its',
    'state. A row is held if its tests assert what the document says, or what was decided where documents contradict each other; a requirement that',
    'cannot be met is reported with what was measured. What no test names is listed as missing.',
    '',
    `${counts.held} held, ${counts.reported} reported as measured, ${counts.failed} failed, ${counts.missing} missing.`,
    '',
    ...sections,
  ].join('\n');
}

const page = coverage(runTests(), measured());
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs', 'spec-coverage.md'), page);
console.log(/^\d+ held.*$/m.exec(page)?.[0]);
