/** A card in play or revealed. With `press` it can be chosen. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import { Art, lookOf } from './art.tsx';
import face from './face.module.css';
import { cardProps, type Light } from './face.tsx';
import styles from './played.module.css';
import { texts } from './texts.ts';

export function PlayedCard({
  card,
  light = 'rest',
  hit = false,
  onPile = false,
  newest = false,
  stacked = false,
  tag = null,
  press,
}: {
  readonly card: Card;
  readonly light?: Light | undefined;
  readonly hit?: boolean;
  /** On top of a discard pile. */
  readonly onPile?: boolean;
  /** What others have just done. */
  readonly newest?: boolean;
  /** The first of several. */
  readonly stacked?: boolean;
  readonly tag?: string | null;
  readonly press?: (() => void) | undefined;
}): ReactNode {
  const look = lookOf(card);
  const name = nameOf(card);
  const chosen = light === 'chosen';
  return (
    <button
      {...cardProps(
        card,
        press === undefined ? null : light,
        styles.played,
        onPile && styles.onPile,
        look === 'treasure' && styles.treasure,
        hit && face.aimed,
        newest && !hit && styles.newest,
        stacked && styles.stacked,
      )}
      {...(press !== undefined && { 'aria-pressed': chosen })}
      aria-label={texts.inHandLabel(
        name,
        texts.looks[look],
        press === undefined && tag !== null
          ? `, ${tag.replace('×', '')}`
          : press === undefined
            ? ''
            : chosen
              ? texts.states.chosen
              : light === 'quiet'
                ? ''
                : texts.states.choose,
      )}
      onClick={press}
    >
      <span className={cx(face.name, styles.name, name.length > 10 && styles.long)}>{name}</span>
      <span className={cx(face.band, styles.band)}>{texts.looksBrief[look]}</span>
      <Art card={card} className={styles.art} />
      {tag !== null && (
        <span
          className={cx(face.tag, styles.tag, !(chosen && press !== undefined) && styles.times)}
          data-overlap="badge"
        >
          {tag}
        </span>
      )}
    </button>
  );
}
