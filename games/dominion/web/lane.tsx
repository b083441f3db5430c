/** What was played this turn, and what others took in theirs, as chips: the middle of the table on a phone. */
import { cx, Icon } from '@baize/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { ATTACKS, type Card, TREASURES } from '../src/facts.ts';
import { Chip } from './chip.tsx';
import styles from './lane.module.css';
import { Planning } from './planning.tsx';
import { grouped, laneOf } from './story.ts';
import type { Parts } from './table.tsx';
import { HitsLine } from './targets.tsx';
import { texts } from './texts.ts';

function showNewest(row: HTMLElement): void {
  row.scrollTop = row.scrollHeight;
  row.scrollLeft = row.scrollWidth;
}

export function Lane({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, name, last, lane, means } = parts;
  const { view, seat, room, replay, preparing = null } = props;
  const { played, took } = laneOf(view, last, lane, replay);
  const cards = useRef<HTMLDivElement>(null);
  const scrolled = useRef('');
  const newest = `${lane}: ${played.length}, ${took.length}`;
  // where not all of them fit, the newest are in sight
  useEffect(() => {
    const row = cards.current;
    if (row === null || scrolled.current === newest) return;
    scrolled.current = newest;
    showNewest(row);
  }, [newest]);
  const planning = preparing !== null;
  // nor are they lost where the window becomes smaller
  useEffect(() => {
    const row = cards.current;
    if (planning || row === null) return;
    const observer = new ResizeObserver(() => showNewest(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [planning]);
  if (preparing !== null) return <Planning preparing={preparing} name={name} />;
  const groups = grouped(played);
  const treasures = groups.findIndex(({ card }) => TREASURES[card]);
  const theirs = lane !== seat;
  // upright, my own stand beside the question
  const hasMeans = view.asked >= 0 && (theirs || (room === 'landscape' && played.length > 0));
  const chip = ({ card, count }: { readonly card: Card; readonly count: number }): ReactNode => (
    <Chip
      key={card}
      card={card}
      count={count}
      className={cx(
        card === groups[treasures]?.card && treasures > 0 && styles.bar,
        theirs && took.length === 0 && played.at(-1) === card && (ATTACKS[card] ? styles.hit : styles.newest),
      )}
    />
  );
  return (
    <div className={styles.lane} data-at="play">
      <div className={styles.cards} role="group" aria-label={texts.play} tabIndex={0} ref={cards}>
        <span className={cx(!theirs && played.length > 0 && styles.ownName)}>
          {played.length === 0 ? texts.waitsHere(name(lane)) : texts.playedBy(name(lane))}
        </span>
        {(took.length > 0 ? groups.slice(0, -1) : groups).map(chip)}
        {grouped(took).map(({ card, count }, i) => (
          <span key={`t${card}`} className={styles.took}>
            {i === 0 && groups.slice(-1).map(chip)}
            {i === 0 && <Icon name="arrow" size={16} />}
            <Chip card={card} count={count} className={cx(theirs && took.at(-1) === card && styles.newest)} />
          </span>
        ))}
        <HitsLine {...parts} />
      </div>
      {hasMeans && (
        <p className={cx(styles.means, !theirs && styles.mine)}>
          <b>{texts.coinsOf(means.left, means.made)}</b>{' '}
          <span>{(took.length > 0 ? texts.buysLeft : texts.buys)(means.buys)}</span>
        </p>
      )}
    </div>
  );
}
