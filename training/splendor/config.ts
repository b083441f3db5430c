/** What one run is told; the learner reads the same file. */
import { readFileSync } from 'node:fs';
import { type Random, unit } from '../../platform/game/src/index.ts';
import type { Manner } from './searched.ts';

export interface Config {
  readonly seed: string;
  readonly actors: number;
  /** How often three and four sit down; the rest of the time it is two. */
  readonly threeSeats: number;
  readonly fourSeats: number;
  /** So many games an actor, at first sight (0 tries) or of search with so many tries a move. */
  readonly teaching: { readonly games: number; readonly tries: number };
  readonly playing: {
    /** Seconds after which what was played is handed to the learner. */
    readonly slice: number;
    /** How often all seats are the learner's, one is against earlier selves, and one is against the shipped judgement (the rest). */
    readonly mirror: number;
    readonly past: number;
    readonly lambda: number;
  };
  /** So many games an actor, every decision searched with so many tries, some of the moves made weaker so that tables vary. */
  readonly distilling?: { readonly games: number; readonly tries: number } & Manner;
  /** Games at first sight, as many as there is time for. */
  readonly watching: { readonly slice: number };
  /** Games of search with the network as judge, and as prior where there is a `calm`. */
  readonly refining: {
    readonly slice: number;
    readonly tries: number;
    readonly calm: number | null;
    /** How many of the moves are made with fewer tries: more games are played to the end, and only the other moves are imitated. */
    readonly swift?: { readonly share: number; readonly tries: number };
  };
}

export const readConfig = (file: string): Config => JSON.parse(readFileSync(file, 'utf8')) as Config;

export function drawSeats(chance: Random, { threeSeats, fourSeats }: Config): number {
  const crowd = unit(chance);
  return crowd < threeSeats ? 3 : crowd < threeSeats + fourSeats ? 4 : 2;
}
