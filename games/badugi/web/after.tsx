/** After the match: the last hand, with every hand shown, who paid and who won. */
import type { AfterProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { cardWords, Face, nameOf } from './cards.tsx';
import { Paid } from './paid.tsx';
import styles from './after.module.css';
import { sceneOf } from './scene.ts';
import { texts, upper } from './texts.ts';

export function After({ view, names }: AfterProps<View>): ReactNode {
  const shown = (view.lastHand?.shown ?? []).flatMap((cards, seat) => (cards === null ? [] : [{ cards, seat }]));
  const name = (seat: number): string => names[seat] ?? '';
  return (
    <section className={styles.after} aria-label={texts.lastHand}>
      <Paid scene={sceneOf(view)} name={name} me={view.seat} />
      <ul>
        {shown.map(({ cards, seat }) => (
          <li key={seat}>
            <b>{name(seat)}</b>
            <span className={styles.cards} role="img" aria-label={cards.map(cardWords).join(', ')}>
              {cards.map((card) => (
                <Face key={card} card={card} width={32} />
              ))}
            </span>
            <span>{upper(nameOf(cards))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
