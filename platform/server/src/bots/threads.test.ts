import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import type { Progress } from '@baize/game';
import type { DecisionReply, DecisionRequest } from '@baize/match';
import { BotThreads } from './threads.ts';

/** Answers with the number of its thread, and says that it took as many milliseconds as the view is told. */
const boot = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (text) => {
      const { view } = JSON.parse(text);
      parentPort.postMessage(JSON.stringify({ index: threadId, why: 'there', ms: view }));
    });
  `)}`,
);

const here = async (): Promise<DecisionReply> => ({ index: -1, why: 'here' });
const request = (seed: string, ms: number): DecisionRequest => ({
  game: 'g',
  bot: 'b',
  seat: 0,
  view: ms,
  moves: [],
  seed,
  decision: 0,
  words: () => [],
});

let threads: BotThreads;
afterEach(() => threads.close());

test('a seat is answered where it was answered before', async () => {
  threads = new BotThreads(2, boot, here);
  const [one, two] = await Promise.all([threads.decide(request('one', 9)), threads.decide(request('two', 9))]);
  expect(two.index).not.toBe(one.index);
  for (let i = 0; i < 4; i++) {
    expect((await threads.decide(request('two', 9))).index).toBe(two.index);
    expect((await threads.decide(request('one', 9))).index).toBe(one.index);
  }
});

test('how far a long preparation is gets through to whoever asked', async () => {
  const slow = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => {
        for (const part of [0.25, 0.5]) parentPort.postMessage(JSON.stringify({ progress: { part, stages: [], stage: 0 } }));
        parentPort.postMessage(JSON.stringify({ index: 7, why: 'there', ms: 9 }));
      });
    `)}`,
  );
  threads = new BotThreads(1, slow, here);
  const parts: number[] = [];
  const origin = { address: '', urgency: () => 0 as const, progress: ({ part }: Progress) => void parts.push(part) };
  expect(await threads.decide(request('one', 0), origin)).toMatchObject({ index: 7 });
  expect(parts).toEqual([0.25, 0.5]);
});

test('who always answers quickly is asked here, who once took long is not', async () => {
  threads = new BotThreads(1, boot, here);
  for (let i = 0; i < 5; i++) expect((await threads.decide(request('quick', 0))).why).toBe('there');
  expect((await threads.decide(request('quick', 0))).why).toBe('here');
  await threads.close();
  threads = new BotThreads(1, boot, here);
  await threads.decide(request('slow', 9000));
  for (let i = 0; i < 60; i++) expect((await threads.decide(request('slow', 0))).why).toBe('there');
});

test('whoever waits for an answer when the bots go is told so', async () => {
  const mute = new URL('data:text/javascript,setInterval(() => {}, 1e9)');
  threads = new BotThreads(1, mute, here);
  const told = ['asked', 'queued'].map((seat) =>
    expect(threads.decide(request(seat, 0))).rejects.toThrow('the bots have gone'),
  );
  await threads.close();
  await Promise.all(told);
});

test('a program that has nothing else to do waits until the threads have ended', async () => {
  const program = `
    import { BotThreads } from ${JSON.stringify(new URL('threads.ts', import.meta.url).href)};
    const threads = new BotThreads(1, new URL(${JSON.stringify(boot.href)}), async () => ({}));
    const request = { ...${JSON.stringify(request('one', 9))}, words: () => [] };
    await threads.decide(request);
    // The next answer is already on its way when the threads are closed.
    threads.decide(request).catch(() => {});
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await threads.close();
    console.log('closed');
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('closed\n');
});
