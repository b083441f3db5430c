/** What the card being played shows or does to others: revealed cards, its targets, what a reaction offers. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, type Card, CARD, CURSE } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import { Disc } from './chip.tsx';
import type { Deciding, Piece } from './deciding.ts';
import type { Light } from './face.tsx';
import type { PlayAreaProps } from './play.tsx';
import { PlayedCard } from './played.tsx';
import { sufferOf } from './prompt.ts';
import styles from './shown.module.css';
import type { Parts } from './table.tsx';
import { Hits } from './targets.tsx';
import { texts } from './texts.ts';

type ShownProps = Omit<PlayAreaProps, 'ended' | 'attacking'>;

/** On a phone without what the buttons say anyway. */
export function shownBy(props: ShownProps, frame: Frame, phone = false): ReactNode {
  const { view, deciding, name } = props;
  const asked = questionOf(view);
  const mine = view.asked === view.seat;
  if (asked?.verb === 'reveal' && mine && deciding.question.kind === 'either')
    return phone ? null : <Fork {...props} frame={frame} />;
  if (asked?.from === 'loot')
    return (
      <Shown
        title={texts.trashedNow}
        cards={view.loot}
        deciding={deciding}
        pick={mine && deciding.question.kind === 'pick'}
      />
    );
  if (asked?.from === 'discarded' && mine)
    return <Shown title={texts.discardedNow} cards={asked.among} deciding={deciding} pick={false} />;
  if (view.pile !== null)
    return (
      <Shown
        title={texts.discardPile(name(view.asked))}
        cards={[...new Set(view.pile)]}
        times={(card) => view.pile?.filter((each) => each === card).length ?? 1}
        deciding={deciding}
        pick={mine}
      />
    );
  const side = view.players[frame.who];
  if (side.seen.length > 0 || side.aside.length > 0) {
    const seen = side.seen.filter((card) => card >= 0);
    return (
      <>
        {seen.length > 0 && (
          <Shown
            title={
              asked?.from === 'looked'
                ? asked.verb === 'set aside'
                  ? texts.drawn(name(frame.who))
                  : texts.lookedAt(name(frame.who))
                : texts.revealed(name(frame.who))
            }
            cards={seen}
            deciding={deciding}
            pick={mine && deciding.question.kind === 'pick'}
          />
        )}
        {side.aside.length > 0 && <Shown title={texts.setAside} cards={side.aside} deciding={deciding} pick={false} />}
      </>
    );
  }
  // with a hand in the way the seats and the lane say the same
  if (phone && (view.seat !== null || view.players.length === 2)) return null;
  return ATTACKS[frame.card] ? <Hits {...props} frame={frame} brief={phone} /> : null;
}

/** The same on a phone, for the card that is played last. */
export function shownOnPhone({ props, deciding, name, last, seen, now, means }: Parts): ReactNode {
  const { view, players, replay } = props;
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  return frame === undefined
    ? null
    : shownBy({ view, deciding, players, name, now, last, seen, means, replay }, frame, true);
}

function Shown({
  title,
  cards,
  times = () => 1,
  deciding,
  pick,
}: {
  readonly title: string;
  readonly cards: readonly Card[];
  /** How many of a card lie there, where each is shown once. */
  readonly times?: (card: Card) => number;
  readonly deciding: Deciding;
  readonly pick: boolean;
}): ReactNode {
  const { question, pieces } = deciding;
  const seen = new Map<Card, number>();
  return (
    <div className={styles.shown} data-shown="" role="group" aria-label={title}>
      <b>{title}</b>
      <div>
        {cards.map((card, i) => {
          const nth = seen.get(card) ?? 0;
          seen.set(card, nth + 1);
          const piece: Piece = `${card}:${nth}`;
          const can = pick && question.kind === 'pick' && question.among.has(card);
          const light: Light = pieces.includes(piece) && pick ? 'chosen' : can ? 'lit' : 'quiet';
          return (
            <PlayedCard
              key={i}
              card={card}
              light={light}
              press={pick ? () => deciding.pressShown(piece) : undefined}
              tag={
                light === 'chosen' && question.kind === 'pick'
                  ? texts.tags[question.verb]
                  : times(card) > 1
                    ? texts.times(times(card))
                    : null
              }
            />
          );
        })}
      </div>
    </div>
  );
}

/** A Moat in hand: both outcomes, to be pressed. */
function Fork({ view, deciding, frame }: ShownProps & { readonly frame: Frame }): ReactNode {
  const [no, consequence] = sufferOf(frame.card);
  return (
    <div className={styles.fork}>
      <svg width="84" height="84" viewBox="0 0 120 104" aria-hidden="true">
        <path d="M4 52h30c20 0 18-26 40-26h36M104 19l8 7-8 7" className={styles.safe} />
        <path d="M34 52c20 0 18 26 40 26h36M104 71l8 7-8 7" className={styles.bad} strokeDasharray="2 7" />
      </svg>
      <div className={styles.ways}>
        <button
          type="button"
          className={cx(styles.way, styles.safe)}
          data-cell=""
          data-light="lit"
          onClick={() => deciding.say(['reveal Moat'])}
        >
          <Disc card={CARD.Moat} />
          <span>
            <b>Reveal Moat</b>
            The attack misses you. Moat stays in your hand.
          </span>
        </button>
        <button
          type="button"
          className={cx(styles.way, styles.bad)}
          data-cell=""
          data-light="lit"
          onClick={() => deciding.say(['pass'])}
        >
          <Disc card={frame.card === CARD.Witch ? CURSE : frame.card} />
          <span>
            <b>{no}</b>
            {view.supply[CURSE] === 0 && frame.card === CARD.Witch ? 'No Curse is left to gain.' : consequence}
          </span>
        </button>
      </div>
    </div>
  );
}
