/** A puzzle: the real table at one decision, the question beside it, and why once it is answered. */
import { type Puzzle, puzzleOfDay, type Seen, solves } from '@baize/game';
import { announce, cx, type Prompt, useKeys } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePanelBelow } from '../analysis/jump.tsx';
import { inUnits } from '../analysis/worth.ts';
import { lowerFirst } from '../counting.ts';
import { actOf, moveWords, type Puzzles } from '../games.ts';
import { LearnBar } from '../learn/bar.tsx';
import { Board, positionAfter } from '../learn/board.ts';
import { BoardTable, markOf, usePanelInRail } from '../learn/boardTable.tsx';
import { useEndInSight } from '../learn/endInSight.ts';
import lesson from '../learn/lesson.module.css';
import { botAt } from '../mine.ts';
import { texts as page } from '../texts.ts';
import { QuestionInBar } from './inBar.tsx';
import { OpenPuzzle, type OpenedPuzzle } from './openPuzzle.tsx';
import { dateWords, noteTry, streakOf, usePuzzling, useToday } from './kept.ts';
import { Standing } from './standing.tsx';
import { Task } from './task.tsx';
import { texts } from './texts.ts';

export const PuzzlePage = ({ id }: { readonly id: string }): ReactNode => (
  <OpenPuzzle id={id} texts={texts} page={Solving} />
);

/** How it stands: asked, answered rightly or wrongly, or shown. */
export interface Outcome {
  readonly kind: 'solved' | 'failed' | 'shown';
  readonly words: string | null;
  /** Nothing was tried before. */
  readonly first: boolean;
  /** By how much the rating changed; `null` where it could not. */
  readonly change: number | null;
}

/** The next one not tried yet, near the player's rating. */
function nextOf({ set }: Puzzles, here: Puzzle, tried: Readonly<Record<string, unknown>>, rating: number): Puzzle {
  const open = set.puzzles.filter(({ id }) => id !== here.id && tried[id] === undefined);
  const from = open.length > 0 ? open : set.puzzles.filter(({ id }) => id !== here.id);
  const far = (each: Puzzle): number => Math.abs(each.rating - rating);
  return from.reduce((best, each) => (far(each) < far(best) ? each : best), from[0] ?? here);
}

