/** What was played this turn, and what others took in theirs, as chips: the middle of the table on a phone. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import styles from './lane.module.css';
import { grouped, laneOf } from './story.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

export function Lane({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, name, last, lane } = parts;
  const { played, took } = laneOf(props.view, last, lane, props.replay);
  return (
    <div className={styles.lane} data-at="play" role="group" aria-label={texts.play} tabIndex={0}>
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
  );
}
