/** Beside the table of a review: how well everybody played, the chances by move, and the mistakes by cost. */
import { Button } from '@baize/table';
import type { ReactNode } from 'react';
import { Curve, roundsOf } from '../chances/curve.tsx';
import { Mistakes, type Telling } from './mistakes.tsx';
import styles from './panel.module.css';
import { Scores } from './scores.tsx';
import { texts } from './texts.ts';
import type { Reviewing } from './useReviewing.ts';

/** The chances of the seat that is looked at, with its mistakes in the lane below. */
export function Chance({
  review,
  shown,
  spark = false,
}: {
  readonly review: Reviewing;
  /** Names as they are shown. */
  readonly shown: readonly string[];
  /** The line alone, as high as a row. */
  readonly spark?: boolean;
}): ReactNode {
  const { found, curve, seat, me, open, mistakes, choose, history } = review;
  const stake = found?.stake ?? 'win';
  const hope = open === null ? undefined : curve?.points.findLast(({ move }) => move <= open.move)?.hopes[seat];
  return (
    <Curve
      found={curve}
      names={shown}
      seat={seat}
      title={texts.chance(seat === me ? null : shown[seat], stake)}
      aside={hope === undefined ? '' : texts.now(stake === 'win' ? texts.percent(hope) : texts.chips(hope))}
      cursor={open?.move ?? null}
      marks={mistakes.map(({ move }, i) => ({ move, text: String(i + 1) }))}
      rounds={roundsOf(history, review.table)}
      end={review.last}
      choose={(move) => {
        const mistake = mistakes.find((each) => each.move === move);
        if (mistake !== undefined) choose(mistake);
      }}
      low={spark ? 'spark' : 'side'}
    />
  );
}

export function ReviewPanel({
  review,
  shown,
  telling,
}: {
  readonly review: Reviewing;
  readonly shown: readonly string[];
  readonly telling: Telling;
}): ReactNode {
  const { found, seat, setSeat, variation, playOn } = review;
  const { tried, board } = variation;
  return (
    <div className={styles.panel}>
      <Scores names={shown} found={found} seat={seat} choose={setSeat} />
      <div className={styles.chance}>
        <Chance review={review} shown={shown} />
      </div>
      <div className={styles.mistakes}>
        <Mistakes {...telling} title={texts.own(seat === review.me ? null : shown[seat])} />
      </div>
      {tried.length > 0 && board.turn !== seat && board.turn !== null && (
        <Button onClick={() => playOn()}>{texts.playOn}</Button>
      )}
      <p className={styles.basis}>{texts.basis}</p>
    </div>
  );
}

/** On a phone above the table: accuracies and the line of the chances. */
export const ReviewStrip = ({
  review,
  shown,
}: {
  readonly review: Reviewing;
  readonly shown: readonly string[];
}): ReactNode => (
  <section className={styles.strip} aria-label={texts.accuracy}>
    <Scores names={shown} found={review.found} seat={review.seat} choose={review.setSeat} brief />
    <Chance review={review} shown={shown} spark />
  </section>
);
