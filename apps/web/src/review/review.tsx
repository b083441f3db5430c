/** The review of a finished match: how well everybody played, the mistakes by cost, and each of them to try again. */
import { type Mistake, type Review } from '@baize/bots';
import { adviserOf, type GamePack, type GameRecord, randomFor, replay, type Seat } from '@baize/game';
import { announce, Button, cx, type GameTable, useKeys } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import analysis from '../analysis/analysis.module.css';
import { AnalysisPanel } from '../analysis/panel.tsx';
import { useVariation } from '../analysis/useVariation.ts';
import { api } from '../api.ts';
import { useReview } from '../chances/lookBack.ts';
import { anyFailed, usePack, useTable } from '../games.ts';
import { LearnBar } from '../learn/bar.tsx';
import { BoardTable, usePanelInRail } from '../learn/boardTable.tsx';
import lesson from '../learn/lesson.module.css';
import { mySeat } from '../mine.ts';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import { texts as page } from '../texts.ts';
import { type Branch, keepBranch, useBranches } from './branches.ts';
import { Mistakes } from './mistakes.tsx';
import styles from './review.module.css';
import { Scores } from './scores.tsx';
import { texts } from './texts.ts';

export function ReviewPage({ match }: { readonly match: string }): ReactNode {
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [failed, setFailed] = useState(false);
  const pack = usePack(record?.game ?? null);
  const table = useTable(record?.game ?? null);
  useEffect(() => {
    api.record(match).then(setRecord, () => setFailed(true));
  }, [match]);
  if (failed) return <Missing title={page.missing.match} body={page.missing.matchBody} />;
  if (anyFailed(pack, table)) return <Failed />;
  if (record === null || pack.value === null || table.state === 'loading') return <Loading />;
  return <Reviewing match={match} record={record} pack={pack.value} table={table.value} />;
}

/** What is done with a mistake: it is looked at, tried, or was tried with this outcome. */
export type Trial = 'shown' | 'asked' | 'found' | 'same' | 'other';

function Reviewing({
  match,
  record,
  pack,
  table,
}: {
  readonly match: string;
  readonly record: GameRecord;
  readonly pack: GamePack;
  readonly table: GameTable | null;
}): ReactNode {
  const { game } = pack;
  const found: Review | null = useReview(match, record);
  const [seat, setSeat] = useState<Seat>(mySeat(match)?.seat ?? 0);
  const [eyes, setEyes] = useState<Seat | 'open'>(seat);
  const [open, setOpen] = useState<Mistake | null>(null);
  const [trial, setTrial] = useState<Trial>('shown');
  const [solved, setSolved] = useState<readonly number[]>([]);
  const branches = useBranches(match);
  const names = useMemo(() => record.seats.map(({ name }) => name), [record]);
  const at = open?.move ?? record.moves.length;
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
    variation.open(stateAt(mistake.move));
    if (how === 'asked') announce(texts.trying, true);
  };
  const play = (words: readonly string[]): boolean => {
    if (!variation.play(words)) return false;
    keepBranch(match, { move: at, words: [...variation.tried, ...words] });
    if (open !== null && trial === 'asked') {
      const how = words.includes(open.better.words) ? 'found' : words.includes(open.played.words) ? 'same' : 'other';
      setTrial(how);
      if (how === 'found') setSolved([...solved, open.move]);
    }
    return true;
  };
  /** Everybody else moves until it is this seat's decision again. */
  const playOn = (): void => {
    const bot = adviserOf(pack);
    if (bot === undefined) return;
    variation.board.change((state, played) => {
      for (let turn = game.turn(state); turn !== null && turn !== seat; turn = game.turn(state)) {
        const moves: readonly unknown[] = game.moves(state);
        const made = randomFor(`review ${match}`, turn, moves.length);
        game.advance(state, moves.length === 1 ? moves[0] : bot.decide(game.view(state, turn), moves, turn, made).move);
        played();
      }
    });
  };
  const again = ({ move, words }: Branch): void => {
    setOpen(null);
    variation.open(stateAt(move));
    variation.play(words);
  };
  const step = (by: number): void => {
    const next = mistakes[(open === null ? -1 : mistakes.indexOf(open)) + by];
    if (next !== undefined) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    t: () => void (open !== null && choose(open, 'asked')),
    u: variation.back,
  });

  const inRail = usePanelInRail(table);
  const inWords = (words: string): string => table?.inWords?.(words) ?? words;
  const explain = (mistake: Mistake): string | null =>
    table?.explain?.({
      view: game.view(stateAt(mistake.move), mistake.seat) as never,
      seat: mistake.seat,
      words: mistake.better.words,
    }) ?? null;
  const panel = (
    <aside className={analysis.side} aria-label={texts.title}>
      <Scores record={record} found={found} seat={seat} choose={setSeat} />
      <Mistakes
        found={found}
        mistakes={mistakes}
        open={open}
        trial={trial}
        solved={solved}
        inWords={inWords}
        explain={explain}
        choose={choose}
      />
      {branches.length > 0 && (
        <details className={styles.branches}>
          <summary>{texts.branches}</summary>
          {branches.map((branch, i) => (
            <button key={i} type="button" onClick={() => again(branch)}>
              {texts.round(branch.move + 1)}: {branch.words.map(inWords).join(', ')}
            </button>
          ))}
        </details>
      )}
      {variation.tried.length > 0 && variation.board.turn !== seat && variation.board.turn !== null && (
        <Button onClick={playOn}>{texts.playOn}</Button>
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
        quiet={trial === 'asked' || open === null}
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
        home={`/r/${match}`}
      />
      <main id="content" className={cx(lesson.main, inRail && lesson.whole)}>
        <div className={lesson.table}>
          <BoardTable
            pack={pack}
            table={table}
            board={variation.board}
            names={names}
            me={seat}
            moves={(legal) => (open === null && variation.tried.length === 0 ? [] : legal)}
            send={(words) => void play(words)}
            replay={eyes === 'open'}
            panel={inRail ? panel : null}
          />
        </div>
        {!inRail && panel}
      </main>
    </div>
  );
}
