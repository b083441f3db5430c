/**
 * `npm run load -- [matches] [seconds] [moves]`: our server in every game, and beside boardgame.io and Colyseus in a small one.
 * `models` measures calls of language models instead, `postgres` several nodes on one database (`--nodes 4`, `--players 2` processes of players for each, `--apart` with databases of their own as well), `growth` what long matches and full stores cost;
 * `--games noughts,splendor` plays only these; `--before FOLDER` compares with another checkout instead (`--rounds 31` for a closer look); `--write` puts the tables into docs/performance.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@baize/games';
import { baize } from './load/baize.ts';
import { Contest, type Figures, percentile } from './load/contest.ts';
import { byLength, byMatches, type Growth } from './load/growth.ts';
import { modelCosts } from './load/models.ts';
import { nodes, type NodesFigures } from './load/nodes.ts';
import { boardgameIo, colyseus, colyseusByTheClock, type Rival } from './load/rivals.ts';
import { chart } from './soak/chart.ts';

// Every server that is started ends with this process.
process.setMaxListeners(0);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    before: { type: 'string' },
    rounds: { type: 'string' },
    nodes: { type: 'string' },
    players: { type: 'string' },
    apart: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const [matches = 1000, seconds = 10, moves = 12] = positionals.filter((each) => /^\d+$/.test(each)).map(Number);
const games = flags.games?.split(',') ?? ['noughts', ...catalogue.map(({ name }) => name)];
/** Rounds of so many moves in every match; the median counts. */
const rounds = Number(flags.rounds ?? 7);

/** Rounds before those. */
const warming = 4;

/** Rivals that are compared take turns round by round, so that a busy machine slows all alike. */
async function compare(rivals: readonly Rival[]): Promise<Figures[]> {
  const contests: Contest[] = [];
  for (const rival of rivals) {
    console.log(`${rival.name}: opening ${matches} matches …`);
    contests.push(await Contest.open(rival, matches));
  }
  for (const contest of contests) {
    console.log(`${contest.rival.name}: one move per match and second …`);
    await contest.paced(seconds);
  }
  console.log(`${rivals.map(({ name }) => name).join(' and ')}: as fast as it goes …`);
  // Unmeasured: while the compiler is still at work it takes an eighth of the processor time.
  for (let round = 0; round < warming; round++) for (const contest of contests) await contest.flatOut(moves);
  for (let round = 0; round < rounds; round++) for (const contest of contests) await contest.round(moves);
  const figures: Figures[] = [];
  for (const contest of contests) figures.push(await contest.close());
  for (const each of figures) console.log(`${each.name}: ${each.perCpuSecond.toFixed(0)} moves per CPU second.`);
  return figures;
}

