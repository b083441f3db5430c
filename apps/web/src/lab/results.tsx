/** What a run came to: a verdict, charts and numbers; two runs stand beside each other on the same axes. */
import { playersOf } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { cx, Icon, useMedia } from '@baize/table';
import {
  forChips,
  mean,
  meansDifference,
  type Change,
  changesOf,
  type Numbers,
  percent,
  type Section,
  sectionsOf,
  stakesOf,
  type Totals,
} from '@baize/lab/browser';
import type { ReactNode } from 'react';
import { capital } from '../counting.ts';
import { texts as page } from '../texts.ts';
import type { Run } from './run.ts';
import { texts } from './texts.ts';
import styles from './results.module.css';
import tables from './numbers.module.css';

/** A run that has something to show. */
export interface Shown extends Run {
  readonly totals: Totals;
}

/** As they were chosen; players of one name are numbered. */
export function namesOf(pack: GamePack, { job }: Run): string[] {
  const bots = playersOf(pack);
  const names = job.players.map(({ name, text }) =>
    text === undefined && bots.some((bot) => bot.name === name) ? page.botName(name) : name,
  );
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} (${names.slice(0, i + 1).filter((each) => each === name).length})`,
  );
}

/** Who is ahead, in a few words. */
export function verdictOf(pack: GamePack, run: Shown): string {
  const { players, games } = run.totals;
  const names = namesOf(pack, run);
  const chips = forChips(run.totals);
  const order = players
    .map(({ wins, payoff }, i) => ({ wins, payoff, name: names[i] }))
    .toSorted((a, b) => (chips ? mean(b.payoff) - mean(a.payoff) : b.wins - a.wins));
  const [first, second] = order;
  if (first === undefined) return '';
  const share = percent(first.wins / games);
  if (second === undefined) return texts.alone(share);
  if (chips) {
    const { unit, worth } = stakesOf(pack, run.job.options, names.length);
    const clear = meansDifference(second.payoff, first.payoff)[0] > 0;
    return clear ? texts.clearChips(first.name, `${(worth * mean(first.payoff)).toFixed(1)} ${unit}`) : texts.close;
  }
  // Both come from the same games: the spread of the difference of two counts of one sample.
  const apart = first.wins - second.wins;
  const error = Math.sqrt(Math.max(0, first.wins + second.wins - (apart * apart) / games));
  return apart > 1.96 * error ? texts.clear(first.name, share) : texts.close;
}

export function Results({ pack, runs }: { readonly pack: GamePack; readonly runs: readonly Shown[] }): ReactNode {
  const frame = runs.map(({ totals }) => totals);
  const named = runs.map((run) =>
    sectionsOf(pack, { ...run.job, players: namesOf(pack, run).map((name) => ({ name })) }, run.totals, frame),
  );
  const order = [...new Map(named.flatMap((sections) => sections.map((section) => [section.name, section.wide])))];
  const both = runs.length > 1;
  return (
    <div className={cx(styles.sections, both && styles.both)}>
      {both && <Changes pack={pack} first={runs[0]} second={runs[1]} />}
      {order.map(([name, wide]) => {
        const parts = named.flatMap((sections, i) => {
          const section = sections.find((each) => each.name === name);
          return section === undefined ? [] : [{ section, mark: both ? (i === 0 ? texts.a : texts.b) : null }];
        });
        const titles = [...new Set(parts.map(({ section }) => section.title))];
        return (
          <section
            key={name}
            className={cx('panel', styles.section, (both || wide) && styles.wide)}
            data-section={name}
          >
            <h3>{commonTitle(titles)}</h3>
            <div className={styles.parts}>
              {parts.map(({ section, mark }) => (
                <SectionView key={mark} section={section} mark={mark} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** "Deck: Ada" and "Deck: Bo" are "Deck: Ada to Bo". */
function commonTitle(titles: readonly string[]): string {
  const [head = '', ...rest] = (titles[0] ?? '').split(': ');
  return titles.length < 2
    ? [head, ...rest].join(': ')
    : `${head}: ${titles.map((title) => title.slice(head.length + 2)).join(' to ')}`;
}

function SectionView({
  section: { title, chart, key, numbers, note },
  mark,
}: {
  readonly section: Section;
  readonly mark: string | null;
}): ReactNode {
  return (
    <div className={styles.part}>
      {mark !== null && <Mark of={mark} />}
      {chart === null ? (
        <Table numbers={numbers} />
      ) : (
        <>
          {/* oxlint-disable-next-line react/no-danger -- drawn by the lab, which escapes every name */}
          <div className={styles.chart} dangerouslySetInnerHTML={{ __html: chart }} />
          {key.length > 0 && (
            <div className={cx('small', styles.legend)}>
              {key.map(({ mark: drawn, name }) => (
                <span key={name}>
                  {/* oxlint-disable-next-line react/no-danger -- a drawing of ours */}
                  <i dangerouslySetInnerHTML={{ __html: drawn }} />
                  {name}
                </span>
              ))}
            </div>
          )}
        </>
      )}
      {note !== '' && <p className="soft small">{note}</p>}
      {chart !== null && (
        <details className={tables.numbers}>
          <summary aria-label={texts.numbersOf(mark === null ? title : `${title}, ${mark}`)}>{texts.numbers}</summary>
          <Table numbers={numbers} />
        </details>
      )}
    </div>
  );
}

export const Mark = ({ of }: { readonly of: string }): ReactNode => (
  <span className={cx(styles.mark, of === texts.a && styles.first)}>{of}</span>
);

/** More figures than stand beside each other on a phone. */
const isWide = ({ heading, rows }: Numbers): boolean =>
  heading.length > 4 && rows.some((row) => row.some((text) => text.length > 10));

/** Below each other, player by player. */
const Listed = ({ numbers: { heading, rows } }: { readonly numbers: Numbers }): ReactNode => (
  <div className={tables.listed}>
    <table>
      {rows.map(([first, ...rest], i) => (
        <tbody key={i}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {first}
            </th>
          </tr>
          {rest.map((text, at) => (
            <tr key={at}>
              <th scope="row">{capital(heading[at + 1])}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

const Table = ({ numbers }: { readonly numbers: Numbers }): ReactNode => {
  const narrow = useMedia('(max-width: 700px)');
  if (narrow && isWide(numbers)) return <Listed numbers={numbers} />;
  const { heading, rows } = numbers;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={tables.scroll} tabIndex={0} role="group" aria-label={heading.join(', ')}>
      <table>
        <thead>
          <tr>
            {heading.map((text, i) =>
              text === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  {capital(text)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {rest.map((text, at) => (
                <td key={at}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function Changes({
  pack,
  first,
  second,
}: {
  readonly pack: GamePack;
  readonly first: Shown;
  readonly second: Shown;
}): ReactNode {
  const [before, after] = [namesOf(pack, first), namesOf(pack, second)];
  const name = ({ player }: Change): string => {
    if (player === null) return '';
    const [from, to] = [before[player], after[player]];
    return from === to ? from : texts.replaces(from, to);
  };
  return (
    <section className={cx('panel', styles.section, styles.wide)} data-section="changes">
      <h3>{texts.changes}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <div className={cx(tables.scroll, tables.whole)} tabIndex={0} role="group" aria-label={texts.changes}>
        <table className={tables.changes}>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.change.a}</th>
              <th scope="col">{texts.change.b}</th>
              <th scope="col">{texts.change.difference}</th>
            </tr>
          </thead>
          <tbody>
            {changesOf(first.totals, second.totals).map((change) => (
              <ChangeRow key={`${change.what}${change.player}`} change={change} name={name(change)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small">{texts.changesNote}</p>
    </section>
  );
}

function ChangeRow({ change, name }: { readonly change: Change; readonly name: string }): ReactNode {
  const { what, from, to, interval } = change;
  const says = (value: number): string =>
    what === 'wins' ? percent(value) : value.toFixed(Math.abs(value) < 10 && what === 'payoff' ? 3 : 2);
  const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${says(Math.abs(value))}`;
  const sure = interval[0] > 0 ? 'up' : interval[1] < 0 ? 'down' : 'none';
  return (
    <tr>
      <th scope="row">
        {name} <span className="soft">{texts.what[what]}</span>
      </th>
      <td>{says(from)}</td>
      <td>{says(to)}</td>
      <td className={cx(tables.change, tables[sure])}>
        {sure === 'up' ? <Icon name="up" size={14} /> : sure === 'down' ? <Icon name="down" size={14} /> : null}{' '}
        {signed(to - from)}
        <span className="unseen">, {texts.signal[sure]}</span>
        <span className="soft small">{interval.map((end) => signed(end).replace(' %', '')).join(' to ')}</span>
      </td>
    </tr>
  );
}
