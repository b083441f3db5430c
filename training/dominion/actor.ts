/**
 * What plays for the learner, started by `learn.py` once a core: `actor MODE CONFIG DIR INDEX`.
 *   layout  prints how positions are written
 *   breed   breeds lists for places, into DIR/bred-INDEX.jsonl
 *   teach   plays games of the lists in DIR/bred.jsonl, into DIR/taught-INDEX.bin
 *   play    plays with DIR/latest.weights until there is a file DIR/stop, slice after slice into DIR/positions
 *   trial   measures the weights named after INDEX, as lines of JSON on standard output
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { below, pick, type Random, seeded, unit } from '../../platform/game/src/index.ts';
import { SCALES } from '../../games/dominion/bots/learnt/inputs.ts';
import type { Judge } from '../../games/dominion/bots/learnt/network.ts';
import type { Place } from '../../games/dominion/bots/contest.ts';
import { readConfig } from './config.ts';
import { breed, fitting, readBred, rival, rushing } from './lists.ts';
import { choosing, drawPlace } from './places.ts';
import { byList, byNetwork, learning, newDiary, outcomeOf, playOut, type Seated, settle, teaching } from './play.ts';
import { layout, Recorder } from './record.ts';
import { trial } from './trial.ts';
import { readWeights } from './weights.ts';

const [mode = '', configFile = '', dir = '', index = '0', ...rest] = process.argv.slice(2);
const config = readConfig(configFile);
const seconds = (): number => performance.now() / 1000;

function breedLists(): void {
  const keep = (name: string, place: Place): void =>
    appendFileSync(join(dir, `${name}-${index}.jsonl`), `${JSON.stringify(breed(place))}\n`);
  choosing.forEach((place, number) => {
    if (config.breeding.choosing && number % config.actors === Number(index)) keep('choosing', place);
  });
  const chance = seeded(`${config.seed} breed ${index}`);
  const until = seconds() + config.breeding.seconds;
  // Lists are bred for two; more seats meet them too.
  const mix = { ...config.mix, threeSeats: 0, fourSeats: 0, house: 0 };
  for (let i = 0; i < config.breeding.places && seconds() < until; i++) keep('bred', drawPlace(chance, mix));
}

/** The best list of each place against all of its lists and the written ones; what the winners did is written down. */
function teach(): void {
  const recorder = new Recorder();
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
      for (const record of diary.records) recorder.settle(record, outcome > 0 ? 1 : 0.3, outcome);
    }
  });
  writeFileSync(join(dir, `taught-${index}.bin`), recorder.bytes);
}

/** One slice of games after another. */
class Actor {
  readonly #recorder = new Recorder();
  readonly #bred = readBred(join(dir, 'bred.jsonl'));
  readonly #positions = join(dir, 'positions');
  #games = 0;

  async run(): Promise<void> {
    mkdirSync(this.#positions, { recursive: true });
    const began = Date.now();
    for (let slice = 0; !existsSync(join(dir, 'stop')); slice++) {
      const chance = seeded(`${config.seed} play ${index} ${began} ${slice}`);
      const version = statSync(join(dir, 'latest.weights')).mtimeMs;
      this.#recorder.clear();
      this.#games = 0;
      this.#slice(chance, readWeights(join(dir, 'latest.weights')));
      const name = `${version.toFixed(0)}-${index}-${began}-${slice}-${this.#games}`;
      writeFileSync(join(this.#positions, `${name}.part`), this.#recorder.bytes);
      renameSync(join(this.#positions, `${name}.part`), join(this.#positions, `${name}.bin`));
      await this.#wait();
    }
  }

  /** Until the learner has taken what was played before the last slice. */
  async #wait(): Promise<void> {
    const own = (): number => readdirSync(this.#positions).filter((name) => name.split('-')[1] === index).length;
    while (own() > 1 && !existsSync(join(dir, 'stop'))) await setTimeout(20);
  }

  #past(chance: Random, network: Judge): Judge {
    const pool = join(dir, 'past');
    const files = existsSync(pool) ? readdirSync(pool).filter((name) => name.endsWith('.weights')) : [];
    return files.length === 0 ? network : readWeights(join(pool, pick(chance, files.toSorted())));
  }

  #slice(chance: Random, network: Judge): void {
    const past = this.#past(chance, network);
    const until = seconds() + config.playing.slice;
    while (seconds() < until) {
      const isBred = this.#bred.length > 0 && unit(chance) < config.playing.bred;
      const bred = isBred ? pick(chance, this.#bred) : null;
      const place = bred?.place ?? drawPlace(chance, config.mix);
      const any = fitting(place);
      const rushes = rushing(place);
      for (let game = 0; game < config.playing.games; game++) {
        const who = unit(chance);
        const own = below(chance, place.seats);
        const diaries = new Map<number, ReturnType<typeof newDiary>>();
        const seated: Seated[] = [];
        for (let seat = 0; seat < place.seats; seat++) {
          const { mirror } = config.playing;
          if (seat === own || who < mirror) {
            const diary = newDiary();
            diaries.set(seat, diary);
            seated.push(learning(network, chance, this.#recorder, diary));
          } else if (who < mirror + config.playing.past) seated.push(byNetwork(past));
          else seated.push(byList(rival(chance, bred?.lists ?? [], any, rushes)));
        }
        const state = playOut(place, seated, `${unit(chance)}`);
        for (const [seat, diary] of diaries)
          settle(this.#recorder, diary, outcomeOf(state, seat), config.playing.lambda);
        this.#games++;
      }
    }
  }
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
  case 'play':
    await new Actor().run();
    break;
  case 'trial':
    trial(config, dir, Number(index), rest);
    break;
  default:
    console.error(`There is no mode '${mode}'.`);
    process.exitCode = 2;
}
