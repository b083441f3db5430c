/** My board: prestige, clock, stones and cards by colour, reserved cards, what I did last. */
import { Avatar, Clock, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, isKnown, type PlayerBoard } from '../src/index.ts';
import { type CardLook, DevCard } from './card.tsx';
import { type Counts, TOKENS, total } from './choice.ts';
import { Gem, gemColour } from './gems.tsx';
import { Mini, MiniBack } from './mini.tsx';
import styles from './mine.module.css';
import { WonNobles } from './noble.tsx';
import { texts } from './texts.ts';

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
          <b>{texts.you}</b>
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

/** Stones and cards by colour, as they would be after the open choice. */
export function Columns({
  board,
  seat,
  gain,
  pays = false,
}: {
  readonly board: PlayerBoard;
  readonly seat: number;
  readonly gain: Counts;
  /** Says what each colour can pay in all. */
  readonly pays?: boolean;
}): ReactNode {
  return (
    <div className={styles.columns}>
      {TOKENS.map((token) => {
        const bonus = token === 'gold' ? 0 : board.bonuses[token];
        const tokens = board.tokens[token] + gain[token];
        return (
          <div
            key={token}
            style={gemColour(token)}
            className={cx(styles.column, gain[token] > 0 && styles.gains)}
            role="img"
            data-tip=""
            aria-label={texts.holding(token, board.tokens[token], bonus)}
          >
            {token === 'gold' ? (
              <span className={styles.any}>{texts.any}</span>
            ) : (
              <span className={cx(styles.bonus, bonus === 0 && styles.zero)} data-at={`bonus:${seat}:${token}`}>
                {bonus}
              </span>
            )}
            <span className={cx(styles.tokens, tokens === 0 && styles.nothing)} data-at={`tokens:${seat}:${token}`}>
              <Gem stone={token} size={28} />
              {tokens}
              {gain[token] > 0 && <em>+{gain[token]}</em>}
            </span>
            {pays && <span className={styles.pays}>{token === 'gold' ? texts.wild : texts.pays(bonus + tokens)}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** My reserved cards where there is room for words only: each a button. */
export const ReservedMinis = ({
  board,
  seat,
  selected,
  hinted,
  press,
}: Pick<MineProps, 'board' | 'seat' | 'selected' | 'hinted' | 'press'>): ReactNode => (
  <span className={styles.minis} data-at={`reserve:${seat}`} role="group" aria-label={texts.reservedCards}>
    {board.reserved.filter(isKnown).map((card, i) => (
      <button
        key={card.id}
        type="button"
        className={cx(styles.mini, (selected === card.id || hinted === card.id) && styles.chosen)}
        data-at={`reserve:${seat}:${i}`}
        data-card={card.id}
        data-keys=""
        aria-pressed={selected === card.id}
        aria-label={texts.card(card.bonus, card.tier, card.prestige)}
        onClick={() => press(card)}
      >
        <Mini card={card} />
      </button>
    ))}
  </span>
);
