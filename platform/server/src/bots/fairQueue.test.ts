import { below, seeded } from '@baize/game';
import type { DecisionOrigin } from '@baize/match';
import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const from = (address: string, urgency: 0 | 1 | 2 = 0): DecisionOrigin => ({ address, urgency: () => urgency });

test('of one address, who came first is first', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 5; i++) queue.add(i, from('a'), 1);
  expect(Array.from({ length: 6 }, () => queue.next()?.item)).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('whom a person waits for goes before what is watched, and that before the rest', () => {
  const queue = new FairQueue<string>();
  queue.add('unwatched', from('a', 2), 1);
  queue.add('watched', from('b', 1), 1);
  queue.add('awaited', from('c', 0), 1);
  expect([queue.next()?.item, queue.next()?.item, queue.next()?.item]).toEqual(['awaited', 'watched', 'unwatched']);
});

test('how urgent something is counts when it is chosen, not when it was asked for', () => {
  const queue = new FairQueue<string>();
  let urgency: 0 | 2 = 2;
  queue.add('at first unwatched', { address: 'a', urgency: () => urgency }, 1);
  queue.add('watched', from('b', 1), 1);
  urgency = 0;
  expect(queue.next()?.item).toBe('at first unwatched');
});

test('an address that floods gets no more than its share of the time', () => {
  for (let round = 0; round < 20; round++) {
    const random = seeded(`flood ${round}`);
    let now = 0;
    const queue = new FairQueue<string>(() => now);
    const used = { flood: 0, quiet: 0 };
    for (let i = 0; i < 60; i++) queue.add('flood', from('flood'), 100);
    queue.add('quiet', from('quiet'), 100);
    for (let i = 0; i < 40; i++) {
      const next = queue.next();
      const ms = 50 + below(random, 100);
      now += ms;
      queue.charge(next?.address ?? '', ms);
      used[next?.item as 'flood' | 'quiet'] += ms;
      queue.add(next?.item ?? '', from(next?.address ?? ''), 100);
    }
    // Never more than one decision ahead of its half.
    expect(Math.abs(used.flood - used.quiet)).toBeLessThanOrEqual(300);
  }
});

test('what was used long ago is forgotten', () => {
  let now = 0;
  const queue = new FairQueue<string>(() => now);
  queue.charge('busy once', 60_000);
  queue.add('busy once', from('busy once'), 1);
  queue.add('other', from('other'), 1);
  expect(queue.next()?.item).toBe('other');
  now = 600_000;
  queue.charge('other', 100);
  queue.next();
  queue.add('other', from('other'), 1);
  queue.add('busy once', from('busy once'), 1);
  expect(queue.next()?.item).toBe('busy once');
});

test('a full queue refuses with a time, and only the address that filled it', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 100; i++) queue.add(i, from('a'), 250);
  expect(() => queue.add(100, from('a'), 250)).toThrow(
    expect.objectContaining({ code: 'BOTS_BUSY', retryAfter: 25 }) as Error,
  );
  queue.add(0, from('b'), 250);
  expect(queue.size).toBe(101);
});
