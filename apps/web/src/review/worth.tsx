/** What another idea than the best is worth, as the worker finds out. */
import type { Mistake } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { type ReactNode, useMemo } from 'react';
import { useAnalysis } from '../analysis/useAnalysis.ts';
import { texts } from './texts.ts';

/** Imagined games before anything is said. */
const ENOUGH = 200;

export function Worth({
  pack: { game },
  state,
  mistake,
  words,
  stake,
}: {
  readonly pack: GamePack;
  /** The position of the mistake. */
  readonly state: unknown;
  readonly mistake: Mistake;
  /** What was tried. */
  readonly words: string;
  readonly stake: 'win' | 'chips';
}): ReactNode {
  const { seat, move } = mistake;
  const look = useMemo(
    () => ({ game: game.name, view: structuredClone(game.view(state as never, seat)), seat, seed: `worth ${move}` }),
    [game, state, seat, move],
  );
  const seen = useAnalysis(look);
  const tried = seen?.lines.find((line) => line.words === words);
  if (seen === null || seen.worlds < ENOUGH) return texts.another;
  if (tried === undefined) return texts.unweighed;
  const below = seen.lines[0].hope - tried.hope;
  const isLevel = below <= 2 * tried.error;
  const scale = stake === 'win' ? 100 : 1;
  return texts.worth(
    stake === 'win' ? texts.percent(tried.hope) : texts.chips(tried.hope),
    isLevel ? null : (below * scale).toFixed(stake === 'win' ? 0 : 1),
    isLevel || below < (mistake.better.hope - mistake.played.hope) / 2,
  );
}
