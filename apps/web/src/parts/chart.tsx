/** Points by round: every line has a colour, a dash and a marker of its own. */
import { type ReactNode, useState } from 'react';
import { texts } from '../texts.ts';

const inks = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
];
const dashes = ['', '6 4', '1.5 4', '10 3 2 3', '3 3', '8 2', '2 6'];

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

/** `6000` as `6k`: the margin is as wide as three letters. */
const short = (value: number): string => (Math.abs(value) >= 1000 ? `${Math.round(value / 100) / 10}k` : String(value));

/** `points[round][seat]`, from the beginning. */
export function Chart({
  points,
  names,
  goal,
  cursor,
}: {
  readonly points: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly goal: number | null;
  /** The round looked at. */
  readonly cursor: number | null;
}): ReactNode {
  const [hover, setHover] = useState<number | null>(null);
  const rounds = Math.max(1, points.length - 1);
  const all = points.flat();
  const top = Math.max(1, goal ?? 0, ...all);
  const bottom = Math.min(0, ...all);
  const x = (round: number): number => 30 + (round * (W - 30 - 14)) / rounds;
  const y = (value: number): number => 12 + ((top - value) / (top - bottom)) * (H - 12 - 26);
  const grid = niceSteps(bottom, top);
  const every = Math.max(1, Math.ceil(rounds / 8));
  const at = hover ?? cursor;
  return (
    <figure className="chart">
      <figcaption>
        <b>{texts.replay.points}</b>
        {goal !== null && <span className="soft small">{texts.replay.goal(goal)}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        aria-hidden="true"
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const round = Math.round((((event.clientX - box.left) / box.width) * W - 30) / ((W - 44) / rounds));
          setHover(Math.max(0, Math.min(rounds, round)));
        }}
        onPointerLeave={() => setHover(null)}
      >
        {grid.map((value) => (
          <g key={value}>
            <line x1="30" x2={W - 8} y1={y(value)} y2={y(value)} className="grid" />
            <text x="22" y={y(value) + 4} textAnchor="end">
              {short(value)}
            </text>
          </g>
        ))}
        {goal !== null && <line x1="30" x2={W - 8} y1={y(goal)} y2={y(goal)} className="goal" />}
        {points.map(
          (_, round) =>
            round % every === 0 && (
              <text key={round} x={x(round)} y={H - 6} textAnchor="middle">
                {round}
              </text>
            ),
        )}
        {at !== null && <line x1={x(at)} x2={x(at)} y1="8" y2={H - 24} className="cursor" />}
        {names.map((name, seat) => (
          <polyline
            key={name}
            points={points.map((row, round) => `${x(round).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={inks[seat % inks.length]}
            strokeWidth="2.25"
            strokeLinejoin="round"
            strokeDasharray={dashes[seat % dashes.length]}
          />
        ))}
        {names.map((name, seat) => (
          <g key={name}>
            {points.map((row, round) =>
              round === rounds || round === at || (round % every === 0 && round > 0) ? (
                <g key={round}>{shape(seat, x(round), y(row[seat] ?? 0), seat % 2 ? 4.6 : 3.8)}</g>
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <div className="legend small">
        {names.map((name, seat) => (
          <span key={name}>
            <Marker seat={seat} />
            {name}
            {at !== null && <b>{points[at]?.[seat]}</b>}
          </span>
        ))}
      </div>
      <table className="unseen">
        <caption>{texts.replay.points}</caption>
        <thead>
          <tr>
            <th>{texts.replay.round(0).replace(' 0', '')}</th>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((row, round) => (
            <tr key={round}>
              <th>{round}</th>
              {names.map((name, seat) => (
                <td key={name}>{row[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Four or so round values from bottom to top. */
function niceSteps(bottom: number, top: number): number[] {
  const raw = (top - bottom) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  const steps: number[] = [];
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) steps.push(value);
  return steps;
}
