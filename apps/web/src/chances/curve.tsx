/** The chances by move at the end of a game: my line strong, the others thin and named, turning points in a lane of their own. */
import type { Hindsight, Swing } from '@baize/bots';
import { dashOf, linear } from '@baize/lab/plot';
import { cx, type GameTable, useMedia } from '@baize/table';
import { type ReactNode, useId } from 'react';
import { apart, MARK } from '../parts/apart.ts';
import { Marker } from '../parts/chart.tsx';
import { Progress } from '../parts/progress.tsx';
import type { History } from '../replay/history.ts';
import { texts } from '../texts.ts';
import styles from './curve.module.css';

const t = texts.chances;
const ink = (seat: number): string => `var(--chart-${(seat % 7) + 1})`;

export interface Rounds {
  readonly of: (move: number) => number | null;
  readonly first: string;
}

/** Rounds as the game counts them, once they are known. */
export const roundsOf = (history: History | null, own: GameTable | null): Rounds | undefined =>
  history === null || (history.frames[0]?.round ?? null) === null
    ? undefined
    : { of: (move) => history.frames[move]?.round ?? null, first: texts.replay.round(1, own?.roundWord) };

export interface CurveProps {
  /** `null` while nothing is known. */
  readonly found: Hindsight | null;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly choose: (move: number) => void;
  /** What is marked below the line; the turning points where nothing else is. */
  readonly marks?: readonly { readonly move: number; readonly text: string; readonly seat?: number }[];
  /** The moment that is looked at. */
  readonly cursor?: number | null;
  readonly title?: string;
  /** Beside the title, once the line is whole. */
  readonly aside?: string | undefined;
  /** How many moves the game has: the axis stands before the line does. */
  readonly end?: number | undefined;
  /** The mark that stands out. */
  readonly strong?: number | undefined;
  /** The axis counts rounds instead of moves: which one a move belongs to, and what the first is called. */
  readonly rounds?: Rounds | undefined;
  /** Lower, for the side of a table; or the line alone, as high as a row. */
  readonly low?: 'side' | 'spark';
}

/** At most four rounds along the axis, in round numbers, each with the first move of it; the first is always there. */
export function ticks(end: number, round: (move: number) => number | null): { round: number; move: number }[] {
  const first = new Map<number, number>();
  for (let move = 0; move <= end; move++) {
    const at = round(move);
    if (at !== null && at > 0 && !first.has(at)) first.set(at, move);
  }
  const last = Math.max(0, ...first.keys());
  const every = [5, 10, 20, 50, 100].find((step) => last / step < 4) ?? 200;
  return [...first].filter(([at]) => at === 1 || at % every === 0).map(([at, move]) => ({ round: at, move }));
}

/** Whose line turned: mine where it did at all, else the one that turned most. */
function turnedBy({ before, after }: Swing, mine: number): number {
  const change = (who: number): number => Math.abs(after[who] - before[who]);
  if (change(mine) >= 0.01) return mine;
  return after.reduce((most, _, who) => (change(who) > change(most) ? who : most), mine);
}

