/** Weighs the moves of a position away from the page, deeper the longer it runs: gets what one seat sees, and nothing else. */
import { analyse, type Line } from '@baize/bots';
import { findGame } from '@baize/games';

export interface Look {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
}

export interface Seen {
  readonly lines: readonly Line[];
  readonly worlds: number;
}

export interface Asked {
  /** Tells questions apart; a new one ends the work on the one before. */
  readonly id: number;
  readonly look: Look | null;
}

export interface Told {
  readonly id: number;
  readonly seen: Seen;
}

/** The first answer comes after so many worlds, later ones after so many milliseconds; then it has looked long enough. */
const FIRST = 4;
const EVERY = 250;
const MOST = 20_000;
/** Milliseconds between two looks at whether something else is asked. */
const SLICE = 30;

let latest = 0;

export async function weigh({ id, look }: Asked): Promise<void> {
  latest = id;
  if (look === null) return;
  const { game, view, seat, seed } = look;
  const pack = await findGame(game)?.load();
  if (pack === undefined || latest !== id) return;
  const analysis = analyse(pack, view, seat, seed, { first: 200, finalists: 5 });
  let told = 0;
  const tell = (): void => {
    told = performance.now();
    postMessage({ id, seen: { lines: analysis.lines(), worlds: analysis.worlds } } satisfies Told);
  };
  analysis.deepen(FIRST);
  tell();
  while (analysis.worlds < MOST) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) analysis.deepen(2);
    if (performance.now() - told >= EVERY) tell();
    await breathe();
    if (latest !== id) return;
  }
  tell();
}

/** Lets messages in. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));
