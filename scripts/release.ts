/**
 * `npm run release -- 1.2.3`: sets the version everywhere, dates the changelog, runs every test, makes what is published, and commits it all with a tag.
 * Nothing leaves this machine; pushing the tag does, and CI publishes from there.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/fresh.mjs';
import { released } from './changelog.ts';
import { rootVersion } from './version.ts';

const run = (command: string, ...args: string[]): void => {
  console.log(`\n── ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
};

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Usage: npm run release -- 1.2.3');
  process.exit(2);
}
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '') {
  console.error('Commit or stash your changes first.');
  process.exit(1);
}

const changelog = join(root, 'CHANGELOG.md');
writeFileSync(changelog, released(readFileSync(changelog, 'utf8'), version, new Date().toISOString().slice(0, 10)));
if (version !== rootVersion()) run('npm', 'version', version, '--no-git-tag-version');
run('npm', 'test');
run('npm', 'run', 'artifacts');
copyFileSync(join(root, 'dist/API.md'), join(root, 'docs/api.md'));
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Baize ${version}`);
console.log(`\nReady in dist/release. To publish: git push --follow-tags`);
