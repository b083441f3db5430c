/** The review of a finished match: how well everybody played, the mistakes by cost, and each of them to try again. */
import { type GamePack, type GameRecord, type Seen } from '@baize/game';
import { Button, buttonClass, cx, type GameTable, Icon, useMedia, type Worth as MoveWorth } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import analysis from '../analysis/analysis.module.css';
import { Jump, usePanelBelow } from '../analysis/jump.tsx';
import { AnalysisPanel } from '../analysis/panel.tsx';
import { SetUpLink } from '../analysis/setUpLink.tsx';
import { texts as analysisTexts } from '../analysis/texts.ts';
import { usePreparedAnalysis } from '../analysis/useAnalysis.ts';
import { useChoice } from '../analysis/useChoice.tsx';
import { api } from '../api.ts';
import { anyFailed, moveWords, usePack, useTable } from '../games.ts';
import { LearnBar } from '../learn/bar.tsx';
import { BoardTable, markOf, usePanelInRail } from '../learn/boardTable.tsx';
import lesson from '../learn/lesson.module.css';
import { titleOf } from '../match/story.ts';
import { ShareButton } from '../parts/share.tsx';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import tablePage from '../parts/tablePage.module.css';
import { whenOf } from '../replay/history.ts';
import { texts as page } from '../texts.ts';
import { MistakeSheet, type Telling } from './mistakes.tsx';
import { ReviewPanel, ReviewStrip } from './panel.tsx';
import { promptOf } from './prompt.tsx';
import { Branches } from './share.tsx';
import { texts } from './texts.ts';
import { Told } from './told.tsx';
import { Tree } from './tree.tsx';
import { useReviewing } from './useReviewing.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { Worth } from './worth.tsx';

export function ReviewPage({ match }: { readonly match: string }): ReactNode {
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    api.record(match).then(setRecord, () => setFailed(true));
  }, [match]);
  if (failed) return <Missing title={page.missing.match} body={page.missing.matchBody} />;
  return record === null ? <Loading /> : <Review match={match} record={record} home={`/r/${match}`} />;
}

/** `match` is what its variations are kept by; only a match of a host has links to hand on. */
export function Review({
  match,
  record,
  home,
  linked = true,
}: {
  readonly match: string;
  readonly record: GameRecord;
  readonly home: string;
  readonly linked?: boolean;
}): ReactNode {
  usePreparedAnalysis(record.game);
  const pack = usePack(record.game);
  const table = useTable(record.game);
  if (anyFailed(pack, table)) return <Failed />;
  if (pack.value === null || table.state === 'loading') return <Loading />;
  return (
    <ReviewBoard match={match} record={record} home={home} linked={linked} pack={pack.value} table={table.value} />
  );
}

