/** A lesson: the real table with a prepared position, and a coach who says one thing at a time. */
import { findGame } from '@baize/games';
import { type Answer, type Course, follow, type GamePack, isSort, judge, type Lesson, offered } from '@baize/game';
import { announce, cx, type GameTable, type Prompt, useKeys } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCourse, usePack, useTable } from '../games.ts';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import { LearnBar } from './bar.tsx';
import { Board } from './board.ts';
import { BoardTable, markOf, usePanelInRail } from './boardTable.tsx';
import { Coach } from './coach.tsx';
import { CourseList } from './courseList.tsx';
import { Done } from './done.tsx';
import styles from './lesson.module.css';
import { useEndInSight } from './endInSight.ts';
import { keepProgress, progressOf } from './progress.ts';
import { Sorting, useSorting } from './sorting.tsx';
import { texts } from './texts.ts';

export function LessonPage({ game, lesson: id }: { readonly game: string; readonly lesson: string }): ReactNode {
  const pack = usePack(game);
  const table = useTable(game);
  const course = useCourse(game);
  const lesson = course.value?.lessons.find((each) => each.id === id);
  if (findGame(game)?.learn === undefined || (course.value !== null && lesson === undefined))
    return <Missing title={texts.missing} body={texts.missingLine} />;
  if ([pack, table, course].some(({ state }) => state === 'failed')) return <Failed />;
  if (pack.value === null || table.state === 'loading' || course.value === null || lesson === undefined)
    return <Loading />;
  return <Steps pack={pack.value} table={table.value} course={course.value} lesson={lesson} />;
}

/** What the coach has to say about the last try. */
export interface Told {
  readonly kind: 'wrong' | 'right' | 'hint';
  readonly says: Answer;
  /** The moves that it is about, and what to write on their first piece. */
  readonly words?: readonly string[];
  readonly tag?: string | undefined;
}

const names = [texts.you, texts.rival];

/** The position at the beginning of a step: its own, or what the steps before it lead to. */
function positionAt(pack: GamePack, lesson: Lesson, at: number): unknown {
  const { game } = pack;
  let state: ReturnType<typeof game.copy> = null;
  for (const [i, step] of lesson.steps.entries()) {
    if (isSort(step)) continue;
    state = step.position?.() ?? state;
    if (i >= at) break;
    for (const words of step.accept[0].split(', ')) {
      const move = game.moves(state).find((each: unknown) => game.say(each, state) === words);
      game.advance(state, move);
    }
    follow(game, state, step.after ?? [], () => {});
  }
  return state;
}

