/**
 * `npx tsx games/splendor/learn.ts [games]` writes bots/learnt.ts: planners play each other, now and then at random, and
 * a small network learns from how each seat stood who won; one for each number of seats.
 */
import { writeFileSync } from 'node:fs';
import { below, type Chance, Luck, seeded, shuffle, unit } from '@baize/game';
import { planner } from './bots/planner.ts';
import { readTraits, TRAITS, traitsAt } from './bots/standing.ts';
import { game } from './src/game.ts';
import { ACTION } from './src/state.ts';

const HIDDEN = 16;
const ROUNDS = 6;
const BATCH = 256;

/** One table as it stood: the traits of every seat, one after another, and what each was paid in the end. */
interface Example {
  readonly traits: Float32Array;
  readonly payoffs: readonly number[];
}

function playOne(seats: number, seed: string): Example[] {
  const chance = seeded(seed);
  const state = game.start({ rules: 'official', strictThree: false }, seats, `learn ${seed}`);
  const tables: Float32Array[] = [];
  const blunders = unit(chance) < 0.5 ? 0.1 : 0.02;
  const size = traitsAt(seats);
  const seen = new Float64Array(TRAITS);
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    if (state.step === ACTION) {
      const traits = new Float32Array(size * seats);
      for (let each = 0; each < seats; each++) {
        readTraits(state, each, seen, 0);
        traits.set(seen.subarray(0, size), each * size);
      }
      tables.push(traits);
    }
    const moves = game.moves(state);
    const free = unit(chance) < blunders;
    const move = free ? below(chance, moves.length) : -1;
    game.advance(state, moves[move] ?? planner.decide(game.view(state, seat), moves, seat, new Luck(seed)).move);
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

/** Plays so many games and learns from them who wins. */
function learn(seats: number): Float64Array {
  const examples: Example[] = [];
  for (let i = 0; i < games; i++) {
    examples.push(...playOne(seats, `${seats} ${i}`));
    if ((i + 1) % 1000 === 0) console.log(`${seats} seats: ${i + 1} games`);
  }
  const chance = seeded('learn');
  const net = new Net(traitsAt(seats), chance);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(chance, examples);
    const rate = 0.003 * (1 - round / ROUNDS) + 0.0001;
    let loss = 0;
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH);
      for (const example of batch) loss += net.hear(example);
      net.learn(rate, batch.length);
    }
    console.log(`${seats} seats, round ${round + 1}: loss ${(loss / examples.length).toFixed(4)}`);
  }
  return net.weights;
}

const games = Number(process.argv[2] ?? 6000);
const written = (weights: Float64Array): string =>
  `[${[...weights].map((weight) => Math.round(1000 * weight) || 0).join(', ')}]`;

// Every number of seats is another game: one judgement for all was much worse for two.
const [two, three, four] = [2, 3, 4].map((seats) => written(learn(seats)));
writeFileSync(
  new URL('bots/learnt.ts', import.meta.url),
  `/** What \`npx tsx games/splendor/learn.ts ${games}\` learnt; written by it, not by hand. */
export const HIDDEN = ${HIDDEN};
/** In thousandths: traits to each hidden unit; then biases, what each unit counts, what each trait counts by itself. For two seats. */
export const TWO: readonly number[] = ${two};
export const THREE: readonly number[] = ${three};
export const FOUR: readonly number[] = ${four};
`,
);
