/**
 * Two stub models and bots in the arena, as a user starts it: the same seed gives the same report byte for byte, and the key is
 * nowhere. BAIZE_ARENA=40 plays 40 games of each game among five players.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StubServer, stubServer } from '@baize/models/test/stubServer.ts';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 180_000 });

const canary = 'sk-canary-77a0c1e95d3b';
const bin = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const long = process.env['BAIZE_ARENA'] === '40';
const deals = long ? 2 : 1;
const models = ['Aster=openai:wobbly', 'Kestrel=anthropic:steady'];
const cases = [
  ['splendor', ['greedy', 'novice', 'planner']],
  ['dominion', ['big-money', 'defensive', 'tuned']],
  ['badugi', ['newcomer', 'normal', 'hard']],
] as const;

let server: StubServer;
const scratch = mkdtempSync(join(tmpdir(), 'baize-arena-'));
beforeAll(async () => {
  server = await stubServer();
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function baize(
  args: readonly string[],
  env: Record<string, string> = {},
  { stopWhen, typed = '' }: { stopWhen?: () => boolean; typed?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], {
    env: {
      ...process.env,
      OPENAI_API_KEY: canary,
      OPENAI_BASE_URL: `${server.url}/v1`,
      ANTHROPIC_API_KEY: canary,
      ANTHROPIC_BASE_URL: server.url,
      BAIZE_DEBUG: '1',
      ...env,
    },
  });
  child.stdin.end(typed);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const watch = setInterval(() => {
    if (stopWhen?.() !== true) return;
    child.kill('SIGINT');
    clearInterval(watch);
  }, 20);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(watch);
      resolve({ code, out, err });
    }),
  );
}

/** Every file of the folder with its text. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

const players = (bots: readonly string[]): string[] => [...models, ...(long ? bots : bots.slice(0, 1))];

describe.each(cases)('%s', (game, bots) => {
  const contest = async (name: string): Promise<Ended & { files: Record<string, string> }> => {
    const folder = join(scratch, `${game} ${name}`);
    const flags = ['--seeds', String(deals), '--seed', 'canary', '--no-times', '--price', '1,4', '--judge', '10'];
    const ended = await baize(['arena', game, ...players(bots), ...flags, '--out', folder]);
    return { ...ended, files: filesIn(folder) };
  };

  test('the same seed gives the same report, and no file, output or error holds the key', {
    timeout: long ? 1_200_000 : 180_000,
  }, async () => {
    const [one, other] = [await contest('one'), await contest('other')];
    expect(one.err).toBe('');
    expect([one.code, other.code]).toEqual([0, 0]);
    expect(other.out.replaceAll(`${game} other`, `${game} one`)).toBe(one.out);
    expect(Object.keys(other.files)).toEqual(Object.keys(one.files));
    for (const [file, text] of Object.entries(other.files)) expect(text === one.files[file], file).toBe(true);
    const entrants = players(bots).length;
    const report = JSON.parse(one.files['report.json'] ?? '');
    expect(report.games).toHaveLength(deals * entrants * (entrants - 1));
    const [steady, wobbly] = ['Kestrel', 'Aster'].map((name) =>
      report.players.find((each: { name: string }) => each.name === name),
    );
    expect(steady).toMatchObject({ refused: 0, completed: steady.games });
    expect(steady.cost).toBeGreaterThan(0);
    if (game !== 'badugi') expect(wobbly.refused).toBeGreaterThan(0);
    expect(one.files['report.html']).toContain('Costliest moves');
    const [{ record, move, seat, replay }] = report.blunders;
    expect(replay).toBe(`baize replay ${record} --at ${move} --seat ${seat + 1}`);
    const file = join(scratch, `${game} one`, record);
    const opened = await baize(['replay', file, '--at', String(move), '--seat', String(seat + 1)]);
    expect(opened).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`\\[${move} of \\d+\\] You`)) });
    const beyond = await baize(['replay', file, '--at', '9999']);
    expect(beyond).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--at takes a number of moves from 0 to \d+/),
    });
    expect(server.requests.at(-1)?.key).toBe(canary);
    expect(`${one.out}${one.err}${JSON.stringify(one.files)}`).not.toContain(canary);
  });
});

test('a refusal that quotes the key is told without it, and nothing is written', async () => {
  server.faults.push({ status: 401 }, { status: 401 }, { status: 401 }, { status: 401 });
  const folder = join(scratch, 'refused');
  const { code, out, err } = await baize(['arena', 'splendor', 'greedy', 'openai:wobbly', '--out', folder]);
  server.faults.length = 0;
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^openai:wobbly refuses to answer: 401 .*\[key\]/);
  expect(err).not.toContain(canary);
  expect(filesIn(folder)).toEqual({});
});

test('Ctrl-C keeps what is done; so does a spent budget', async () => {
  const args = ['arena', 'splendor', 'greedy', 'anthropic:steady', '--seeds', '40', '--judge', '0', '--workers', '1'];
  const folder = join(scratch, 'stopped');
  const before = server.requests.length;
  const stopped = await baize(
    [...args, '--out', folder],
    {},
    {
      stopWhen: () => server.requests.length > before + 150,
    },
  );
  expect(stopped.code).toBe(0);
  expect(stopped.out).toContain('Stopped early.');
  expect(stopped.err).toBe('Every finished game is kept; ratings come from deals that were played from both seats.\n');
  const report = JSON.parse(filesIn(folder)['report.json'] ?? '');
  expect(report.games.length).toBeGreaterThan(0);
  expect(report.games.length).toBeLessThan(80);
  const spent = await baize([...args, '--budget-tokens', '50000']);
  expect(spent.out).toMatch(/The budget of the models is spent: 5\d,\d+ tokens/);
});

test('models play in simulations and tournaments too', async () => {
  const both = await baize(['simulate', 'splendor', '--players', 'anthropic:steady,greedy', '--games', '2', '--json']);
  expect(JSON.parse(both.out)).toMatchObject({ games: 2, players: [{ name: 'anthropic:steady' }, { name: 'greedy' }] });
  const table = await baize(['tournament', 'badugi', '--players', 'small=openai:steady,random', '--games', '4']);
  expect(table.out).toContain('small');
  expect(`${both.err}${table.err}`).toBe('');
});

test('--out takes one path at a time, and players may follow it', async () => {
  const [folder, file] = [join(scratch, 'between'), join(scratch, 'single.json')];
  const flags = ['--seeds', '1', '--judge', '0', '--options', 'match=hand'];
  const { code, err } = await baize([
    'arena',
    'badugi',
    ...flags,
    '--out',
    file,
    '--out',
    folder,
    'newcomer',
    'casual',
  ]);
  expect([code, err]).toEqual([0, '']);
  for (const report of [file, join(folder, 'report.json')])
    expect(JSON.parse(readFileSync(report, 'utf8')).entrants).toMatchObject([{ name: 'newcomer' }, { name: 'casual' }]);
});

test('ladder stands for the bots of a game', async () => {
  const flags = ['--seeds', '1', '--judge', '0', '--json', '--options', 'match=hand'];
  const { out, err } = await baize(['arena', 'badugi', 'ladder', 'normal', 'Kestrel=anthropic:steady', ...flags]);
  expect(err).toBe('');
  const names = JSON.parse(out).entrants.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['newcomer', 'casual', 'normal', 'hard', 'Kestrel']));
  expect(new Set(names).size).toBe(names.length);
});

test('a model sits opposite; the key is in nothing that is kept', async () => {
  const before = server.requests.length;
  const args = ['play', 'badugi', '--plain', '--seats', '2', '--seed', 's', '--options', 'match=hands,hands=3'];
  const home = join(scratch, 'home');
  const opponent = ['--opponent', 'Kestrel=anthropic:steady', '--text', '--whole-answers'];
  const { out, err } = await baize([...args, ...opponent], { XDG_STATE_HOME: home }, { typed: '2\n'.repeat(80) });
  expect(out).toContain('Kestrel');
  expect(server.requests.length).toBeGreaterThan(before);
  expect(server.requests.at(-1)?.body).toMatchObject({ model: 'steady' });
  expect(server.requests.at(-1)?.body.tools).toBeUndefined();
  const kept = globSync('**/*', { cwd: home, dot: true }).map((file) => readFileSync(join(home, file), 'latin1'));
  expect(kept.length).toBeGreaterThan(0);
  expect(`${out}${err}${kept.join('')}`).not.toContain(canary);
});

test('mistakes are said in one sentence before anything is asked', async () => {
  const before = server.requests.length;
  const none = await baize(['arena', 'splendor', 'greedy', 'openai:x'], { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  expect(none).toMatchObject({ code: 2, err: expect.stringMatching(/^Set OPENAI_API_KEY to your key/) });
  const price = await baize(['arena', 'splendor', 'greedy', 'openai:x', '--budget-cost', '3']);
  expect(price).toMatchObject({ code: 2, err: 'A budget in dollars needs the price of openai:x.\n' });
  const swallowed = await baize(['arena', 'splendor', '--price', 'y=1,4', '--budget-cost', '3', 'greedy', 'openai:x']);
  expect(swallowed).toMatchObject({ code: 2, err: 'A budget in dollars needs the price of openai:x.\n' });
  const address = await baize(['arena', 'splendor', 'greedy', 'openai:x', '--server', 'cards']);
  expect(address).toMatchObject({ code: 2, err: expect.stringMatching(/^--server takes an address/) });
  expect(server.requests).toHaveLength(before);
});
