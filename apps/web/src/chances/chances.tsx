/** The chances of everybody by move, and where they swung most. */
import type { Hindsight, Swing } from '@baize/bots';
import type { ReactNode } from 'react';
import { lowerFirst } from '../counting.ts';
import { Chart } from '../parts/chart.tsx';
import { Ordinal } from '../parts/ordinal.tsx';
import { Progress } from '../parts/progress.tsx';
import { texts } from '../texts.ts';
import styles from './chances.module.css';
import { type Rounds, ticks } from './curve.tsx';

const t = texts.chances;

export function Chances({
  found,
  judging,
  names,
  inWords,
  rounds,
  when,
  cursor,
  choose,
}: {
  readonly found: Hindsight;
  /** How far the judgement of all moves has come, until no figure changes any more. */
  readonly judging: number | null;
  readonly names: readonly string[];
  /** A move's words as people say them, after so many moves. */
  readonly inWords: (words: string, move: number) => string;
  readonly rounds: Rounds | undefined;
  /** The turn or hand that a move belongs to. */
  readonly when: (move: number) => string | null;
  /** How many moves have been made at the moment that is looked at. */
  readonly cursor: number | null;
  /** Goes to the moment after this many moves. */
  readonly choose: (move: number) => void;
}): ReactNode {
  const { stake, points, swings, progress } = found;
  const amount = stake === 'win' ? t.percent : t.chips;
  if (points.length < 2) return null;
  return (
    <section className={styles.chances} aria-label={t.title[stake]} aria-busy={progress < 1}>
      <Chart
        title={t.title[stake]}
        note={progress < 1 ? t.working(progress) : judging !== null ? t.judging(judging) : t.by}
        xs={points.map(({ move }) => move)}
        rows={points.map(({ hopes }) => hopes)}
        names={names}
        range={stake === 'win' ? [0, 1] : null}
        amount={amount}
        along={t.move}
        labels={
          rounds &&
          ticks(points.at(-1)?.move ?? 0, rounds.of).map(({ round, move }) => ({
            x: move,
            text: round === 1 ? rounds.first : String(round),
          }))
        }
        cursor={cursor}
        choose={choose}
        marks={swings.map(({ move, seat, before }, i) => ({ x: move, y: before[seat] ?? 0, text: String(i + 1) }))}
      />
      <Progress className={styles.progress} value={progress} aria-label={t.title[stake]} hidden={progress === 1} />
      {swings.length > 0 && (
        <>
          <h3>{t.swings}</h3>
          <ol className={styles.swings}>
            {swings.map((swing, i) => (
              <li key={swing.move}>
                <button
                  type="button"
                  className={cursor === swing.move + 1 ? styles.now : ''}
                  aria-current={cursor === swing.move + 1}
                  onClick={() => choose(swing.move)}
                  title={t.show}
                >
                  <Ordinal at={i + 1} tone="brass" />
                  <span>
                    <b>{t.moveBy(names[swing.seat] ?? '', lowerFirst(inWords(swing.words, swing.move)))}</b>{' '}
                    <span className={styles.when}>{when(swing.move)}</span>
                    <span className={styles.why}>{change(swing, names, amount)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Of two whoever moved, of more who gained or lost most by it. */
function change(
  { seat: mover, before, after }: Swing,
  names: readonly string[],
  amount: (value: number) => string,
): string {
  const by = (seat: number): number => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
  const most = names.length === 2 ? mover : names.reduce((top, _, seat) => (by(seat) > by(top) ? seat : top), 0);
  return t.change(names[most] ?? '', amount(before[most] ?? 0), amount(after[most] ?? 0));
}
