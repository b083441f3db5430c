/** What the card being played shows or does to others: revealed cards, whom an attack hits, what a reaction offers. */
import { Avatar, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, type Card, CARD, CURSE } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Disc } from './chip.tsx';
import type { Deciding, Piece } from './deciding.ts';
import type { Light } from './face.tsx';
import type { PlayAreaProps } from './play.tsx';
import { PlayedCard } from './played.tsx';
import { sufferOf } from './prompt.ts';
import styles from './shown.module.css';
import { suffered } from './shownStep.ts';
import type { Parts } from './table.tsx';
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

/** What the attack that was played last in somebody's turn has done, until the next card; `null` if it is none. */
export function attackTold({ view, players, name, now, last, attacking }: Omit<PlayAreaProps, 'ended'>): ReactNode {
  const turn = last[now] ?? null;
  const play = turn?.events.findLast(({ type }) => type === 'played' || type === 'bought');
  if (turn === null || play?.type !== 'played' || !ATTACKS[CARD[play.card]]) return null;
  const hits = inOrder(view, now).map((who) => ({ who, hit: suffered(turn, who, name) }));
  if (hits.every(({ hit }) => hit === null)) return null;
  return (
    <>
      <Arrow />
      <ul className={styles.hits}>
        {hits.map(({ who, hit }) => (
          <li key={who}>
            <Target
              player={players[who]}
              name={name(who)}
              status={hit !== null ? texts.hits.hit(hit) : attacking ? texts.hits.waiting : texts.hits.untouched}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everybody else, from the left of a seat on. */
const inOrder = ({ players }: View, seat: number): number[] =>
  Array.from({ length: players.length - 1 }, (_, i) => (seat + 1 + i) % players.length);

/** The same on a phone, for the card that is played last. */
export function shownOnPhone({ props, deciding, name, last, now, means }: Parts): ReactNode {
  const { view, players, replay } = props;
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  return frame === undefined ? null : shownBy({ view, deciding, players, name, now, last, means, replay }, frame, true);
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

const Arrow = (): ReactNode => (
  <svg
    className={styles.arrow}
    width="72"
    height="30"
    viewBox="0 0 72 30"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <path d="M3 15h58" strokeDasharray="2 7" />
    <path d="M56 8l9 7-9 7" />
  </svg>
);

/** How far it is with each of those an attack is aimed at; `null` once it is done. */
function targetsOf(
  view: View,
  frame: Frame,
): { readonly who: number; readonly safe: boolean; readonly status: string | null }[] {
  const order = inOrder(view, frame.seat);
  const at = order.indexOf(frame.who);
  const reacting = questionOf(view)?.verb === 'reveal';
  return order.map((who, i) => {
    const safe = ((frame.shield >> who) & 1) === 1;
    const { deciding, waiting } = texts.hits;
    return {
      who,
      safe,
      status: safe ? texts.hits.safe : view.asked === who ? deciding : i > at || reacting ? waiting : null,
    };
  });
}

/** Everybody an attack is aimed at. */
function Hits({
  view,
  players,
  name,
  last,
  frame,
  brief,
}: ShownProps & { readonly frame: Frame; readonly brief: boolean }): ReactNode {
  const turn = last[frame.seat] ?? null;
  const keep = questionOf(view)?.keep ?? null;
  const deciding = (who: number): string | null => {
    const { held } = view.players[who];
    return keep !== null && view.asked === who && !brief ? texts.hits.discarding(held - keep, held) : null;
  };
  const done = (who: number): string => {
    const hit = turn === null ? null : suffered(turn, who, name);
    return hit === null ? texts.hits.untouched : texts.hits.hit(hit);
  };
  return (
    <>
      <Arrow />
      <ul className={styles.hits}>
        {targetsOf(view, frame).map(({ who, safe, status }) => (
          <li key={who} className={cx(safe && styles.safe, view.asked === who && styles.deciding)}>
            <Target player={players[who]} name={name(who)} status={deciding(who) ?? status ?? done(who)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whom the attack has still to hit, in a line: what it did to the others stands at their seats. */
export function HitsLine({ props: { view }, now, name }: Parts): ReactNode {
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  // Thief: everybody has been hit once it comes to the loot
  if (frame === undefined || !ATTACKS[frame.card] || questionOf(view)?.from === 'loot') return null;
  const left = targetsOf(view, frame).filter(({ status }) => status !== null);
  if (left.length === 0) return null;
  return (
    <span className={styles.left}>
      <Icon name="arrow" size={16} />
      {left.map(({ who, status }) => (
        <span key={who}>
          <b>{name(who)}</b> {status}
        </span>
      ))}
    </span>
  );
}

const Target = ({
  player,
  name,
  status,
}: {
  readonly player: Player | undefined;
  readonly name: string;
  readonly status: string;
}): ReactNode => (
  <>
    <Avatar name={player?.name ?? ''} kind={player?.kind ?? 'person'} size={28} />
    <span>
      <b>{name}</b>
      {status}
    </span>
  </>
);

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
