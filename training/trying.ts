/** For tests: an actor from source, for one slice or for a whole run of the learner. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const tsx = ['--import', 'tsx'];

/** A folder of a run and its configuration. */
export interface Place {
  readonly dir: string;
  readonly config: string;
}

/** Runs a mode that ends by itself; its exit status. */
export const runActor = (actor: string, mode: string, { dir, config }: Place): number | null =>
  spawnSync(process.execPath, [...tsx, actor, mode, config, dir, '0'], { cwd: root, stdio: 'inherit' }).status;

/** The network of a fixture as the latest weights. */
export function putWeights(fixture: URL, { dir }: Place): void {
  const { weights } = JSON.parse(readFileSync(fixture, 'utf8')) as { readonly weights: string };
  writeFileSync(join(dir, 'latest.weights'), Buffer.from(weights, 'base64'));
}

/** Plays until the first slice is written, then says stop: the slice, and the exit status. */
export async function firstSlice(actor: string, { dir, config }: Place): Promise<[Buffer, number | null]> {
  const positions = join(dir, 'positions');
  mkdirSync(positions);
  const child = spawn(process.execPath, [...tsx, actor, 'play', config, dir, '0'], { cwd: root, stdio: 'inherit' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const written = (): string[] => readdirSync(positions).filter((name) => name.endsWith('.bin'));
  while (written().length === 0 && child.exitCode === null) await setTimeout(50);
  const [first = ''] = written();
  writeFileSync(join(dir, 'stop'), '');
  const status = await ended;
  return [readFileSync(join(positions, first)), status];
}

/** No npm package brings PyTorch, so the test run cannot require it; network.test.ts holds what it computes. */
export const hasTorch = (): boolean => spawnSync('python3', ['-c', 'import torch']).status === 0;

/** What the learner prints. */
export function learn(
  actor: string,
  config: string,
  folder: string,
  stages: string,
): { stdout: string; stderr: string } {
  const node = [process.execPath, ...tsx].join(' ');
  const more = [config, folder, '--node', node, '--actor', actor, '--stages', stages];
  return spawnSync('python3', ['training/learn.py', ...more], { cwd: root, encoding: 'utf8' });
}
