/** What was found about a set-up: the list, what each card adds, plans and openings. */
import type { Advice, AdvisedOpening, AdvisedPlan } from '@baize/game';
import { cx } from '@baize/table';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import styles from './findings.module.css';
import { texts } from './texts.ts';

export type Badge = ComponentType<{ readonly name: string }>;

export function Panel({
  title,
  line,
  children,
}: {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={cx('panel', styles.panel)} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="soft small">{line}</span>
      </header>
      {children}
    </section>
  );
}

/** Lines that are not known yet, or that the advisor was stopped before. */
export const Waiting = ({
  running,
  lines,
  missing = texts.notReached,
}: {
  readonly running: boolean;
  readonly lines: number;
  readonly missing?: string;
}): ReactNode =>
  running ? (
    <div className={styles.waiting} role="img" aria-label={texts.waiting}>
      {Array.from({ length: lines }, (_, i) => (
        <i key={i} className="skeleton" />
      ))}
    </div>
  ) : (
    <p className="soft small">{missing}</p>
  );

export const List = ({ list, Badge }: { readonly list: Advice['list']; readonly Badge: Badge }): ReactNode => (
  <ol className={styles.list}>
    {list.map(({ piece, when }, i) => (
      <li key={i}>
        <span className="soft small">{i + 1}</span>
        <Badge name={piece} />
        <span>
          <b>{piece}</b>
          <span className="soft small">{when}</span>
        </span>
      </li>
    ))}
  </ol>
);

const place = (value: number, most: number): number => 50 + (value / most) * 50;

/** Round numbers on both sides of none, at most two on each. */
function marksWithin(most: number): number[] {
  const step = [0.05, 0.1, 0.2].find((each) => most < 3 * each) ?? 0.25;
  const each = Math.floor(most / step);
  return Array.from({ length: 2 * each + 1 }, (_, i) => (i - each) * step);
}

/** A bar for each interval around what was measured; the middle is no difference. */
export function Worth({ worth, Badge }: { readonly worth: Advice['worth']; readonly Badge: Badge }): ReactNode {
  const most = Math.max(0.05, ...worth.map(({ share, within }) => Math.abs(share - 0.5) + within));
  return (
    <ul className={styles.worth}>
      {worth.map(({ piece, share, within }) => {
        const sure = Math.abs(share - 0.5) > within;
        const from = place(share - 0.5 - within, most);
        const style: CSSProperties = { left: `${from}%`, width: `${(within / most) * 100}%` };
        return (
          <li key={piece} className={cx(sure && (share > 0.5 ? styles.good : styles.bad))}>
            <Badge name={piece} />
            <b>{piece}</b>
            <span className={styles.scale} role="img" aria-label={texts.withIt(piece, share, within)}>
              <i style={style} />
              <i className={styles.mean} style={{ left: `${place(share - 0.5, most)}%` }} data-overlap="badge" />
            </span>
            <strong>{sure ? texts.points(share) : texts.even}</strong>
          </li>
        );
      })}
      {worth.length > 0 && (
        <li className={styles.axis} aria-hidden="true">
          <span>
            {marksWithin(most).map((by) => (
              <span key={by} style={{ left: `${place(by, most)}%` }}>
                {texts.mark(by)}
              </span>
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}

export const Plans = ({ plans }: { readonly plans: readonly AdvisedPlan[] }): ReactNode => (
  <ul className={styles.plans}>
    {plans.map(({ name, about, share, rounds }) => (
      <li key={name}>
        <span>
          <b>{name}</b> <span className="soft small">{rounds === null ? texts.never : texts.rounds(rounds)}</span>
        </span>
        <strong>{share === null ? texts.nothing : texts.percent(share.share)}</strong>
        <span className={styles.bar}>
          <i style={{ width: `${(share?.share ?? 0) * 100}%` }} />
        </span>
        <span className="soft small">
          {about} {share !== null && texts.within(share.within)}
        </span>
      </li>
    ))}
  </ul>
);

export const Openings = ({
  openings,
  Badge,
}: {
  readonly openings: readonly AdvisedOpening[];
  readonly Badge: Badge;
}): ReactNode =>
  openings.map(({ deal, odds, lines }) => (
    <div key={deal} className={styles.opening}>
      <h3>
        {deal} <span className="soft small">{odds}</span>
      </h3>
      <ol>
        {lines.map(({ buys, share, within }, i) => (
          <li key={buys.join()} className={cx(i === 0 && styles.best)}>
            {buys.map((piece, at) => (
              <span key={at}>
                {at > 0 && <span className="soft">+</span>}
                <Badge name={piece} />
                {piece}
              </span>
            ))}
            <b>{texts.percent(share)}</b>
            <span className="soft small">{texts.within(within)}</span>
          </li>
        ))}
      </ol>
    </div>
  ));
