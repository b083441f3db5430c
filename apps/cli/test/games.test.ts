import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Terminal } from './pty.ts';

let folder = '';
let terminal: Terminal | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-pty-'));
});
afterEach(() => {
  terminal?.kill();
  terminal = null;
  rmSync(folder, { recursive: true });
});

const open = (
  args: readonly string[],
  size: { columns?: number; rows?: number; env?: Record<string, string> } = {},
) => {
  terminal = new Terminal(args, { ...size, env: { XDG_STATE_HOME: folder, ...size.env } });
  return terminal;
};

const noTrace = /\n\s+at .+:\d+:\d+|node:internal|TypeError|ReferenceError/;

/** Plays a game to its end by saying these things over and over, and something senseless now and then. */
async function playOut(args: readonly string[], said: readonly string[]): Promise<Terminal> {
  const here = open(['play', ...args, '--name', 'Ada']);
  const atRest = /Your turn|Your answer|Esc or Enter: back/;
  const nonsense = ['banana', '999', '', '0 0 0', '/what'];
  for (let round = 0; ; round++) {
    for (const words of [...said, ...(round % 5 === 1 ? [nonsense[Math.floor(round / 5) % nonsense.length]] : [])]) {
      await here.until('a decision or the end', () => atRest.test(here.screen));
      if (here.screen.includes('Esc or Enter: back')) return here;
      here.type(`${words}\r`);
    }
    if (round > 150) throw new Error(`The game does not end:\n${here.screen}`);
  }
}

async function leave(here: Terminal): Promise<void> {
  here.type('quit\r');
  await here.until('the program to end', () => here.code !== null);
  expect(here.code).toBe(0);
  expect(here.text).not.toMatch(noTrace);
  expect(here.raw.endsWith('\u001b[?25h') || here.raw.includes('\u001b[?1049l')).toBe(true);
}

test('a whole game of Splendor on the full screen', async () => {
  const here = await playOut(['splendor', '--seed', 'pty', '--opponent', 'greedy'], ['1']);
  expect(here.screen).toMatch(/\(winner\)/);
  await leave(here);
  expect(readdirSync(join(folder, 'baize', 'finished'))).toHaveLength(1);
  const nothingLeft = open(['play', '--resume']);
  await nothingLeft.until('the end', () => nothingLeft.code !== null);
  expect(nothingLeft.text).toContain('There is no interrupted game');
}, 600_000);

test('a whole game of Dominion on the full screen, with its scores broken down', async () => {
  const here = await playOut(
    ['dominion', '--seed', 'pty', '--opponent', 'big-money', '--rules', 'house', '--options', 'victoryPileSize=4'],
    ['play treasures', 'buy province', 'buy gold', 'buy silver', 'end turn'],
  );
  expect(here.screen).toMatch(/Your final score: -?\d+ VP/);
  expect(here.text).toMatch(/Province costs 8, you have \d/);
  await leave(here);
}, 600_000);

test('three hands of Badugi on the full screen, with draws and pot odds', async () => {
  const here = await playOut(
    ['badugi', '--seed', 'pty', '--seats', '3', '--opponent', 'random', '--options', 'match=hands,hands=3'],
    ['check', 'call', 'draw 4'],
  );
  expect(here.text).toMatch(/you need \d+\.\d % to call/);
  await leave(here);
}, 600_000);

test('an interrupted game goes on where it was, in a window of another size', async () => {
  const here = open(['play', 'dominion', '--seed', 'again', '--name', 'Ada']);
  await here.until('the table', () => here.screen.includes('Your turn'));
  here.type('play treasures\r');
  await here.until('the move', () => here.screen.includes('You play'));
  here.resize(120, 40);
  await here.until('the wide table', () => here.screen.includes('End of the game'));
  here.resize(30, 8);
  await here.until('the tiny window', () => here.screen.includes('too small'));
  here.type('\u0003');
  await here.until('the end', () => here.code !== null);
  expect(here.code).toBe(130);
  expect(here.text).toContain('baize play --resume');
  const offered = open(['play', 'dominion']);
  await offered.until('the offer', () => offered.text.includes('Go on with a game?'));
  offered.type('\r');
  await offered.until('the table', () => offered.screen.includes('You played'));
  offered.kill();
  const again = open(['play', '--resume'], { columns: 120, rows: 40 });
  await again.until('the table', () => again.screen.includes('You play'));
  again.type('\u0004');
  await again.until('the end', () => again.code !== null);
  expect(again.code).toBe(0);
}, 600_000);

test('a small or dumb terminal gets plain prompts with a line for each kind of move; NO_COLOR gets no colours', async () => {
  const small = open(['play', 'splendor', '--seed', 'a'], { columns: 50, rows: 18 });
  await small.until('the prompt', () => small.text.endsWith('\n> '));
  expect(small.raw).not.toContain('\u001b[?1049h');
  expect(Math.max(...small.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(50);
  expect(small.text).toMatch(/Take 3: 1 D S E, 2 D S R/);
  small.type('banana\r');
  await small.until('the answer', () => small.text.includes("'banana' is not a move now."));
  small.type('\u0003');
  await small.until('the end', () => small.code !== null);
  expect(small.code).toBe(130);
  const plain = open(['play', 'splendor', '--seed', 'a'], { env: { NO_COLOR: '1' } });
  await plain.until('the table', () => plain.screen.includes('Your turn'));
  for (const code of ['32', '93', '91']) expect(plain.raw).not.toContain(`\u001b[${code}m`);
}, 600_000);

test('without a game, the game and the opponent are asked for by number or name; Ctrl-C leaves', async () => {
  const here = open(['play', '--seed', 'a', '--name', 'Ada']);
  await here.until('the games', () => here.text.endsWith('1 to 3, Enter for 1: '));
  here.type('9\r');
  await here.until('the games again', () => /Type a number from 1 to 3 or a name: [^]*Enter for 1: $/.test(here.text));
  here.type('3\r');
  await here.until('the levels', () =>
    /Against whom\?\n +1\. ★☆☆☆☆ novice[^]*★★☆☆☆ greedy[^]*Enter for \d+: $/.test(here.text),
  );
  expect(Math.max(...here.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  here.type('greedy\r');
  await here.until('the table', () => here.screen.includes('greedy'.slice(0, 5)) && here.screen.includes('Your turn'));
  here.kill();
  const gone = open(['play']);
  await gone.until('the game that was left', () => /Go on with a game\?[^]*against greedy, left/.test(gone.text));
  gone.type('new\r');
  await gone.until('the games', () => gone.text.includes('Which game?'));
  gone.type('\u0003');
  await gone.until('the end', () => gone.code !== null);
  expect(gone.code).toBe(130);
}, 600_000);
