/** A development card: land, prestige, bonus, and what it costs me. It fits its prices to the size it is given. */
import { cx, Icon } from '@baize/table';
import { memo, type ReactNode } from 'react';
import type { Card, PlayerBoard } from '../src/index.ts';
import styles from './card.module.css';
import { type Counts, type Price, price } from './choice.ts';
import { Gem } from './gems.tsx';
import marked from './marked.module.css';
import { Prices } from './prices.tsx';
import { landscape } from './scene.ts';
import { texts } from './texts.ts';
import { pictureOf } from './words.ts';

export const Land = memo(
  ({ card }: { readonly card: Card }): ReactNode => (
    <svg
      className={styles.land}
      viewBox="0 0 164 110"
      preserveAspectRatio="xMidYMid slice"
      data-overlap="ground"
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
  /** My own pick, which my board counts too: so do the prices of all cards out of reach. */
  readonly picking?: boolean;
  /** The tag says "In reach" while tokens are returned. */
  readonly returning?: boolean;
}

export interface DevCardProps {
  readonly card: Card;
  readonly look: CardLook;
  readonly at: string;
  readonly selected?: boolean;
  readonly fresh?: boolean;
  readonly hinted?: boolean;
  /** Row and column, for the arrow keys. */
  readonly cell?: string;
  readonly press: () => void;
}

type State = 'quiet' | 'soon' | Price['reach'];

export function DevCard({ card, look, at, selected, fresh, hinted, cell, press }: DevCardProps): ReactNode {
  const now = price(card, look.board, look.tokens);
  const later = look.soon && now.reach === 'short' ? price(card, look.board, look.soon) : null;
  const soon = later !== null && later.reach !== 'short';
  const cost = later !== null && (soon || look.picking === true) ? later : now;
  const state: State = !look.lit ? 'quiet' : soon ? 'soon' : cost.reach;
  return (
    <button
      type="button"
      className={cx(styles.card, marked.card, styles[state], selected && styles.selected, hinted && styles.hinted)}
      data-at={at}
      data-cell={cell}
      data-card={card.id}
      data-state={state}
      data-keys=""
      data-tip=""
      aria-pressed={selected === true}
      aria-label={labelOf(card, look.board, cost)}
      onClick={press}
    >
      <span className={styles.art}>
        <Land card={card} />
        {card.prestige > 0 && <span className={styles.points}>{card.prestige}</span>}
        <span className={styles.bonus}>
          <Gem stone={card.bonus} size={30} />
        </span>
        {hinted && (
          <span className={styles.bulb} data-overlap="badge">
            <Icon name="bulb" size={14} />
          </span>
        )}
        {look.lit && <Tag cost={cost} soon={soon} returning={look.returning === true} />}
        {fresh && <span className={styles.fresh}>{texts.fresh}</span>}
      </span>
      <Prices cost={cost} board={look.board} />
    </button>
  );
}

function Tag({
  cost,
  soon,
  returning,
}: {
  readonly cost: Price;
  readonly soon: boolean;
  readonly returning: boolean;
}): ReactNode {
  if (soon)
    return (
      <span className={cx(styles.tag, styles.tagSoon)}>
        <Icon name="arrow" size={14} />
        {texts.nextTurn}
      </span>
    );
  if (cost.reach === 'plain')
    return (
      <span className={cx(styles.tag, styles.tagPlain)}>
        <Icon name="check" size={14} />
        {returning ? texts.inReach : cost.cells.every(({ net }) => net === 0) ? texts.free : texts.buy}
      </span>
    );
  if (cost.reach === 'gold')
    return (
      <span className={cx(styles.tag, styles.tagGold)}>
        <Gem stone="gold" size={14} />
        {texts.withGold(cost.missing)}
      </span>
    );
  return <span className={styles.tag}>{texts.short(cost.missing)}</span>;
}

/** The card in words, for screen readers. */
function labelOf(card: Card, board: PlayerBoard | null, cost: Price): string {
  const amounts = (pick: (cell: Price['cells'][number]) => number): string =>
    texts.stones(Object.fromEntries(cost.cells.map((cell) => [cell.colour, pick(cell)])));
  const parts = [`${texts.card(pictureOf(card), card.bonus, card.tier, card.prestige)}.`];
  if (board === null) parts.push(texts.cardCosts(amounts(({ printed }) => printed)));
  else {
    parts.push(cost.cells.every(({ net }) => net === 0) ? texts.cardFree : texts.cardPay(amounts(({ net }) => net)));
    if (cost.missing > 0) parts.push(texts.cardMissing(amounts(({ missing }) => missing)));
    if (cost.reach === 'gold') parts.push(texts.cardGold(cost.missing));
  }
  return parts.join(' ');
}