function installRivals(): void {
  if (existsSync(here('../bench/load/node_modules/boardgame.io'))) return;
  console.log('Installing the servers to compare with …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: here('../bench/load'), stdio: 'inherit' });
  if (status === 0) return;
  console.error('boardgame.io and Colyseus could not be installed (npm ci in bench/load): nothing to compare with.');
  process.exit(1);
}

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell)).join(' | ')} |`;
const tableOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(heads),
  row(heads.map(() => '---')),
  ...rows.map(row),
];
const costs = ['moves per CPU second', 'moves per second', 'p50 ms', 'p99 ms', 'KB per match'];
const costsOf = ({ perCpuSecond, perSecond, p50, p99, kbPerMatch }: Figures): number[] => [
  perCpuSecond,
  perSecond,
  p50,
  p99,
  kbPerMatch,
];

const sent = ['views per move', 'bytes per move'];
const sentOf = ({ viewsPerMove, bytesPerMove }: Figures): number[] => [viewsPerMove, bytesPerMove];

/** By round, the median: all were measured in the same moments. */
const ratio = (one: Figures, other: Figures): string =>
  percentile(
    one.rounds.map((each, round) => each / other.rounds[round]),
    0.5,
  ).toFixed(2);

async function besideRivals(): Promise<string[]> {
  installRivals();
  const turns = await compare([baize({ game: 'noughts' }), boardgameIo, colyseus]);
  // As it ships, Colyseus works for every room all the time, asked or not, and so comes when the others have gone.
  const figures = [...turns, ...(await compare([colyseusByTheClock]))];
  return [
    ...tableOf(
      ['server, noughts and crosses', 'matches kept', ...costs, ...sent],
      figures.map((each) => [each.name, each.keeps, ...costsOf(each), ...sentOf(each)]),
    ),
    '',
    `Baize : boardgame.io = ${ratio(turns[0], turns[1])}, Baize : Colyseus = ${ratio(turns[0], turns[2])} moves per CPU second.`,
  ];
}

async function realGames(): Promise<string[]> {
  const played: Figures[] = [];
  for (const game of games) if (game !== 'noughts') played.push(...(await compare([baize({ name: game, game })])));
  const rows = played.map((each) => [each.name, ...costsOf(each), ...sentOf(each)]);
  return tableOf(['game, moves by chance', ...costs, ...sent], rows);
}

/** Ratios of now to before: by round, the median, in which a collection of the old generation every few rounds does not show, and of all rounds together. */
async function besideBefore(root: string): Promise<string[]> {
  const rows: (string | number)[][] = [];
  for (const game of games) {
    const [now, before] = await compare([
      baize({ name: `${game} now`, game }),
      baize({ name: `${game} before`, game, root }),
    ]);
    const inAll = now.moves / now.cpu / (before.moves / before.cpu);
    rows.push([now.name, ...costsOf(now), now.bytesPerMove, ratio(now, before), inAll.toFixed(2)]);
    rows.push([before.name, ...costsOf(before), before.bytesPerMove, '1', '1']);
  }
  return tableOf(['', ...costs, 'bytes per move', 'ratio of rounds', 'of all together'], rows);
}

async function severalNodes(): Promise<string[]> {
  const counts = Array.from({ length: Number(flags.nodes ?? 3) }, (_, index) => index + 1);
  const all = await nodes({
    matches,
    seconds,
    rounds,
    counts,
    players: Number(flags.players ?? 1),
    apart: flags.apart === true,
  });
  const [alone, one] = all;
  /** What the last node adds, relative to the first: by processor time, and by the clock. */
  const added = (figures: NodesFigures): string[] => {
    const fewer = all.find(({ nodes, name }) => nodes === figures.nodes - 1 && name.endsWith('PostgreSQL'));
    if (fewer === undefined || !figures.name.endsWith('PostgreSQL')) return ['·', '·'];
    const byCpu = figures.nodes * figures.perCpuSecond - fewer.nodes * fewer.perCpuSecond;
    return [byCpu / one.perCpuSecond, (figures.perSecond - fewer.perSecond) / one.perSecond].map((each) =>
      each.toFixed(2),
    );
  };
  const rows = all.map((figures) => {
    const { name, perCpuSecond, perSecond, perDatabaseSecond } = figures;
    const [byCpu, byClock] = added(figures);
    const toSqlite = (perCpuSecond / alone.perCpuSecond).toFixed(2);
    return [name, perCpuSecond, toSqlite, byCpu, perSecond, byClock, perDatabaseSecond ?? '·'];
  });
  const byCpuHeads = ['moves per CPU second of the nodes', 'to SQLite', 'the last node adds'];
  const byClockHeads = ['moves per second', 'the last node adds'];
  return tableOf(['', ...byCpuHeads, ...byClockHeads, 'moves per CPU second of the database'], rows);
}

/** Charts as well: docs/images/growth-*.svg. */
async function growth(): Promise<string[]> {
  const length = await byLength(40, 250, 16);
  const stored = await byMatches(200, moves, rounds, [0, 5000, 10_000, 20_000, 40_000]);
  const draw = (name: string, { at, costs }: Growth, unit: string): void => {
    const lines = [{ name: 'cost', values: costs }];
    const title = 'Microseconds of processor time for a move';
    writeFileSync(here(`../docs/images/growth-${name}.svg`), chart(at, [{ title, lines }], unit));
  };
  if (flags.write === true) draw('length', length, 'entries');
  if (flags.write === true) draw('store', stored, 'matches');
  return [
    ...tableOf(['entries in the match', ...length.at.map(String)], [['µs a move', ...length.costs]]),
    '',
    ...tableOf(['matches in the store', ...stored.at.map(String)], [['µs a move', ...stored.costs]]),
  ];
}

const lines = [
  `${matches} live matches, two sockets each; Node ${process.versions.node}, ${availableParallelism()} cores, players on the same machine.`,
  '',
];
const apart: Readonly<Record<string, () => Promise<string[]>>> = {
  models: () => modelCosts(rounds),
  postgres: severalNodes,
  growth,
};
const part = apart[positionals[0] ?? ''];
if (part !== undefined) {
  console.log(`\n${(await part()).join('\n')}`);
  process.exit(0);
}
if (flags.before !== undefined) lines.push(...(await besideBefore(flags.before)));
else {
  if (games.includes('noughts')) lines.push(...(await besideRivals()), '');
  lines.push(...(await realGames()));
}
const text = lines.join('\n');
console.log(`\n${text}`);
if (flags.write === true) {
  const page = here('../docs/performance.md');
  const old = readFileSync(page, 'utf8');
  writeFileSync(page, old.replace(/(<!-- load[^>]*-->\n)[^]*?(\n<!-- end of load -->)/, `$1${text}$2`));
  console.log('\nWritten into docs/performance.md.');
}
process.exit(0);
