/** What one run is told; the learner reads the same file. */
import { readFileSync } from 'node:fs';
import type { Mix } from './places.ts';

export interface Config {
  readonly seed: string;
  readonly actors: number;
  readonly mix: Mix;
  /** For so many places an actor, or seconds. `choosing`: also for the kingdoms that challengers are tried on, so that they can meet those lists. */
  readonly breeding: {
    readonly seconds: number;
    readonly places: number;
    readonly choosing: boolean;
    /** Also for three and four seats, as often as these come up in play. */
    readonly crowds?: boolean;
  };
  readonly teaching: { readonly games: number };
  readonly playing: {
    /** Seconds after which what was played is handed to the learner. */
    readonly slice: number;
    /** Games in a row with the same cards. */
    readonly games: number;
    /** How often all seats are the learner's, one is against earlier selves, and one is against lists (the rest). */
    readonly mirror: number;
    readonly past: number;
    /** How often the cards are those of a place that lists were bred for. */
    readonly bred: number;
    /** How often an opponent's list hands over to an earlier self for the last gains, as `evolved` does. */
    readonly late?: number;
    /** How often all opponents follow the same list. */
    readonly alike?: number;
    readonly lambda: number;
  };
}

export const readConfig = (file: string): Config => JSON.parse(readFileSync(file, 'utf8')) as Config;
