/** The others at the table: who they are, what they hold, what they did last, and what hits them. */
import { Avatar, Clock, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { pointsOf } from '../src/score.ts';
import type { View } from '../src/view.ts';
import { Chip, PlayedCard } from './card.tsx';
import type { Moment } from './motion.ts';
import { folded, type Turn } from './story.ts';
import { texts } from './texts.ts';

export interface SeatProps {
  readonly view: View;
  readonly who: number;
  readonly player: Player;
  readonly turn: boolean;
  readonly asked: boolean;
  readonly last: Turn | null;
  readonly now: boolean;
  readonly moment: Moment | null;
  readonly alone: boolean;
  /** One of four: an onlooker sees everybody. */
  readonly crowded: boolean;
}

export const MomentMark = ({ moment }: { readonly moment: Moment | null }): ReactNode =>
  moment === null ? null : (
    <span className={`moment ${moment.kind}`} aria-hidden="true">
      {moment.cards !== undefined ? (
        <>
          <b>{moment.text}</b>
          {moment.cards.map((card, i) => (
            <PlayedCard key={i} card={card} />
          ))}
        </>
      ) : (
        moment.text
      )}
    </span>
  );

/** What they played and took, with the latest at the end; older plays fold into a number. */
export function LastTurn({
  last,
  most,
  now,
}: {
  readonly last: Turn | null;
  readonly most: number;
  /** Still going on. */
  readonly now: boolean;
}): ReactNode {
  if (last === null || last.played.length + last.took.length === 0) return null;
  const actions = folded(last.played.filter((card) => card > 2));
  const hidden = Math.max(0, actions.length - most);
  return (
    <>
      {hidden > 0 && <span className="more">+{hidden}</span>}
      {actions.slice(hidden).map(({ card, count }, i) => (
        <Chip key={i} card={card} count={count} />
      ))}
      <span className="took">
        {last.took.length > 0 ? <Icon name="right" size={14} /> : now ? '' : texts.nothingBought}
      </span>
      {folded(last.took)
        .slice(-3)
        .map(({ card, count }, i) => (
          <Chip key={`t${i}`} card={card} count={count} />
        ))}
    </>
  );
}

export function Seat({ view, who, player, turn, asked, last, now, moment, alone, crowded }: SeatProps): ReactNode {
  const side = view.players[who];
  return (
    <div
      className={`seat ${turn ? 'turn' : ''} ${asked ? 'asked' : ''} ${moment === null ? '' : `now-${moment.kind}`}`}
      role="group"
      aria-label={texts.seatLabel(player.name, player.detail, side.held, side.deck, side.discard)}
      data-at={`seat:${who}`}
    >
      <Avatar name={player.name} kind={player.kind} size={alone ? 40 : 34} lit={turn} />
      <div className="seat-who">
        <b>{player.name}</b>
        <span>
          {player.detail} {player.clock !== null && <Clock clock={player.clock} label={player.name} />}
        </span>
      </div>
      <div className="seat-counts">
        {alone && (
          <span className="backs" aria-hidden="true">
            {Array.from({ length: Math.min(side.held, 8) }, (_, i) => (
              <i key={i} className="back" />
            ))}
          </span>
        )}
        <span>
          <b>{side.held}</b>
          {alone ? texts.inHand : texts.handShort}
        </span>
        <span data-at={`deck:${who}`}>
          <b>{side.deck}</b>
          {texts.inDeck}
        </span>
        <span data-at={`discard:${who}`}>
          <b>{side.discard}</b>
          {texts.inDiscard}
        </span>
        <span className="seat-points">
          <b>{pointsOf(side)}</b>
          {pointsOf(side) === 1 ? 'point' : 'points'}
        </span>
      </div>
      <div className="seat-last">
        {alone && (
          <span className="seat-label">
            {now ? texts.nowPlaying(player.name) : texts.lastTurn(player.name)}
            <br />
            {last === null ? texts.notYet : texts.turnOf(last.turn)}
          </span>
        )}
        <LastTurn last={last} most={alone ? 3 : crowded ? 0 : 1} now={now} />
      </div>
      <MomentMark moment={moment} />
    </div>
  );
}
