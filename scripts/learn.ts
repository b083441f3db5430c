/**
 * `npx tsx scripts/learn.ts SEATS GAMES PLAYOUTS` learns anew how to judge Splendor's tables of this many seats: search plays
 * itself by the judgement as it stands, now and then otherwise, and a small network learns from how each seat stood who won
 * and what search hoped for. It goes into games/splendor/bots/learnt.ts. Ctrl-C learns from the games so far.
 */
import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { below, pick, Playthrough, type Random, randomFor, seeded, shuffle, unit } from '@baize/game';
import { game } from '@baize/splendor';
import { BIASES, DIRECT, OUTS, readTraits } from '../games/splendor/bots/judge.ts';
import { FOUR, HIDDEN, type Learnt, THREE, TWO } from '../games/splendor/bots/learnt.ts';
import { TRAITS } from '../games/splendor/bots/standing.ts';
import { guide } from '../games/splendor/bots/guide.ts';
import type { Move } from '../games/splendor/src/moves.ts';
import { ACTION } from '../games/splendor/src/state.ts';
import { Tree } from '../platform/bots/src/tree.ts';

const ROUNDS = 6;
const BATCH = 256;
const HELD_BACK = 0.05;

/** One table as it stood: the traits of every seat, one after another, and what each was paid in the end. */
interface Example {
  readonly traits: Float32Array;
  readonly payoffs: readonly number[];
  /** Halfway between what was paid and what search hoped for: less chance in it than in the end of one game. */
  readonly lesson: readonly number[];
}

/** How often a move is made at random, and how often as often as it was tried rather than because it did best. */
const BLUNDERS = 0.03;
const WHIMS = 0.12;

function playOne(playouts: number, seats: number, seed: string): Example[] {
  const chance = seeded(seed);
  const play = new Playthrough(game, game.start({ rules: 'official', strictThree: false }, seats, seed), seed);
  const { state } = play;
  const tables: { traits: Float32Array; hopes: readonly number[] }[] = [];
  for (let seat = play.next(); seat !== null; seat = play.next()) {
    const worthy = guide.worth(state, play.moves);
    if (worthy.length === 1) {
      play.play(seat, worthy[0]);
      continue;
    }
    const tree = new Tree(game, { guide, playouts }, seat, randomFor(seed, seat, play.made));
    tree.grow(game.view(state, seat));
    if (state.step === ACTION) {
      const traits = new Float32Array(TRAITS * seats);
      for (let each = 0; each < seats; each++) readTraits(state, each, traits, each * TRAITS);
      tables.push({ traits, hopes: tree.hopes() });
    }
    const mood = unit(chance);
    const key = mood < BLUNDERS + WHIMS ? drawn(chance, tree.visits()) : tree.best()[0];
    const chosen = worthy.find((move: Move) => tree.keyOf(move, state) === key) ?? worthy[0];
    play.play(seat, mood < BLUNDERS ? pick(chance, worthy) : chosen);
  }
  const { payoffs } = game.result(state)!;
  return tables.map(({ traits, hopes }) => ({
    traits,
    payoffs,
    lesson: payoffs.map((paid, seat) => (paid + hopes[seat]) / 2),
  }));
}

/** One of the keys, each as likely as it was tried often. */
function drawn(chance: Random, visits: ReadonlyMap<unknown, number>): unknown {
  const keys = [...visits].flatMap(([key, count]) => Array.from({ length: count }, () => key));
  return keys[below(chance, keys.length)];
}

/** At how a game was paid, for who gave each seat such shares of winning. */
const surprise = (payoffs: readonly number[], shares: readonly number[]): number =>
  -payoffs.reduce((sum, paid, seat) => sum + paid * Math.log(shares[seat]), 0);

/** A hidden layer beside a direct one, for each seat alike; the seats' sums make shares of winning by softmax. */
class Net {
  readonly weights = new Float64Array(DIRECT + TRAITS);
  readonly #slope = new Float64Array(DIRECT + TRAITS);
  readonly #mean = new Float64Array(DIRECT + TRAITS);
  readonly #square = new Float64Array(DIRECT + TRAITS);
  readonly #lit = Array.from({ length: 4 }, () => new Float64Array(HIDDEN));
  #steps = 0;

  constructor(chance: Random) {
    const bell = (): number => Math.sqrt(-2 * Math.log(1 - unit(chance))) * Math.cos(2 * Math.PI * unit(chance));
    for (let i = 0; i < BIASES; i++) this.weights[i] = bell() / Math.sqrt(TRAITS);
    for (let i = OUTS; i < DIRECT; i++) this.weights[i] = bell() / 10;
  }

