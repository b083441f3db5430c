/**
 * What plays for the learner, started by `learn.py` once a core: `actor MODE CONFIG DIR INDEX`.
 *   layout  prints how positions are written
 *   play    plays hands by DIR/latest.weights until there is a file DIR/stop, slice after slice into DIR/positions
 *   trial   measures the weights named after INDEX, as lines of JSON on standard output
 */
import { below, type Random, unit } from '../../platform/game/src/index.ts';
import { draw } from '../../platform/lab/src/regret.ts';
import { type Node, legal } from '../../games/badugi/bots/learnt/drill.ts';
import { INPUTS, SCALES } from '../../games/badugi/bots/learnt/inputs.ts';
import { headOf, type Network } from '../../games/badugi/bots/learnt/network.ts';
import { Recorder } from '../record.ts';
import { pastWeights, playSlices, seconds } from '../slices.ts';
import { drawn, readConfig } from './config.ts';
import { HIDDEN_SCALES, writeHidden } from './hidden.ts';
import { COMPANY, layout, playerOf, playHand, readNetwork } from './players.ts';
import { trial } from './trial.ts';

const [mode = '', configFile = '', dir = '', index = '0', ...rest] = process.argv.slice(2);
const config = readConfig(configFile);
const recorder = new Recorder(layout);
const bytes = new Uint8Array(layout.inputs);

/** Choices by their bits. */
const CHOICES = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].filter((choice) => (bits & (1 << choice)) !== 0));
const companies = Object.values(COMPANY);
const WEIGHTS = Object.keys(COMPANY).map((name) => config.company[name] ?? config.company.others);
/** A return of one, in small blinds. */
const UNIT = 10;

/** Draws what the network decides and writes it down. */
function decide(network: Network, node: Node, chance: Random, company: number, strange: readonly boolean[]): number {
  const odds = network.odds(node);
  const bits = legal(node);
  const choice = draw(odds, bits, chance);
  bytes.set(network.bytes);
  writeHidden(node, bytes, INPUTS, company, strange);
  recorder.add(bytes, headOf(node), CHOICES[bits], choice, Math.log(odds[choice]));
  return choice;
}

/** One slice of hands with these weights; returns how many. */
function slice(chance: Random, latest: string): number {
  const network = readNetwork(latest);
  const past = playerOf(pastWeights(dir, chance));
  const { mirror, past: withPast, alone } = config.playing;
  const until = seconds() + config.playing.slice;
  let played = 0;
  for (; seconds() < until; played++) {
    const players = drawn(chance, config.seats);
    const who = unit(chance);
    const kind = drawn(chance, WEIGHTS);
    const company = who < mirror ? 0 : who < mirror + withPast ? 1 : 2 + kind;
    const share = company === 0 ? 0 : unit(chance) < alone ? 1 : 0.5;
    const own = below(chance, players);
    const strange = Array.from({ length: players }, (_, place) => place !== own && unit(chance) < share);
    const others = strange.map((is) => (is ? (company === 1 ? past : companies[kind](chance)) : null));
    const first = recorder.size;
    const places: number[] = [];
    const won = playHand(players, chance, (node, place) => {
      const other = others[place];
      if (other !== null) return other(node, chance);
      places.push(place);
      return decide(network, node, chance, company, strange);
    });
    places.forEach((place, i) => {
      recorder.settle(first + i, 0, [won[place] / UNIT]);
    });
  }
  return played;
}

switch (mode) {
  case 'layout':
    console.log(JSON.stringify({ ...layout, scales: [...SCALES, ...HIDDEN_SCALES] }));
    break;
  case 'play':
    await playSlices(dir, index, config.seed, recorder, slice);
    break;
  case 'trial':
    trial(config, Number(index), rest);
    break;
  default:
    console.error(`There is no mode '${mode}'.`);
    process.exitCode = 2;
}
