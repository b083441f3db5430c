/**
 * `npx tsx scripts/learn.ts SEATS GAMES [PLAYOUTS]` learns anew how to judge Splendor's tables of so many seats: search plays
 * itself by the judgement as it stands (planners play where no PLAYOUTS are given), now and then at random, and a small
 * network learns from how each seat stood who won. It goes into games/splendor/bots/learnt.ts. Ctrl-C learns from the games so far.
 */
import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { search } from '@baize/bots';
import { type AnyBot, below, type Chance, Luck, seeded, shuffle, unit } from '@baize/game';
import { game, pack } from '@baize/splendor';
import { FOUR, HIDDEN, type Learnt, THREE, TWO } from '../games/splendor/bots/learnt.ts';
import { planner } from '../games/splendor/bots/planner.ts';
import { readTraits, TRAITS } from '../games/splendor/bots/standing.ts';
import { ACTION } from '../games/splendor/src/state.ts';

const ROUNDS = 6;
const BATCH = 256;
const HELD_BACK = 0.05;

/** One table as it stood: the traits of every seat, one after another, and what each was paid in the end. */
interface Example {
  readonly traits: Float32Array;
  readonly payoffs: readonly number[];
}

function playOne(player: AnyBot, seats: number, seed: string): Example[] {
  const chance = seeded(seed);
  const luck = new Luck(seed);
  const state = game.start({ rules: 'official', strictThree: false }, seats, seed);
  const tables: Float32Array[] = [];
  const blunders = unit(chance) < 0.5 ? 0.08 : 0.02;
  const seen = new Float64Array(TRAITS);
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    if (state.step === ACTION) {
      const traits = new Float32Array(TRAITS * seats);
      for (let each = 0; each < seats; each++) {
        readTraits(state, each, seen, 0);
        traits.set(seen, each * TRAITS);
      }
      tables.push(traits);
    }
    const moves = game.moves(state);
    const free = unit(chance) < blunders;
    game.advance(
      state,
      free ? moves[below(chance, moves.length)]! : player.decide(game.view(state, seat), moves, seat, luck).move,
    );
  }
  const { payoffs } = game.result(state)!;
  return tables.map((traits) => ({ traits, payoffs }));
}

/** A hidden layer beside a direct one, for each seat alike; the seats' sums make shares of winning by softmax. */
class Net {
  readonly #biases: number;
  readonly #outs: number;
  readonly #direct: number;
  readonly weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #lit = Array.from({ length: 4 }, () => new Float64Array(HIDDEN));
  #steps = 0;

  constructor(
    readonly traits: number,
    chance: Chance,
  ) {
    this.#biases = HIDDEN * traits;
    this.#outs = this.#biases + HIDDEN;
    this.#direct = this.#outs + HIDDEN;
    const blank = (): Float64Array => new Float64Array(this.#direct + traits);
    [this.weights, this.#slope, this.#mean, this.#square] = [blank(), blank(), blank(), blank()];
    const bell = (): number => Math.sqrt(-2 * Math.log(1 - unit(chance))) * Math.cos(2 * Math.PI * unit(chance));
    for (let i = 0; i < this.#biases; i++) this.weights[i] = bell() / Math.sqrt(traits);
    for (let i = this.#outs; i < this.#direct; i++) this.weights[i] = bell() / 10;
  }

  shares({ traits, payoffs }: Example): number[] {
    const { weights } = this;
    const sums = payoffs.map((_, seat) => {
      const lit = this.#lit[seat]!;
      const from = seat * this.traits;
      let sum = 0;
      for (let i = 0; i < this.traits; i++) sum += weights[this.#direct + i]! * traits[from + i]!;
      for (let unitAt = 0, at = 0; unitAt < HIDDEN; unitAt++) {
        let inner = weights[this.#biases + unitAt]!;
        for (let i = 0; i < this.traits; i++, at++) inner += weights[at]! * traits[from + i]!;
        lit[unitAt] = inner > 0 ? inner : 0;
        sum += lit[unitAt]! * weights[this.#outs + unitAt]!;
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
    const { traits, payoffs } = example;
    const shares = this.shares(example);
    let loss = 0;
    for (let seat = 0; seat < payoffs.length; seat++) {
      loss -= payoffs[seat]! * Math.log(shares[seat]!);
      const error = shares[seat]! - payoffs[seat]!;
      const lit = this.#lit[seat]!;
      const from = seat * this.traits;
      for (let i = 0; i < this.traits; i++) this.#slope[this.#direct + i]! += error * traits[from + i]!;
      for (let unitAt = 0; unitAt < HIDDEN; unitAt++) {
        if (lit[unitAt] === 0) continue;
        this.#slope[this.#outs + unitAt]! += error * lit[unitAt]!;
        const inner = error * this.weights[this.#outs + unitAt]!;
        this.#slope[this.#biases + unitAt]! += inner;
        for (let i = 0, at = unitAt * this.traits; i < this.traits; i++, at++)
          this.#slope[at]! += inner * traits[from + i]!;
      }
    }
    return loss;
  }

  /** One step of Adam over what was heard since the last. */
  learn(rate: number, heard: number): void {
    this.#steps++;
    const fresh = 1 - 0.9 ** this.#steps;
    const freshSquare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.#slope[i]! / heard + 1e-5 * this.weights[i]!;
      this.#slope[i] = 0;
      this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i]! + 0.001 * slope * slope;
      this.weights[i]! -= (rate * (this.#mean[i]! / fresh)) / (Math.sqrt(this.#square[i]! / freshSquare) + 1e-8);
    }
  }
}

/** The mean surprise at who won these games. */
const lossOf = (net: Net, examples: readonly Example[]): number =>
  examples.reduce((sum, example) => {
    const shares = net.shares(example);
    return sum - example.payoffs.reduce((part, paid, seat) => part + paid * Math.log(shares[seat]!), 0);
  }, 0) / Math.max(1, examples.length);

function learn(examples: Example[], seats: number): Float64Array {
  const heldBack = examples.splice(Math.floor(examples.length * (1 - HELD_BACK)));
  const chance = seeded('learn');
  const net = new Net(TRAITS, chance);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(chance, examples);
    const rate = 0.003 * (1 - round / ROUNDS) + 0.0001;
    let loss = 0;
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH);
      for (const example of batch) loss += net.hear(example);
      net.learn(rate, batch.length);
    }
    console.log(
      `${seats} seats, round ${round + 1}: loss ${(loss / examples.length).toFixed(4)}, in games held back ${lossOf(net, heldBack).toFixed(4)}`,
    );
  }
  return net.weights;
}

const [seats = 0, games = 0, playouts = 0] = process.argv.slice(2).map(Number);
if (![2, 3, 4].includes(seats) || !(games > 0) || !(playouts >= 0)) {
  console.error('Usage: npx tsx scripts/learn.ts SEATS GAMES [PLAYOUTS]');
  process.exit(2);
}
const player: AnyBot = playouts === 0 ? planner : search(game, { playouts, guide: pack.guide! });
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const examples: Example[] = [];
let played = 0;
for (; played < games && !stop.signal.aborted; played++) {
  examples.push(...playOne(player, seats, `learn ${seats} ${playouts} ${played}`));
  if ((played + 1) % 100 === 0) console.log(`${played + 1} of ${games} games`);
  await setImmediate();
}
if (examples.length === 0) process.exit(130);
const fresh: Learnt = {
  from: `${played} games of ${playouts === 0 ? 'planner' : `search:${playouts}`}`,
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
${['TWO', 'THREE', 'FOUR'].map((name, i) => written(name, all[i]!)).join('')}`,
);
