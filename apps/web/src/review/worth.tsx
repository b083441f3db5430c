/** What another idea than the best is worth, as the worker finds out. */
import type { Mistake } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { type ReactNode, useMemo } from 'react';
import { useAnalysis } from '../analysis/useAnalysis.ts';
import { type Place, useContinued } from '../analysis/useContinued.ts';
import type { Further } from '../chances/further.ts';
import { texts } from './texts.ts';
import { triedWorth } from './tried.ts';

/** Imagined games before anything is said. */
const ENOUGH = 200;

export function Worth({
  pack: { game },
  state,
  mistake,
  further,
  words,
  stake,
}: {
  readonly pack: GamePack;
  /** The position of the mistake. */
  readonly state: unknown;
  readonly mistake: Mistake;
  /** What an analysis found there before. */
  readonly further: Further | null;
  /** What was tried. */
  readonly words: string;
  readonly stake: 'win' | 'chips';
}): ReactNode {
  const { seat, move, played, better } = mistake;
  const look = useMemo(
    () => ({ game: game.name, view: structuredClone(game.view(state as never, seat)), seat, seed: `worth ${move}` }),
    [game, state, seat, move],
  );
  const place = useMemo(
    (): Place | null =>
      stake === 'win' ? { known: { hope: better.hope, moves: [better, played] }, further, tell: null } : null,
    [stake, better, played, further],
  );
  const seen = useContinued(useAnalysis(look), place);
  const tried = seen?.lines.find((line) => line.words === words);
  if (seen === null || seen.worlds < ENOUGH) return texts.another;
  if (tried === undefined) return texts.unweighed;
  const worth = triedWorth(seen, tried, mistake, stake);
  if (worth === null) return texts.another;
  const behind = stake === 'win' ? (100 * worth.behind).toFixed(0) : worth.behind.toFixed(1);
  return texts.worth(
    stake === 'win' ? texts.percent(worth.hope) : texts.chips(worth.hope),
    Number(behind) === 0 ? null : behind,
    worth.good,
  );
}
