/** The ask bar: whose turn it is, what is about to happen, and the button that does it. */
import { Button, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import type { Card, PlayerBoard, Token } from '../src/index.ts';
import { cheapest, type Choice, type Counts, price, stillToPick, TOKENS, total } from './choice.ts';
import { cap, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export interface AskProps {
  readonly choice: Choice;
  readonly moves: readonly string[];
  readonly board: PlayerBoard | null;
  readonly card: Card | null;
  readonly bankGold: number;
  readonly title: string;
  readonly line: string;
  readonly mine: boolean;
  readonly pending: boolean;
  readonly note: string | null;
  readonly hint: string | null;
  readonly reach: { readonly plain: number; readonly gold: number };
  readonly phone: boolean;
  readonly putBack: (token: Token) => void;
  readonly clear: () => void;
  readonly confirm: () => void;
  readonly reserve: () => void;
  readonly openPayment: () => void;
  readonly step: () => void;
  readonly pass: (() => void) | null;
}

export const Amounts = ({ counts, size = 22 }: { readonly counts: Counts; readonly size?: number }): ReactNode =>
  TOKENS.filter((token) => counts[token] > 0).map((token) => (
    <span key={token} className="amount" role="img" aria-label={`${counts[token]} ${token}`}>
      {counts[token]}
      <Gem stone={token} size={size} />
    </span>
  ));

export function AskBar(props: AskProps): ReactNode {
  const { choice, mine, note, hint } = props;
  return (
    <section className={`ask ${mine ? 'mine' : ''}`} aria-label={props.title}>
      {(note ?? hint) !== null && (
        <p className={`ask-note ${note === null ? 'hint' : ''}`} role="status">
          {note === null && <Icon name="bulb" />}
          {note ?? hint}
        </p>
      )}
      {choice.kind === 'gems' ? (
        <Gems {...props} picked={choice.picked} />
      ) : choice.kind === 'card' && props.card !== null && props.board !== null ? (
        <CardAsk {...props} card={props.card} board={props.board} payment={choice.payment} />
      ) : choice.kind === 'deck' ? (
        <DeckAsk {...props} tier={choice.tier} />
      ) : (
        <Idle {...props} />
      )}
    </section>
  );
}

function Idle({ title, line, mine, reach, phone, step, pass }: AskProps): ReactNode {
  return (
    <>
      <div className="ask-words">
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      <span className="ask-deeds">
        {mine && pass !== null ? (
          <Button look="primary" onClick={pass}>
            {texts.pass}
          </Button>
        ) : (
          mine && (
            <>
              {!phone && (
                <span className="consequence soft">
                  <b>{reach.plain}</b> {texts.canBuy(0, 0).plainText}, <b>{reach.gold}</b> {texts.canBuy(0, 0).goldText}
                </span>
              )}
              <Button
                look={phone ? 'primary' : 'plain'}
                onClick={step}
                disabled={reach.plain + reach.gold === 0}
                {...(!phone && { keyName: 'N' })}
              >
                {phone
                  ? reach.plain + reach.gold === 0
                    ? texts.nothingToBuy
                    : texts.toBuy(reach.plain + reach.gold)
                  : texts.stepThrough}
              </Button>
            </>
          )
        )}
      </span>
    </>
  );
}

function Gems({
  picked,
  moves,
  board,
  pending,
  phone,
  putBack,
  clear,
  confirm,
}: AskProps & { readonly picked: Counts }): ReactNode {
  const taken = total(picked);
  const before = board === null ? 0 : total(board.tokens);
  const over = before + taken - 10;
  const more = stillToPick(moves, picked);
  const ready = more === 0;
  const single = TOKENS.find((token) => picked[token] === 1);
  const chips = TOKENS.flatMap((token) => Array.from({ length: picked[token] }, (_, i) => ({ token, i })));
  return (
    <>
      <div className="ask-words">
        <h2>{texts.takeTitle(ready ? taken : taken + more)}</h2>
        {phone && (
          <p className={over > 0 && ready ? 'warn' : ''}>
            {ready
              ? texts.tokensBecome(before, before + taken) + (over > 0 ? texts.thenReturn(over) : '')
              : texts.pickMore(more)}
          </p>
        )}
      </div>
      {!phone &&
        chips.map(({ token, i }) => (
          <button
            key={`${token}${i}`}
            type="button"
            className="pick-chip"
            aria-label={texts.putBack(token)}
            onClick={() => putBack(token)}
          >
            <Gem stone={token} size={22} />
            <Icon name="x" size={14} />
          </button>
        ))}
      {!phone && (
        <span className={`consequence ${over > 0 && ready ? 'warn' : ''}`}>
          {ready ? (
            <>
              <b>{texts.tokensBecome(before, before + taken)}</b>
              {over > 0 && texts.thenReturn(over)}
            </>
          ) : (
            <span className="soft">
              {taken === 1 && single !== undefined && moves.includes(`take ${single} ${single}`)
                ? texts.pickMoreOrSame(single)
                : texts.pickMore(more)}
            </span>
          )}
        </span>
      )}
      <span className="ask-deeds">
        <Button onClick={clear} keyName="Esc" aria-label={texts.clear}>
          {phone ? <Icon name="x" /> : texts.clear}
        </Button>
        <Button look="primary" data-keys="" disabled={!ready || pending} onClick={confirm} keyName="Enter">
          {over > 0 && ready && !phone ? texts.takeAndReturn : texts.take}
        </Button>
      </span>
    </>
  );
}

function CardAsk({
  card,
  board,
  payment,
  moves,
  bankGold,
  pending,
  phone,
  clear,
  confirm,
  reserve,
  openPayment,
}: AskProps & { readonly card: Card; readonly board: PlayerBoard; readonly payment: Counts | null }): ReactNode {
  const cost = price(card, board);
  const buyable = moves.includes(`buy ${card.id}`);
  const reservable = moves.includes(`reserve ${card.id}`);
  const paid = payment ?? cheapest(card, board);
  const before = total(board.tokens);
  const otherwise = moves.some((words) => words.startsWith(`buy ${card.id} paying`));
  const missing = texts.stones(Object.fromEntries(cost.cells.map(({ colour, missing }) => [colour, missing])));
  const plus = bankGold > 0;
  return (
    <>
      <div className="ask-words">
        <h2>{buyable ? texts.buyTitle : reservable ? texts.reserveTitle : texts.missing(cap(missing))}</h2>
        {phone && (
          <p className="consequence">
            {buyable ? (
              total(paid) === 0 ? (
                texts.forNothing
              ) : (
                <Amounts counts={paid} size={16} />
              )
            ) : reservable ? (
              texts.short(cost.missing)
            ) : (
              texts.fullReserve
            )}
          </p>
        )}
      </div>
      {!phone && buyable && (
        <span className="consequence">
          <span className="soft">{total(paid) === 0 ? texts.forNothing : texts.for}</span>
          <Amounts counts={paid} />
        </span>
      )}
      {!phone && (
        <span className="consequence soft details">
          {buyable ? (
            <>
              {card.prestige > 0 && (
                <span>
                  {texts.prestige}{' '}
                  <b>
                    {board.prestige} → {board.prestige + card.prestige}
                  </b>
                </span>
              )}
              <span>
                {texts.tokens}{' '}
                <b>
                  {before} → {before - total(paid)}
                </b>
              </span>
            </>
          ) : (
            <span>{reservable ? texts.missing(missing) : texts.fullReserve}</span>
          )}
        </span>
      )}
      <span className="ask-deeds">
        <Button onClick={clear} look="quiet" square aria-label={texts.clear}>
          <Icon name="x" />
        </Button>
        {reservable && (
          <Button
            onClick={reserve}
            look={buyable ? 'plain' : 'primary'}
            data-keys=""
            disabled={pending}
            keyName={buyable ? 'R' : 'Enter'}
          >
            {phone ? <Icon name="bookmark" /> : plus ? texts.reservePlus : texts.reserve}
            {plus && <Gem stone="gold" size={18} label="gold" />}
            {phone && !buyable && texts.reserve}
          </Button>
        )}
        {buyable && otherwise && (
          <Button
            onClick={openPayment}
            keyName="P"
            disabled={pending}
            {...(phone && { square: true, 'aria-label': texts.payment })}
          >
            {phone ? <Icon name="swap" /> : texts.payment}
          </Button>
        )}
        {buyable && (
          <Button look="primary" data-keys="" onClick={confirm} disabled={pending} keyName="Enter">
            {texts.buy}
          </Button>
        )}
      </span>
    </>
  );
}

function DeckAsk({ tier, bankGold, pending, phone, clear, confirm }: AskProps & { readonly tier: number }): ReactNode {
  return (
    <>
      <div className="ask-words">
        <h2>{texts.deckTitle(tier)}</h2>
        <p>{texts.deckLine}</p>
      </div>
      <span className="ask-deeds">
        <Button onClick={clear} keyName="Esc" aria-label={texts.clear}>
          {phone ? <Icon name="x" /> : texts.clear}
        </Button>
        <Button look="primary" data-keys="" onClick={confirm} disabled={pending} keyName="Enter">
          {bankGold > 0 ? texts.reservePlus : texts.reserve}
          {bankGold > 0 && <Gem stone="gold" size={18} label="gold" />}
        </Button>
      </span>
    </>
  );
}
