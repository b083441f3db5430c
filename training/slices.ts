/** Slice after slice of games with the latest weights, until the learner says stop. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pick, type Random, seeded } from '../platform/game/src/index.ts';
import type { Recorder } from './record.ts';

export const seconds = (): number => performance.now() / 1000;

/** Games of one slice, written into the recorder; returns how many there were. */
type Slice = (chance: Random, latest: string) => number;

/** Plays with DIR/latest.weights until there is a file DIR/stop; what was played goes into DIR/positions. */
export async function playSlices(
  dir: string,
  index: string,
  seed: string,
  recorder: Recorder,
  slice: Slice,
): Promise<void> {
  const positions = join(dir, 'positions');
  const latest = join(dir, 'latest.weights');
  const stopped = (): boolean => existsSync(join(dir, 'stop'));
  const waiting = (): number => readdirSync(positions).filter((name) => name.split('-')[1] === index).length;
  mkdirSync(positions, { recursive: true });
  const began = Date.now();
  for (let number = 0; !stopped(); number++) {
    const version = statSync(latest).mtimeMs.toFixed(0);
    recorder.clear();
    const chance = seeded(`${seed} play ${index} ${began} ${number}`);
    let games = 0;
    // A short slice on a busy machine may end before anything was decided.
    do games += slice(chance, latest);
    while (recorder.size === 0);
    const name = join(positions, `${version}-${index}-${began}-${number}-${games}`);
    writeFileSync(`${name}.part`, recorder.bytes);
    renameSync(`${name}.part`, `${name}.bin`);
    // Until the learner has taken what was played before the last slice.
    while (waiting() > 1 && !stopped()) await setTimeout(20);
  }
}

/** The weights of an earlier self; the latest where none were kept. */
export function pastWeights(dir: string, chance: Random): string {
  const pool = join(dir, 'past');
  const files = existsSync(pool) ? readdirSync(pool).filter((name) => name.endsWith('.weights')) : [];
  return files.length === 0 ? join(dir, 'latest.weights') : join(pool, pick(chance, files.toSorted()));
}
