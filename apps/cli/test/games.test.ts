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

/** The numbered moves on the screen, by words. */
function movesOn(frame: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, number, words] of frame.matchAll(/(?:^|\s{2}|\n)\s*(\d+)\. (\S.*?)(?=\s{2,}|\n|$)/g))
    found.set(words.trim(), number);
  return found;
}

/** Plays a game to its end by a list of preferences, saying something senseless now and then. */
async function playOut(title: string, args: readonly string[], preferred: readonly RegExp[]): Promise<Terminal> {
  const here = open(['play', ...args, '--name', 'Ada']);
  // An answer shows in what the screen says; late bytes of the frame before it do not count.
  let before = '';
  const ready = (): boolean => {
    const frame = here.frame(title);
    return frame !== before && /(your turn|over) \n/.test(frame) && /\n>\s*$/.test(frame);
  };
  const nonsense = ['banana\r', '999\r', '\r', '0 0 0\r', '/what\r'];
  for (let decision = 0; ; decision++) {
    await here.until('a decision or the end', ready);
    const frame = here.frame(title);
    if (/ over \n/.test(frame)) break;
    if (decision > 400) throw new Error(`The game does not end:\n${frame}`);
    before = frame;
    if (decision % 5 === 1) {
      here.type(nonsense[((decision / 5) % nonsense.length) | 0]);
      await here.until('the screen after nonsense', ready);
      before = here.frame(title);
    }
    const moves = movesOn(frame);
    const words = preferred.flatMap((want) => [...moves.keys()].filter((each) => want.test(each)).slice(-1))[0];
    here.type(`${moves.get(words ?? '') ?? '1'}\r`);
  }
  return here;
}

async function leave(here: Terminal): Promise<void> {
  here.type('quit\r');
  await here.until('the program to end', () => here.code !== null);
  expect(here.code).toBe(0);
  expect(here.text).not.toMatch(noTrace);
  expect(here.raw.endsWith('\u001b[?25h') || here.raw.includes('\u001b[?1049l')).toBe(true);
}

test('a whole game of Splendor on the full screen', async () => {
  const here = await playOut(
    'Splendor',
    ['splendor', '--seed', 'pty', '--opponent', 'greedy'],
    [/^buy/, /^noble/, /^return/, /^take \w+ \w+ \w+/, /^take/],
  );
  expect(here.frame('Splendor')).toMatch(/\(winner\)/);
  expect(here.text).toContain('since your last decision');
  await leave(here);
  expect(readdirSync(join(folder, 'baize', 'finished'))).toHaveLength(1);
  const nothingLeft = open(['play', '--resume']);
  await nothingLeft.until('the end', () => nothingLeft.code !== null);
  expect(nothingLeft.text).toContain('There is no interrupted game');
}, 240_000);

test('a whole game of Dominion on the full screen, with its scores broken down', async () => {
  const here = await playOut(
    'Dominion',
    ['dominion', '--seed', 'pty', '--opponent', 'big-money', '--options', 'rules=house,victoryPileSize=4'],
    [/^buy Province/, /^play treasures/, /^buy Gold/, /^buy Silver/, /^end turn/, /^discard/],
  );
  expect(here.text).toMatch(/Final score of Ada: -?\d+ VP/);
  expect(here.text).toMatch(/big-money buys/);
  await leave(here);
}, 240_000);

test('three hands of Badugi on the full screen, with draws and pot odds', async () => {
  const here = await playOut(
    'Badugi',
    ['badugi', '--seed', 'pty', '--seats', '3', '--opponent', 'random', '--options', 'match=hands,hands=3'],
    [/^check/, /^call/, /^draw/, /^discard [KQJT9]/, /^stand pat/],
  );
  expect(here.text).toContain('Pot odds: ');
  expect(here.text).toMatch(/Drawing \d|Standing pat/);
  await leave(here);
}, 240_000);

test('an interrupted game goes on where it was, in a window of another size', async () => {
  const here = open(['play', 'dominion', '--seed', 'again', '--name', 'Ada']);
  await here.until('the table', () => here.text.includes('your turn'));
  here.type('play treasures\r');
  await here.until('the move', () => here.text.includes('Ada plays'));
  here.resize(120, 40);
  await here.until('the wide table', () => here.frame('Dominion').includes(' │ '));
  here.resize(30, 8);
  await here.until('the tiny window', () => here.text.includes('too small'));
  here.type('\u0003');
  await here.until('the end', () => here.code !== null);
  expect(here.code).toBe(130);
  expect(here.text).toContain('baize play --resume');
  const again = open(['play', '--resume'], { columns: 120, rows: 40 });
  await again.until('the table', () => /seed again.*your turn/.test(again.text));
  expect(again.text).toContain('Ada plays');
  again.type('\u0004');
  await again.until('the end', () => again.code !== null);
  expect(again.code).toBe(0);
}, 120_000);

test('a small or dumb terminal gets plain prompts; NO_COLOR gets no colours', async () => {
  const small = open(['play', 'splendor', '--seed', 'a'], { columns: 60, rows: 20 });
  await small.until('the prompt', () => small.text.endsWith('\n> '));
  expect(small.raw).not.toContain('\u001b[?1049h');
  expect(Math.max(...small.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  small.type('banana\r');
  await small.until('the answer', () => small.text.includes("'banana' is not a move now."));
  small.type('\u0003');
  await small.until('the end', () => small.code !== null);
  expect(small.code).toBe(130);
  const plain = open(['play', 'splendor', '--seed', 'a'], { env: { NO_COLOR: '1' } });
  await plain.until('the table', () => plain.text.includes('your turn'));
  // oxlint-disable-next-line eslint/no-control-regex -- colours are control sequences
  expect(plain.raw).not.toMatch(/\u001b\[(3[0-7]|9[0-7])m/);
}, 120_000);

test('without a game, the game and the opponent are asked for by number or name; Ctrl-C leaves', async () => {
  const here = open(['play', '--seed', 'a', '--name', 'Ada']);
  await here.until('the games', () => here.text.endsWith('1 to 3, Enter for 1: '));
  here.type('9\r');
  await here.until('the games again', () => here.text.endsWith(': 9\n1 to 3, Enter for 1: '));
  here.type('3\r');
  await here.until('the levels', () =>
    /Against whom\?\n +1\. ★☆☆☆☆ novice[^]*★★☆☆☆ greedy[^]*Enter for \d+: $/.test(here.text),
  );
  expect(Math.max(...here.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  here.type('greedy\r');
  await here.until('the table', () => here.text.includes('Splendor · seed a · Ada (you) against greedy'));
  here.kill();
  const gone = open(['play']);
  await gone.until('the games', () => gone.text.includes('Which game?'));
  gone.type('\u0003');
  await gone.until('the end', () => gone.code !== null);
  expect(gone.code).toBe(130);
}, 120_000);
