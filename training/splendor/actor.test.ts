import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../platform/game/src/index.ts';
import { Recorder } from '../record.ts';
import { firstSlice, hasTorch, learn, type Place, putWeights, runActor } from '../trying.ts';
import { layout } from './players.ts';
import { glancing, lesson, oftenSwift } from './searched.ts';

const actor = join(import.meta.dirname, 'actor.ts');
const fixture = new URL('fixture.json', import.meta.url);

/** A folder with weights and a toy configuration. */
function prepared(): Place {
  const dir = mkdtempSync(join(tmpdir(), 'baize-'));
  const toy = JSON.parse(readFileSync(join(import.meta.dirname, 'toy.json'), 'utf8')) as {
    teaching: object;
    playing: object;
  };
  const config = join(dir, 'toy.json');
  const playing = { ...toy.playing, slice: 0.05 };
  writeFileSync(config, JSON.stringify({ ...toy, teaching: { ...toy.teaching, games: 8 }, playing }));
  putWeights(fixture, { dir, config });
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
  const written = [prepared(), prepared()].map((at) => {
    expect(runActor(actor, 'teach', at)).toBe(0);
    return readFileSync(join(at.dir, 'taught-0.bin'));
  });
  check(written[0]);
  expect(written[0].equals(written[1])).toBe(true);
});

test('a network plays slice after slice until it is stopped', async () => {
  const [positions, status] = await firstSlice(actor, prepared());
  expect(status).toBe(0);
  check(positions);
});

test('moves made with little thought are not imitated', () => {
  const recorder = new Recorder(layout);
  const swift = oftenSwift(glancing, glancing, 0.75);
  for (let i = 0; i < 10; i++) lesson(2, swift, seeded(`swift ${i}`), recorder);
  const { record, floats } = layout;
  const { bytes } = recorder;
  const floatsOf = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = Array.from({ length: recorder.size }, (_, i) => floatsOf.getFloat32(i * record + floats + 4, true));
  expect(new Set(weights)).toEqual(new Set([0, 1]));
  const imitated = weights.filter((weight) => weight === 1).length;
  expect(imitated / weights.length).toBeGreaterThan(0.15);
  expect(imitated / weights.length).toBeLessThan(0.35);
});

function learns(): void {
  const { dir, config } = prepared();
  const folder = join(dir, 'run');
  const { stdout, stderr } = learn(actor, config, folder, 'teach');
  const losses = [...stdout.matchAll(/loss (\d+\.\d+)/g)].map(([, loss]) => Number(loss));
  expect(losses.length, stderr).toBe(4);
  expect(losses[3]).toBeLessThan(losses[0]);
  expect(existsSync(join(folder, 'best.weights'))).toBe(true);
}

if (hasTorch()) test('the learner imitates, and the loss goes down', learns, 300_000);
else console.warn('Left out: the test of training/learn.py for Splendor, because Python has no PyTorch here.');
