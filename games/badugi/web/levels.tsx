/** The level that is played: hands left of it, its blinds and the next, and the levels to come. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { stakesAt } from '../src/rules.ts';
import styles from './levels.module.css';
import { chips, texts } from './texts.ts';

const t = texts.standing;

export function Levels({ view }: { readonly view: View }): ReactNode {
  const { stakes, nextLevel, table } = view;
  if (nextLevel === null) return null;
  const left = nextLevel.inHands / table.levelHands;
  const levels = [view.level - 1, view.level, view.level + 1, view.level + 2, view.level + 3].filter((n) => n > 0);
  return (
    <section className={styles.levels}>
      <div className={styles.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="52" className={styles.all} />
          <circle
            cx="60"
            cy="60"
            r="52"
            className={styles.left}
            strokeDasharray={`${327 * left} 327`}
            transform="rotate(-90 60 60)"
          />
        </svg>
        <div>
          <span>{texts.level(view.level)}</span>
          <b>{nextLevel.inHands}</b>
          <span>{t.handsLeft(nextLevel.inHands)}</span>
        </div>
      </div>
      <div className={styles.blinds}>
        <div>
          <span>{t.now}</span>
          <b>{`${chips(stakes.small)} / ${chips(stakes.big)}`}</b>
          <span>{t.bets(stakes.bets[0], stakes.bets[2])}</span>
        </div>
        <div className={styles.next}>
          <span>{t.next}</span>
          <b>{`${chips(nextLevel.stakes.small)} / ${chips(nextLevel.stakes.big)}`}</b>
          <span>{t.bets(nextLevel.stakes.bets[0], nextLevel.stakes.bets[2])}</span>
        </div>
      </div>
      <ol className={styles.levelList} aria-label={t.levels}>
        {levels.map((level) => {
          const at = stakesAt(table, level);
          return (
            <li key={level} className={cx(level === view.level && styles.now, level < view.level && styles.done)}>
              <span>{level}</span>
              <b>{`${chips(at.small)} / ${chips(at.big)}`}</b>
              <span>
                {level < view.level
                  ? t.played
                  : level === view.level
                    ? t.nowLevel
                    : t.inHands(nextLevel.inHands + (level - view.level - 1) * table.levelHands)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
