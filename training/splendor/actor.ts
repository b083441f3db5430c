/**
 * What plays for the learner, started by `learn.py` once a core: `actor MODE CONFIG DIR INDEX`.
 *   layout  prints how positions are written
 *   teach   plays games by the shipped judgement, into DIR/taught-INDEX.bin
 *   shipped writes the weights that are shipped for two seats into DIR/shipped.weights
 *   distil  plays games of long searches, into DIR/distilled-INDEX.bin
 *   watch   plays such games at first sight until there is a file DIR/stop, slice after slice into DIR/positions
 *   refine  the same, with search that judges by DIR/latest.weights
 *   play    the same, by these weights alone
 *   trial   measures the weights named after INDEX, as lines of JSON on standard output
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, type Random, seeded, unit, unpackWeights } from '../../platform/game/src/index.ts';
import { guide } from '../../games/splendor/bots/guide.ts';
import { guideBy, learntGuide } from '../../games/splendor/bots/learnt/guide.ts';
import { SCALES } from '../../games/splendor/bots/learnt/inputs.ts';
import { shapeOf } from '../../games/splendor/bots/learnt/network.ts';
import { shipped } from '../../games/splendor/bots/learnt/shipped.data.ts';
import { Recorder } from '../record.ts';
import { pastWeights, playSlices, seconds } from '../slices.ts';
import { writeWeights } from '../weights.ts';
import { rotations } from './colors.ts';
import { drawSeats, readConfig } from './config.ts';
import {
  always,
  byNetwork,
  bySight,
  type Diary,
  layout,
  learning,
  newDiary,
  playOut,
  readNetwork,
  settle,
} from './players.ts';
import { glancing, lesson, oftenSwift, searching, studying, type Thinker } from './searched.ts';
import { trial } from './trial.ts';

const [mode = '', configFile = '', dir = '', index = '0', ...rest] = process.argv.slice(2);
const config = readConfig(configFile);
const recorder = new Recorder(layout);

function teach(): void {
  const { games, tries } = config.teaching;
  for (let game = 0; game < games; game++) {
    const chance = seeded(`${config.seed} teach ${index} ${game}`);
    lesson(drawSeats(chance, config), tries === 0 ? glancing : searching(tries, guide), chance, recorder);
  }
  writeFileSync(join(dir, `taught-${index}.bin`), recorder.bytes);
}

function distil(): void {
  if (config.distilling === undefined) throw new Error('The configuration says nothing about distilling.');
  const { games, tries, ...manner } = config.distilling;
  for (let game = 0; game < games; game++) {
    const chance = seeded(`${config.seed} distil ${index} ${game}`);
    lesson(drawSeats(chance, config), studying(tries, [guide, learntGuide]), chance, recorder, manner);
  }
  writeFileSync(join(dir, `distilled-${index}.bin`), recorder.bytes);
}

function unpack(): void {
  const { wide, narrow } = shipped;
  writeWeights(join(dir, 'shipped.weights'), { wide, narrow }, unpackWeights(shipped, shapeOf(wide, narrow)));
}

/** Lessons for so many seconds; returns how many. */
function lessons(thinker: Thinker, length: number, chance: Random): number {
  const until = seconds() + length;
  let played = 0;
  for (; seconds() < until; played++) lesson(drawSeats(chance, config), thinker, chance, recorder);
  return played;
}

/** One slice of games with these weights; returns how many. */
function slice(chance: Random, latest: string): number {
  const network = readNetwork(latest);
  const past = byNetwork(always(readNetwork(pastWeights(dir, chance))));
  const { mirror, past: withPast, lambda } = config.playing;
  const until = seconds() + config.playing.slice;
  let played = 0;
  for (; seconds() < until; played++) {
    const who = unit(chance);
    const seats = drawSeats(chance, config);
    const own = below(chance, seats);
    const diaries: Diary[] = [];
    const seated = Array.from({ length: seats }, (_, seat) => {
      if (seat !== own && who >= mirror) return who < mirror + withPast ? past : bySight;
      const diary = newDiary(seat);
      diaries.push(diary);
      return learning(network, chance, recorder, diary);
    });
    const paid = playOut(seated, `${unit(chance)}`);
    for (const diary of diaries) settle(recorder, diary, paid, lambda);
  }
  return played;
}

function refine(chance: Random, latest: string): number {
  const { slice: length, tries, calm, swift } = config.refining;
  const network = readNetwork(latest);
  const guide = guideBy(always(network), calm);
  const careful = searching(tries, guide);
  return lessons(
    swift === undefined ? careful : oftenSwift(careful, searching(swift.tries, guide), swift.share),
    length,
    chance,
  );
}

switch (mode) {
  case 'layout':
    console.log(JSON.stringify({ ...layout, scales: SCALES, rotations }));
    break;
  case 'teach':
    teach();
    break;
  case 'shipped':
    unpack();
    break;
  case 'distil':
    distil();
    break;
  case 'play':
    await playSlices(dir, index, config.seed, recorder, slice);
    break;
  case 'watch':
    await playSlices(dir, index, config.seed, recorder, (chance) => lessons(glancing, config.watching.slice, chance));
    break;
  case 'refine':
    await playSlices(dir, index, config.seed, recorder, refine);
    break;
  case 'trial':
    trial(config, Number(index), rest);
    break;
  default:
    console.error(`There is no mode '${mode}'.`);
    process.exitCode = 2;
}
