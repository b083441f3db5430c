/** How to pay: every token a slot, a click swaps stone and gold. */
import { Button, Dialog, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import type { Card, Color, PlayerBoard } from '../src/index.ts';
import { Amounts } from './askbar.tsx';
import { DevCard } from './card.tsx';
import { buyWords, cheapest, type Counts, price, swap, total } from './choice.ts';
import { cap, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export function Payment({
  card,
  board,
  payment,
  moves,
  set,
  close,
  confirm,
}: {
  readonly card: Card;
  readonly board: PlayerBoard;
  readonly payment: Counts | null;
  readonly moves: readonly string[];
  readonly set: (payment: Counts | null) => void;
  readonly close: () => void;
  readonly confirm: () => void;
}): ReactNode {
  const paid = payment ?? cheapest(card, board);
  const legal = (next: Counts): boolean => moves.includes(buyWords(card, board, next));
  return (
    <Dialog open close={close} title={texts.payTitle} closeLabel={texts.close} wide className="splendor payment">
      <div className="pay-body">
        <div className="pay-card">
          <div className="pay-face">
            <DevCard card={card} look={{ board, lit: false }} at="payment" press={() => {}} />
          </div>
          <dl className="pay-gains">
            {card.prestige > 0 && (
              <div>
                <dt>{texts.prestige}</dt>
                <dd>
                  {board.prestige} → {board.prestige + card.prestige}
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Gem stone={card.bonus} size={18} label={card.bonus} /> {texts.cards}
              </dt>
              <dd>
                {board.bonuses[card.bonus]} → {board.bonuses[card.bonus] + 1}
              </dd>
            </div>
            <div>
              <dt>{texts.tokens}</dt>
              <dd>
                {total(board.tokens)} → {total(board.tokens) - total(paid)}
              </dd>
            </div>
          </dl>
        </div>
        <div>
          <p className="soft">{texts.payLine}</p>
          {price(card, board).cells.map(({ colour, printed, net }) => (
            <div key={colour} className="pay-line">
              <Gem stone={colour} size={32} />
              <div className="pay-what">
                <b>
                  {cap(colour)} {net}
                </b>
                <small className="soft">{texts.printed(printed, printed - net)}</small>
              </div>
              <div className="pay-slots">
                {net === 0 ? (
                  <span className="covered">
                    <Icon name="check" />
                    {texts.covered}
                  </span>
                ) : (
                  <Slots colour={colour} net={net} paid={paid} legal={legal} set={set} />
                )}
              </div>
              {net > 0 && (
                <div className="pay-left soft">
                  {texts.youHave(board.tokens[colour])}
                  <b>{texts.nLeft(board.tokens[colour] - paid[colour])}</b>
                </div>
              )}
            </div>
          ))}
          <div className="pay-line">
            <Gem stone="gold" size={32} />
            <div className="pay-what">
              <b>{cap('gold')}</b>
              <small className="soft">{texts.goldLine}</small>
            </div>
            <div className="pay-slots soft">{texts.goldUsed(paid.gold)}</div>
            <div className="pay-left soft">
              {texts.youHave(board.tokens.gold)}
              <b>{texts.nLeft(board.tokens.gold - paid.gold)}</b>
            </div>
          </div>
        </div>
      </div>
      <div className="pay-foot">
        <Button size="large" onClick={() => set(null)} disabled={payment === null}>
          <Icon name="undo" />
          {texts.keepGold}
        </Button>
        <span className="spread" />
        <Button size="large" onClick={close} keyName="Esc">
          {texts.cancel}
        </Button>
        <Button look="primary" size="large" onClick={confirm}>
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
        className={`pay-slot ${gold ? 'gold' : ''}`}
        disabled={!may}
        aria-label={texts.paySlot(gold ? 'gold' : colour, gold ? colour : 'gold')}
        onClick={() => set(next)}
      >
        <Gem stone={gold ? 'gold' : colour} size={36} />
        {may && (
          <span className="swap-mark">
            <Icon name="swap" size={12} />
          </span>
        )}
      </button>
    );
  });
}
