/** Statistics of every player, and chips over time. */
import { Avatar, cx, type Player, useInks } from '@baize/table';
import type { ReactNode } from 'react';
import { type Count, type Statistics, statisticsOf } from '../src/index.ts';
import styles from './numbers.module.css';
import { chipsOf, type Past } from './past.ts';
import { chips, signedChips, texts } from './texts.ts';

const t = texts.hands;

const share = ({ yes, of }: Count): string => (of === 0 ? '–' : `${Math.round((yes / of) * 100)} %`);
const pats = ({ draws }: Statistics): Count => ({
  yes: draws.reduce((sum, round) => sum + (round[0] ?? 0), 0),
  of: draws.flat().reduce((sum, n) => sum + n, 0),
});
const factor = ({ aggression: { raises, calls } }: Statistics): string =>
  calls === 0 ? (raises === 0 ? '–' : '∞') : (raises / calls).toFixed(1);

/** What is counted of everybody, and whether it matters most. */
const counted = [
  [t.handsColumn, ({ hands }: Statistics) => hands, false],
  [t.vpip, ({ vpip }: Statistics) => share(vpip), true],
  [t.pfr, ({ pfr }: Statistics) => share(pfr), true],
  [t.three, ({ threeBet }: Statistics) => share(threeBet), false],
  [t.factor, factor, false],
  [t.pat, (each: Statistics) => share(pats(each)), true],
  [t.snows, ({ snows }: Statistics) => snows.yes, true],
  [t.wtsd, ({ wentToShowdown }: Statistics) => share(wentToShowdown), false],
  [t.wsd, ({ wonAtShowdown }: Statistics) => share(wonAtShowdown), false],
  [t.bb100, ({ bbPer100 }: Statistics) => signedChips(Math.round(bbPer100)), true],
] as const;

interface NumbersProps {
  readonly past: readonly Past[];
  readonly players: readonly Player[];
  readonly seat: number | null;
  readonly name: (seat: number) => string;
  readonly phone: boolean;
  /** Beside something else: the columns that matter most. */
  readonly brief?: boolean;
}

export function Numbers(props: NumbersProps): ReactNode {
  const { past, players, seat, name, brief = false } = props;
  const columns = counted.filter(([, , matters]) => matters || !brief);
  const all = statisticsOf(past.map(({ history }) => history));
  if (all.length === 0) return <p className={cx('soft', styles.empty)}>{t.none}</p>;
  const mine = seat === null ? undefined : all[seat];
  const order = all.map((_, at) => at).toSorted((a, b) => (all[b]?.bbPer100 ?? 0) - (all[a]?.bbPer100 ?? 0));
  return (
    <div className={styles.numbers}>
      {mine !== undefined && (
        <dl className={cx(styles.tiles, brief && styles.five)}>
          {(
            [
              [t.vpip, share(mine.vpip), t.of(mine.vpip), t.vpipLine],
              [t.pfr, share(mine.pfr), t.of(mine.pfr), t.pfrLine],
              [t.pat, share(pats(mine)), t.of(pats(mine)), t.patLine],
              [t.snows, String(mine.snows.yes), t.worked(mine.snowsWon.yes), t.snowsLine],
              [
                t.bb100,
                signedChips(Math.round(mine.bbPer100)),
                mine.hands > 1 ? t.give(Math.round(mine.interval)) : '',
                t.bbLine,
              ],
            ] as const
          ).map(([label, value, line, help]) => (
            <div key={label} title={help}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                <span>{line}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ChipChart {...props} />
      <div className={styles.scroll} role="region" aria-label={t.every} tabIndex={0}>
        <table className={cx(styles.table, brief && styles.brief)}>
          <thead>
            <tr>
              {[t.every, ...columns.map(([label]) => label)].map((label) => (
                <th key={label} scope="col" title={t.help[label]}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((who) => {
              const each = all[who];
              const player = players[who];
              if (each === undefined || player === undefined) return null;
              return (
                <tr key={who} className={cx(who === seat && styles.me)}>
                  <th scope="row">
                    <span>
                      <Avatar name={player.name} kind={player.kind} size={24} />
                      {name(who)}
                    </span>
                  </th>
                  {columns.map(([label, value]) => (
                    <td
                      key={label}
                      className={cx(
                        label === t.bb100 && each.bbPer100 > 0 && styles.up,
                        label === t.bb100 && each.bbPer100 < 0 && styles.down,
                      )}
                    >
                      {value(each)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 3', '8 2', '2 6'];

function ChipChart({ past, players, seat, name, phone, brief = false }: NumbersProps): ReactNode {
  const inkOf = useInks();
  const rows = chipsOf(past);
  const top = Math.max(1, ...rows.flat());
  const least = Math.min(top, ...rows.flat());
  // lines that keep to the upper half have the room to themselves
  const bottom = least > top / 2 && least < top ? least : 0;
  const width = phone ? 330 : brief ? 440 : 640;
  const height = brief ? 240 : 200;
  const x = (i: number): number => 48 + (i * (width - 124)) / Math.max(1, rows.length - 1);
  const y = (value: number): number => 10 + (1 - (value - bottom) / (top - bottom)) * (height - 36);
  const path = (who: number): string =>
    rows.map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(row[who] ?? 0).toFixed(1)}`).join('');
  const last = rows.at(-1) ?? [];
  // lines that end together share a label: me, or the first of them, and how many more
  const labelled = [...new Set(last)]
    .toSorted((a, b) => b - a)
    .map((value) => {
      const together = players.flatMap((_, who) => (last[who] === value ? [who] : []));
      return { value, who: together.find((who) => who === seat) ?? together[0] ?? 0, more: together.length - 1 };
    });
  // labels at the line ends keep apart: from the lowest up, and then down again from the edge
  const heights = labelled.reduceRight<number[]>(
    (all, { value }) => [Math.min((all[0] ?? height + 10) - 14, y(value) + 4), ...all],
    [],
  );
  for (const i of heights.keys()) heights[i] = Math.max(heights[i], i === 0 ? 12 : heights[i - 1] + 14);
  return (
    <figure className={styles.chart}>
      <figcaption>{t.chart}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.chart}>
        {[bottom, (bottom + top) / 2, top].map((value) => (
          <g key={value}>
            <path d={`M48 ${y(value)}H${width - 82}`} className={styles.grid} />
            <text x="42" y={y(value) + 4} textAnchor="end">
              {chips(value)}
            </text>
          </g>
        ))}
        {players.map((player, who) =>
          who === seat ? null : (
            <path
              key={who}
              d={path(who)}
              fill="none"
              stroke={`color-mix(in srgb, ${inkOf(player.name)} 65%, var(--text))`}
              strokeWidth="1.6"
              strokeDasharray={dashes[who % dashes.length]}
            />
          ),
        )}
        {seat !== null && <path d={path(seat)} fill="none" className={styles.mine} />}
        {labelled.map(({ who, more }, i) => (
          <text key={who} x={width - 70} y={heights[i]} className={cx(who === seat && styles.mine)}>
            {more > 0 ? t.andMore(name(who), more) : name(who)}
          </text>
        ))}
        <text x={x(0)} y={height - 6} textAnchor="middle">
          {past[0] !== undefined && past[0].history.hand - 1}
        </text>
        <text x={x(rows.length - 1)} y={height - 6} textAnchor="middle">
          {past.at(-1)?.history.hand}
        </text>
      </svg>
    </figure>
  );
}
