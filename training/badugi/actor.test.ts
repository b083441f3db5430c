import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSlice, hasTorch, learn, type Place, putWeights } from '../trying.ts';
import { layout } from './players.ts';

const actor = join(import.meta.dirname, 'actor.ts');

/** A folder with a toy configuration, changed a little. */
function prepared(playing: object): Place {
  const dir = mkdtempSync(join(tmpdir(), 'baize-'));
  const toy = JSON.parse(readFileSync(join(import.meta.dirname, 'toy.json'), 'utf8')) as { playing: object };
  const config = join(dir, 'toy.json');
  writeFileSync(config, JSON.stringify({ ...toy, playing: { ...toy.playing, ...playing } }));
  return { dir, config };
}

test('a network plays slice after slice until it is stopped', async () => {
  const at = prepared({ slice: 0.05 });
  putWeights(new URL('fixture.json', import.meta.url), at);
  const [bytes, status] = await firstSlice(actor, at);
  expect(status).toBe(0);
  const { record, inputs, floats } = layout;
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.length % record).toBe(0);
  for (let first = 0; first < bytes.length; first += record) {
    const [head, choice, mask] = bytes.subarray(first + inputs, first + inputs + 3);
    expect(head).toBeLessThan(2);
    expect((mask >> choice) & 1).toBe(1);
    expect(mask & (mask - 1)).not.toBe(0);
    expect(bytes.readFloatLE(first + floats)).toBeLessThanOrEqual(0);
    // In tens of small blinds: nobody can win or lose more than seven times the bets of a hand.
    expect(Math.abs(bytes.readFloatLE(first + floats + 8))).toBeLessThan(7 * 6);
  }
});

/** What it wins from a station after so many updates, going on in the folder. */
function winsAfter(updates: number, folder: string): number {
  const { config } = prepared({ updates, seconds: 600 });
  const { stdout, stderr } = learn(actor, config, folder, 'play');
  const [, won = stderr] = /2:station: (-?\d+\.\d)/.exec(stdout) ?? [];
  return Number(won);
}

function learns(): void {
  const folder = mkdtempSync(join(tmpdir(), 'baize-'));
  // A random player loses about 150, with an interval of 12 to either side.
  expect(winsAfter(60, folder) - winsAfter(1, mkdtempSync(join(tmpdir(), 'baize-')))).toBeGreaterThan(40);
}

if (hasTorch()) test('the learner gets better by playing', learns, 600_000);
else console.warn('Left out: the test of training/learn.py for Badugi, because Python has no PyTorch here.');
