/** What has been played so far: hands, the biggest pot, the best hand that was shown. */
import type { ReactNode } from 'react';
import { classOf } from '../src/index.ts';
import { ranksOf, Unbroken } from './cards.tsx';
import type { Past } from './past.ts';
import styles from './sofar.module.css';
import { chips, texts } from './texts.ts';

const t = texts.standing;

export interface SoFarFacts {
  readonly hands: number;
  readonly biggestPot: number;
  readonly best: { readonly seat: number; readonly cards: readonly number[] } | null;
}

export function factsOf(past: readonly Past[]): SoFarFacts {
  const shown = past.flatMap(({ history }) =>
    history.shown.flatMap((cards, seat) => (cards !== null && cards.length === 4 ? [{ seat, cards }] : [])),
  );
  const [best = null] = shown.toSorted((one, other) => classOf(one.cards) - classOf(other.cards));
  const pots = past.map(({ history }) => history.won.reduce((sum, { amount }) => sum + amount, 0));
  return { hands: past.length, biggestPot: Math.max(0, ...pots), best };
}

export function SoFar({
  past,
  name,
}: {
  readonly past: readonly Past[];
  readonly name: (seat: number) => string;
}): ReactNode {
  if (past.length === 0) return null;
  const { hands, biggestPot, best } = factsOf(past);
  return (
    <div className={styles.sofar}>
      <h3>{t.soFar}</h3>
      <dl>
        <dt>{t.handsPlayed}</dt>
        <dd>{hands}</dd>
        <dt>{t.biggestPot}</dt>
        <dd>{chips(biggestPot)}</dd>
        {best !== null && (
          <>
            <dt>{t.bestHand}</dt>
            <dd>
              <Unbroken>{`${ranksOf(best.cards)}, ${name(best.seat)}`}</Unbroken>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
