/** The analysis board for the position of a puzzle: try moves, see what they are worth. */
import type { Seat } from '@baize/game';
import { cx, useMedia, type Worth } from '@baize/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { moveWords } from '../games.ts';
import { LearnBar } from '../learn/bar.tsx';
import { positionAfter } from '../learn/board.ts';
import { BoardTable, usePanelInRail } from '../learn/boardTable.tsx';
import lesson from '../learn/lesson.module.css';
import { gameOf, OpenPuzzle, type OpenedPuzzle } from '../puzzles/openPuzzle.tsx';
import { botAt } from '../mine.ts';
import { texts as page } from '../texts.ts';
import styles from './analysis.module.css';
import { Jump } from './jump.tsx';
import { AnalysisPanel } from './panel.tsx';
import { SetUpLink } from './setUpLink.tsx';
import { texts } from './texts.ts';
import { usePreparedAnalysis } from './useAnalysis.ts';
import { useChoice } from './useChoice.tsx';
import type { Place } from './useContinued.ts';
import { useVariation } from './useVariation.ts';

export function PuzzleAnalysis({ id }: { readonly id: string }): ReactNode {
  usePreparedAnalysis(gameOf(id));
  return <OpenPuzzle id={id} texts={texts} page={AnalysisBoard} />;
}

function AnalysisBoard({ pack, table, puzzles: { set }, puzzle }: OpenedPuzzle): ReactNode {
  const { game } = pack;
  const names = useMemo(
    () => set.games[puzzle.game].seats.map((_, seat) => (seat === puzzle.seat ? page.you : botAt(seat))),
    [set, puzzle],
  );
  const [eyes, setEyes] = useState<Seat | 'open'>(puzzle.seat);
  const [start] = useState(() => positionAfter(pack, set.games[puzzle.game], puzzle.at));
  const variation = useVariation(pack, start, eyes, names, table);
  const untouched = variation.tried.length === 0;
  // the answer to the puzzle says what its moves are worth: in chips by another measure
  const place = useMemo((): Place | null => {
    const best = puzzle.lines.at(0);
    if (best === undefined || set.stake !== 'win' || !untouched) return null;
    return { known: { hope: best.hope, moves: puzzle.lines }, further: null, tell: null };
  }, [puzzle, set, untouched]);
  const inRail = usePanelInRail(table, true);
  const choice = useChoice(table, variation, moveWords(table));
  const phone = useMedia('(max-width: 700px) and (orientation: portrait)');
  const inTable = inRail || (phone && table?.panelOnPhone === true);
  const [worths, setWorths] = useState<Readonly<Record<string, Worth>> | null>(null);
  const main = useRef<HTMLElement>(null);
  const panel = (
    <aside
      className={cx(styles.side, inRail && styles.inRail, inTable && !inRail && styles.onPhone)}
      aria-label={texts.title}
    >
      <AnalysisPanel
        pack={pack}
        variation={variation}
        names={names}
        eyes={eyes}
        setEyes={(next) => {
          setEyes(next);
          variation.look(next);
        }}
        mayOpen
        stake={set.stake}
        place={place}
        inWords={moveWords(table)}
        chosen={choice.chosen}
        choose={choice.choose}
        tell={setWorths}
      />
    </aside>
  );
  return (
    <div className={lesson.page} data-page="analysis">
      <LearnBar
        game={game.name}
        title={game.title}
        line={texts.title}
        back={untouched ? null : variation.back}
        home={`/puzzle/${puzzle.id}`}
        crowded={false}
      >
        {!inTable && <Jump main={main} words={texts.best} />}
        <SetUpLink game={game.name} />
      </LearnBar>
      <main id="content" ref={main} className={cx(lesson.main, lesson.study, inTable && lesson.whole)}>
        <div className={lesson.table}>
          <BoardTable
            pack={pack}
            table={table}
            board={variation.board}
            names={names}
            me={puzzle.seat}
            moves={(legal) => legal}
            send={(words) => void variation.play(words)}
            replay={eyes === 'open'}
            exam={false}
            panel={inTable ? panel : null}
            marks={choice.marks}
            study
            prompt={choice.prompt}
            worths={worths}
          />
        </div>
        {!inTable && panel}
      </main>
    </div>
  );
}
