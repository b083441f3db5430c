/** The catalogue: the one file that names every game. Each loads on demand, in Node and in the browser. */
import { type Course, type GamePack, loadPack, type PuzzleSet, type PuzzleThemes } from '@baize/game';

export interface CatalogueEntry {
  readonly name: string;
  readonly title: string;
  /** What the game is about, in one sentence. */
  readonly blurb: string;
  /** Options of the game that have a flag of their own on the command line, and what it takes. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Command lines to show as examples, without `baize`, by the command they are of; `''` is the program itself. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  readonly load: () => Promise<GamePack>;
  /** What the rules tell, in a few words. */
  readonly contents?: string;
  /** How many minutes a game takes among people who know it. */
  readonly gameMinutes?: number;
  /** Its lessons and puzzles, if it has any. */
  readonly learn?: Learn;
}

export interface Learn {
  /** How many minutes all lessons take. */
  readonly minutes: number;
  readonly course: () => Promise<Course>;
  /** The puzzles and their themes. */
  readonly puzzles: () => Promise<{ readonly set: PuzzleSet; readonly themes: PuzzleThemes }>;
}

/** A game with lessons and puzzles. */
export type TaughtEntry = CatalogueEntry & { readonly learn: Learn };

export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'dominion',
    title: 'Dominion',
    blurb: 'Build a deck, one good card at a time.',
    flags: { kingdom: 'a named kingdom such as K1, or a comma-separated list of cards' },
    examples: {
      '': ['play dominion'],
      play: [
        'play dominion --opponent evolved --kingdom K1',
        'play dominion --seats me,me --name Ann,Bob',
        'play dominion --host',
      ],
      options: ['options dominion'],
      rules: ['rules dominion', 'rules dominion Throne Room'],
      schema: ['schema dominion'],
      advise: ['advise dominion --kingdom K1 --rules official'],
      simulate: ['simulate dominion --players BMU,DoubleWitch --kingdom K1 --rules official --games 50000'],
      tournament: ['tournament dominion --players BMU,BigSmithy,DoubleWitch --kingdom K2 --rules official --sprt'],
      'check-strategy': ['check-strategy big-money --games 200'],
    },
    load: async () => (await import('@baize/dominion')).pack,
    contents: 'A turn, attacks, every card',
    gameMinutes: 30,
    learn: {
      minutes: 7,
      course: async () => (await import('@baize/dominion/learn')).course,
      puzzles: () => import('@baize/dominion/puzzles'),
    },
  },
  {
    name: 'badugi',
    title: 'Badugi',
    blurb: 'Four cards, four suits, three draws. Low wins.',
    examples: {
      play: ['play badugi --seats 6 --options match=hands,hands=30'],
      ladder: ['ladder badugi --save ladder.json'],
      watch: ['watch badugi --seats 4'],
    },
    load: async () => (await import('@baize/badugi')).pack,
    contents: 'Hands, draws, betting',
    gameMinutes: 20,
    learn: {
      minutes: 6,
      course: async () => (await import('@baize/badugi/learn')).course,
      puzzles: () => import('@baize/badugi/puzzles'),
    },
  },
  {
    name: 'splendor',
    title: 'Splendor',
    blurb: 'Collect gems, buy cards, court the nobles.',
    examples: {
      '': ['simulate splendor --players greedy,planner --games 1000'],
      play: ['play splendor --seats me,greedy,planner'],
      simulate: ['simulate splendor --players "mine=cmd:python3 player.py",planner --games 100 --html report.html'],
      watch: ['watch splendor --bots planner,greedy'],
      puzzle: ['puzzle splendor'],
      arena: [
        'arena splendor planner greedy "mine=cmd:python3 player.py" --seeds 10',
        'arena splendor ladder openai:MODEL anthropic:MODEL --seeds 6 --out report --budget-cost 5 --price 1.25,10',
      ],
    },
    load: async () => (await import('@baize/splendor')).pack,
    contents: 'Four actions, ten tokens, nobles',
    gameMinutes: 25,
    learn: {
      minutes: 5,
      course: async () => (await import('@baize/splendor/learn')).course,
      puzzles: () => import('@baize/splendor/puzzles'),
    },
  },
];

export const findGame = (name: string): CatalogueEntry | undefined =>
  catalogue.find((entry) => entry.name === name.toLowerCase());

/** Rejects with `NO_SUCH_GAME`. */
export const loadGame = (name: string): Promise<GamePack> => loadPack(catalogue, name);

/** The games with lessons and puzzles. */
export const taughtGames: readonly TaughtEntry[] = catalogue.flatMap((entry) =>
  entry.learn === undefined ? [] : [{ ...entry, learn: entry.learn }],
);
