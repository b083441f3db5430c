/** How well everybody played; pressing a player shows their mistakes. */
import { accuracyOf, type Review } from '@baize/bots';
import type { Seat } from '@baize/game';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { Marker } from '../parts/chart.tsx';
import styles from './review.module.css';
import { texts } from './texts.ts';

export function Scores({
  names,
  found,
  seat,
  choose,
  brief = false,
}: {
  readonly names: readonly string[];
  readonly found: Review | null;
  readonly seat: Seat;
  readonly choose: (seat: Seat) => void;
  /** Name and number alone, once it stands. */
  readonly brief?: boolean;
}): ReactNode {
  const chips = found?.stake === 'chips';
  return (
    <div className={cx(styles.scores, brief && styles.brief)} role="group" aria-label={texts.accuracy}>
      {names.map((name, who) => {
        const score = found?.players[who];
        const made = found?.mistakes.filter((each) => each.seat === who).length ?? 0;
        const known = score !== undefined && score.decisions > 0;
        const done = score?.done === true;
        return (
          <button
            key={who}
            type="button"
            className={cx(who === seat && styles.chosen)}
            aria-pressed={who === seat}
            onClick={() => choose(who)}
          >
            <span className={styles.who}>
              {!brief && <Marker seat={who} />}
              {name}
            </span>
            <span className={styles.score}>
              <b>
                {!known || (brief && !done)
                  ? '–'
                  : chips
                    ? texts.lost(score.loss)
                    : `${Math.round(accuracyOf(score.loss))}\u00a0%`}
              </b>
              {!brief && known && (
                <span className="soft small">
                  {chips ? texts.aMove : texts.accuracy}
                  {!done && texts.soFar}
                </span>
              )}
            </span>
            {!brief && (
              <span className={cx('soft small', styles.made)}>
                {!known
                  ? texts.notYet
                  : done
                    ? texts.mistakes(made, score.decisions)
                    : made > 0
                      ? texts.foundSoFar(made)
                      : texts.looked(score.decisions)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
