import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { BotThreads } from '@baize/server/threads';
import { expect, test } from 'vitest';
import { pack } from '../test/count.ts';
import { endless } from '../test/endless.ts';
import { LocalTable } from './local.ts';
import type { LocalSetup } from './localSetup.ts';
import { playPlain } from './plain.ts';

const bot = pack.bots[0];
const never = (): never => {
  throw new Error('asked here');
};

async function session(
  typed: string,
  players: LocalSetup['players'] = [null, bot],
): Promise<{ end: string; text: string; moves: readonly string[] }> {
  const table = await LocalTable.open({ pack, options: {}, seed: 's', players, people: ['Ada', 'Bob'] });
  const stream = new PassThrough();
  stream.end(typed);
  const printed: string[] = [];
  const end = await playPlain(table, {
    input: createInterface({ input: stream }),
    width: 60,
    print: (text) => printed.push(text),
    prompt: (text) => printed.push(text),
  });
  return { end, text: printed.join('\n'), moves: table.record().moves };
}

test('a whole game by numbers, words and several at once', async () => {
  const { end, text, moves } = await session('1 2\nadd 3\n2\n3 2\n');
  expect(end).toBe('over');
  expect(text).toContain('  big adds 3.');
  expect(text).toContain('big: 21 (winner)');
  expect(moves.slice(0, 4)).toEqual(['add 1', 'add 2', 'add 3', 'add 3']);
});

test('wrong input of every sort is told what is possible and plays nothing', async () => {
  const { end, text, moves } = await session('\n0\n99\nbanana\nadd\n1 1\n/nope\n\u0000\nquit\n');
  expect(end).toBe('left');
  expect(moves).toEqual([]);
  expect(text.match(/Type a number from 1 to 3/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).toContain("'add' fits 3 moves");
  expect(text).toContain('nothing was played');
});

test('commands answer, undo shows the earlier decision again', async () => {
  const { text, moves } = await session('help\nhint\nrules\ncards\nlog\ntable\n1 2\nundo\n2\n');
  expect(text).toContain('big would play 3. add 3. Three is most.');
  expect(text).toContain('Add until');
  expect(text).toContain('has no card list');
  expect(text).toContain('Back at your previous decision.');
  expect(moves).toEqual(['add 2']);
});

test('the end of the input ends the session', async () => {
  const { end, text } = await session('1');
  expect(end).toBe('left');
  expect(text).toContain('The input ended.');
});

test('Ctrl-C ends the session while another thinks', async () => {
  const mute = new URL('data:text/javascript,setInterval(() => {}, 1e9)');
  const threads = new BotThreads(1, mute, async () => ({ index: 0, why: '' }));
  const players = [null, { name: 'slow', stars: 4, threads }];
  const table = await LocalTable.open({ pack, options: {}, seed: 's', players, people: ['Ada'] });
  const input = createInterface({ input: new PassThrough() });
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  const end = playPlain(table, { input, width: 60, print, prompt: print });
  input.emit('line', '1 2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(table.now.turn).toBe(1);
  input.emit('SIGINT');
  expect(await end).toBe('interrupted');
  expect(printed.join()).not.toContain('slow adds');
  await threads.close();
});

/** A game with a bot that prepares until it is told to stop, in the first seat or the second. */
async function withSlowBot(
  typed: string,
  seat: 0 | 1,
): Promise<{ end: string; text: string; moves: readonly string[] }> {
  const threads = new BotThreads(1, endless, never);
  const slow = { name: 'slow', stars: 4, threads };
  try {
    return await session(typed, seat === 0 ? [slow, null] : [null, slow]);
  } finally {
    await threads.close();
  }
}

test('a bot that prepares starts on request, and what is typed early waits for its turn', async () => {
  const { end, text, moves } = await withSlowBot('hint\nstart\n1 2\n', 0);
  expect(text).toContain('slow is preparing, 50 %. Type start to begin, or quicker for\nanother bot.');
  expect(text).toMatch(/It starts with the best plan so far\.[^]*slow adds 3\.[^]*big would play 3\. add 3/);
  expect(moves.slice(0, 4)).toEqual(['add 3', 'add 3', 'add 1', 'add 2']);
  expect(end).toBe('left');
});

test('a quicker bot takes over from one that prepares after a move', async () => {
  const { text, moves } = await withSlowBot('1 2\nhelp\nquicker\n1 2\n', 1);
  expect(text).toMatch(/quicker +or a quicker bot[^]*A quicker bot plays in its place\.[^]*big adds 3\./);
  expect(moves.slice(0, 6)).toEqual(['add 1', 'add 2', 'add 3', 'add 3', 'add 1', 'add 2']);
});

test('leaving does not wait for a bot that prepares', async () => {
  const { end, moves } = await withSlowBot('quit\n1 2\n', 0);
  expect([end, moves]).toEqual(['left', []]);
});

test('two people at one prompt: the next one is called before anything is shown', async () => {
  const { text, moves } = await session('1 2\n\n2 2\n\nquit\n', [null, null]);
  expect(text).toMatch(
    /It is Bob's turn\. Bob, press Enter when nobody else looks: [^]*Ada adds 1\.[^]*It is Ada's turn\./,
  );
  expect(moves).toEqual(['add 1', 'add 2', 'add 2', 'add 2']);
});
