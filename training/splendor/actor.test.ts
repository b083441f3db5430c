import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../platform/game/src/index.ts';
import { INPUTS, writeInputs } from '../../games/splendor/bots/learnt/inputs.ts';
import { CARDS } from '../../games/splendor/src/facts.ts';
import { game } from '../../games/splendor/src/game.ts';
import { copy } from '../../games/splendor/src/state.ts';
import { Recorder } from '../record.ts';
import { firstSlice, hasTorch, learn, type Place, putWeights, runActor } from '../trying.ts';
import { rotations } from './colors.ts';
import { layout } from './players.ts';
import { glancing, lesson, oftenSwift } from './searched.ts';

const actor = join(import.meta.dirname, 'actor.ts');
const fixture = new URL('fixture.json', import.meta.url);

/** A folder with weights and a toy configuration. */
function prepared(): Place {
  const dir = mkdtempSync(join(tmpdir(), 'baize-'));
  const toy = JSON.parse(readFileSync(join(import.meta.dirname, 'toy.json'), 'utf8')) as {
    teaching: object;
    distilling: object;
    playing: object;
  };
  const config = join(dir, 'toy.json');
  const playing = { ...toy.playing, slice: 0.05 };
  const distilling = { ...toy.distilling, games: 2 };
  writeFileSync(config, JSON.stringify({ ...toy, teaching: { ...toy.teaching, games: 8 }, distilling, playing }));
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

test('of long searches it is written down how they shared out their tries', () => {
  const at = prepared();
  expect(runActor(actor, 'distil', at)).toBe(0);
  const bytes = readFileSync(join(at.dir, 'distilled-0.bin'));
  check(bytes);
  let divided = 0;
  for (let start = 0; start < bytes.length; start += layout.record) {
    const shares = bytes.subarray(start + layout.shares, start + layout.shares + layout.choices);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 255)).toBeLessThan(12);
    if (shares.filter((share) => share > 0).length > 1) divided++;
  }
  expect(divided).toBeGreaterThan(0.5 * (bytes.length / layout.record));
});

test('a table with its colours changed round is what the network reads of such a table', () => {
  const state = game.start({ rules: 'official', strictThree: false }, 2, 'colours');
  // A card of each colour that costs four gems of the colour two further on: these five are one another's rotations.
  const alike = CARDS.flatMap(({ tier, prestige }, card) => (tier === 1 && prestige === 1 ? [card] : []));
  const bytes = new Uint8Array(INPUTS);
  const table = (turned: number): Uint8Array => {
    const around = (counts: readonly number[]): number[] => counts.map((_, i) => counts.at((i - turned) % 5) ?? 0);
    const other = copy(state);
    other.slots.fill(-1);
    other.slots[0] = alike[turned]!;
    other.nobles = [];
    other.tokens[0] = [...around([3, 1, 0, 2, 0]), 1];
    other.bonuses[1] = around([0, 2, 1, 0, 4]);
    other.bank = [...around([1, 3, 4, 2, 4]), 4];
    writeInputs(other, bytes);
    return bytes.slice();
  };
  const [plain, once] = [table(0), table(1)];
  expect(Uint8Array.from(rotations[1].inputs, (input) => plain[input])).toEqual(once);
  expect(once).not.toEqual(plain);
  // Diamond and ruby become sapphire and onyx; two emeralds two rubies.
  expect(rotations[1].choices[0b10010]).toBe(0b01001);
  expect(rotations[1].choices[32 + 3]).toBe(32 + 2);
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

/** The numbers that the learner prints after each pass of a stage. */
function passes(stage: string, says: RegExp): number[] {
  const { dir, config } = prepared();
  const folder = join(dir, 'run');
  const { stdout, stderr } = learn(actor, config, folder, stage);
  expect(existsSync(join(folder, 'best.weights')), stderr).toBe(true);
  return [...stdout.matchAll(says)].map(([, number]) => Number(number));
}

function learns(): void {
  const losses = passes('teach', /loss (\d+\.\d+)/g);
  expect(losses.length).toBe(4);
  expect(losses[3]).toBeLessThan(losses[0]);
}

function distils(): void {
  const surprises = passes('distil', /surprise (\d+\.\d+)/g);
  expect(surprises.length).toBe(5);
  expect(surprises[4]).toBeLessThan(surprises[0]);
}

if (hasTorch()) {
  test('the learner imitates, and the loss goes down', learns, 300_000);
  test('it distils long searches, and is less surprised by them', distils, 300_000);
} else console.warn('Left out: the test of training/learn.py for Splendor, because Python has no PyTorch here.');
