/** The middle of the table: cards in play in order, and what the last of them shows or does. */
import { Avatar, cx, Icon, type Player } from '@baize/table';
import { type ReactNode, useState } from 'react';
import type { Event } from '../src/events.ts';
import { ATTACKS, type Card, CARD, COINS, COPPER, GOLD, nameOf, SILVER } from '../src/facts.ts';
import { ACTION_PHASE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Chip } from './chip.tsx';
import type { Deciding } from './deciding.ts';
import type { Means } from './means.ts';
import styles from './play.module.css';
import { PlayedCard } from './played.tsx';
import { Purse } from './purse.tsx';
import { shownBy } from './shown.tsx';
import { folded, grouped, laneOf, type Turn } from './story.ts';
import { attackTold } from './targets.tsx';
import { texts } from './texts.ts';

export interface PlayAreaProps {
  readonly view: View;
  readonly deciding: Deciding;
  readonly players: readonly Player[];
  readonly name: (seat: number) => string;
  /** Whose turn the log tells of: ahead of the view while moves are being shown. */
  readonly now: number;
  /** That turn has ended: the next player has not played yet, or the game is over. */
  readonly ended: boolean;
  readonly last: readonly (Turn | null)[];
  readonly seen: readonly Event[];
  readonly means: Means;
  readonly replay: boolean;
  /** The step that is being shown is an attack: not all of what it does has been seen. */
  readonly attacking: boolean;
}

export function PlayArea(props: PlayAreaProps): ReactNode {
  const { view, name, now, last, replay } = props;
  const ahead = now !== view.current;
  const { played, took } = laneOf(view, last, now, replay);
  const groups = grouped(played);
  // stacks tell how many of a card were played, but no longer when
  const mixed = folded(played).length > groups.length;
  const [inOrder, setInOrder] = useState(false);
  const frame = ahead ? undefined : view.stack.at(-1);
  const theirs = now !== view.seat && !replay;
  const shown = frame === undefined ? (theirs && took.length === 0 ? attackTold(props) : null) : shownBy(props, frame);
  const goesOn = theirs && !props.ended;
  const player = props.players[now];
  const bought = last[now]?.events.some(({ type }) => type === 'bought') ?? false;
  const treasures = groups.findIndex(({ card }) => card < 3);
  const { question } = props.deciding;
  // a card that asks may want one discarded, trashed or gained: none of these lands here
  const goOn =
    !props.ended &&
    (question.kind === 'turn'
      ? question.play.size > 0
      : question.kind === 'none' || (question.kind === 'pick' && question.verb === 'play'));
  return (
    <section
      className={cx(styles.play, theirs && view.asked >= 0 && styles.theirs)}
      aria-label={texts.play}
      data-at="play"
      data-zone="play"
    >
      <p className={styles.label}>
        {theirs && player !== undefined && (
          <Avatar name={player.name} kind={player.kind} size={30} lit className={styles.face} />
        )}
        <b>{(goesOn ? texts.theirTurn : texts.playedBy)(name(now))}</b>
        {played.length > 0 && (goesOn ? texts.cardsPlayed : texts.cards)(played.length)}
        {!theirs && played.length > 10 && <span>{texts.kindsOf(groups.length)}</span>}
        {mixed && (
          <button
            type="button"
            className={cx('link', styles.order)}
            aria-pressed={inOrder}
            onClick={() => setInOrder(!inOrder)}
          >
            {inOrder ? texts.byKind : texts.inOrder}
          </button>
        )}
      </p>
      {mixed && inOrder && (
        <div className={styles.row} role="group" aria-label={texts.inOrder} tabIndex={0}>
          {folded(played).map(({ card, count }, i) => (
            <Chip key={i} card={card} count={count} />
          ))}
        </div>
      )}
      <div className={cx(styles.cards, groups.length > 6 && styles.crowded, mixed && inOrder && styles.hidden)}>
        {groups.length === 0 && (
          <span className={styles.slot}>{now === view.seat ? texts.lands : texts.waitsHere(name(now))}</span>
        )}
        {groups.map(({ card, count }, i) => (
          <span key={card} className={i === treasures && i > 0 ? styles.bar : ''}>
            <PlayedCard
              card={card}
              hit={frame?.card === card && ATTACKS[card]}
              newest={theirs && took.length === 0 && played.at(-1) === card}
              stacked={count > 1}
              tag={playTag(card, view) ?? (count > 1 ? texts.times(count) : null)}
            />
          </span>
        ))}
        {now === view.seat && goOn && groups.length > 0 && groups.length < 7 && shown === null && (
          <span className={cx(styles.slot, styles.next)}>{texts.next}</span>
        )}
      </div>
      {!replay && took.length === 0 && shown === null && groups.length < 9 && <InHand view={view} />}
      {now !== view.seat && view.asked >= 0 && (
        <Purse means={props.means} spent={took.length > 0} className={styles.purse} />
      )}
      {took.length > 0 && (
        <div className={styles.took} role="group" aria-label={texts.took}>
          <Icon name="arrow" size={18} />
          {bought && groups.length <= 4 && (
            <p className={styles.cost}>
              {texts.boughtFor(props.means.made - props.means.left).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
          {grouped(took).map(({ card, count }, _, { length }) =>
            length > 2 || groups.length > 4 ? (
              <Chip key={card} card={card} count={count} />
            ) : (
              <PlayedCard
                key={card}
                card={card}
                newest={theirs && took.at(-1) === card}
                tag={count > 1 ? texts.times(count) : null}
              />
            ),
          )}
        </div>
      )}
      {shown}
    </section>
  );
}

/** What the treasures of my hand would add, as long as I may still play actions. */
function InHand({ view }: { readonly view: View }): ReactNode {
  const { hand, seat } = view;
  if (hand === null || seat === null || view.current !== seat || view.asked !== seat || view.phase !== ACTION_PHASE)
    return null;
  const treasures = [GOLD, SILVER, COPPER].flatMap((card) => (hand[card] > 0 ? [{ card, count: hand[card] }] : []));
  if (treasures.length === 0) return null;
  const coins = treasures.reduce((sum, { card, count }) => sum + count * COINS[card], 0);
  return (
    <p className={styles.inHand}>
      <b>{texts.addsInHand(coins)}</b>
      {treasures.map(({ card, count }) => texts.counted(nameOf(card), count)).join(', ')}
    </p>
  );
}

/** Throne Room: which of its plays is going on. */
function playTag(card: Card, view: View): string | null {
  const at = view.stack.length - 1;
  const frame = view.stack[at];
  const throne = view.stack[at - 1];
  if (frame?.card !== card || throne?.card !== CARD['Throne Room']) return null;
  const play = throne.plays - frame.times + 1;
  return play > 0 ? texts.nth(play) : null;
}