export function Curve({
  found,
  names,
  seat,
  choose,
  marks: marked = (found?.swings ?? []).map((swing, i) => ({
    move: swing.move,
    text: String(i + 1),
    seat: turnedBy(swing, seat ?? 0),
  })),
  cursor = null,
  title,
  aside,
  rounds,
  end: moves,
  strong,
  low: flat,
}: CurveProps): ReactNode {
  const id = useId();
  const narrow = useMedia('(max-width: 700px)');
  const slim = useMedia('(max-width: 911px)');
  const short = useMedia('(max-height: 700px)');
  const spark = flat === 'spark';
  const [width, height] = spark
    ? [220, 40]
    : flat === 'side'
      ? [372, 176]
      : narrow
        ? [340, 220]
        : [slim ? 440 : 540, short ? 190 : 250];
  const [left, right, top, foot] = spark ? [4, 6, 5, 5] : [44, names.length > 2 ? 70 : 10, 8, 44];
  const stake = found?.stake ?? 'win';
  const points = found?.points ?? [];
  const values = points.flatMap(({ hopes }) => hopes);
  const [low, high] = stake === 'win' ? [0, 1] : [Math.min(-1, ...values), Math.max(1, ...values)];
  const reached = points.at(-1)?.move ?? 0;
  const end = Math.max(1, moves ?? reached);
  const x = linear([0, end], [left, width - right]);
  const y = linear([low, high], [height - foot, top]);
  const amount = stake === 'win' ? t.percent : t.chips;
  const mine = seat ?? 0;
  const alone = names.length === 2 && seat !== null;
  const line = (who: number): string =>
    points.map(({ move, hopes }) => `${x(move).toFixed(1)},${y(hopes[who]).toFixed(1)}`).join(' ');
  const inOrder = marked.toSorted((a, b) => a.move - b.move);
  const marks = apart(
    inOrder.map(({ move }) => x(move)),
    MARK,
    width - right,
  );
  const middle = stake === 'win' ? 0.5 : 0;
  const levels = spark ? [low, middle, high] : stake === 'win' ? [0, 0.25, 0.5, 0.75, 1] : [low, 0, high];
  const hopeAt = (move: number, who = mine): number =>
    points.findLast((point) => point.move <= move)?.hopes[who] ?? middle;
  const ends = names
    .map((name, who) => ({ name, who, at: y(points.at(-1)?.hopes[who] ?? 0) }))
    .toSorted((a, b) => a.at - b.at);
  const busy = found === null || found.progress < 1;
  /** Of a line alone: above the middle I lead, below it I am behind. */
  const halves = alone ? [[0, y(middle)] as const, [y(middle), height] as const] : [[0, height] as const];
  const labels = apart(
    ends.map(({ at }) => at),
    15,
    height - foot,
  );
  return (
    <figure className={cx(styles.figure, flat !== undefined && styles.low, spark && styles.spark)} aria-busy={busy}>
      <figcaption>
        <b>{title ?? (alone ? t.yours[stake] : t.title[stake])}</b>
        <span className="soft small">
          {busy ? t.working(found?.progress ?? 0) : (aside ?? (marks.length > 0 && (narrow ? t.tap : t.point)))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={label()}>
        {levels.map((level) => (
          <g key={level}>
            <line x1={left} x2={width - right} y1={y(level)} y2={y(level)} className={styles.level} />
            {!spark && (stake !== 'win' || level % 0.5 === 0) && (
              <text x={left - 6} y={y(level) + 4} textAnchor="end">
                {amount(level)}
              </text>
            )}
          </g>
        ))}
        {points.length > 1 &&
          halves.map(([from, to], i) => (
            <g key={from}>
              <clipPath id={`${id}-${i}`}>
                <rect y={from} width={width} height={to - from} />
              </clipPath>
              <polygon
                clipPath={`url(#${id}-${i})`}
                className={i === 0 ? styles.area : styles.behind}
                points={`${x(points[0].move)},${y(alone ? middle : low)} ${line(mine)} ${x(reached)},${y(alone ? middle : low)}`}
              />
            </g>
          ))}
        {reached < end && (
          <rect
            className={styles.unknown}
            x={x(reached)}
            y={top}
            width={x(end) - x(reached)}
            height={height - foot - top}
          />
        )}
        {rounds !== undefined && !spark && (
          <g aria-hidden="true">
            {ticks(end, rounds.of).map((tick) => (
              <text
                key={tick.round}
                x={x(tick.move)}
                y={height - foot + 14}
                textAnchor={tick.round === 1 ? 'start' : 'middle'}
              >
                {tick.round === 1 ? rounds.first : tick.round}
              </text>
            ))}
          </g>
        )}
        {!busy && rounds === undefined && (
          <g aria-hidden="true">
            <text x={left} y={height - foot + 14}>
              {t.move} 1
            </text>
            <text x={width - right} y={height - foot + 14} textAnchor="end">
              {end}
            </text>
          </g>
        )}
        {names.map((name, who) =>
          (alone || spark) && who !== mine ? null : (
            <polyline
              key={name}
              points={line(who)}
              className={cx(styles.line, who === mine && styles.mine)}
              stroke={ink(who)}
              strokeDasharray={who === mine ? '' : dashOf(who)}
            />
          ),
        )}
        {!spark &&
          names.length > 2 &&
          points.length > 1 &&
          ends.map(({ name, who }, i) => (
            <g key={name} transform={`translate(${width - right + 6} ${labels[i]})`}>
              <svg y="-7" width="14" height="14">
                <Marker seat={who} />
              </svg>
              <text x="17" y="4">
                {name.length > 7 ? `${name.slice(0, 6)}.` : name}
              </text>
            </g>
          ))}
        {cursor !== null && points.length > 1 && (
          <>
            <line x1={x(cursor)} x2={x(cursor)} y1={top} y2={height - foot} className={styles.cursor} />
            <circle cx={x(cursor)} cy={y(hopeAt(cursor))} r="4" className={styles.at} />
          </>
        )}
        {(spark ? [] : inOrder.filter(({ move }) => move !== cursor)).map(({ move, seat: who }) => (
          <g key={move} className={styles.drop}>
            <line x1={x(move)} x2={x(move)} y1={y(hopeAt(move, who))} y2={height - foot} />
            <circle cx={x(move)} cy={y(hopeAt(move, who))} r="3.5" />
          </g>
        ))}
        {(spark ? [] : inOrder).map(({ move, text }, i) => (
          <g
            key={move}
            className={cx(styles.mark, (move === cursor || move === strong) && styles.now)}
            transform={`translate(${marks[i]} ${height - 14})`}
            onClick={() => choose(move)}
          >
            <title>{t.show}</title>
            <circle r="8.5" className={styles.ring} />
            <text y="4" textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <Progress className={styles.progress} value={found?.progress ?? 0} aria-label={t.title[stake]} hidden={!busy} />
    </figure>
  );

  function label(): string {
    const last = points.at(-1);
    return last === undefined
      ? t.working(0)
      : names.map((name, who) => `${name} ${amount(points[0].hopes[who])}, ${amount(last.hopes[who])}`).join('; ');
  }
}