  shares({ traits, payoffs }: Example): number[] {
    const { weights } = this;
    const sums = payoffs.map((_, seat) => {
      const lit = this.#lit[seat];
      const from = seat * TRAITS;
      let sum = 0;
      for (let i = 0; i < TRAITS; i++) sum += weights[DIRECT + i] * traits[from + i];
      for (let unitAt = 0, at = 0; unitAt < HIDDEN; unitAt++) {
        let inner = weights[BIASES + unitAt];
        for (let i = 0; i < TRAITS; i++, at++) inner += weights[at] * traits[from + i];
        lit[unitAt] = inner > 0 ? inner : 0;
        sum += lit[unitAt] * weights[OUTS + unitAt];
      }
      return sum;
    });
    const top = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - top));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / total);
  }

  /** Adds what this example would change; returns its loss. */
  hear(example: Example): number {
    const { traits, lesson } = example;
    const shares = this.shares(example);
    for (let seat = 0; seat < lesson.length; seat++) {
      const error = shares[seat] - lesson[seat];
      const lit = this.#lit[seat];
      const from = seat * TRAITS;
      for (let i = 0; i < TRAITS; i++) this.#slope[DIRECT + i] += error * traits[from + i];
      for (let unitAt = 0; unitAt < HIDDEN; unitAt++) {
        if (lit[unitAt] === 0) continue;
        this.#slope[OUTS + unitAt] += error * lit[unitAt];
        const inner = error * this.weights[OUTS + unitAt];
        this.#slope[BIASES + unitAt] += inner;
        for (let i = 0, at = unitAt * TRAITS; i < TRAITS; i++, at++) this.#slope[at] += inner * traits[from + i];
      }
    }
    return surprise(lesson, shares);
  }

  /** One step of Adam over what was heard since the last. */
  learn(rate: number, heard: number): void {
    this.#steps++;
    const fresh = 1 - 0.9 ** this.#steps;
    const freshSquare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.#slope[i] / heard + 1e-5 * this.weights[i];
      this.#slope[i] = 0;
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope;
      this.weights[i] -= (rate * (this.#mean[i] / fresh)) / (Math.sqrt(this.#square[i] / freshSquare) + 1e-8);
    }
  }
}

function learn(examples: Example[], seats: number): Float64Array {
  const heldBack = examples.splice(Math.floor(examples.length * (1 - HELD_BACK)));
  const chance = seeded('learn');
  const net = new Net(chance);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(chance, examples);
    const rate = 0.003 * (1 - round / ROUNDS) + 0.0001;
    let loss = 0;
    let heldLoss = 0;
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH);
      for (const example of batch) loss += net.hear(example);
      net.learn(rate, batch.length);
    }
    for (const example of heldBack) heldLoss += surprise(example.payoffs, net.shares(example));
    console.log(
      `${seats} seats, round ${round + 1}: loss ${(loss / examples.length).toFixed(4)}, in games held back ${(heldLoss / Math.max(1, heldBack.length)).toFixed(4)}`,
    );
  }
  return net.weights;
}

const [seats = 0, games = 0, playouts = 0] = process.argv.slice(2).map(Number);
if (![2, 3, 4].includes(seats) || !(games > 0) || !(playouts > 0)) {
  console.error('Usage: npx tsx scripts/learn.ts SEATS GAMES PLAYOUTS');
  process.exit(2);
}
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const examples: Example[] = [];
let played = 0;
for (; played < games && !stop.signal.aborted; played++) {
  examples.push(...playOne(playouts, seats, `learn ${seats} ${playouts} ${played}`));
  if ((played + 1) % 100 === 0) console.log(`${played + 1} of ${games} games`);
  await setImmediate();
}
if (examples.length === 0) process.exit(130);
const fresh: Learnt = {
  from: `${played} games of search:${playouts}`,
  weights: [...learn(examples, seats)].map((weight) => Math.round(1000 * weight) || 0),
};

const written = (name: string, learnt: Learnt): string =>
  `export const ${name}: Learnt = {\n  from: '${learnt.from}',\n  weights: [${learnt.weights.join(', ')}],\n};\n`;
const all = [TWO, THREE, FOUR].map((learnt, i) => (i + 2 === seats ? fresh : learnt));
writeFileSync(
  new URL('../games/splendor/bots/learnt.ts', import.meta.url),
  `/** What \`scripts/learn.ts\` learnt of tables with two, three and four seats; written by it, not by hand. */
export interface Learnt {
  /** The games it learnt from. */
  readonly from: string;
  /** In thousandths: traits to each hidden unit; then biases, what each unit counts, what each trait counts by itself. */
  readonly weights: readonly number[];
}

export const HIDDEN = ${HIDDEN};
${['TWO', 'THREE', 'FOUR'].map((name, i) => written(name, all[i])).join('')}`,
);
