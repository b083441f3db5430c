/**
 * What plays for the learner, started by `learn.py` once a core: `actor MODE CONFIG DIR INDEX`.
 *   layout  prints how positions are written
 *   breed   breeds lists for places, into DIR/bred-INDEX.jsonl
 *   teach   plays games of the lists in DIR/bred.jsonl, into DIR/taught-INDEX.bin
 *   shipped writes the weights that are shipped into DIR/shipped.weights
 *   play    plays with DIR/latest.weights until there is a file DIR/stop, slice after slice into DIR/positions
 *   trial   measures the weights named after INDEX, as lines of JSON on standard output
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, pick, type Random, seeded, unit, unpackWeights } from '../../platform/game/src/index.ts';
import { SCALES } from '../../games/dominion/bots/learnt/inputs.ts';
import { shapeOf } from '../../games/dominion/bots/learnt/network.ts';
import { shipped } from '../../games/dominion/bots/learnt/shipped.data.ts';
import type { Setting } from '../../games/dominion/bots/contest.ts';
import { readConfig } from './config.ts';
import { breed, fitting, readBred, rival, rushing } from './lists.ts';
import { choosing, drawPlace } from './places.ts';
import {
  byList,
  byNetwork,
  handingOver,
  learning,
  newDiary,
  outcomeOf,
  playOut,
  type Seated,
  settle,
  teaching,
} from './play.ts';
import { Recorder } from '../record.ts';
import { pastWeights, playSlices, seconds } from '../slices.ts';
import { trial } from './trial.ts';
import { writeWeights } from '../weights.ts';
import { layout, readWeights } from './weights.ts';

const [mode = '', configFile = '', dir = '', index = '0', ...rest] = process.argv.slice(2);
const config = readConfig(configFile);

function breedLists(): void {
  const keep = (name: string, place: Setting): void =>
    appendFileSync(join(dir, `${name}-${index}.jsonl`), `${JSON.stringify(breed(place))}\n`);
  choosing.forEach((place, number) => {
    if (config.breeding.choosing && number % config.actors === Number(index)) keep('choosing', place);
  });
  const chance = seeded(`${config.seed} breed ${index}`);
  const until = seconds() + config.breeding.seconds;
  const { threeSeats, fourSeats } = config.breeding.crowds === true ? config.mix : { threeSeats: 0, fourSeats: 0 };
  const mix = { ...config.mix, threeSeats, fourSeats, house: 0 };
  for (let i = 0; i < config.breeding.places && seconds() < until; i++) keep('bred', drawPlace(chance, mix));
}

/** The best list of each place against all of its lists and the written ones; what the winners did is written down. */
function teach(): void {
  const recorder = new Recorder(layout);
  const chance = seeded(`${config.seed} teach ${index}`);
  readBred(join(dir, 'bred.jsonl')).forEach(({ place, lists }, number) => {
    if (number % config.actors !== Number(index)) return;
    const any = fitting(place);
    for (let game = 0; game < config.teaching.games; game++) {
      const diary = newDiary();
      const seat = game % place.seats;
      const best = teaching(lists[0], recorder, diary);
      const seated = Array.from({ length: place.seats }, (_, at) =>
        at === seat ? best : byList(rival(chance, lists, any, [])),
      );
      const outcome = outcomeOf(playOut(place, seated, `${config.seed} teach ${number} ${game}`), seat);
      for (const record of diary.records) recorder.settle(record, outcome > 0 ? 1 : 0.3, [outcome]);
    }
  });
  writeFileSync(join(dir, `taught-${index}.bin`), recorder.bytes);
}

function unpack(): void {
  const { wide, narrow } = shipped;
  writeWeights(join(dir, 'shipped.weights'), { wide, narrow }, unpackWeights(shipped, shapeOf(wide, narrow)));
}

/** One slice of games with these weights; returns how many. */
function slice(recorder: Recorder, bred: ReturnType<typeof readBred>, chance: Random, latest: string): number {
  const network = readWeights(latest);
  const past = readWeights(pastWeights(dir, chance));
  const { mirror, past: withPast, games, lambda, late = 0, alike = 0 } = config.playing;
  const until = seconds() + config.playing.slice;
  let played = 0;
  while (seconds() < until) {
    const known = bred.length > 0 && unit(chance) < config.playing.bred ? pick(chance, bred) : null;
    const place = known?.place ?? drawPlace(chance, config.mix);
    const any = fitting(place);
    const rushes = rushing(place);
    const opponent = (): Seated => {
      const list = rival(chance, known?.lists ?? [], any, rushes);
      return unit(chance) < late ? handingOver(list, past) : byList(list);
    };
    for (let game = 0; game < games; game++) {
      const who = unit(chance);
      const own = below(chance, place.seats);
      const diaries = new Map<number, ReturnType<typeof newDiary>>();
      const seated: Seated[] = [];
      const shared = unit(chance) < alike ? opponent() : null;
      for (let seat = 0; seat < place.seats; seat++) {
        if (seat === own || who < mirror) {
          const diary = newDiary();
          diaries.set(seat, diary);
          seated.push(learning(network, chance, recorder, diary));
        } else if (who < mirror + withPast) seated.push(byNetwork(past));
        else seated.push(shared ?? opponent());
      }
      const state = playOut(place, seated, `${unit(chance)}`);
      for (const [seat, diary] of diaries) settle(recorder, diary, outcomeOf(state, seat), lambda);
      played++;
    }
  }
  return played;
}

async function play(): Promise<void> {
  const recorder = new Recorder(layout);
  const bred = readBred(join(dir, 'bred.jsonl'));
  await playSlices(dir, index, config.seed, recorder, (chance, latest) => slice(recorder, bred, chance, latest));
}

switch (mode) {
  case 'layout':
    console.log(JSON.stringify({ ...layout, scales: SCALES }));
    break;
  case 'breed':
    breedLists();
    break;
  case 'teach':
    teach();
    break;
  case 'shipped':
    unpack();
    break;
  case 'play':
    await play();
    break;
  case 'trial':
    trial(config, dir, Number(index), rest);
    break;
  default:
    console.error(`There is no mode '${mode}'.`);
    process.exitCode = 2;
}
