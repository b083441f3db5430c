/** Mistakes by cost, one open at a time: what was played, what was better and why, and a way to try it again. On a phone a sheet for each. */
import type { Mistake, Review } from '@baize/bots';
import type { Seat } from '@baize/game';
import { Button, cx, Icon } from '@baize/table';
import { type ReactNode, type TouchEvent, useEffect, useRef } from 'react';
import styles from './mistakes.module.css';
import type { Trial } from './useReviewing.ts';
import { shownCost } from '../chances/cost.ts';
import { Ordinal } from '../parts/ordinal.tsx';
import { texts as page } from '../texts.ts';
import { texts } from './texts.ts';

/** Which of the mistakes this is, from 0; they come anew whenever the look back has found more. */
export const placeOf = (mistakes: readonly Mistake[], open: Mistake | null): number =>
  mistakes.findIndex(({ move }) => move === open?.move);

export interface Telling {
  readonly found: Review | null;
  readonly mistakes: readonly Mistake[];
  /** Whose they are. */
  readonly seat: Seat;
  readonly open: Mistake | null;
  readonly trial: Trial;
  readonly solved: readonly number[];
  /** A move in the position of a mistake. */
  readonly wordsAt: (move: number, words: string) => string;
  /** What was done, in a sentence, and in which round. */
  readonly told: (move: number) => ReactNode;
  readonly when: (move: number) => string | null;
  readonly explain: (mistake: Mistake) => string | null;
  readonly choose: (mistake: Mistake, how?: Trial) => void;
  readonly goOn: (mistake: Mistake) => void;
  /** What another idea is worth, once it was tried. */
  readonly worth: ReactNode;
}

const isInChips = (found: Review | null): boolean => found?.stake === 'chips';
/** Whether all mistakes of the seat have been found. */
const isDone = ({ found, seat }: Pick<Telling, 'found' | 'seat'>): boolean => found?.players[seat].done === true;
const costText = (found: Review | null, mistake: Mistake): string =>
  (isInChips(found) ? texts.chipCost : texts.points)(shownCost(mistake, found?.stake ?? 'win'));

/** How far the look back has come. */
const Working = ({ found }: Pick<Telling, 'found'>): ReactNode => {
  const progress = found?.progress ?? 0;
  return progress < 1 && <p className={cx('soft small', styles.working)}>{texts.working(progress)}</p>;
};

/** What to say where the look back found nothing. */
const Nothing = ({ found, seat }: Pick<Telling, 'found' | 'seat'>): ReactNode => (
  <p className="soft">
    {found === null || !isDone({ found, seat })
      ? texts.noneSo
      : texts.none(page.chances.least(found.stake, found.least))}
  </p>
);

