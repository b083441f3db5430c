/** The Python package, where Python is there: its own tests, the same games as the engine's, and players that know their game. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Playthrough, readOptions } from '@baize/game';
import { loadGame } from '@baize/games';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../python', import.meta.url));
const bin = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const there = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
/** BAIZE_PYTHON=1000 plays 1,000 games of each game. */
const games = Number(process.env['BAIZE_PYTHON'] ?? 10);

function python(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, BAIZE: `"${process.execPath}" "${bin}"`, PYTHONPATH: folder };
  const child = spawn('python3', args, { cwd: folder, env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

/** The generator of python/examples/random_games.py. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed % 2147483647 || 1; ; ) yield (state = Number((BigInt(state) * 48271n) % 2147483647n));
}

async function gameHere(name: string, seed: number): Promise<string> {
  const pack = await loadGame(name);
  const read = readOptions(pack.game, {}, 2);
  if (!read.ok) throw new Error(read.message);
  const play = new Playthrough(pack.game, pack.game.start(read.options, 2, String(seed)), String(seed));
  const random = dice(seed);
  for (let seat = play.next(); seat !== null; seat = play.next())
    play.play(seat, play.moves[random.next().value % play.moves.length]);
  return JSON.stringify({ seed: String(seed), moves: play.made, ...pack.game.result(play.state) });
}

const names = ['dominion', 'badugi', 'splendor'] as const;

const withPython = (): void => {
  test('passes its own tests', { timeout: 300_000 }, async () => {
    const { code, err } = await python('-W', 'error::ResourceWarning', '-m', 'unittest', 'discover', '-s', 'tests');
    expect(err).toMatch(/\nOK\n$/);
    expect(code).toBe(0);
  });

  test.each(names)(
    'plays the same random games of %s as the engine, for the same seeds',
    { timeout: 900_000 },
    async (name) => {
      const { out, err } = await python('examples/random_games.py', name, '--games', String(games), '--seed', '31');
      const lines = out.trim().split('\n');
      expect(lines, err).toHaveLength(games);
      for (const [at, line] of lines.entries())
        expect(JSON.parse(line)).toEqual(JSON.parse(await gameHere(name, 31 + at)));
      if (games > 100) console.log(name, err.trim());
    },
  );

  test.each([
    ['dominion', 40, 40, '--kingdom=K1'],
    ['splendor', 40, 5, '--workers=2'],
    // Chips of a hand: 20 is a big blind.
    ['badugi', 300, 20, '--workers=2'],
  ])('the example for %s beats chance', { timeout: 180_000 }, async (name, count, lead, more) => {
    const player = `mine=cmd:python3 ${folder}/examples/${name}_player.py`;
    const args = ['--players', `${player},random`, '--games', String(count), '--seed', 'python', '--json', more];
    const { stdout, stderr } = spawnSync(process.execPath, [bin, 'simulate', name, ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const { players } = JSON.parse(stdout) as { players: { score: { mean: number }; gaveUp?: object }[] };
    const [mine, other] = players.map(({ score }) => score.mean);
    expect(players[0]?.gaveUp).toBeUndefined();
    expect(mine - other).toBeGreaterThan(lead);
  });
};

if (there) describe('the Python package', withPython);
else
  test('without Python 3.9 or later the package is not tested', () => {
    console.log('There is no Python: the package in python/ was not tested.');
  });
