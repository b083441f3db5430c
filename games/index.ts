/** The catalogue: the one file that names every game. Each loads on demand, in Node and in the browser. */
import type { Course, GamePack, PuzzleSet, PuzzleThemes } from '@baize/game';

export interface Entry {
  readonly name: string;
  readonly title: string;
  /** What one wants to know before sitting down, in a sentence. */
  readonly blurb: string;
  /** Options of the game that have a flag of their own on the command line, and what it takes. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly load: () => Promise<GamePack>;
  /** How long all its lessons take. */
  readonly minutes: number;
  /** Its lessons, and its puzzles with what they are about. */
  readonly course: () => Promise<Course>;
  readonly puzzles: () => Promise<{ readonly set: PuzzleSet; readonly themes: PuzzleThemes }>;
}

export const catalogue: readonly Entry[] = [
  {
    name: 'dominion',
    title: 'Dominion',
    blurb: 'Build a deck card by card and turn it into provinces before the others do.',
    flags: { kingdom: 'a named kingdom, or cards joined by +' },
    load: async () => (await import('@baize/dominion')).pack,
    minutes: 7,
    course: async () => (await import('@baize/dominion/learn')).course,
    puzzles: () => import('@baize/dominion/puzzles'),
  },
  {
    name: 'badugi',
    title: 'Badugi',
    blurb:
      'Draw poker for the lowest hand of four ranks and four suits: 2 to 7 players, one hand or a whole tournament.',
    load: async () => (await import('@baize/badugi')).pack,
    minutes: 6,
    course: async () => (await import('@baize/badugi/learn')).course,
    puzzles: () => import('@baize/badugi/puzzles'),
  },
  {
    name: 'splendor',
    title: 'Splendor',
    blurb: 'Buy cards that make cards cheaper, court the nobles and be first past 15 prestige.',
    load: async () => (await import('@baize/splendor')).pack,
    minutes: 5,
    course: async () => (await import('@baize/splendor/learn')).course,
    puzzles: () => import('@baize/splendor/puzzles'),
  },
];

export const findGame = (name: string): Entry | undefined =>
  catalogue.find((entry) => entry.name === name.toLowerCase());
