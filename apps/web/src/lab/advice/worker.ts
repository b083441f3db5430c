/** Advises on a set-up away from the page: gets the options, says what it has found until it is through. */
import { type Advice, readOptions } from '@baize/game';
import { loadGame } from '@baize/games';

export interface AdviceRequest {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export type AdviceAnswer = { readonly advice: Advice } | { readonly error: string };

const tell = (told: AdviceAnswer): void => postMessage(told);

export async function advise({ game, options, seed }: AdviceRequest): Promise<void> {
  const pack = await loadGame(game);
  const advisor = await pack.advisor?.();
  if (advisor === undefined) return tell({ error: `${game} has no advisor.` });
  const read = readOptions(pack.game, options, 2);
  if (!read.ok) return tell({ error: read.message });
  for (const advice of advisor.advise(read.options, seed)) tell({ advice });
}
