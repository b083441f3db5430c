/** The others at the table: who they are, what they hold, what they did last, and what hits them. */
import { Avatar, Clock, cx, type Player, type Preparing, PreparingMark } from '@baize/table';
import type { ReactNode } from 'react';
import { pointsOf } from '../src/score.ts';
import type { View } from '../src/view.ts';
import { Back } from './art.tsx';
import { LastTurn } from './lastTurn.tsx';
import { type Means, meansOf } from './means.ts';
import { MomentMark, ringOf } from './moment.tsx';
import type { Moment } from './motion.ts';
import styles from './seats.module.css';
import type { Turn } from './story.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

interface SeatProps {
  readonly view: View;
  readonly who: number;
  readonly player: Player;
  readonly last: Turn | null;
  /** Their turn is shown. */
  readonly now: boolean;
  /** Of the turn in the lane, if it is theirs. */
  readonly means: Means | null;
  /** A position, not a match. */
  readonly position: boolean;
  readonly moment: Moment | null;
  readonly won: boolean;
  /** A low room has no height for the large face. */
  readonly low: boolean;
  readonly alone: boolean;
  /** One of four: an onlooker sees everybody. */
  readonly crowded: boolean;
  /** A bot that prepares, here or at another seat. */
  readonly preparing: Preparing | null;
}

function Seat(props: SeatProps): ReactNode {
  const { view, who, player, last, now, means, position, moment, won, low, alone, crowded, preparing } = props;
  const side = view.players[who];
  // of four there is room for one of both: that they play, or what they took
  const either = crowded && now;
  const took = last !== null && last.took.length > 0;
  const made = (means ?? (last === null ? null : meansOf(last)))?.made ?? 0;
  return (
    <div
      className={cx(styles.seat, (now || won) && styles.turn, ringOf(moment))}
      role="group"
      aria-label={texts.seatLabel(player.called, player.detail, side.held, side.deck, side.discard)}
      data-at={`seat:${who}`}
    >
      <Avatar name={player.name} kind={player.kind} size={alone && !low ? 40 : 34} lit={now} className={styles.face} />
      <div className={styles.who}>
        <b>{player.called}</b>
        <span>
          {player.detail} {player.clock !== null && <Clock clock={player.clock} label={player.name} />}
        </span>
      </div>
      <div className={styles.counts}>
        {alone && (
          <span className={styles.backs} data-overlap="fan" aria-hidden="true">
            {Array.from({ length: Math.min(side.held, 8) }, (_, i) => (
              <Back key={i} className={styles.back} />
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
        <span>
          <b>{pointsOf(side)}</b>
          {pointsOf(side) === 1 ? 'point' : 'points'}
        </span>
      </div>
      <div className={styles.last}>
        {preparing?.seat === who && <PreparingMark preparing={preparing} />}
        {preparing !== null && preparing.seat !== who && (
          <span className={cx(styles.label, styles.ready)}>{texts.planning.ready}</span>
        )}
        {alone && preparing === null && (now || last !== null || !position) && (
          <span className={styles.label}>
            {now || last !== null ? (
              <>
                {(now ? (position ? texts.theirTurn : texts.nowPlaying) : texts.lastTurn)(player.called)}
                <br />
                {now ? texts.soFar(made) : texts.coins(made)}
              </>
            ) : (
              texts.notYet
            )}
          </span>
        )}
        {preparing === null && !alone && last !== null && !(either && took) && (
          <span className={styles.label}>{now ? texts.playingNow(last.turn) : texts.coins(made)}</span>
        )}
        {preparing === null && (!either || took) && (
          <LastTurn last={last} most={alone ? 3 : crowded ? 0 : 1} now={now} />
        )}
      </div>
      <MomentMark moment={moment} />
    </div>
  );
}

export function Seats({
  props: { view, room, result, position = false, preparing = null },
  others,
  last,
  now,
  lane,
  means,
  momentAt,
}: Parts): ReactNode {
  const alone = others.length === 1;
  const crowded = others.length > 3;
  return (
    <div
      className={cx(
        styles.seats,
        !alone && styles.several,
        others.length === 2 && styles.two,
        crowded && styles.crowded,
      )}
      role="group"
      aria-label={texts.seats}
    >
      {others.map(({ player, who }) => (
        <Seat
          key={who}
          view={view}
          who={who}
          player={player}
          last={last[who] ?? null}
          now={now === who && view.asked >= 0}
          means={lane === who ? means : null}
          position={position}
          moment={momentAt(who)}
          low={room === 'low'}
          won={result?.winners.includes(who) ?? false}
          alone={alone}
          crowded={crowded}
          preparing={preparing}
        />
      ))}
    </div>
  );
}
