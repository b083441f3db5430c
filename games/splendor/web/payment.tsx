/** How to pay: every token a slot, a click swaps stone and gold. */
import { Button, cx, Dialog, Icon } from '@baize/table';
import { type ReactNode, useRef } from 'react';
import type { Card, Color, PlayerBoard } from '../src/index.ts';
import { Amounts } from './ask.tsx';
import { DevCard } from './card.tsx';
import { buyWords, cheapest, type Counts, none, price, swap, total } from './choice.ts';
import styles from './payment.module.css';
import { cap, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export function Payment({
  card,
  board,
  payment,
  moves,
  sheet,
  set,
  close,
  confirm,
}: {
  readonly card: Card;
  readonly board: PlayerBoard;
  readonly payment: Counts | null;
  readonly moves: readonly string[];
  /** From below, where a box would not have the width. */
  readonly sheet: boolean;
  readonly set: (payment: Counts | null) => void;
  readonly close: () => void;
  readonly confirm: () => void;
}): ReactNode {
  const pay = useRef<HTMLButtonElement>(null);
  const paid = payment ?? cheapest(card, board);
  const legal = (next: Counts): boolean => moves.includes(buyWords(card, board, next));
  return (
    <Dialog
      open
      close={close}
      title={texts.payTitle}
      closeLabel={texts.close}
      wide
      drawer={sheet}
      {...(sheet && { className: styles.sheet })}
      focus={pay}
    >
      <div className={styles.body}>
        <div>
          <div className={styles.face}>
            {/* as if there were enough of everything: how it is paid stands beside it */}
            <DevCard
              card={card}
              look={{ board, tokens: { ...none, ...card.cost }, lit: false }}
              at="payment"
              press={() => {}}
            />
          </div>
          <dl className={styles.gains}>
            {card.prestige > 0 && (
              <div>
                <dt>{texts.prestige}</dt>
                <dd>
                  {board.prestige} <Icon name="arrow" size={14} /> {board.prestige + card.prestige}
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Gem stone={card.bonus} size={18} label={card.bonus} /> {texts.cards}
              </dt>
              <dd>
                {board.bonuses[card.bonus]} <Icon name="arrow" size={14} /> {board.bonuses[card.bonus] + 1}
              </dd>
            </div>
            <div>
              <dt>{texts.tokens}</dt>
              <dd>
                {total(board.tokens)} <Icon name="arrow" size={14} /> {total(board.tokens) - total(paid)}
              </dd>
            </div>
          </dl>
        </div>
        <div>
          <p className={cx('soft', styles.how)}>{texts.payLine}</p>
          {price(card, board).cells.map(({ colour, printed, net }) => (
            <div key={colour} className={styles.line}>
              <Gem stone={colour} size={32} />
              <div className={styles.what}>
                <b>
                  {cap(colour)} {net}
                </b>
                <small className="soft">{texts.printed(printed, printed - net)}</small>
              </div>
              <div className={styles.slots}>
                {net === 0 ? (
                  <span className={styles.covered}>
                    <Icon name="check" />
                    {texts.covered}
                  </span>
                ) : (
                  <Slots colour={colour} net={net} paid={paid} legal={legal} set={set} />
                )}
              </div>
              {net > 0 && (
                <div className={cx('soft', styles.left)}>
                  {texts.youHave(board.tokens[colour])}
                  <b>{texts.nLeft(board.tokens[colour] - paid[colour])}</b>
                </div>
              )}
            </div>
          ))}
          <div className={styles.line}>
            <Gem stone="gold" size={32} />
            <div className={styles.what}>
              <b>{cap('gold')}</b>
              <small className="soft">{texts.goldLine}</small>
            </div>
            <div className={cx('soft', styles.slots, styles.used)}>{texts.goldUsed(paid.gold)}</div>
            <div className={cx('soft', styles.left)}>
              {texts.youHave(board.tokens.gold)}
              <b>{texts.nLeft(board.tokens.gold - paid.gold)}</b>
            </div>
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        <Button size="large" onClick={() => set(null)} disabled={payment === null}>
          <Icon name="undo" />
          {texts.keepGold}
        </Button>
        <span className="spread" />
        <Button size="large" onClick={close} keyName="Esc">
          {texts.cancel}
        </Button>
        <Button look="primary" size="large" onClick={confirm} ref={pay} keyName="Enter">
          {texts.pay} <Amounts counts={paid} size={20} /> {texts.andBuy}
        </Button>
      </div>
    </Dialog>
  );
}

function Slots({
  colour,
  net,
  paid,
  legal,
  set,
}: {
  readonly colour: Color;
  readonly net: number;
  readonly paid: Counts;
  readonly legal: (payment: Counts) => boolean;
  readonly set: (payment: Counts) => void;
}): ReactNode {
  return Array.from({ length: net }, (_, i) => {
    const gold = i >= paid[colour];
    const next = swap(paid, colour, !gold);
    const may = legal(next);
    return (
      <button
        key={i}
        type="button"
        className={cx(styles.slot, gold && styles.gold)}
        disabled={!may}
        aria-label={texts.paySlot(gold ? 'gold' : colour, gold ? colour : 'gold')}
        onClick={() => set(next)}
      >
        <Gem stone={gold ? 'gold' : colour} size={36} />
        {may && (
          <span className={styles.swap} data-overlap="badge">
            <Icon name="swap" size={12} />
          </span>
        )}
      </button>
    );
  });
}
