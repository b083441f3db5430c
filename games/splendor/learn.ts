/**
 * `npx tsx games/splendor/learn.ts [games]` writes bots/learnt.ts: planners play each other, now and then at random, and
 * a small network learns from how each seat stood who won; one for two seats, one for more.
 */
import { writeFileSync } from 'node:fs';
import { below, type Chance, Luck, seeded, shuffle, unit } from '@baize/game';
import { planner } from './bots/planner.ts';
import { readTraits, TRAITS } from './bots/standing.ts';
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
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    if (state.step === ACTION) {
      const traits = new Float64Array(TRAITS * seats);
      for (let each = 0; each < seats; each++) readTraits(state, each, traits, each * TRAITS);
      tables.push(Float32Array.from(traits));
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
  static readonly #biases = HIDDEN * TRAITS;
  static readonly #outs = Net.#biases + HIDDEN;
  static readonly #direct = Net.#outs + HIDDEN;
  static readonly size = Net.#direct + TRAITS;
  readonly weights = new Float64Array(Net.size);
  readonly #slope = new Float64Array(Net.size);
  readonly #mean = new Float64Array(Net.size);
  readonly #square = new Float64Array(Net.size);
  readonly #lit = Array.from({ length: 4 }, () => new Float64Array(HIDDEN));
  #steps = 0;

  constructor(chance: Chance) {
    const bell = (): number => Math.sqrt(-2 * Math.log(1 - unit(chance))) * Math.cos(2 * Math.PI * unit(chance));
    for (let i = 0; i < Net.#biases; i++) this.weights[i] = bell() / Math.sqrt(TRAITS);
    for (let i = Net.#outs; i < Net.#direct; i++) this.weights[i] = bell() / 10;
  }

  shares({ traits, payoffs }: Example): number[] {
    const { weights } = this;
    const sums = payoffs.map((_, seat) => {
      const lit = this.#lit[seat]!;
      const from = seat * TRAITS;
      let sum = 0;
      for (let i = 0; i < TRAITS; i++) sum += weights[Net.#direct + i]! * traits[from + i]!;
      for (let unitAt = 0, at = 0; unitAt < HIDDEN; unitAt++) {
        let inner = weights[Net.#biases + unitAt]!;
        for (let i = 0; i < TRAITS; i++, at++) inner += weights[at]! * traits[from + i]!;
        lit[unitAt] = inner > 0 ? inner : 0;
        sum += lit[unitAt]! * weights[Net.#outs + unitAt]!;
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
      const from = seat * TRAITS;
      for (let i = 0; i < TRAITS; i++) this.#slope[Net.#direct + i]! += error * traits[from + i]!;
      for (let unitAt = 0; unitAt < HIDDEN; unitAt++) {
        if (lit[unitAt] === 0) continue;
        this.#slope[Net.#outs + unitAt]! += error * lit[unitAt]!;
        const inner = error * this.weights[Net.#outs + unitAt]!;
        this.#slope[Net.#biases + unitAt]! += inner;
        for (let i = 0, at = unitAt * TRAITS; i < TRAITS; i++, at++) this.#slope[at]! += inner * traits[from + i]!;
      }
    }
    return loss;
  }

  /** One step of Adam over what was heard since the last. */
  learn(rate: number, heard: number): void {
    this.#steps++;
    const fresh = 1 - 0.9 ** this.#steps;
    const freshSquare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < Net.size; i++) {
      const slope = this.#slope[i]! / heard + 1e-5 * this.weights[i]!;
      this.#slope[i] = 0;
      this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i]! + 0.001 * slope * slope;
      this.weights[i]! -= (rate * (this.#mean[i]! / fresh)) / (Math.sqrt(this.#square[i]! / freshSquare) + 1e-8);
    }
  }
}

/** Plays so many games at each number of seats and learns from all of them. */
function learn(tables: readonly (readonly [seats: number, games: number])[]): Float64Array {
  const examples: Example[] = [];
  for (const [seats, count] of tables)
    for (let i = 0; i < count; i++) examples.push(...playOne(seats, `${seats} ${i}`));
  const chance = seeded('learn');
  const net = new Net(chance);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(chance, examples);
    const rate = 0.003 * (1 - round / ROUNDS) + 0.0001;
    let loss = 0;
    for (let from = 0; from < examples.length; from += BATCH) {
      const batch = examples.slice(from, from + BATCH);
      for (const example of batch) loss += net.hear(example);
      net.learn(rate, batch.length);
    }
    console.log(`${examples.length} tables, round ${round + 1}: loss ${(loss / examples.length).toFixed(4)}`);
  }
  return net.weights;
}

const games = Number(process.argv[2] ?? 6000);
const written = (weights: Float64Array): string =>
  `[${[...weights].map((weight) => Math.round(1000 * weight) || 0).join(', ')}]`;

// Two play another game than three or four: one judgement for all is much worse for two.
const duel = learn([[2, games]]);
const round = learn([
  [3, games / 4],
  [4, games / 4],
]);
writeFileSync(
  new URL('bots/learnt.ts', import.meta.url),
  `/** What \`npx tsx games/splendor/learn.ts ${games}\` learnt; written by it, not by hand. */
export const HIDDEN = ${HIDDEN};
/** In thousandths: traits to each hidden unit; then biases, what each unit counts, what each trait counts by itself. For two seats. */
export const DUEL: readonly number[] = ${written(duel)};
/** For three and four. */
export const ROUND: readonly number[] = ${written(round)};
`,
);
