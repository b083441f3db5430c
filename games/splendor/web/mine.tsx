/** My board: prestige, clock, stones and cards by colour, reserved cards, what I did last. */
import { Avatar, Clock, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, isKnown, type PlayerBoard } from '../src/index.ts';
import { type CardLook, DevCard } from './card.tsx';
import { type Counts, total } from './choice.ts';
import { Columns } from './columns.tsx';
import styles from './mine.module.css';
import minis from './mini.module.css';
import { Mini, MiniBack } from './mini.tsx';
import { WonNobles } from './noble.tsx';
import { texts } from './texts.ts';
import { pictureOf } from './words.ts';

export interface MineProps {
  readonly board: PlayerBoard;
  /** Prestige that brings the last round. */
  readonly goal: number;
  readonly player: Player;
  readonly seat: number;
  readonly turn: boolean;
  /** Tokens about to be taken. */
  readonly gain: Counts;
  /** Prestige just won. */
  readonly pulse: number;
  readonly look: CardLook;
  readonly selected: string | null;
  readonly hinted: string | null;
  readonly action: ReactNode;
  readonly press: (card: Card) => void;
}

export function MyBoard(props: MineProps): ReactNode {
  const { board, goal, player, seat, turn, gain, pulse, look, selected, hinted, action, press } = props;
  const held = total(board.tokens) + total(gain);
  return (
    <section className={cx(styles.board, pulse > 0 && styles.pulse)} aria-label={texts.myBoard}>
      <div className={styles.id} data-at={`seat:${seat}`}>
        <div className={styles.who}>
          <Avatar name={player.name} size={28} lit={turn} />
          <b>{player.called}</b>
          <WonNobles nobles={board.nobles} />
          <Clock clock={player.clock} label={texts.myTime} mine />
        </div>
        <div className={styles.scores}>
          <Score prestige={board.prestige} goal={goal} pulse={pulse} />
          <span className={cx(styles.limit, held > 10 && styles.over)}>{texts.tokensOf(held)}</span>
        </div>
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (board.prestige / goal) * 100)}%` }} />
        </div>
        {action !== null && (
          <div className={cx('soft', styles.last)}>
            {texts.lastLabel} {action}
          </div>
        )}
      </div>
      <Columns board={board} seat={seat} gain={gain} pays />
      <div className={styles.reserve} data-at={`reserve:${seat}`} role="group" aria-label={texts.reservedCards}>
        {board.reserved.map((card, i) =>
          isKnown(card) ? (
            <DevCard
              key={card.id}
              card={card}
              look={look}
              at={`reserve:${seat}:${i}`}
              cell={`3:${i + 1}`}
              selected={selected === card.id}
              hinted={hinted === card.id}
              press={() => press(card)}
            />
          ) : (
            <span key={i} className={styles.slot}>
              <MiniBack tier={card.tier} />
            </span>
          ),
        )}
        {Array.from({ length: 3 - board.reserved.length }, (_, i) => (
          <span key={i} className={styles.slot} data-tip={texts.emptySlot}>
            <Icon name="bookmark" />
          </span>
        ))}
      </div>
    </section>
  );
}

export const Score = ({
  prestige,
  goal,
  pulse,
}: {
  readonly prestige: number;
  readonly goal: number;
  readonly pulse: number;
}): ReactNode => (
  <span className={styles.score}>
    <b>{prestige}</b> {pulse > 0 ? <span className={styles.won}>+{pulse}</span> : <small>{texts.of(goal)}</small>}
  </span>
);

/** My reserved cards where there is room for words only: each a button. */
export const ReservedMinis = ({
  board,
  seat,
  selected,
  hinted,
  press,
}: Pick<MineProps, 'board' | 'seat' | 'selected' | 'hinted' | 'press'>): ReactNode => (
  <span className={minis.minis} data-at={`reserve:${seat}`} role="group" aria-label={texts.reservedCards}>
    {board.reserved.filter(isKnown).map((card, i) => (
      <button
        key={card.id}
        type="button"
        className={cx(minis.key, (selected === card.id || hinted === card.id) && minis.chosen)}
        data-at={`reserve:${seat}:${i}`}
        data-card={card.id}
        data-keys=""
        aria-pressed={selected === card.id}
        aria-label={texts.card(pictureOf(card), card.bonus, card.tier, card.prestige)}
        onClick={() => press(card)}
      >
        <Mini card={card} />
      </button>
    ))}
  </span>
);
