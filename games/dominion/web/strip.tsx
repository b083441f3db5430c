/** The others on a phone: in a strip or in the page's bar, and one of them opened. */
import { Avatar, cx, Icon, PreparingMark } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, type Card, nameOf, TREASURES } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import { LastTurn } from './lastTurn.tsx';
import { MomentMark, ringOf } from './moment.tsx';
import { suffered } from './shownStep.ts';
import { grouped, type Turn } from './story.ts';
import bar from './barSeats.module.css';
import strip from './strip.module.css';
import type { Parts } from './table.tsx';
import { type Suffered, texts } from './texts.ts';

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
  const { props, others, last, lane, now, means, momentAt } = parts;
  const { view, preparing = null } = props;
  return (
    <div
      className={cx(styles.seats, others.length > 1 && styles.several, others.length > 3 && styles.crowded)}
      role="group"
      aria-label={texts.seats}
    >
      {others.map(({ player, who }) => {
        const other = view.players[who];
        const moment = momentAt(who);
        const hit = hitOf(parts, who);
        return (
          <div
            key={who}
            className={cx(styles.seat, now === who && view.asked >= 0 && styles.turn, ringOf(moment))}
            data-at={`seat:${who}`}
          >
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
              {preparing?.seat === who ? (
                <span className={styles.last}>{texts.planning.now}</span>
              ) : now === who && view.asked >= 0 ? (
                <Brief
                  className={styles.last}
                  first={playing(parts, who)}
                  then={lane === who ? `, ${texts.buysLeft(means.buys)}` : ''}
                />
              ) : hit !== null ? (
                <Brief className={styles.last} first={hit.what} then={` ${hit.from}`} />
              ) : (
                <LastLine last={last[who] ?? null} styles={styles} />
              )}
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

/** The turn that goes on, as far as it fits: an onlooker has four seats in a row. */
function playing({ props: { view }, others, lane, means }: Parts, who: number): string {
  const coins = texts.coinsOf(means.left, means.made);
  if (lane === who) return others.length > 3 ? coins : texts.playingFor(coins);
  const { turns } = view.players[who];
  return others.length > 3 ? texts.turnOf(turns) : texts.playingNow(turns);
}

/** What the attack of the turn that goes on does to this seat. */
function hitOf({ props: { view }, last, now, name }: Parts, who: number): Suffered | null {
  const turn = last[now] ?? null;
  if (turn === null || view.asked < 0 || now === who) return null;
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  return frame !== undefined && ATTACKS[frame.card] && view.asked === who
    ? texts.steps.suffered.answering(texts.steps.from(name(now), nameOf(frame.card)))
    : suffered(turn, who, name);
}

/** A line whose end may be missing where there is little room. */
const Brief = ({
  first,
  then,
  className,
}: {
  readonly first: string;
  readonly then: string;
  readonly className: string | undefined;
}): ReactNode => (
  <span className={className}>
    <b>{first}</b>
    {then !== '' && <span data-spare="">{then}</span>}
  </span>
);

const inWords = (cards: readonly Card[]): string =>
  grouped(cards)
    .map(({ card, count }) => texts.counted(nameOf(card), count))
    .join(', ');

/** The last turn of a seat in one line: its actions, where there is room for them, and what came of it. */
function LastLine({
  last,
  styles,
}: {
  readonly last: Turn | null;
  readonly styles: Readonly<Record<string, string | undefined>>;
}): ReactNode {
  if (last === null || last.played.length + last.took.length === 0) return null;
  const actions = inWords(last.played.filter((card) => !TREASURES[card]));
  if (last.took.length === 0)
    return <Brief className={styles.last} first={actions === '' ? texts.boughtNothing : actions} then="" />;
  return (
    <span className={cx(styles.last, styles.bought)}>
      <b>{inWords(last.took)}</b>
      <span data-spare="">
        {actions === '' ? texts.bought : actions} {actions !== '' && <Icon name="arrow" size={12} />}
      </span>
    </span>
  );
}

/** A seat opened: who it is, what it has, and its last turn. */
export function Unfolded({ parts, seat }: { readonly parts: Parts; readonly seat: number }): ReactNode {
  const { view, players } = parts.props;
  return (
    <div className={strip.unfolded}>
      <p>
        <b>{players[seat]?.called}</b> {players[seat]?.detail}, {view.players[seat]?.deck} {texts.inDeck},{' '}
        {view.players[seat]?.discard} {texts.inDiscard}, {texts.points(pointsOf(view.players[seat]))}
      </p>
      <div className={strip.chips}>
        <LastTurn last={parts.last[seat] ?? null} most={4} now={parts.now === seat && view.asked >= 0} />
      </div>
    </div>
  );
}
