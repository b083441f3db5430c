/** A development card: land, prestige, bonus, and what it costs me. */
import { Icon } from '@baize/table';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Card, PlayerBoard } from '../src/index.ts';
import { type Counts, type Price, price } from './choice.ts';
import { landscape } from './scene.ts';
import { roman, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export const Land = memo(
  ({ card }: { readonly card: Card }): ReactNode => (
    <svg
      className="land"
      viewBox="0 0 164 110"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- our own drawing, from the card's id
      dangerouslySetInnerHTML={{ __html: landscape(card.bonus, card.tier, card.id) }}
    />
  ),
);

export interface CardLook {
  /** Whose price is shown; `null` shows the printed cost. */
  readonly board: PlayerBoard | null;
  /** What would be held instead: while returning tokens. */
  readonly tokens?: Counts;
  /** Whether it is time to choose: rings and tags are shown. */
  readonly lit: boolean;
  /** Tokens after the take that is picked, to mark what comes within reach. */
  readonly soon?: Counts | null;
  /** The tag says "In reach" while tokens are returned. */
  readonly returning?: boolean;
}

export function DevCard({
  card,
  look,
  at,
  compact = false,
  selected = false,
  fresh = false,
  hinted = false,
  cell,
  press,
}: {
  readonly card: Card;
  readonly look: CardLook;
  readonly at: string;
  readonly compact?: boolean;
  readonly selected?: boolean;
  readonly fresh?: boolean;
  readonly hinted?: boolean;
  /** Row and column, for the arrow keys. */
  readonly cell?: string;
  readonly press: (event: MouseEvent) => void;
}): ReactNode {
  const cost = price(card, look.board, look.tokens);
  const later = look.soon && cost.reach === 'short' ? price(card, look.board, look.soon) : null;
  const soon = later !== null && later.reach !== 'short';
  const state = !look.lit ? 'quiet' : soon ? 'soon' : cost.reach;
  return (
    <button
      type="button"
      className={`card ${compact ? 'compact' : ''} ${state} ${selected ? 'selected' : ''} ${hinted ? 'hinted' : ''}`}
      data-at={at}
      data-cell={cell}
      data-card={card.id}
      {...(selected && { 'data-keys': '' })}
      aria-pressed={selected}
      aria-label={labelOf(card, look.board, cost)}
      onClick={press}
    >
      <span className="art">
        <Land card={card} />
        {card.prestige > 0 && <span className="points">{card.prestige}</span>}
        <span className="bonus">
          <Gem stone={card.bonus} size={compact ? 20 : 30} />
        </span>
        {look.lit && <Tag cost={cost} soon={soon} compact={compact} returning={look.returning === true} />}
        {fresh && !compact && <span className="fresh">{texts.fresh}</span>}
      </span>
      <span className={`costs n${cost.cells.length} ${look.board === null ? 'printed' : ''}`}>
        {cost.cells.map(({ colour, printed, net, missing }) => (
          <span key={colour} className={`cost ${net === 0 ? 'zero' : ''}`}>
            <span className="net">
              <Gem stone={colour} size={compact ? 16 : 20} />
              {net}
            </span>
            {look.board !== null && (
              <span className="under">
                {net !== printed && <s>{printed}</s>}
                {missing > 0 ? (
                  <span className="miss">−{missing}</span>
                ) : (
                  <Icon name="check" size={14} className="met" />
                )}
              </span>
            )}
          </span>
        ))}
      </span>
    </button>
  );
}

function Tag({
  cost,
  soon,
  compact,
  returning,
}: {
  readonly cost: Price;
  readonly soon: boolean;
  readonly compact: boolean;
  readonly returning: boolean;
}): ReactNode {
  if (soon)
    return (
      <span className="tag soon">
        <Icon name="arrow" size={14} />
        {compact ? texts.next : texts.nextTurn}
      </span>
    );
  if (cost.reach === 'plain')
    return (
      <span className="tag plain">
        <Icon name="check" size={14} />
        {returning
          ? compact
            ? texts.next
            : texts.inReach
          : cost.cells.every(({ net }) => net === 0)
            ? texts.free
            : texts.buy}
      </span>
    );
  if (cost.reach === 'gold')
    return (
      <span className="tag gold">
        <Gem stone="gold" size={14} />
        {compact ? cost.missing : texts.withGold(cost.missing)}
      </span>
    );
  return <span className="tag">{texts.short(cost.missing)}</span>;
}

/** The card in words, for who cannot see it and for the tooltip. */
function labelOf(card: Card, board: PlayerBoard | null, cost: Price): string {
  const amounts = (pick: (cell: Price['cells'][number]) => number): string =>
    texts.stones(Object.fromEntries(cost.cells.map((cell) => [cell.colour, pick(cell)])));
  const parts = [`${texts.card(card.bonus, card.tier, card.prestige)}.`];
  if (board === null) parts.push(texts.cardCosts(amounts(({ printed }) => printed)));
  else {
    parts.push(cost.cells.every(({ net }) => net === 0) ? texts.cardFree : texts.cardPay(amounts(({ net }) => net)));
    if (cost.missing > 0) parts.push(texts.cardMissing(amounts(({ missing }) => missing)));
    if (cost.reach === 'gold') parts.push(texts.cardGold(cost.missing));
  }
  return parts.join(' ');
}

/** A card as small as a word. */
export const Mini = ({ card }: { readonly card: Card }): ReactNode => (
  <span className="mini">
    <Land card={card} />
    {card.prestige > 0 && <b>{card.prestige}</b>}
    <Gem stone={card.bonus} size={14} />
  </span>
);

export const MiniBack = ({ tier }: { readonly tier: number }): ReactNode => (
  <span className="mini back">{roman(tier)}</span>
);
