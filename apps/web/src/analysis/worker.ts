/** Weighs the moves of a position away from the page, deeper the longer it runs: gets what one seat sees, and nothing else. */
import { analyse, type Line } from '@baize/bots';
import { readOptions, type Seen as SeenView } from '@baize/game';
import { loadGame } from '@baize/games';
import { SETTLED } from './order.ts';
import { type Studied, Studying } from './studying.ts';

export interface Look {
  readonly game: string;
  readonly view: SeenView;
  readonly seat: number;
  readonly seed: string;
}

export interface Seen {
  readonly lines: readonly Line[];
  readonly worlds: number;
  /** How much of what it will look at, from 0 to 1. */
  readonly part: number;
  /** Of games whose pack has a study. */
  readonly studied: Studied | null;
  /** It has looked long enough. */
  readonly done: boolean;
}

export type AnalysisRequest =
  | {
      /** Tells questions apart; a new one ends the work on the one before. */
      readonly id: number;
      readonly look: Look | null;
    }
  /** A position of this game will soon be asked about. */
  | { readonly prepare: string }
  /** What is being looked at waits, or goes on. */
  | { readonly paused: boolean };

export interface AnalysisAnswer {
  readonly id: number;
  readonly seen: Seen;
}

/** The first answer comes after this many worlds, later ones after this many milliseconds; then it has looked long enough. */
const FIRST = 4;
const EVERY = 250;
const MOST = 20_000;
/** Milliseconds between two looks at whether something else is asked. */
const SLICE = 30;

/** Milliseconds between two looks at whether a pause is over. */
const PAUSE = 50;

/** The question that is being looked at, and whether it waits. */
const now = { id: 0, paused: false };

export async function weigh(asked: AnalysisRequest): Promise<void> {
  if ('prepare' in asked) return prepare(asked.prepare);
  if ('paused' in asked) {
    now.paused = asked.paused;
    return;
  }
  const { id, look } = asked;
  now.id = id;
  if (look === null) return;
  const { game, view, seat, seed } = look;
  const pack = await loadGame(game);
  if (now.id !== id) return;
  const analysis = analyse(pack, view, seat, seed, { first: SETTLED, finalists: 5 });
  const studying = pack.study === undefined ? null : new Studying(pack, pack.study, view, seat, seed);
  let told = 0;
  const tell = (): void => {
    told = performance.now();
    postMessage({
      id,
      seen: {
        lines: analysis.lines(),
        worlds: analysis.worlds,
        part: Math.min(1, analysis.worlds / MOST),
        studied: studying?.seen() ?? null,
        done: analysis.worlds >= MOST,
      },
    } satisfies AnalysisAnswer);
  };
  analysis.deepen(FIRST);
  tell();
  while (analysis.worlds < MOST) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      analysis.deepen(2);
      studying?.step(analysis.lines());
    }
    if (performance.now() - told >= EVERY) tell();
    await breathe();
    while (now.paused && now.id === id) await breathe(PAUSE);
    if (now.id !== id) return;
  }
  tell();
}

/** Loads the game and looks at its first decision, so that whatever it computes once is there when a question comes. */
async function prepare(name: string): Promise<void> {
  const pack = await loadGame(name);
  const { game } = pack;
  // few players and many: what is computed for them may differ
  for (const seats of game.seats) {
    const read = readOptions(game, {}, seats);
    if (!read.ok) continue;
    const state = game.start(read.options, seats, 'prepare');
    const seat = game.turn(state);
    if (seat !== null) analyse(pack, game.view(state, seat), seat, 'prepare').deepen(1);
  }
}

/** Lets messages in. */
const breathe = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));
