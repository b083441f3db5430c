/** The others on a phone: in a strip or in the page's bar, and one of them opened. */
import { Avatar, cx, Icon, PreparingMark } from '@baize/table';
import type { ReactNode } from 'react';
import { pointsOf } from '../src/score.ts';
import bar from './barSeats.module.css';
import { LastLine } from './lastLine.tsx';
import { LastTurn } from './lastTurn.tsx';
import { MomentMark, ringOf } from './moment.tsx';
import strip from './strip.module.css';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

/** Pressing one opens their last turn. */
export function SeatStrip({
  parts,
  unfolded,
  unfold,
  inBar = false,
}: {
  readonly parts: Parts;
  readonly unfolded: number | null;
  readonly unfold: (seat: number | null) => void;
  readonly inBar?: boolean;
}): ReactNode {
  const styles = inBar ? bar : strip;
  const { props, others, now, momentAt } = parts;
  const { view, result, preparing = null } = props;
  return (
    <div
      className={cx(styles.seats, others.length > 1 && styles.several, others.length > 3 && styles.crowded)}
      role="group"
      aria-label={texts.seats}
    >
      {others.map(({ player, who }) => {
        const other = view.players[who];
        const moment = momentAt(who);
        const lit = result?.winners.includes(who) ?? (now === who && view.asked >= 0);
        return (
          <div key={who} className={cx(styles.seat, lit && styles.turn, ringOf(moment))} data-at={`seat:${who}`}>
            <button
              type="button"
              aria-expanded={unfolded === who}
              aria-label={texts.seatLabel(player.called, player.detail, other.held, other.deck, other.discard)}
              onClick={() => unfold(unfolded === who ? null : who)}
            >
              <Avatar name={player.name} kind={player.kind} size={28} className={styles.face} />
              <b>{player.called}</b>
              <span className={styles.counts}>
                <span>
                  <b>{other.held}</b> {texts.handShort}
                </span>
                <span data-at={`deck:${who}`}>
                  <b>{other.deck}</b> {texts.inDeck}
                </span>
                {others.length < 3 && (
                  <span className={styles.discard}>
                    <b>{other.discard}</b> {texts.inDiscard}
                  </span>
                )}
              </span>
              <LastLine parts={parts} who={who} className={styles.last} />
              {others.length === 1 && <Icon name={unfolded === who ? 'up' : 'down'} size={16} />}
            </button>
            {preparing?.seat === who && <PreparingMark preparing={preparing} bare />}
            <span className="unseen" data-at={`discard:${who}`} />
            <MomentMark moment={moment} />
          </div>
        );
      })}
    </div>
  );
}

/** A seat opened, over the supply: who it is, what it has, and its last turn. */
export function Unfolded({ parts, seat }: { readonly parts: Parts; readonly seat: number }): ReactNode {
  const { view, players } = parts.props;
  return (
    <div className={strip.below}>
      <div className={strip.unfolded} data-overlap="float">
        <p>
          <b>{players[seat]?.called}</b> {players[seat]?.detail}, {view.players[seat]?.deck} {texts.inDeck},{' '}
          {view.players[seat]?.discard} {texts.inDiscard}, {texts.points(pointsOf(view.players[seat]))}
        </p>
        <div className={strip.chips}>
          <LastTurn last={parts.last[seat] ?? null} most={4} now={parts.now === seat && view.asked >= 0} />
        </div>
      </div>
    </div>
  );
}
