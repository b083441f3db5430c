/** What happens at a seat: a ring around it, and a few words over it. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './moment.module.css';
import type { Moment } from './motion.ts';
import { PlayedCard } from './played.tsx';

const rings: Partial<Record<Moment['kind'], string | undefined>> = {
  attack: styles.ringAttack,
  moat: styles.ringMoat,
  curse: styles.ringCurse,
  gain: styles.ringGain,
};

/** The class of a seat where this happens. */
export const ringOf = (moment: Moment | null): string | undefined => (moment === null ? undefined : rings[moment.kind]);

export const MomentMark = ({ moment }: { readonly moment: Moment | null }): ReactNode =>
  moment === null ? null : (
    <span className={cx(styles.moment, styles[moment.kind])} aria-hidden="true">
      {moment.cards !== undefined ? (
        <>
          <b>{moment.text}</b>
          {moment.cards.map((card, i) => (
            <PlayedCard key={i} card={card} />
          ))}
        </>
      ) : (
        moment.text
      )}
    </span>
  );
