/** `npm run artifacts`: makes what a release publishes, in `dist/release`: the package, the desktop bundle, the site as a zip, checksums; and its notes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './build/fresh.mjs';
import { sectionOf } from './changelog.ts';
import { rootVersion } from './version.ts';
import { zip } from './zip.ts';

const dist = join(root, 'dist');
const release = join(dist, 'release');
const version = rootVersion();

for (const script of ['package', 'mcpb', 'site'])
  execFileSync('npm', ['run', script], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

const notes = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), `${version} `);
if (notes === null) throw new Error(`CHANGELOG.md has no section for ${version}`);
writeFileSync(join(dist, 'notes.md'), `${notes}\n`);

rmSync(release, { recursive: true, force: true });
mkdirSync(release);
for (const file of [`baize-${version}.tgz`, `baize-${version}.mcpb`]) cpSync(join(dist, file), join(release, file));
const site = join(dist, 'site');
const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const entries = files.map(({ parentPath, name }) => {
  const file = join(parentPath, name);
  return { name: `baize/${relative(site, file).replaceAll('\\', '/')}`, data: readFileSync(file) };
});
writeFileSync(join(release, `baize-site-${version}.zip`), zip(entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))));

const sums = readdirSync(release).map((name) => {
  const data = readFileSync(join(release, name));
  console.log(`dist/release/${name}: ${Math.round(data.length / 1024)} kB`);
  return `${createHash('sha256').update(data).digest('hex')}  ${name}`;
});
writeFileSync(join(release, 'SHA256SUMS'), `${sums.join('\n')}\n`);
