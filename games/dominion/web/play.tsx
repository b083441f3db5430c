/** The middle of the table: cards in play in order, whom an attack hits, and what is revealed. */
import { Avatar, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, type Card, CARD, CURSE } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Chip, Disc, type Light, PlayedCard } from './card.tsx';
import type { Deciding, Piece } from './deciding.ts';
import { sufferOf } from './prompt.ts';
import { grouped, laneOf, type Turn } from './story.ts';
import { texts } from './texts.ts';

export interface PlayAreaProps {
  readonly view: View;
  readonly deciding: Deciding;
  readonly players: readonly Player[];
  readonly name: (seat: number) => string;
  /** Whose turn the log tells of: ahead of the view while moves are being shown. */
  readonly now: number;
  readonly last: readonly (Turn | null)[];
  readonly replay: boolean;
}

export function PlayArea(props: PlayAreaProps): ReactNode {
  const { view, name, now, last, replay } = props;
  const ahead = now !== view.current;
  const { played, took } = laneOf(view, last, now, replay);
  const groups = grouped(played);
  const frame = ahead ? undefined : view.stack.at(-1);
  const shown = frame === undefined ? null : shownBy(props, frame);
  const treasures = groups.findIndex(({ card }) => card < 3);
  // while moves are being shown the view is behind the log, and so are its coins
  const upToDate = !ahead && played.length === (view.players[now]?.inPlay.length ?? 0);
  return (
    <section
      className={`play ${frame === undefined ? '' : 'busy'}`}
      aria-label={texts.play}
      data-at="play"
      data-zone="play"
    >
      <p className="play-label">
        <b>{texts.playedBy(name(now))}</b>
        {played.length > 0 && texts.cards(played.length)}
        {upToDate && view.asked >= 0 && view.current !== view.seat && (
          <>
            <br />
            {texts.left(view.coins, view.buys)}
          </>
        )}
      </p>
      <div className={`play-cards ${groups.length > 6 ? 'crowded' : ''}`}>
        {groups.length === 0 && (
          <span className="slot">{now === view.seat ? texts.lands : texts.waitsHere(name(now))}</span>
        )}
        {groups.map(({ card, count }, i) => (
          <span key={card} className={i === treasures && i > 0 ? 'with-bar' : ''}>
            <PlayedCard
              card={card}
              hit={frame?.card === card && ATTACKS[card]}
              tag={playTag(card, view) ?? (count > 1 ? texts.times(count) : null)}
            />
          </span>
        ))}
        {now === view.seat && groups.length > 0 && groups.length < 7 && shown === null && (
          <span className="slot next">{texts.next}</span>
        )}
      </div>
      {took.length > 0 && (
        <div className="play-took" role="group" aria-label={texts.took}>
          <Icon name="right" size={18} />
          {grouped(took).map(({ card, count }, _, { length }) =>
            length > 2 || groups.length > 4 ? (
              <Chip key={card} card={card} count={count} />
            ) : (
              <PlayedCard key={card} card={card} tag={count > 1 ? texts.times(count) : null} />
            ),
          )}
        </div>
      )}
      {shown}
    </section>
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

/** What the card being played shows or does to others; on a phone without what the buttons say anyway. */
export function shownBy(props: PlayAreaProps, frame: Frame, phone = false): ReactNode {
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
  if (view.pile !== null)
    return <Shown title={texts.discardPile} cards={[...new Set(view.pile)]} deciding={deciding} pick={mine} />;
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
                  ? texts.drawn
                  : texts.lookedAt
                : `${texts.revealed}: ${name(frame.who)}`
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
  if (phone && view.players.length === 2) return null;
  return ATTACKS[frame.card] ? <Hits {...props} frame={frame} /> : null;
}

function Shown({
  title,
  cards,
  deciding,
  pick,
}: {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly deciding: Deciding;
  readonly pick: boolean;
}): ReactNode {
  const { question, pieces } = deciding;
  const seen = new Map<Card, number>();
  return (
    <div className="shown" role="group" aria-label={title}>
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
              tag={light === 'chosen' && question.kind === 'pick' ? texts.tags[question.verb] : null}
            />
          );
        })}
      </div>
    </div>
  );
}

const Arrow = (): ReactNode => (
  <svg className="hit-line" width="72" height="30" viewBox="0 0 72 30" aria-hidden="true">
    <path d="M3 15h58" strokeDasharray="2 7" />
    <path d="M56 8l9 7-9 7" />
  </svg>
);

/** Everybody an attack is aimed at, and how far it is with them. */
function Hits({ view, players, name, frame }: PlayAreaProps & { readonly frame: Frame }): ReactNode {
  const seats = view.players.length;
  const order = Array.from({ length: seats - 1 }, (_, i) => (frame.seat + 1 + i) % seats);
  const at = order.indexOf(frame.who);
  const reacting = questionOf(view)?.verb === 'reveal';
  return (
    <>
      <Arrow />
      <ul className="hits">
        {order.map((who, i) => {
          const safe = ((frame.shield >> who) & 1) === 1;
          const status = safe
            ? texts.hits.safe
            : view.asked === who
              ? texts.hits.deciding
              : i > at || reacting
                ? texts.hits.waiting
                : texts.hits.done;
          return (
            <li key={who} className={`${safe ? 'safe' : ''} ${view.asked === who ? 'deciding' : ''}`}>
              <Avatar name={players[who]?.name ?? ''} kind={players[who]?.kind ?? 'person'} size={28} />
              <span>
                <b>{name(who)}</b>
                {status}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A Moat in hand: both outcomes, to be pressed. */
function Fork({ view, deciding, frame }: PlayAreaProps & { readonly frame: Frame }): ReactNode {
  const [no, consequence] = sufferOf(frame.card);
  return (
    <div className="fork">
      <svg width="84" height="84" viewBox="0 0 120 104" aria-hidden="true">
        <path d="M4 52h30c20 0 18-26 40-26h36M104 19l8 7-8 7" className="safe" />
        <path d="M34 52c20 0 18 26 40 26h36M104 71l8 7-8 7" className="bad" strokeDasharray="2 7" />
      </svg>
      <div className="fork-ways">
        <button type="button" className="way safe" data-cell="" onClick={() => deciding.say(['reveal Moat'])}>
          <Disc card={CARD.Moat} />
          <span>
            <b>Reveal Moat</b>
            The attack misses you. Moat stays in your hand.
          </span>
        </button>
        <button type="button" className="way bad" data-cell="" onClick={() => deciding.say(['pass'])}>
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
