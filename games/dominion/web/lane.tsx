/** What was played this turn, and what others took in theirs, as chips: the middle of the table on a phone. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import styles from './lane.module.css';
import { grouped, laneOf } from './story.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

export function Lane({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, name, last, lane, means } = parts;
  const { played, took } = laneOf(props.view, last, lane, props.replay);
  return (
    <div className={styles.lane} data-at="play">
      <div className={styles.cards} role="group" aria-label={texts.play} tabIndex={0}>
        <span>{texts.playedBy(name(lane))}</span>
        {played.length === 0 && <span className="soft">–</span>}
        {grouped(played).map(({ card, count }) => (
          <Chip key={card} card={card} count={count} />
        ))}
        {took.length > 0 && <Icon name="right" size={16} />}
        {grouped(took).map(({ card, count }) => (
          <Chip key={`t${card}`} card={card} count={count} />
        ))}
      </div>
      {props.view.asked >= 0 && (lane !== props.seat || played.length > 0) && (
        <p className={styles.means}>
          <b>{texts.coinsOf(means.left, means.made)}</b> <span>{texts.buys(means.buys)}</span>
        </p>
      )}
    </div>
  );
}
