/** The review of a finished match: how well everybody played, the mistakes by cost, and each of them to try again. */
import type { Mistake } from '@baize/bots';
import { type GamePack, type GameRecord, replay, type Seat } from '@baize/game';
import { announce, Button, cx, type GameTable, useKeys, useMedia } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import analysis from '../analysis/analysis.module.css';
import { AnalysisPanel } from '../analysis/panel.tsx';
import { usePreparedAnalysis } from '../analysis/useAnalysis.ts';
import { useVariation } from '../analysis/useVariation.ts';
import { api } from '../api.ts';
import { Curve } from '../chances/curve.tsx';
import { useHindsight, useReview } from '../chances/lookBack.ts';
import { anyFailed, moveWords, usePack, useTable } from '../games.ts';
import { LearnBar } from '../learn/bar.tsx';
import { BoardTable, markOf, usePanelInRail } from '../learn/boardTable.tsx';
import lesson from '../learn/lesson.module.css';
import { mySeat } from '../mine.ts';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import { historyOf, whenOf } from '../replay/history.ts';
import { texts as page } from '../texts.ts';
import { type Branch, keepBranch, useBranches } from './branches.ts';
import { Branches } from './share.tsx';
import { othersMoves } from './others.ts';
import { MistakeSheet, Mistakes, placeOf } from './mistakes.tsx';
import { Scores } from './scores.tsx';
import { branchIn } from './study.ts';
import { texts } from './texts.ts';
import { toldMove } from './told.ts';

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
  return <Reviewing match={match} record={record} home={home} linked={linked} pack={pack.value} table={table.value} />;
}

/** What is done with a mistake: it is looked at, tried, or was tried with this outcome. */
export type Trial = 'shown' | 'asked' | 'found' | 'same' | 'other';

