/** Splendor's questions: what is about to happen, what it costs and brings, and the button that does it. */
import { AskBar, Button, cx, Icon, type Notes, PaceBar, type ShownHint, type TableProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { Card, PlayerBoard, View } from '../src/index.ts';
import styles from './ask.module.css';
import { cheapest, type Counts, price, stillToPick, TOKENS, total } from './choice.ts';
import type { Deciding } from './deciding.ts';
import { Gem } from './gems.tsx';
import { cap, texts } from './texts.ts';

export interface AskProps {
  readonly props: TableProps<View>;
  readonly deciding: Deciding;
  readonly title: string;
  readonly line: string;
  readonly notes: Notes;
  readonly hint: ShownHint | null;
  readonly reach: { readonly plain: number; readonly gold: number };
  readonly step: () => void;
}

export const Amounts = ({ counts, size = 22 }: { readonly counts: Counts; readonly size?: number }): ReactNode =>
  TOKENS.filter((token) => counts[token] > 0).map((token) => (
    <span key={token} className={styles.amount} role="img" aria-label={`${counts[token]} ${token}`}>
      {counts[token]}
      <Gem stone={token} size={size} />
    </span>
  ));

const Becomes = ({ before, after }: { readonly before: number; readonly after: number }): ReactNode => (
  <b className={styles.becomes}>
    {before}
    <Icon name="arrow" size={14} />
    <span className="unseen">{texts.becomes}</span>
    {after}
  </b>
);

/** How many cards can be bought; what is none goes unsaid. */
const InReach = ({ plain, gold }: AskProps['reach']): ReactNode => (
  <span className="soft">
    {plain > 0 && (
      <>
        <b>{plain}</b> {texts.youCanBuy}
      </>
    )}
    {plain > 0 && gold > 0 && ', '}
    {gold > 0 && (
      <>
        <b>{gold}</b> {plain > 0 ? texts.moreWithGold : texts.withGoldAlone}
      </>
    )}
    {plain + gold === 0 && texts.nothingToBuy}
  </span>
);

export function Ask(ask: AskProps): ReactNode {
  const { deciding, props } = ask;
  const { choice, card, board } = deciding;
  if (ask.hint === null && choice.kind === 'gems') return <Gems {...ask} picked={choice.picked} />;
  if (ask.hint === null && choice.kind === 'card' && card !== null && board !== null)
    return <CardAsk {...ask} card={card} board={board} payment={choice.payment} />;
  if (ask.hint === null && choice.kind === 'deck') return <DeckAsk {...ask} tier={choice.tier} />;
  const { title, line, reach, step } = ask;
  const able = reach.plain + reach.gold;
  const wide = props.room !== 'phone' && props.room !== 'landscape';
  const { view, result, exam = false, study = false, prompt = null } = props;
  if (prompt !== null && ask.hint === null)
    return (
      <AskBar label={prompt.title} title={prompt.title} line={prompt.line} tone="mine" notes={ask.notes}>
        {prompt.answers}
      </AskBar>
    );
  // beside a puzzle or a lesson the question stands in its own words, beside an analysis its best moves do
  const thin = (exam || study) && props.room === 'phone';
  const asked = thin && study && view.lastRoundTriggered && result === null ? texts.inFinalRound(title) : title;
  return (
    <AskBar
      {...(thin && { className: styles.thin })}
      label={asked}
      title={asked}
      line={thin ? null : line}
      tone={deciding.mine ? 'mine' : 'quiet'}
      notes={ask.notes}
      hint={ask.hint}
      hinting={props.hinting}
      extra={deciding.mine && wide && !exam ? <InReach {...reach} /> : null}
    >
      {!deciding.mine ? (
        props.pacing !== null && <PaceBar pacing={props.pacing} brief={!wide} />
      ) : props.moves.length === 1 && props.moves[0] === 'pass' ? (
        <Button look="primary" data-keys="" onClick={() => props.send(['pass'])}>
          {texts.pass}
        </Button>
      ) : exam || thin ? null : (
        <Button onClick={step} disabled={able === 0} {...(wide && { keyName: 'N' })}>
          {wide ? texts.stepThrough : able === 0 ? texts.nothingToBuy : texts.toBuy(able)}
        </Button>
      )}
    </AskBar>
  );
}

function Gems({ deciding, props, notes, picked }: AskProps & { readonly picked: Counts }): ReactNode {
  const { board, putBack, clear, confirm } = deciding;
  const taken = total(picked);
  const before = board === null ? 0 : total(board.tokens);
  const over = before + taken - 10;
  const more = stillToPick(props.moves, picked);
  const ready = more === 0;
  const single = TOKENS.find((token) => picked[token] === 1);
  const title = texts.takeTitle(ready ? taken : taken + more);
  return (
    <AskBar
      label={title}
      title={title}
      tone={ready && over > 0 ? 'warn' : 'mine'}
      notes={notes}
      hinting={props.hinting}
      line={
        ready ? (
          <span className={cx(styles.line, over > 0 && styles.warn)}>
            {texts.tokens} <Becomes before={before} after={before + taken} />
            {over > 0 && texts.thenReturn(over)}
          </span>
        ) : taken === 1 && single !== undefined && props.moves.includes(`take ${single} ${single}`) ? (
          texts.pickMoreOrSame(single)
        ) : (
          texts.pickMore(more)
        )
      }
      extra={
        <span className={styles.chips}>
          {TOKENS.flatMap((token) =>
            Array.from({ length: picked[token] }, (_, i) => (
              <button
                key={`${token}${i}`}
                type="button"
                className={styles.chip}
                aria-label={texts.putBack(token)}
                onClick={() => putBack(token)}
              >
                <Gem stone={token} size={22} />
                <Icon name="x" size={14} />
              </button>
            )),
          )}
        </span>
      }
    >
      <Button onClick={clear} keyName="Esc">
        {texts.clear}
      </Button>
      <Button
        look="primary"
        data-keys=""
        data-tip={texts.tips.take}
        disabled={!ready || props.pending}
        onClick={confirm}
        keyName="Enter"
      >
        {over > 0 && ready ? texts.takeAndReturn : texts.take}
      </Button>
    </AskBar>
  );
}

/** "Reserve, +1" and a coin, which is spare beside another answer. */
const Reserve = ({ gold, spare = false }: { readonly gold: boolean; readonly spare?: boolean }): ReactNode => (
  <span>
    {texts.reserve}
    {gold && (
      <span className={cx(styles.plus, spare && styles.spare)}>
        {texts.plusOne}
        <Gem stone="gold" size={18} label="gold" />
      </span>
    )}
  </span>
);

function CardAsk({
  deciding,
  props,
  notes,
  card,
  board,
  payment,
}: AskProps & { readonly card: Card; readonly board: PlayerBoard; readonly payment: Counts | null }): ReactNode {
  const { moves, pending, view } = props;
  const cost = price(card, board);
  const buyable = moves.includes(`buy ${card.id}`);
  const reservable = moves.includes(`reserve ${card.id}`);
  const paid = payment ?? cheapest(card, board);
  const before = total(board.tokens);
  const otherwise = moves.some((words) => words.startsWith(`buy ${card.id} paying`));
  const missing = texts.stones(Object.fromEntries(cost.cells.map(({ colour, missing }) => [colour, missing])));
  const plus = view.bankTokens.gold > 0 && !board.reserved.some((each) => 'id' in each && each.id === card.id);
  const title = buyable
    ? texts.buyTitle(card.bonus)
    : reservable
      ? texts.reserveTitle(card.bonus)
      : texts.missing(cap(missing));
  const brief = props.room === 'phone';
  return (
    <AskBar
      label={title}
      title={brief && (buyable || reservable) ? texts.aboutCard(card.bonus, card.prestige) : title}
      tone="mine"
      notes={notes}
      hinting={props.hinting}
      line={
        <span className={styles.line}>
          {buyable ? (
            <>
              {total(paid) === 0 ? texts.costsNothing : texts.pay} <Amounts counts={paid} size={18} />
              {!brief && (
                <>
                  {card.prestige > 0 && (
                    <>
                      {texts.prestige} <Becomes before={board.prestige} after={board.prestige + card.prestige} />
                    </>
                  )}
                  {total(paid) > 0 && (
                    <>
                      {texts.tokens} <Becomes before={before} after={before - total(paid)} />
                    </>
                  )}
                </>
              )}
            </>
          ) : reservable ? (
            texts.cardMissing(missing)
          ) : (
            texts.fullReserve
          )}
        </span>
      }
    >
      {!brief && (
        <Button onClick={deciding.clear} keyName="Esc">
          {texts.clear}
        </Button>
      )}
      {buyable && otherwise && (
        <Button
          onClick={deciding.openPayment}
          keyName="P"
          disabled={pending}
          {...(brief && { square: true, 'aria-label': texts.payment })}
        >
          {brief ? <Icon name="swap" /> : texts.payment}
        </Button>
      )}
      {reservable && (
        <Button
          onClick={deciding.reserve}
          look={buyable ? 'plain' : 'primary'}
          data-keys=""
          data-tip={texts.tips.reserve}
          disabled={pending}
          keyName={buyable ? 'R' : 'Enter'}
        >
          <Reserve gold={plus && !(brief && buyable)} spare={buyable} />
        </Button>
      )}
      {buyable && (
        <Button
          look="primary"
          data-keys=""
          data-tip={texts.tips.buy}
          onClick={deciding.confirm}
          disabled={pending}
          keyName="Enter"
        >
          {texts.buy}
        </Button>
      )}
    </AskBar>
  );
}

function DeckAsk({ deciding, props, notes, tier }: AskProps & { readonly tier: number }): ReactNode {
  return (
    <AskBar
      label={texts.deckTitle(tier)}
      title={texts.deckTitle(tier)}
      line={texts.deckLine}
      tone="mine"
      notes={notes}
      hinting={props.hinting}
    >
      <Button onClick={deciding.clear} keyName="Esc">
        {texts.clear}
      </Button>
      <Button look="primary" data-keys="" onClick={deciding.confirm} disabled={props.pending} keyName="Enter">
        <Reserve gold={props.view.bankTokens.gold > 0} />
      </Button>
    </AskBar>
  );
}
