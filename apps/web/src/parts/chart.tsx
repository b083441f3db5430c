/** Numbers of everybody by round or move: every line has a colour, a dash and a marker of its own. */
import { cx } from '@baize/table';
import { dashOf, linear, lineThrough, short, steps, wholeSteps } from '@baize/lab/plot';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { apart, MARK } from './apart.ts';
import styles from './chart.module.css';

const inks = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
];

function shape(seat: number, x: number, y: number, r: number): ReactNode {
  const fill = inks[seat % inks.length];
  switch (seat % 4) {
    case 0:
      return <circle cx={x} cy={y} r={r} fill={fill} />;
    case 1:
      return <rect x={x - r} y={y - r} width={2 * r} height={2 * r} fill={fill} />;
    case 2:
      return <path d={`M${x} ${y - r * 1.15}L${x + r * 1.15} ${y + r}H${x - r * 1.15}z`} fill={fill} />;
    default:
      return (
        <path d={`M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}z`} fill={fill} />
      );
  }
}

export const Marker = ({ seat }: { readonly seat: number }): ReactNode => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    {shape(seat, 7, 7, 5)}
  </svg>
);

const W = 340;
const H = 220;
const LEFT = 46;
const RIGHT = 14;
/** As high as the lane of the marks. */
const LANE = 24;

const inThousands = (value: number): string => short(value, 1000);

/** `rows[i][seat]` at `xs[i]`, from the beginning. */
export function Chart({
  title,
  note = null,
  along,
  xs,
  rows,
  names,
  goal = null,
  range = null,
  amount = inThousands,
  cursor,
  choose,
  labels,
  marks,
}: {
  readonly title: string;
  readonly note?: string | null;
  /** What is counted along the foot: "Round", "Move". */
  readonly along: string;
  readonly xs: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly goal?: number | null;
  /** The least and the most there is room for; by the values themselves when absent. */
  readonly range?: readonly [number, number] | null;
  /** A value in few letters. */
  readonly amount?: (value: number) => string;
  /** The moment looked at, as one of `xs` or between two. */
  readonly cursor: number | null;
  readonly choose?: (x: number) => void;
  /** Along the foot, where `xs` are not what is counted there. */
  readonly labels?: readonly { readonly x: number; readonly text: string }[] | undefined;
  /** Places that matter, from left to right, each with a sign of its own in a lane below the axis. */
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}): ReactNode {
  const [hover, setHover] = useState<number | null>(null);
  const all = rows.flat();
  const [bottom, top] = range ?? [Math.min(0, ...all), Math.max(1, goal ?? 0, ...all)];
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const x = linear([first, Math.max(last, first + 1)], [LEFT, W - RIGHT]);
  const y = linear([bottom, top], [H - 26, 12]);
  /** The last moment that is not after this one. */
  const moment = (at: number): number =>
    Math.max(
      0,
      xs.findLastIndex((each) => each <= at),
    );
  const nearest = (at: number): number => {
    const i = moment(at);
    return Math.abs((xs[i + 1] ?? Number.POSITIVE_INFINITY) - at) < Math.abs((xs[i] ?? 0) - at) ? i + 1 : i;
  };
  const places = apart(
    (marks ?? []).map((mark) => x(mark.x)),
    MARK,
    W - RIGHT,
  );
  const at = hover ?? (cursor === null ? null : moment(cursor));
  const ticks = wholeSteps([first, last], 8);
  const listed = new Set([...ticks.map(nearest), xs.length - 1]);
  // with places that matter on the line, markers stand at its end alone
  const dotted = marks === undefined ? listed : new Set([xs.length - 1]);
  const pointed = (event: PointerEvent<SVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest(x.at(((event.clientX - box.left) / box.width) * W));
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>
        {note !== null && <span className="soft small">{note}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${W} ${marks === undefined ? H : H + LANE}`}
        aria-hidden="true"
        className={choose === undefined ? '' : styles.can}
        onPointerMove={(event) => setHover(pointed(event))}
        onPointerLeave={() => setHover(null)}
        onPointerUp={(event) => choose?.(xs[pointed(event)] ?? 0)}
      >
        {(top - bottom > 1 ? wholeSteps : steps)([bottom, top], 4).map((value) => (
          <g key={value}>
            <line x1={LEFT - 4} x2={W - 8} y1={y(value)} y2={y(value)} className={styles.grid} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {amount(value)}
            </text>
          </g>
        ))}
        {goal !== null && <line x1={LEFT - 4} x2={W - 8} y1={y(goal)} y2={y(goal)} className={styles.goal} />}
        {(labels ?? ticks.map((tick) => ({ x: tick, text: String(tick) }))).map((label) => (
          <text
            key={label.x}
            x={x(label.x)}
            y={H - 6}
            textAnchor={labels !== undefined && label.x === first ? 'start' : 'middle'}
          >
            {label.text}
          </text>
        ))}
        {at !== null && <line x1={x(xs[at] ?? 0)} x2={x(xs[at] ?? 0)} y1="8" y2={H - 24} className={styles.cursor} />}
        {names.map((name, seat) => (
          <path
            key={name}
            d={lineThrough(rows.map((row, i) => [x(xs[i] ?? 0), y(row[seat] ?? 0)]))}
            fill="none"
            stroke={inks[seat % inks.length]}
            strokeWidth="2.25"
            strokeLinejoin="round"
            strokeDasharray={dashOf(seat)}
          />
        ))}
        {names.map((name, seat) => (
          <g key={name}>
            {rows.map((row, i) =>
              i === at || dotted.has(i) ? (
                <g key={i}>{shape(seat, x(xs[i] ?? 0), y(row[seat] ?? 0), seat % 2 ? 4.6 : 3.8)}</g>
              ) : null,
            )}
          </g>
        ))}
        {marks?.map((mark) => (
          <circle key={mark.text} className={styles.at} cx={x(mark.x)} cy={y(mark.y)} r="4" />
        ))}
        {marks?.map((mark, i) => (
          <g
            key={mark.text}
            className={styles.mark}
            transform={`translate(${places[i]} ${H + LANE / 2})`}
            onPointerUp={(event) => {
              event.stopPropagation();
              choose?.(mark.x);
            }}
          >
            <circle r="8.5" />
            <text y="4" textAnchor="middle">
              {mark.text}
            </text>
          </g>
        ))}
      </svg>
      <div className={cx('small', styles.legend, names.length === 4 && at !== null && styles.four)}>
        {names.map((name, seat) => (
          <span key={name}>
            <Marker seat={seat} />
            {name}
            {at !== null && <b>{amount(rows[at]?.[seat] ?? 0)}</b>}
          </span>
        ))}
      </div>
      <table className="unseen">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{along}</th>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) =>
            rows.length > 60 && !listed.has(i) ? null : (
              <tr key={i}>
                <th>{xs[i]}</th>
                {names.map((name, seat) => (
                  <td key={name}>{amount(row[seat] ?? 0)}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </figure>
  );
}
