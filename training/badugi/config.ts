/** What one run is told; the learner reads the same file. */
import { readFileSync } from 'node:fs';
import { type Random, unit } from '../../platform/game/src/index.ts';

export interface Config {
  readonly seed: string;
  readonly actors: number;
  /** How often so many sit down, by number of seats, from none on. */
  readonly seats: readonly number[];
  /** How often rivals of a kind are met, and each of the `others`. */
  readonly company: Readonly<Record<string, number>> & { readonly others: number };
  readonly playing: {
    /** Seconds after which what was played is handed to the learner. */
    readonly slice: number;
    /** How often all seats are the learner's, and some are earlier selves; else some are rivals. */
    readonly mirror: number;
    readonly past: number;
    /** How often, where there are rivals or earlier selves, everybody else is one of them; else each other seat is every second time. */
    readonly alone: number;
  };
}

export const readConfig = (file: string): Config => JSON.parse(readFileSync(file, 'utf8')) as Config;

/** One of them, as often as its weight says. */
export function drawn(chance: Random, weights: readonly number[]): number {
  let left = unit(chance) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}
