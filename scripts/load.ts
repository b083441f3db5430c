/** `npm run load -- [matches] [seconds] [moves]`: our server beside boardgame.io and Colyseus, the same game and moves; `--write` puts the table into docs/performance.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Contest, type Figures } from './load/contest.ts';
import { baize, boardgameIo, colyseus } from './load/rivals.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const numbers = process.argv.slice(2).filter((each) => /^\d+$/.test(each));
const [matches = 1000, seconds = 10, moves = 12] = numbers.map(Number);
/** Rounds of so many moves in every match; the median counts. */
const rounds = 7;

if (!existsSync(here('../bench/load/node_modules/boardgame.io'))) {
  console.log('Installing the servers to compare with …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here('../bench/load'),
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(
      'boardgame.io and Colyseus could not be installed (npm ci in bench/load): there is nothing to compare with.',
    );
    process.exit(1);
  }
}

// The two that are compared take turns round by round, so that a busy machine slows both alike. Colyseus works for every
// room all the time, asked or not, and so comes when the others have gone.
const figures: Figures[] = [];
for (const group of [[baize, boardgameIo], [colyseus]]) {
  const contests: Contest[] = [];
  for (const rival of group) {
    console.log(`${rival.name}: opening ${matches} matches …`);
    contests.push(await Contest.open(rival, matches));
  }
  for (const contest of contests) {
    console.log(`${contest.rival.name}: one move per match and second …`);
    await contest.paced(seconds);
  }
  console.log(`${group.map(({ name }) => name).join(' and ')}: as fast as it goes …`);
  for (const contest of contests) await contest.flatOut(moves);
  for (let round = 0; round < rounds; round++) for (const contest of contests) await contest.round(moves);
  for (const contest of contests) figures.push(await contest.close());
}

const [ours, theirs] = figures as [Figures, Figures];
const table = [
  `${matches} live matches of noughts and crosses, two sockets each; Node ${process.versions.node}, ${availableParallelism()} cores, players on the same machine.`,
  '',
  '| server | matches kept | moves per CPU second | moves per second | p50 ms | p99 ms | KB per match |',
  '|---|---|---|---|---|---|---|',
  ...figures.map(
    ({ name, keeps, perCpuSecond, perSecond, p50, p99, kbPerMatch }) =>
      `| ${name} | ${keeps} | ${perCpuSecond.toFixed(0)} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${kbPerMatch.toFixed(0)} |`,
  ),
  '',
  `Baize : boardgame.io = ${(ours.perCpuSecond / theirs.perCpuSecond).toFixed(1)} moves per CPU second.`,
].join('\n');
console.log(`\n${table}`);
if (process.argv.includes('--write')) {
  const page = here('../docs/performance.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- load[^>]*-->\n)[^]*?(\n<!-- end of load -->)/, `$1${table}$2`));
  console.log('\nWritten into docs/performance.md.');
}
process.exit(0);
