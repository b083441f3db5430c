/** What the lab's commands share: options from the command line, a progress bar, and Ctrl-C that keeps what is done. */
import type { GamePack } from '@baize/game';
import type { Crew } from '@baize/lab';
import { SingleBar } from 'cli-progress';
import { optionsOf } from './tables.ts';

export interface Given {
  readonly options?: string;
  readonly rules?: string;
  readonly kingdom?: string;
}

/** Games of the lab start from what programs get by default, the house rules. */
export function jobOptions(pack: GamePack, given: Given, seats: number): Record<string, unknown> {
  const typed = [
    given.options,
    given.rules === undefined ? undefined : `rules=${given.rules}`,
    given.kingdom === undefined ? undefined : `kingdom=${given.kingdom}`,
  ];
  return optionsOf(pack, typed.filter((each) => each !== undefined).join(','), seats, {});
}

/** Runs with a bar of the games done and the time left, on standard error and only at a terminal. */
export async function withProgress<T>(games: number, run: (crew: Crew) => Promise<T>): Promise<T> {
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} of {total} games  {eta_formatted} left',
    stream: process.stderr,
    noTTYOutput: false,
    hideCursor: true,
    clearOnComplete: true,
  });
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  process.once('SIGINT', stop);
  if (process.stderr.isTTY) bar.start(games, 0);
  try {
    return await run({
      catalogue: import.meta.resolve('@baize/games'),
      signal: stopped.signal,
      progress: (done) => bar.update(done),
    });
  } finally {
    bar.stop();
    process.off('SIGINT', stop);
  }
}
