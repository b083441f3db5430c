/** Looks for a good move away from the page: gets a seat's view, answers with the best ideas. */
import { advise } from '@baize/bots';
import { loadGame } from '@baize/games';
import type { HintRequest, HintAnswer } from './hint.ts';

export async function look({ game, view, seat, seed }: HintRequest): Promise<void> {
  const pack = await loadGame(game);
  for (const { ideas, progress } of advise(pack, view, seat, seed))
    if (progress === 1) postMessage({ ideas } satisfies HintAnswer);
}
