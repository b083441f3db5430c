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

/** The first answer comes after so many worlds, later ones after as many milliseconds; then it has looked long enough. */
const FIRST = 4;
const EVERY = 250;
const MOST = 20_000;

export async function weigh({ game, view, seat, seed }: Look): Promise<void> {
  const pack = await findGame(game)?.load();
  if (pack === undefined) return;
  const analysis = analyse(pack, view, seat, seed, { first: 200, finalists: 5 });
  const tell = (): void => postMessage({ lines: analysis.lines(), worlds: analysis.worlds } satisfies Seen);
  analysis.deepen(FIRST);
  tell();
  while (analysis.worlds < MOST) {
    const until = performance.now() + EVERY;
    while (performance.now() < until) analysis.deepen(2);
    tell();
  }
}
