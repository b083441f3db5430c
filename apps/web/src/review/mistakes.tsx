/** Mistakes by cost, one open at a time: what was played, what was better and why, and a way to try it again. */
import { costOf, type Mistake, type Review } from '@baize/bots';
import { Button, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './review.module.css';
import type { Trial } from './review.tsx';
import { texts } from './texts.ts';

export function Mistakes({
  found,
  mistakes,
  open,
  trial,
  solved,
  inWords,
  told,
  when,
  explain,
  choose,
  goOn,
}: {
  readonly found: Review | null;
  readonly mistakes: readonly Mistake[];
  readonly open: Mistake | null;
  readonly trial: Trial;
  readonly solved: readonly number[];
  readonly inWords: (words: string) => string;
  /** What was done, in a sentence, and in which round. */
  readonly told: (move: number) => string;
  readonly when: (move: number) => string | null;
  readonly explain: (mistake: Mistake) => string | null;
  readonly choose: (mistake: Mistake, how?: Trial) => void;
  readonly goOn: (mistake: Mistake) => void;
}): ReactNode {
  const chips = found?.stake === 'chips';
  const amount = chips ? texts.chips : texts.percent;
  const cost = chips ? texts.chipCost : texts.points;
  const progress = found?.progress ?? 0;
  return (
    <section className={styles.mistakes} aria-busy={progress < 1}>
      <header>
        <h3>{texts.own}</h3>
        {solved.length > 0 && <span className="soft small">{texts.solved(solved.length, mistakes.length)}</span>}
      </header>
      {progress < 1 && (
        <p className="soft small" role="status">
          {texts.working(progress)}
        </p>
      )}
      {mistakes.length === 0 && (
        <p className="soft">{progress < 1 ? texts.noneSo : texts.none(chips ? '12 chips' : '3 points')}</p>
      )}
      <ol>
        {mistakes.map((mistake, i) => {
          const here = mistake.move === open?.move;
          const hidden = here && trial === 'asked';
          return (
            <li key={mistake.move} className={cx(here && styles.open)}>
              <button type="button" aria-expanded={here} onClick={() => choose(mistake)}>
                <span className={styles.number}>
                  {solved.includes(mistake.move) ? <Icon name="check" size={14} /> : i + 1}
                </span>
                <span className={styles.told}>
                  <span>{told(mistake.move)}</span>
                  <span className="soft small">{when(mistake.move) ?? texts.round(mistake.move + 1)}</span>
                </span>
                <b>{cost(costOf(mistake))}</b>
              </button>
              {here && (
                <div className={styles.body}>
                  {hidden ? (
                    <p>{texts.trying}</p>
                  ) : (
                    <>
                      {trial !== 'shown' && (
                        <p className={styles.outcome} role="status">
                          {trial === 'found' ? texts.found : trial === 'same' ? texts.same : texts.another}
                        </p>
                      )}
                      <dl>
                        <dt>{texts.played}</dt>
                        <dd>{inWords(mistake.played.words)}</dd>
                        <dd>{amount(mistake.played.hope)}</dd>
                        <dt>{texts.better}</dt>
                        <dd>{inWords(mistake.better.words)}</dd>
                        <dd className={styles.good}>{amount(mistake.better.hope)}</dd>
                      </dl>
                      <p>{explain(mistake)}</p>
                    </>
                  )}
                  <div className={styles.ways}>
                    <Button look="primary" onClick={() => choose(mistake, 'asked')} keyName="T">
                      {texts.tryIt}
                    </Button>
                    {hidden ? (
                      <Button onClick={() => choose(mistake)}>{texts.show}</Button>
                    ) : (
                      <Button onClick={() => goOn(mistake)} keyName="L">
                        {texts.goOn}
                      </Button>
                    )}
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