function Solving({ pack, table, puzzles, puzzle }: OpenedPuzzle): ReactNode {
  const { game } = pack;
  const { set, themes } = puzzles;
  const theme = themes.themes[puzzle.theme];
  const puzzling = usePuzzling();
  const [, go] = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [helped, setHelped] = useState(false);
  const today = useToday();
  const names = useMemo(
    () => set.games[puzzle.game].seats.map((_, seat) => (seat === puzzle.seat ? page.you : botAt(seat))),
    [set, puzzle],
  );
  const [from] = useState(() => positionAfter(pack, set.games[puzzle.game], puzzle.at));
  const start = from.state;
  const [board] = useState(() => new Board(pack, from, puzzle.seat, names, announce, table));
  const reason = useMemo(() => {
    const { seat, lines } = puzzle;
    return table?.explain?.({ view: game.view(start, seat) as never, seat, words: lines[0].words }) ?? null;
  }, [game, table, start, puzzle]);
  // as the analysis board counts
  const scale = set.stake === 'chips' ? pack.study?.scale(game.view(start, puzzle.seat), puzzle.seat) : undefined;
  const counted = scale === undefined ? puzzle : { ...puzzle, lines: puzzle.lines.map((line) => inUnits(line, scale)) };
  useEffect(() => () => board.stage.close(), [board]);
  // as it stands now: the points of what was bought count
  const situation = themes.situation(game.view(board.position.state, puzzle.seat), puzzle.seat, (seat) => names[seat]);
  useEffect(() => announce(theme.ask), [theme]);

  const end = (kind: Outcome['kind'], words: string | null): void => {
    const first = puzzling.tried[puzzle.id] === undefined;
    const change = outcome === null ? noteTry(puzzle, kind === 'solved', helped, today) : null;
    setOutcome({ kind, words, first, change: first ? change : null });
    announce(kind === 'solved' ? texts.right : kind === 'failed' ? texts.wrong : texts.shown, true);
  };
  const send = (words: readonly string[]): void => {
    if (outcome?.kind === 'solved' || outcome?.kind === 'shown') return;
    const best = puzzle.lines[0].words;
    // of several words, the one that made it another move than the best
    if (!solves(puzzle, words))
      return end('failed', words.find((each) => each !== 'done' && each !== best) ?? words[0]);
    board.play(words);
    end('solved', best);
  };
  const show = (): void => {
    if (outcome?.kind === 'solved' || outcome?.kind === 'shown') return;
    board.play(actOf(table, board.seen(), puzzle.lines[0].words));
    end('shown', null);
  };
  const next = (): void => go(`/puzzle/${nextOf(puzzles, puzzle, puzzling.tried, puzzling.rating.rating).id}`);
  const hint = (): void => setHelped(true);
  useKeys({
    h: hint,
    n: () => void (outcome !== null && next()),
  });

  const again = (): void => setOutcome({ kind: 'failed', words: null, first: false, change: null });
  const closed = outcome !== null && outcome.kind !== 'failed';
  const open = outcome === null || (outcome.kind === 'failed' && outcome.words === null);
  const below = usePanelBelow();
  const main = useEndInSight(outcome);
  const tried = outcome?.kind === 'failed' ? outcome.words : null;
  const marks = useMemo(() => (tried === null ? [] : markOf(table, 'wrong', [tried])), [table, tried]);
  const inRail = usePanelInRail(table);
  const inWords = (words: string): string => moveWords(table)(words, game.view(start, puzzle.seat) as Seen);
  const daily = puzzleOfDay(set, today)?.id === puzzle.id;
  const task = (
    <Task
      theme={theme}
      reason={closed ? reason : null}
      puzzle={counted}
      stake={set.stake}
      unit={scale?.unit ?? texts.chipsUnit}
      outcome={outcome}
      helped={helped}
      rating={puzzling.rating.rating}
      inWords={inWords}
      hint={hint}
      show={show}
      again={again}
      situation={situation}
      names={names}
      railed={inRail}
      below={below}
      open={open}
      next={next}
      share={daily ? texts.shareText(dateWords(today), theme.title, streakOf(puzzling.days, today)) : null}
    />
  );
  const prompt: Prompt | null = closed
    ? {
        title: outcome.kind === 'solved' ? texts.right : texts.shown,
        line: texts.bestMove(lowerFirst(inWords(puzzle.lines[0].words))),
        answers: null,
      }
    : outcome === null
      ? null
      : { title: tried === null ? texts.second : texts.tryAnother, line: texts.settled, answers: null };
  return (
    <div className={lesson.page} data-page="puzzle">
      <LearnBar
        game={game.name}
        title={daily ? texts.ofToday : texts.puzzle}
        line={daily ? texts.on(game.title, dateWords(today)) : game.title}
        back={tried === null ? null : again}
        backWords={texts.takeBack}
        crowded={false}
        home={`/puzzles/${game.name}`}
        question={
          below && !closed ? (
            <QuestionInBar
              theme={theme}
              situation={situation.text}
              open={open}
              helped={helped}
              hint={hint}
              show={show}
            />
          ) : null
        }
      >
        <Standing />
      </LearnBar>
      <main id="content" ref={main} className={cx(lesson.main, inRail && lesson.whole)}>
        <div className={lesson.table}>
          <BoardTable
            // a wrong choice is forgotten by the table
            key={outcome?.words ?? ''}
            pack={pack}
            table={table}
            board={board}
            names={names}
            me={puzzle.seat}
            moves={(legal) => (closed ? [] : legal)}
            send={send}
            marks={marks}
            panel={inRail ? task : null}
            prompt={prompt}
          />
        </div>
        {!inRail && !(below && open) && task}
      </main>
    </div>
  );
}
