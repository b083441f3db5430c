/** The supply on a desk: basic cards, the kingdom by price, and the trash. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, CARD, COSTS, CURSE, nameOf } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { View } from '../src/view.ts';
import type { Deciding } from './deciding.ts';
import type { Light } from './face.tsx';
import { Pile, type PileProps, TinyPile } from './pile.tsx';
import styles from './supply.module.css';
import { texts } from './texts.ts';
import { Trash } from './trash.tsx';

/** Kingdom cards by price, then name. */
export const kingdomOf = (view: View): Card[] =>
  view.supply
    .flatMap((left, card) => (left >= 0 && card > CURSE ? [card] : []))
    .toSorted((a, b) => COSTS[a] - COSTS[b] || nameOf(a).localeCompare(nameOf(b)));

const inGame = (view: View, cards: readonly Card[]): Card[] => cards.filter((card) => (view.supply[card] ?? -1) >= 0);
export const treasurePiles = (view: View): Card[] => inGame(view, [CARD.Copper, CARD.Silver, CARD.Gold]);
export const victoryPiles = (view: View): Card[] => inGame(view, [CARD.Estate, CARD.Duchy, CARD.Province]);

/** Whether an attack that brings a Curse waits for my answer. */
const aimed = (view: View, card: Card): boolean => {
  const frame = view.stack.at(-1);
  return (
    card === CURSE &&
    frame !== undefined &&
    frame.seat !== view.seat &&
    view.asked === view.seat &&
    frame.card === CARD.Witch &&
    questionOf(view)?.verb === 'reveal'
  );
};

function pileProps(view: View, deciding: Deciding, card: Card): PileProps {
  const { question, pile, refused, reach } = deciding;
  const near = reach(card);
  const left = view.supply[card] ?? 0;
  const chosen = pile === card;
  const isTurn = question.kind === 'turn';
  const waits = question.kind === 'none';
  const light: Light = chosen
    ? 'chosen'
    : aimed(view, card)
      ? 'aimed'
      : isTurn
        ? question.actions && pile === null
          ? 'rest'
          : near === null
            ? 'quiet'
            : near === 'now'
              ? 'lit'
              : 'can'
        : near !== null
          ? 'lit'
          : waits
            ? 'rest'
            : 'quiet';
  const cost = COSTS[card];
  const have = view.coins + (near === 'treasures' ? deciding.treasure : 0);
  return {
    card,
    left,
    light,
    state: chosen
      ? texts.states.chosen
      : near === 'treasures'
        ? texts.states.reach
        : near === 'now'
          ? isTurn
            ? texts.states.buy
            : texts.states.gain
          : '',
    tag: chosen && isTurn ? texts.leaves(have, cost) : light === 'aimed' ? texts.aimed : null,
    refused: refused === `pile:${card}`,
    press: deciding.pressPile,
  };
}

/** Draws a pile on a phone. */
export const tinyPile =
  (view: View, deciding: Deciding, basic = false) =>
  (card: Card): ReactNode => <TinyPile key={card} basic={basic} {...pileProps(view, deciding, card)} />;

export function Supply({
  view,
  deciding,
  openTrash,
}: {
  readonly view: View;
  readonly deciding: Deciding;
  readonly openTrash: () => void;
}): ReactNode {
  const kingdom = kingdomOf(view);
  const pile = (card: Card, size: 'medium' | 'small' | 'packed'): ReactNode => (
    <Pile key={card} size={size} {...pileProps(view, deciding, card)} />
  );
  const many = kingdom.length > 10;
  // without Curses the trash ends the column of treasures, so that Victory cards keep theirs
  const curses = (view.supply[CURSE] ?? -1) >= 0;
  const trash = <Trash view={view} open={openTrash} both={!curses} />;
  return (
    <section className={styles.supply} aria-label={texts.supply} data-zone="supply">
      <div className={styles.basics} role="group" aria-label={texts.basics}>
        {treasurePiles(view).map((card) => pile(card, 'small'))}
        {curses ? pile(CURSE, 'small') : trash}
        {victoryPiles(view).map((card) => pile(card, 'small'))}
        {curses && trash}
      </div>
      <div className={cx(styles.kingdom, many && styles.many)} role="group" aria-label={texts.kingdom}>
        {kingdom.map((card) => pile(card, many ? 'packed' : 'medium'))}
      </div>
    </section>
  );
}
