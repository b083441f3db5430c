/** The hands that were shown, best first. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { classOf, counting } from '../src/index.ts';
import { cardWords, Face, ranksOf } from './cards.tsx';
import styles from './order.module.css';
import { isShowdown } from './pots.ts';
import type { Scene } from './scene.ts';
import { texts } from './texts.ts';

export interface ShownHand {
  readonly seat: number;
  readonly cards: readonly number[];
  /** Equal hands share a place. */
  readonly place: number;
}

/** Whoever folded shows nothing; hands of equal ranks share a place. */
export function orderOf({ seats }: Pick<Scene, 'seats'>): ShownHand[] {
  const shown = seats.flatMap(({ faces, folded, dealt }, seat) =>
    dealt && !folded && faces !== null && faces.length > 0 ? [{ seat, cards: faces, worth: classOf(faces) }] : [],
  );
  return shown
    .toSorted((one, other) => one.worth - other.worth)
    .map(({ seat, cards, worth }) => ({
      seat,
      cards,
      place: 1 + shown.filter((other) => other.worth < worth).length,
    }));
}

export function Order({
  scene,
  name,
  me,
}: {
  readonly scene: Scene;
  readonly name: (seat: number) => string;
  readonly me: number | null;
}): ReactNode {
  if (!isShowdown(scene)) return null;
  const hands = orderOf(scene);
  return (
    <section className={styles.order} aria-label={texts.order.title}>
      <h3>
        <span>{texts.order.title}</span>
        <span>{texts.order.line(new Set(hands.map(({ cards }) => counting(cards).length)).size)}</span>
      </h3>
      <ol>
        {hands.map(({ seat, cards, place }) => {
          const counts = counting(cards);
          return (
            <li key={seat} className={cx(seat === me && styles.me)}>
              <span>{place}</span>
              <b>{name(seat)}</b>
              <span className={styles.cards} role="img" aria-label={cards.map(cardWords).join(', ')}>
                {cards.map((card) => (
                  <Face key={card} card={card} width={20} dim={!counts.includes(card)} />
                ))}
              </span>
              <span className={styles.ranks}>{ranksOf(cards)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
