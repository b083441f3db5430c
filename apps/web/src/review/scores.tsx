/** How well everybody played; pressing a player shows their mistakes. */
import { accuracyOf, type Review } from '@baize/bots';
import type { GameRecord, Seat } from '@baize/game';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './review.module.css';
import { texts } from './texts.ts';

export function Scores({
  record,
  found,
  seat,
  choose,
}: {
  readonly record: GameRecord;
  readonly found: Review | null;
  readonly seat: Seat;
  readonly choose: (seat: Seat) => void;
}): ReactNode {
  return (
    <div className={styles.scores} role="group" aria-label={texts.accuracy}>
      {record.seats.map(({ name }, who) => {
        const score = found?.players[who];
        const made = found?.mistakes.filter((each) => each.seat === who).length ?? 0;
        return (
          <button
            key={who}
            type="button"
            className={cx(who === seat && styles.chosen)}
            aria-pressed={who === seat}
            onClick={() => choose(who)}
          >
            <span>{name}</span>
            <b>
              {score === undefined || score.decisions === 0
                ? '–'
                : found?.stake === 'chips'
                  ? texts.lost(score.loss)
                  : `${Math.round(accuracyOf(score.loss))} %`}
            </b>
            <span className="soft small">{texts.mistakes(made, score?.decisions ?? 0)}</span>
          </button>
        );
      })}
    </div>
  );
}
