/** What players own: my board below, opponents at the side. */
import { Avatar, Clock, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, isKnown, type PlayerBoard } from '../src/index.ts';
import { type CardLook, DevCard, Mini, MiniBack } from './card.tsx';
import { type Counts, TOKENS, total } from './choice.ts';
import { texts } from './texts.ts';
import { Gem } from './gems.tsx';

export const goal = 15;

export function MyBoard({
  board,
  name,
  seat,
  turn,
  gain,
  pulse,
  look,
  selected,
  press,
}: {
  readonly board: PlayerBoard;
  readonly name: string;
  readonly seat: number;
  readonly turn: boolean;
  /** Tokens about to be taken. */
  readonly gain: Counts;
  /** Prestige just won. */
  readonly pulse: number;
  readonly look: CardLook;
  readonly selected: string | null;
  readonly press: (card: Card) => void;
}): ReactNode {
  const held = total(board.tokens) + total(gain);
  return (
    <section className={`my-board ${pulse > 0 ? 'pulse' : ''}`} aria-label={texts.myBoard}>
      <div className="my-id" data-at={`seat:${seat}`}>
        <div className="who">
          <Avatar name={name} size={32} lit={turn} />
          <span className="who-name">{texts.you}</span>
        </div>
        <div className="score">
          <b>{board.prestige}</b>
          {pulse > 0 ? <span className="won">+{pulse}</span> : <span>{texts.of(goal)}</span>}
        </div>
        <div className={`limit ${held > 10 ? 'over' : ''}`}>
          <b>{held}</b> {texts.ofTenTokens}
        </div>
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (board.prestige / goal) * 100)}%` }} />
        </div>
      </div>
      <div className="my-columns">
        {TOKENS.map((token) => {
          const bonus = token === 'gold' ? 0 : board.bonuses[token];
          const tokens = board.tokens[token] + gain[token];
          return (
            <div
              key={token}
              className={`my-column c-${token} ${gain[token] > 0 ? 'gains' : ''}`}
              role="img"
              aria-label={`${texts.stone[token]}: ${board.tokens[token]} ${texts.tokens.toLowerCase()}${token === 'gold' ? '' : `, ${bonus} ${texts.cards}`}`}
            >
              {gain[token] > 0 && <span className="plus">+{gain[token]}</span>}
              <div className="pair">
                {token !== 'gold' && (
                  <span className={`bonus-card ${bonus === 0 ? 'zero' : ''}`} data-at={`bonus:${seat}:${token}`}>
                    {bonus}
                    <i>
                      <Gem stone={token} size={22} />
                    </i>
                  </span>
                )}
                <span className={`tokens ${tokens === 0 ? 'zero' : ''}`} data-at={`tokens:${seat}:${token}`}>
                  <Gem stone={token} size={33} />
                  {tokens}
                </span>
              </div>
              <span className="can-pay">
                {token === 'gold' ? (
                  <b>{texts.wild}</b>
                ) : (
                  <>
                    {texts.canPay} <b>{bonus + tokens}</b>
                  </>
                )}
              </span>
            </div>
          );
        })}
      </div>
      <div className="my-reserve" data-at={`reserve:${seat}`} role="group" aria-label={texts.reservedCards}>
        {board.reserved.map((card, i) =>
          isKnown(card) ? (
            <DevCard
              key={card.id}
              card={card}
              look={look}
              at={`reserve:${seat}:${i}`}
              cell={`3:${i + 1}`}
              compact
              selected={selected === card.id}
              press={() => press(card)}
            />
          ) : (
            <span key={i} className="slot">
              <MiniBack tier={card.tier} />
            </span>
          ),
        )}
        {Array.from({ length: 3 - board.reserved.length }, (_, i) => (
          <span key={i} className="slot" title={texts.emptySlot}>
            <Icon name="bookmark" />
          </span>
        ))}
      </div>
    </section>
  );
}

export function Opponent({
  player,
  board,
  seat,
  turn,
  last,
  deed,
  brief,
}: {
  readonly player: Player;
  readonly board: PlayerBoard;
  readonly seat: number;
  readonly turn: boolean;
  /** Moved last. */
  readonly last: boolean;
  readonly deed: ReactNode;
  /** Without the box of the last action. */
  readonly brief: boolean;
}): ReactNode {
  return (
    <section
      className={`opponent ${last ? 'last' : ''} ${turn ? 'turn' : ''}`}
      data-at={`seat:${seat}`}
      aria-label={texts.opponent(
        player.name,
        board.prestige,
        texts.stones(board.tokens),
        texts.stones({ ...board.bonuses }),
      )}
    >
      <div className="opponent-head">
        <Avatar name={player.name} kind={player.kind} size={32} lit={turn} />
        <div className="opponent-name">
          <div className="strong">{player.name}</div>
          <div className="soft small">
            {player.detail}
            {player.clock !== null && (
              <>
                {' · '}
                <Clock clock={player.clock} label={player.name} />
              </>
            )}
          </div>
        </div>
        <div className="opponent-points">{board.prestige}</div>
      </div>
      <Holdings board={board} seat={seat} />
      <div className="opponent-reserve" data-at={`reserve:${seat}`}>
        {board.reserved.map((card, i) => (
          <span key={i} data-at={`reserve:${seat}:${i}`}>
            {isKnown(card) ? <Mini card={card} /> : <MiniBack tier={card.tier} />}
          </span>
        ))}
        <span>{board.reserved.length > 0 ? texts.reserved(board.reserved.length) : ''}</span>
        <span className="spread" />
        <span>{texts.tokensAndCards(total(board.tokens), board.purchasedCardIds.length)}</span>
      </div>
      {!brief && (
        <div className="deed">
          <span className="deed-when">{turn ? texts.thinking : last ? texts.justNow : texts.before}</span>
          <div className="deed-what">{deed}</div>
        </div>
      )}
    </section>
  );
}

/** Six columns: cards bought above, stones held below. */
export function Holdings({ board, seat }: { readonly board: PlayerBoard; readonly seat: number }): ReactNode {
  return (
    <div className="holdings" aria-hidden="true">
      {TOKENS.map((token) => (
        <div key={token} className={`holding c-${token}`}>
          {token === 'gold' ? (
            <span className="wild">{texts.wild}</span>
          ) : (
            <span
              className={`bonus-chip ${board.bonuses[token] === 0 ? 'zero' : ''}`}
              data-at={`bonus:${seat}:${token}`}
            >
              {board.bonuses[token]}
            </span>
          )}
          <span className={`held ${board.tokens[token] === 0 ? 'zero' : ''}`} data-at={`tokens:${seat}:${token}`}>
            <Gem stone={token} size={18} />
            {board.tokens[token]}
          </span>
        </div>
      ))}
    </div>
  );
}
