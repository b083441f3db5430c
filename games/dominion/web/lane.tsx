/** What was played this turn, and what others took in theirs, as chips: the middle of the table on a phone. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import styles from './lane.module.css';
import { Planning } from './planning.tsx';
import { grouped, laneOf } from './story.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

export function Lane({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, name, last, lane, means } = parts;
  const { view, seat, room, replay, preparing = null } = props;
  if (preparing !== null) return <Planning preparing={preparing} name={name} />;
  const { played, took } = laneOf(view, last, lane, replay);
  // upright, my own stand beside the question
  const hasMeans = view.asked >= 0 && (lane !== seat || (room === 'landscape' && played.length > 0));
  return (
    <div className={styles.lane} data-at="play">
      <div className={styles.cards} role="group" aria-label={texts.play} tabIndex={0}>
        <span>{texts.playedBy(name(lane))}</span>
        {played.length === 0 && <span>–</span>}
        {grouped(played).map(({ card, count }) => (
          <Chip key={card} card={card} count={count} />
        ))}
        {grouped(took).map(({ card, count }, i) => (
          <span key={`t${card}`} className={styles.took}>
            {i === 0 && <Icon name="right" size={16} />}
            <Chip card={card} count={count} />
          </span>
        ))}
      </div>
      {hasMeans && (
        <p className={cx(styles.means, lane === seat && styles.mine)}>
          <b>{texts.coinsOf(means.left, means.made)}</b> <span>{texts.buys(means.buys)}</span>
        </p>
      )}
    </div>
  );
}
