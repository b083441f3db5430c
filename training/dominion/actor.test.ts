import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD } from '../../games/dominion/src/facts.ts';
import { network } from '../../games/dominion/bots/expert.ts';
import { INPUTS } from '../../games/dominion/bots/learnt/inputs.ts';
import { GAIN } from '../../games/dominion/bots/learnt/network.ts';
import { SLOT } from '../../games/dominion/bots/learnt/slots.ts';
import { firstSlice, hasTorch, learn, type Place, putWeights, runActor } from '../trying.ts';
import { choosing, gardens, measuring } from './places.ts';
import { layout, readWeights } from './weights.ts';

const RECORD = layout.record;
const actor = join(import.meta.dirname, 'actor.ts');

/** A folder with lists for one place and a toy configuration. */
function prepared(): Place {
  const dir = mkdtempSync(join(tmpdir(), 'baize-'));
  const lists = ['Province; Duchy if horizon <= 4; Gold; Smithy until 1; Silver', 'Province; Gold; Silver'];
  const place = choosing.find(({ kingdom }) => kingdom.includes('Smithy'));
  writeFileSync(join(dir, 'bred.jsonl'), `${JSON.stringify({ place, lists })}\n`);
  const toy = JSON.parse(readFileSync(join(import.meta.dirname, 'toy.json'), 'utf8')) as { playing: object };
  const config = join(dir, 'toy.json');
  const trial = { games: 2, rivals: ['big-money'] };
  writeFileSync(config, JSON.stringify({ ...toy, playing: { ...toy.playing, slice: 0.05 }, trial }));
  return { dir, config };
}

/** Every position has a choice among several, the one made among them, and floats that are numbers. */
function check(bytes: Buffer): void {
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.length % RECORD).toBe(0);
  for (let at = 0; at < bytes.length; at += RECORD) {
    const choice = bytes[at + INPUTS + 1];
    const mask = bytes.subarray(at + INPUTS + 2, at + INPUTS + 2 + layout.maskBytes);
    expect((mask[choice >> 3] >> (choice & 7)) & 1).toBe(1);
    expect(mask.reduce((sum, byte) => sum + byte, 0)).toBeGreaterThan(1);
    for (const float of [0, 4, 8]) expect(bytes.readFloatLE(at + layout.floats + float)).toBeLessThan(100);
  }
}

test('what is measured on is never trained on', () => {
  const keys = [...measuring, ...choosing, ...gardens].map(({ kingdom }) => kingdom.join());
  expect(new Set(keys).size).toBe(keys.length);
  expect(measuring.map(({ edition }) => edition).filter((edition) => edition === 'second').length).toBe(10);
});

test('lists are written down as positions', () => {
  const at = prepared();
  expect(runActor(actor, 'teach', at)).toBe(0);
  const bytes = readFileSync(join(at.dir, 'taught-0.bin'));
  check(bytes);
  const gained = Array.from({ length: bytes.length / RECORD }, (_, i) => i * RECORD + INPUTS)
    .filter((record) => bytes[record] === GAIN)
    .map((record) => bytes[record + 1]);
  expect(gained).toContain(SLOT[CARD.Smithy]);
  expect(gained).not.toContain(SLOT[CARD.Curse]);
});

test('a network plays slice after slice until it is stopped', async () => {
  const at = prepared();
  putWeights(new URL('fixture.json', import.meta.url), at);
  const [positions, status] = await firstSlice(actor, at);
  expect(status).toBe(0);
  check(positions);
});

test('what is shipped can be trained further', () => {
  const at = prepared();
  expect(runActor(actor, 'shipped', at)).toBe(0);
  const begun = readWeights(join(at.dir, 'shipped.weights'));
  const table = new Uint8Array(INPUTS).fill(1);
  for (const judge of [begun, network()]) judge.read(table);
  expect(begun.hope()).toBe(network().hope());
  expect(begun.worth(GAIN, CARD.Smithy)).toBe(network().worth(GAIN, CARD.Smithy));
});

function learns(): void {
  const { dir, config } = prepared();
  const { stdout, stderr } = learn(actor, config, dir, 'teach');
  const losses = [...stdout.matchAll(/loss (\d+\.\d+)/g)].map(([, loss]) => Number(loss));
  expect(losses.length, stderr).toBe(4);
  expect(losses[3]).toBeLessThan(0.8 * losses[0]);
  expect(existsSync(join(dir, 'best.weights'))).toBe(true);
}

if (hasTorch()) test('the learner imitates, and the loss goes down', learns, 300_000);
else console.warn('Left out: the test of training/learn.py, because Python has no PyTorch here.');
