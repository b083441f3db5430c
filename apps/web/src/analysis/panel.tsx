/** The analysis beside a board: through whose eyes, the best moves of whoever is to move, and the way back. */
import type { GamePack, Seat } from '@baize/game';
import { Button, Icon, Segment } from '@baize/table';
import { type ReactNode, useMemo } from 'react';
import type { Board } from '../learn/board.ts';
import { useShown } from '../learn/boardTable.tsx';
import styles from './analysis.module.css';
import { Lines } from './lines.tsx';
import { texts } from './texts.ts';
import { useAnalysis } from './useAnalysis.ts';
import type { Variation } from './useVariation.ts';
import type { Look } from './worker.ts';

/** The mover's view and nothing else, whatever is shown: the worker cannot tell what it is not told. */
export const lookAt = (pack: GamePack, board: Board, seat: Seat, seed: string): Look => ({
  game: pack.game.name,
  view: structuredClone(pack.game.view(board.position.state, seat)),
  seat,
  seed,
});

export function AnalysisPanel({
  pack,
  variation,
  names,
  eyes,
  setEyes,
  mayOpen,
  stake,
  inWords,
  quiet = false,
}: {
  readonly pack: GamePack;
  readonly variation: Variation;
  readonly names: readonly string[];
  readonly eyes: Seat | 'open';
  readonly setEyes: (eyes: Seat | 'open') => void;
  /** Whether all cards may be shown: the game is over. */
  readonly mayOpen: boolean;
  readonly stake: 'win' | 'chips';
  readonly inWords: (words: string) => string;
  /** The answer is not to be shown yet. */
  readonly quiet?: boolean;
}): ReactNode {
  const { board, tried } = variation;
  const shown = useShown(board);
  const version = shown?.snapshot.version ?? 0;
  const { turn } = board;
  const legal = board.legal().length;
  const mine = turn !== null && (eyes === 'open' || eyes === turn) && legal > 1 && !quiet;
  const look = useMemo((): Look | null => {
    if (!mine || turn === null) return null;
    return lookAt(pack, board, turn, `analysis ${version}`);
  }, [mine, turn, pack, board, version]);
  const seen = useAnalysis(look);
  const seats = names.map((name, seat) => ({ value: String(seat), text: name }));
  return (
    <section className={styles.panel} aria-label={texts.title} data-analysis="">
      <Segment
        label={texts.eyes}
        wrap
        options={[...seats, ...(mayOpen ? [{ value: 'open', text: texts.all }] : [])]}
        value={String(eyes)}
        choose={(next) => setEyes(next === 'open' ? 'open' : Number(next))}
      />
      <p className="soft small">{eyes === 'open' ? texts.openLine : texts.unknown}</p>
      {quiet ? null : turn === null ? (
        <p>{texts.over}</p>
      ) : mine ? (
        <Lines seen={seen} stake={stake} inWords={inWords} play={(words) => variation.play([words])} />
      ) : (
        <p>{legal > 1 ? texts.other(names[turn] ?? '') : texts.one}</p>
      )}
      {tried.length > 0 && (
        <div className={styles.tried}>
          <p className="small">{texts.trying}</p>
          <ol>
            {tried.map((words, i) => (
              <li key={i}>{inWords(words)}</li>
            ))}
          </ol>
          <Button onClick={variation.back} size="small">
            <Icon name="undo" />
            {texts.step}
          </Button>
        </div>
      )}
    </section>
  );
}