function Steps({
  pack,
  table,
  course,
  lesson,
}: {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly course: Course;
  readonly lesson: Lesson;
}): ReactNode {
  const { game } = pack;
  const before = progressOf(game.name, lesson.id);
  const [at, setAt] = useState(before.finished ? 0 : Math.min(before.step, lesson.steps.length - 1));
  const [slips, setSlips] = useState(0);
  const [jumps, setJumps] = useState(0);
  const [told, setTold] = useState<Told | null>(null);
  const [done, setDone] = useState(false);
  const step = lesson.steps[at];
  const [board] = useState(() => {
    const first = positionAt(pack, lesson, at);
    return first === null ? null : new Board(pack, { state: first, made: [] }, 0, names, announce, table);
  });
  const sorting = useSorting(isSort(step) ? step : null);
  const solved = told?.kind === 'right';
  const main = useEndInSight(told);
  const marks = useMemo(() => {
    if (isSort(step) || solved) return [];
    return [...markOf(table, 'lit', step.lit ?? []), ...markOf(table, 'wrong', told?.words ?? [], told?.tag)];
  }, [table, step, solved, told]);

  useEffect(() => announce(step.text), [step]);
  useEffect(() => () => board?.stage.close(), [board]);

  const keep = (next: number, finished: boolean): void =>
    keepProgress(game.name, lesson.id, { step: next, slips, finished });
  const goTo = (next: number): void => {
    setTold(null);
    setAt(next);
    keep(next, false);
    const target = lesson.steps[next];
    if (board === null || isSort(target) || (target.position === undefined && next > at)) return;
    board.jump({ state: positionAt(pack, lesson, next), made: [] });
    setJumps(jumps + 1);
  };
  const onwards = (): void => {
    if (!solved) return;
    if (at + 1 < lesson.steps.length) return goTo(at + 1);
    keep(0, true);
    setDone(true);
  };
  const say = (next: Told): void => {
    setTold(next);
    if (next.kind === 'wrong') setSlips(slips + 1);
    announce(`${next.says.title}. ${next.says.text ?? ''}`, true);
  };
  const send = (words: readonly string[]): void => {
    if (solved || isSort(step) || board === null) return;
    const { right, says } = judge(step, words);
    if (!right) return say({ kind: 'wrong', says, words, tag: says.tag });
    if (!board.play(words)) return say({ kind: 'wrong', says: step.otherwise });
    board.change((state, played) => void follow(game, state, step.after ?? [], played));
    say({ kind: 'right', says });
  };
  const check = (): void => {
    if (!isSort(step) || solved) return;
    const misplaced = sorting.check();
    if (misplaced === 0) say({ kind: 'right', says: step.right });
    else say({ kind: 'wrong', says: misplaced === 2 ? { ...step.wrong, title: texts.swapped } : step.wrong });
  };
  const show = (): void => {
    if (solved) return;
    if (isSort(step)) {
      sorting.solve();
      return say({ kind: 'right', says: step.right });
    }
    send(step.accept[0].split(', '));
  };
  const hint = (): void => {
    if (!solved) say({ kind: 'hint', says: { title: texts.hint, text: step.hint } });
  };
  const back = (): void => {
    if (solved) goTo(at);
    else if (at > 0) goTo(at - 1);
  };
  useKeys({
    h: hint,
    s: show,
    ...(told !== null && !solved ? { Escape: () => setTold(null) } : {}),
    ...(solved ? { Enter: onwards } : isSort(step) ? { ...sorting.keys, Enter: check } : {}),
  });

  const inRail = usePanelInRail(table) && !isSort(step);
  const number = course.lessons.indexOf(lesson) + 1;
  const coach = (
    <Coach
      title={lesson.title}
      step={step}
      told={told}
      Picture={table?.Picture}
      hint={hint}
      show={show}
      onwards={onwards}
      check={isSort(step) ? check : null}
      dismiss={() => setTold(null)}
      railed={inRail}
      below={told !== null && !isSort(step) ? null : <CourseList game={game.name} course={course} here={lesson} />}
    />
  );
  const ask = isSort(step) ? undefined : step.ask;
  const prompt: Prompt | null = solved
    ? { title: texts.lookAround, line: texts.goOnLine, answers: null }
    : ask === undefined
      ? null
      : { ...ask, ...(told?.kind === 'wrong' && { title: texts.tryAnother }), answers: null };
  return (
    <div className={styles.page} data-page="lesson">
      <LearnBar
        game={game.name}
        title={game.title}
        line={texts.lesson(number, lesson.title)}
        steps={{ at, all: lesson.steps.length }}
        back={at > 0 || solved ? back : null}
        hint={solved ? null : hint}
        close="/learn"
      />
      <main id="content" ref={main} className={cx(styles.main, styles.asking, inRail && styles.whole)}>
        <div className={styles.table}>
          {isSort(step) ? (
            <Sorting step={step} sorting={sorting} Picture={table?.Picture} solved={solved} />
          ) : (
            board !== null && (
              <BoardTable
                // the table forgets a wrong choice, and what was chosen in another position
                key={`${slips} ${jumps}`}
                pack={pack}
                table={table}
                board={board}
                names={names}
                moves={(legal) => (solved ? [] : offered(step, legal))}
                send={send}
                marks={marks}
                panel={inRail ? coach : null}
                prompt={prompt}
              />
            )
          )}
        </div>
        {!inRail && coach}
      </main>
      {done && <Done pack={pack} course={course} lesson={lesson} slips={slips} close={() => setDone(false)} />}
    </div>
  );
}