/** What was played and what was better, unless it is being tried. */
function Body({ mistake, ...telling }: Telling & { readonly mistake: Mistake }): ReactNode {
  const { found, trial, wordsAt, explain, choose, goOn, worth } = telling;
  const amount = isInChips(found) ? texts.chips : texts.percent;
  const hidden = trial === 'asked';
  const why = explain(mistake);
  return (
    <div className={styles.body}>
      {hidden ? (
        <div className={styles.asked}>
          <b aria-hidden="true">?</b>
          <p>
            <b>{texts.trying}</b>
            <span className="soft small">{texts.atLeast(amount(mistake.played.hope))}</span>
          </p>
        </div>
      ) : (
        <>
          {trial !== 'shown' && (
            <p className={styles.outcome} role="status">
              {trial === 'found' ? texts.found : trial === 'same' ? texts.same : worth}
            </p>
          )}
          <dl>
            <dt>{texts.played}</dt>
            <dd>{wordsAt(mistake.move, mistake.played.words)}</dd>
            <dd className={styles.bad}>{amount(mistake.played.hope)}</dd>
            <dt>{texts.better}</dt>
            <dd>{wordsAt(mistake.move, mistake.better.words)}</dd>
            <dd className={styles.good}>{amount(mistake.better.hope)}</dd>
          </dl>
          {why !== null && <p>{why}</p>}
        </>
      )}
      {hidden && <p className={styles.judged}>{texts.judged}</p>}
      <div className={styles.ways}>
        {!hidden && (
          <Button look="primary" onClick={() => choose(mistake, 'asked')} keyName="T">
            {texts.tryIt}
          </Button>
        )}
        {hidden ? (
          <Button onClick={() => choose(mistake)} keyName="B">
            {texts.show}
          </Button>
        ) : (
          <Button onClick={() => goOn(mistake)} keyName="L">
            <span className={styles.long}>{texts.goOn}</span>
            <span className={styles.short}>{texts.goOnShort}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

export function Mistakes({ title, ...telling }: Telling & { readonly title: string }): ReactNode {
  const { found, mistakes, seat, open, solved, wordsAt, told, when, choose } = telling;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open !== null) list.current?.querySelector(`.${styles.open}`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <section className={styles.mistakes} aria-busy={(found?.progress ?? 0) < 1}>
      <header>
        <h3>{title}</h3>
        {solved.length > 0 && <span className="soft small">{texts.solved(solved.length, mistakes.length)}</span>}
      </header>
      <Working found={found} />
      {mistakes.length === 0 && <Nothing found={found} seat={seat} />}
      <ol ref={list}>
        {mistakes.map((mistake, i) => {
          const here = mistake.move === open?.move;
          const done = solved.includes(mistake.move);
          const round = when(mistake.move) ?? texts.round(mistake.move + 1);
          return (
            <li key={mistake.move} className={cx(here && styles.open)}>
              <button type="button" aria-expanded={here} onClick={() => choose(mistake)}>
                <Ordinal at={i + 1} done={done} tone={here ? 'brass' : done ? 'good' : 'plain'} />
                <span className={styles.told}>
                  <span>{told(mistake.move)}</span>
                  <span className="soft small">
                    {done ? texts.foundThere(round, wordsAt(mistake.move, mistake.better.words)) : round}
                  </span>
                </span>
                <b className={styles.bad}>{costText(found, mistake)}</b>
              </button>
              {here && <Body {...telling} mistake={mistake} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A finger has to go so far sideways, in pixels, to mean the next one. */
const SWIPE = 48;

/** One mistake at a time, for a phone: arrows and swipes go from one to the next. */
export function MistakeSheet({ step, ...telling }: Telling & { readonly step: (by: number) => void }): ReactNode {
  const { found, mistakes, seat, open, told, when } = telling;
  const done = isDone(telling);
  const from = useRef<number | null>(null);
  const at = placeOf(mistakes, open);
  const shown = at < 0 ? null : open;
  const ended = ({ changedTouches }: TouchEvent): void => {
    const by = from.current === null ? 0 : changedTouches[0].clientX - from.current;
    from.current = null;
    if (Math.abs(by) >= SWIPE) step(by < 0 ? 1 : -1);
  };
  return (
    <section
      className={styles.sheet}
      aria-busy={(found?.progress ?? 0) < 1}
      aria-label={texts.list}
      onTouchStart={({ touches }) => {
        from.current = touches[0].clientX;
      }}
      onTouchEnd={ended}
    >
      {mistakes.length === 0 ? (
        <>
          <Working found={found} />
          <Nothing found={found} seat={seat} />
        </>
      ) : (
        <header>
          <Button look="quiet" square aria-label={texts.previous} disabled={at <= 0} onClick={() => step(-1)}>
            <Icon name="left" />
          </Button>
          {shown !== null && (
            <h3>
              <span>{told(shown.move)}</span> <b className={styles.bad}>{costText(found, shown)}</b>
            </h3>
          )}
          <div className={styles.place}>
            <p className="soft small" role="status">
              {shown === null
                ? texts.count(mistakes.length, done)
                : texts.nth(when(shown.move), at + 1, mistakes.length, done)}
            </p>
            <Working found={found} />
          </div>
          <Button
            look="quiet"
            square
            aria-label={texts.following}
            disabled={at >= mistakes.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="right" />
          </Button>
        </header>
      )}
      {shown !== null && <Body {...telling} mistake={shown} />}
    </section>
  );
}
