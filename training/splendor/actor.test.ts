import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { layout } from './players.ts';

const root = join(import.meta.dirname, '..', '..');
const actor = join(import.meta.dirname, 'actor.ts');
const tsx = ['--import', 'tsx'];

/** A folder with weights and a toy configuration. */
function prepared(): { dir: string; config: string } {
  const dir = mkdtempSync(join(tmpdir(), 'baize-'));
  const text = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
  const toy = JSON.parse(text('toy.json')) as { teaching: object; playing: object };
  const config = join(dir, 'toy.json');
  const playing = { ...toy.playing, slice: 0.05 };
  writeFileSync(config, JSON.stringify({ ...toy, teaching: { ...toy.teaching, games: 8 }, playing }));
  const { weights } = JSON.parse(text('fixture.json')) as { weights: string };
  writeFileSync(join(dir, 'latest.weights'), Buffer.from(weights, 'base64'));
  return { dir, config };
}

/** Every position has a choice among several, the one made among them, and shares of one win. */
function check(bytes: Buffer): void {
  const { record, inputs, maskBytes, floats, values } = layout;
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.length % record).toBe(0);
  for (let at = 0; at < bytes.length; at += record) {
    const choice = bytes[at + inputs + 1];
    const mask = bytes.subarray(at + inputs + 2, at + inputs + 2 + maskBytes);
    expect((mask[choice >> 3] >> (choice & 7)) & 1).toBe(1);
    expect(mask.reduce((sum, byte) => sum + byte, 0)).toBeGreaterThan(1);
    const shares = Array.from({ length: values }, (_, i) => bytes.readFloatLE(at + floats + 8 + 4 * i));
    expect(shares.filter((share) => share >= 0).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  }
}

test('games at first sight are written down as positions, the same ones again', () => {
  const written = [prepared(), prepared()].map(({ dir, config }) => {
    expect(spawnSync(process.execPath, [...tsx, actor, 'teach', config, dir, '0'], { cwd: root }).status).toBe(0);
    return readFileSync(join(dir, 'taught-0.bin'));
  });
  check(written[0]);
  expect(written[0].equals(written[1])).toBe(true);
});

test('a network plays slice after slice until it is stopped', async () => {
  const { dir, config } = prepared();
  const positions = join(dir, 'positions');
  mkdirSync(positions);
  const child = spawn(process.execPath, [...tsx, actor, 'play', config, dir, '0'], { cwd: root, stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  const written = (): string[] => readdirSync(positions).filter((name) => name.endsWith('.bin'));
  while (written().length === 0 && child.exitCode === null) await setTimeout(50);
  const [first = ''] = written();
  writeFileSync(join(dir, 'stop'), '');
  expect(await ended).toBe(0);
  check(readFileSync(join(positions, first)));
});

function learns(): void {
  const { dir, config } = prepared();
  const node = [process.execPath, ...tsx].join(' ');
  const folder = join(dir, 'run');
  const more = [config, folder, '--node', node, '--actor', actor, '--stages', 'teach'];
  const { stdout, stderr } = spawnSync('python3', ['training/learn.py', ...more], { cwd: root, encoding: 'utf8' });
  const losses = [...stdout.matchAll(/loss (\d+\.\d+)/g)].map(([, loss]) => Number(loss));
  expect(losses.length, stderr).toBe(4);
  expect(losses[3]).toBeLessThan(losses[0]);
  expect(existsSync(join(folder, 'best.weights'))).toBe(true);
}

// No npm package brings PyTorch, so the test run cannot require it; network.test.ts holds what it computes.
if (spawnSync('python3', ['-c', 'import torch']).status === 0)
  test('the learner imitates, and the loss goes down', learns, 300_000);
else console.warn('Left out: the test of training/learn.py for Splendor, because Python has no PyTorch here.');
