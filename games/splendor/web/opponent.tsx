/** Somebody else's seat: name and clock, prestige and nobles, cards and stones, reserved cards, the last action. */
import { Avatar, Clock, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { isKnown, type PlayerBoard } from '../src/index.ts';
import { Holdings } from './holdings.tsx';
import { Mini, MiniBack } from './mini.tsx';
import { WonNobles } from './noble.tsx';
import styles from './opponent.module.css';
import { texts } from './texts.ts';
import { pictureOf } from './words.ts';

export interface OpponentProps {
  readonly player: Player;
  readonly board: PlayerBoard;
  readonly seat: number;
  readonly turn: boolean;
  /** Moved last. */
  readonly last: boolean;
  /** The last action, in pictures. */
  readonly action: ReactNode;
  /** There was one. */
  readonly moved?: boolean;
  /** With its reserved cards and a box for the last action, where there is height. */
  readonly roomy?: boolean;
  /** The only one: as large as the room lets it be. */
  readonly alone?: boolean;
  /** With its reserved cards in a row of their own. */
  readonly cards?: boolean;
  /** Somebody is thinking: not so in a replay. */
  readonly live?: boolean;
  /** On phones the whole seat opens its details. */
  readonly open?: () => void;
}

export function Opponent({
  player,
  board,
  seat,
  turn,
  last,
  action,
  moved = false,
  roomy = false,
  alone = false,
  cards = false,
  live = true,
  open,
}: OpponentProps): ReactNode {
  const thinking = turn && live && !player.away;
  const label = texts.opponent(
    player.called,
    board.prestige,
    texts.stones(board.tokens),
    texts.stones({ ...board.bonuses }),
    board.reserved.length,
  );
  return (
    <section
      className={cx(
        styles.seat,
        roomy && styles.roomy,
        alone && styles.alone,
        cards && styles.cards,
        last && styles.last,
        turn && styles.turn,
      )}
      data-at={`seat:${seat}`}
      aria-label={label}
    >
      <div className={styles.head}>
        <span className={styles.face}>
          <Avatar name={player.name} kind={player.kind} size={roomy ? 32 : turn ? 20 : 24} lit={turn} />
        </span>
        <div className={styles.name}>
          <b>{player.called}</b>
          {roomy && <span className={cx('soft', styles.detail)}>{player.detail}</span>}
        </div>
        {!roomy && player.away && <span className={cx('soft', styles.detail)}>{player.detail}</span>}
        <Clock clock={player.clock} label={texts.timeLeft(player.name)} />
        <WonNobles nobles={board.nobles} />
        <span className={styles.points}>{board.prestige}</span>
      </div>
      <Holdings board={board} seat={seat} roomy={roomy} alone={alone} />
      {/* a position that was set up has nothing to tell */}
      {(action !== null || thinking || board.reserved.length > 0) && (
        <div className={styles.foot} data-at={`reserve:${seat}`}>
          <span className={styles.action}>
            {roomy && action !== null && (thinking || moved) && (
              <small className="soft">{thinking ? texts.thinking : last ? texts.justNow : texts.before}</small>
            )}
            <span className={styles.what}>{thinking && !roomy ? texts.thinking : action}</span>
          </span>
          {board.reserved.length > 0 && (
            <span className={styles.reserved} data-tip={texts.theirReserved(board.reserved.map(nameReserved))}>
              {roomy || cards ? (
                board.reserved.map((card, i) => (
                  <span key={i} data-at={`reserve:${seat}:${i}`}>
                    {isKnown(card) ? <Mini card={card} /> : <MiniBack tier={card.tier} />}
                  </span>
                ))
              ) : (
                <>
                  <Icon name="bookmark" size={14} />
                  {board.reserved.length}
                </>
              )}
              {cards && <span className="small">{texts.nReserved(board.reserved.length)}</span>}
            </span>
          )}
        </div>
      )}
      {open !== undefined && (
        <button type="button" className={styles.open} aria-label={texts.showPanel(player.name)} onClick={open} />
      )}
    </section>
  );
}

/** A reserved card as far as one may know it. */
const nameReserved = (card: PlayerBoard['reserved'][number]): string =>
  isKnown(card) ? texts.card(pictureOf(card), card.bonus, card.tier, card.prestige) : texts.unseenCard(card.tier);