function ReviewBoard({
  match,
  record,
  home,
  linked,
  pack,
  table,
}: {
  readonly match: string;
  readonly record: GameRecord;
  readonly home: string;
  readonly linked: boolean;
  readonly pack: GamePack;
  readonly table: GameTable | null;
}): ReactNode {
  const { game } = pack;
  const review = useReviewing(match, record, pack, table);
  const { found, names, me, seat, eyes, open, trial, analysing, variation, history, from, last, stateAt } = review;
  const { seenAt, thenOf, actAt } = review;
  const shown = useMemo(() => names.map((name, who) => (who === me ? page.you : name)), [names, me]);
  const stake = found?.stake ?? 'win';
  const inWords = moveWords(table);
  const untouched = variation.tried.length === 0;
  const choice = useChoice(table, variation, inWords, untouched ? record.moves : undefined, from);
  const inRail = usePanelInRail(table, true);
  const upright = useMedia('(max-width: 700px) and (orientation: portrait)');
  const phone = useMedia('(max-width: 700px), (max-height: 480px)');
  const below = usePanelBelow();
  const inTable = inRail || (upright && analysing && table?.panelOnPhone === true);
  const [worths, setWorths] = useState<Readonly<Record<string, MoveWorth>> | null>(null);
  const main = useRef<HTMLElement>(null);
  useReviewKeys(review);

  const marks = useMemo(() => {
    if (analysing || open === null || trial === 'asked' || !untouched) return [];
    const played = actAt(open.move, open.played.words);
    const better = actAt(open.move, open.better.words);
    // the tag stands on what only one of them does
    const apart = (own: readonly string[], other: readonly string[]): readonly string[] =>
      own.toSorted((a, b) => Number(other.includes(a)) - Number(other.includes(b)));
    return [
      ...markOf(table, 'played', apart(played, better), texts.played),
      ...markOf(table, 'better', apart(better, played), texts.better),
    ];
  }, [table, open, trial, untouched, analysing, actAt]);
  const when = (move: number): string | null => whenOf(history, table, move);
  const told = (move: number): ReactNode => (
    <Told pack={pack} table={table} record={record} move={move} seat={seat} name={(who) => shown[who] ?? ''} />
  );
  const wordsAt = (move: number, words: string): string => inWords(words, seenAt(move), thenOf(move, words));
  const telling: Telling = {
    ...review,
    wordsAt,
    told,
    when,
    explain: (mistake) =>
      table?.explain?.({
        view: game.view(stateAt(mistake.move), mistake.seat) as never,
        seat: mistake.seat,
        words: mistake.better.words,
      }) ?? null,
    worth: open !== null && trial === 'other' && (
      <Worth
        pack={pack}
        state={stateAt(open.move)}
        mistake={open}
        further={review.further(open.move)}
        words={review.triedAt(open.move, variation.tried)}
        stake={stake}
      />
    ),
  };
  const { result } = record;
  const story =
    result === undefined
      ? null
      : titleOf(result, (who) => shown[who] ?? '', me, table?.prize?.(game.view(stateAt(last), null) as Seen));
  const board = (
    <>
      <AnalysisPanel
        pack={pack}
        variation={variation}
        names={shown}
        eyes={eyes}
        setEyes={review.look}
        mayOpen
        stake={stake}
        inWords={inWords}
        chosen={choice.chosen}
        choose={choice.choose}
        place={review.place}
        tell={setWorths}
        quiet={from === last && untouched && record.result !== undefined}
      >
        <Tree review={review} pack={pack} record={record} inWords={inWords} wordsAt={wordsAt} />
      </AnalysisPanel>
      <Branches
        match={linked ? match : null}
        record={record}
        branches={review.branches}
        inWords={inWords}
        open={review.again}
      />
    </>
  );
  const panel = (
    <aside
      className={cx(
        analysis.side,
        inRail && analysis.inRail,
        inTable && !inRail && analysis.onPhone,
        phone && !analysing && analysis.sheet,
      )}
      aria-label={texts.title}
    >
      {analysing ? (
        board
      ) : phone ? (
        <MistakeSheet {...telling} step={review.step} />
      ) : (
        <ReviewPanel review={review} shown={shown} telling={telling} />
      )}
    </aside>
  );
  return (
    <div className={lesson.page} data-page="review">
      <LearnBar
        game={game.name}
        title={game.title}
        line={
          analysing ? analysisTexts.at(when(from)) : story === null ? texts.title : upright ? story : texts.line(story)
        }
        back={untouched ? null : variation.back}
        home={home}
        crowded={false}
      >
        {!inTable && <Jump main={main} words={analysing ? analysisTexts.best : texts.jump} />}
        {analysing && <SetUpLink game={game.name} />}
        {linked && !analysing && (
          <Link
            href={`/r/${match}#move-${from}`}
            className={cx(buttonClass({ size: 'small' }), tablePage.button)}
            aria-label={texts.replay}
          >
            <Icon name="play" />
            <span className={tablePage.wide}>{texts.replay}</span>
          </Link>
        )}
        {/* a position that was set up has no moves to review */}
        {last > 0 && (
          <Button
            size="small"
            className={tablePage.button}
            aria-label={analysing ? texts.leaveBoard : texts.board}
            onClick={() => review.setAnalysing(!analysing)}
          >
            <Icon name={analysing ? 'eye' : 'sliders'} />
            <span className={tablePage.wide}>{analysing ? texts.leaveBoard : texts.board}</span>
          </Button>
        )}
        {linked && <ShareButton match={match} words />}
      </LearnBar>
      <main id="content" ref={main} className={cx(lesson.main, lesson.study, inTable && lesson.whole)}>
        {upright && !analysing && <ReviewStrip review={review} shown={shown} />}
        <div className={lesson.table}>
          <BoardTable
            pack={pack}
            table={table}
            board={variation.board}
            names={names}
            called={shown}
            me={seat}
            moves={(legal) => legal}
            send={(words) => void variation.play(words)}
            replay={eyes === 'open'}
            // What the review says of a move is not to be contradicted by the table's own advice.
            exam={!analysing && (trial === 'asked' || marks.length > 0)}
            marks={analysing ? choice.marks : marks}
            panel={inTable ? panel : null}
            study
            worths={analysing ? worths : null}
            prompt={
              analysing ? choice.prompt : phone && !below ? null : promptOf(review, shown, when, told, wordsAt, below)
            }
          />
        </div>
        {!inTable && panel}
      </main>
    </div>
  );
}