function Reviewing({
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
  const found = useReview(match, record);
  const curve = useHindsight(match, record);
  const history = useMemo(() => historyOf(pack, table, record), [pack, table, record]);
  const [seat, setSeat] = useState<Seat>(mySeat(match)?.seat ?? 0);
  const [eyes, setEyes] = useState<Seat | 'open'>(seat);
  const [open, setOpen] = useState<Mistake | null>(null);
  const [trial, setTrial] = useState<Trial>('shown');
  const [solved, setSolved] = useState<readonly number[]>([]);
  const branches = useBranches(match);
  const names = useMemo(() => record.seats.map(({ name }) => name), [record]);
  /** Where the variation on the board begins. */
  const [from, setFrom] = useState(record.moves.length);
  const stateAt = (move: number): unknown => replay(game, record, move);
  const [start] = useState(() => stateAt(record.moves.length));
  const variation = useVariation(pack, start, eyes, names, table);
  const mistakes = useMemo(() => (found?.mistakes ?? []).filter((each) => each.seat === seat), [found, seat]);

  const look = (next: Seat | 'open'): void => {
    setEyes(next);
    variation.look(next);
  };
  const choose = (mistake: Mistake, how: Trial = 'shown'): void => {
    setOpen(mistake);
    setTrial(how);
    look(mistake.seat);
    setFrom(mistake.move);
    variation.open(stateAt(mistake.move));
    if (how === 'asked') announce(texts.trying, true);
  };
  const play = (words: readonly string[]): boolean => {
    if (!variation.play(words)) return false;
    keepBranch(match, { move: from, words: [...variation.tried, ...words] });
    if (open !== null && trial === 'asked') {
      const how = words.includes(open.better.words) ? 'found' : words.includes(open.played.words) ? 'same' : 'other';
      setTrial(how);
      if (how === 'found') setSolved([...solved, open.move]);
    }
    return true;
  };
  /** Everybody else moves until it is this seat's decision again, after these words. */
  const playOn = (first: readonly string[] = []): void => {
    const words = [...first, ...othersMoves(pack, variation.board.position.state, seat, first, match)];
    if (words.length > 0) play(words);
  };
  const again = ({ move, words }: Branch): void => {
    if (move > record.moves.length) return;
    setOpen(null);
    setTrial('shown');
    setFrom(move);
    variation.open(stateAt(move));
    if (words.length > 0 && variation.play(words)) keepBranch(match, { move, words });
  };
  const asked = useRef(false);
  useEffect(() => {
    const branch = asked.current ? null : branchIn(location.hash);
    asked.current = true;
    if (branch !== null) again(branch);
  });
  const goOn = (mistake: Mistake): void => {
    choose(mistake);
    playOn([mistake.better.words]);
  };
  const step = (by: number): void => {
    const next = mistakes[placeOf(mistakes, open) + by];
    if (next !== undefined) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    t: () => void (open !== null && choose(open, 'asked')),
    l: () => void (open !== null && goOn(open)),
    u: variation.back,
  });

  const untouched = variation.tried.length === 0;
  const marks = useMemo(() => {
    if (open === null || trial === 'asked' || !untouched) return [];
    return [
      ...markOf(table, 'played', [open.played.words], texts.played),
      ...markOf(table, 'better', [open.better.words], texts.better),
    ];
  }, [table, open, trial, untouched]);
  const inRail = usePanelInRail(table);
  const phone = useMedia('(max-width: 700px)');
  const inWords = moveWords(table);
  const explain = (mistake: Mistake): string | null =>
    table?.explain?.({
      view: game.view(stateAt(mistake.move), mistake.seat) as never,
      seat: mistake.seat,
      words: mistake.better.words,
    }) ?? null;
  const telling = {
    found,
    mistakes,
    open,
    trial,
    solved,
    inWords,
    told: (move: number) => inWords(toldMove(pack, record, move, seat)),
    when: (move: number) => whenOf(history, table, move),
    explain,
    choose,
    goOn,
  };
  const panel = (
    <aside className={analysis.side} aria-label={texts.title}>
      {phone && <MistakeSheet {...telling} step={step} />}
      <Scores record={record} found={found} seat={seat} choose={setSeat} />
      <Curve
        found={curve}
        names={names}
        seat={seat}
        title={texts.chance(names[seat], found?.stake ?? 'win')}
        cursor={open?.move ?? null}
        marks={mistakes.map(({ move }, i) => ({ move, text: String(i + 1) }))}
        choose={(move) => {
          const mistake = mistakes.find((each) => each.move === move);
          if (mistake !== undefined) choose(mistake);
        }}
        low
      />
      {!phone && <Mistakes {...telling} />}
      <Branches match={linked ? match : null} record={record} branches={branches} inWords={inWords} open={again} />
      {variation.tried.length > 0 && variation.board.turn !== seat && variation.board.turn !== null && (
        <Button onClick={() => playOn()}>{texts.playOn}</Button>
      )}
      <AnalysisPanel
        pack={pack}
        variation={{ ...variation, play }}
        names={names}
        eyes={eyes}
        setEyes={look}
        mayOpen
        stake={found?.stake ?? 'win'}
        inWords={inWords}
        quiet={trial === 'asked' || (from === record.moves.length && untouched)}
      />
    </aside>
  );
  return (
    <div className={lesson.page} data-page="review">
      <LearnBar
        game={game.name}
        title={game.title}
        line={texts.title}
        back={variation.tried.length > 0 ? variation.back : null}
        home={home}
      />
      <main id="content" className={cx(lesson.main, inRail && lesson.whole)}>
        <div className={lesson.table}>
          <BoardTable
            pack={pack}
            table={table}
            board={variation.board}
            names={names}
            me={seat}
            moves={(legal) => legal}
            send={(words) => void play(words)}
            replay={eyes === 'open'}
            // What the review says of a move is not to be contradicted by the table's own advice.
            exam={trial === 'asked' || marks.length > 0}
            marks={marks}
            panel={inRail ? panel : null}
          />
        </div>
        {!inRail && panel}
      </main>
    </div>
  );
}
