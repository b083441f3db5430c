/** Piles of the supply: `medium` for the kingdom, `small` for the basic cards and wide kingdoms, tiny on a phone. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import { Art, Coin, Emblem, factOf, lookOf, Rich } from './art.tsx';
import face from './face.module.css';
import { cardProps, type Light } from './face.tsx';
import { FACES } from './faces.ts';
import styles from './pile.module.css';
import { texts } from './texts.ts';
import tiny from './tinyPile.module.css';

export interface PileProps {
  readonly card: Card;
  readonly left: number;
  readonly light: Light;
  readonly state: string;
  readonly tag?: string | null;
  readonly refused?: boolean;
  readonly press: (card: Card) => void;
}

/** What is the same in every size. */
function PileButton({
  card,
  left,
  light,
  state,
  tag = null,
  refused = false,
  press,
  className,
  tagClass,
  children,
}: PileProps & { readonly className: string; readonly tagClass?: string; readonly children: ReactNode }): ReactNode {
  const { cost } = factOf(card);
  return (
    <button
      {...cardProps(card, light, face.pile, className, refused && face.refused)}
      data-at={`pile:${card}`}
      data-pile=""
      aria-pressed={light === 'chosen'}
      aria-label={texts.pile(nameOf(card), texts.looks[lookOf(card)], cost, left, state)}
      onClick={() => press(card)}
    >
      {children}
      {tag !== null && (
        <span className={cx(face.tag, light === 'aimed' && face.bad, tagClass)} data-overlap="badge">
          {tag}
        </span>
      )}
    </button>
  );
}

const few = 3;

function Medium({ card, left }: PileProps): ReactNode {
  const look = lookOf(card);
  const name = nameOf(card);
  return (
    <>
      <span className={cx(face.name, styles.name)}>
        <Emblem card={card} className={styles.emblem} />
        {name}
      </span>
      <span className={cx(face.band, styles.band, styles.full)}>{left === 0 ? texts.empty : texts.looks[look]}</span>
      <span className={cx(face.band, styles.band, styles.brief)}>
        {left === 0 ? texts.empty : texts.looksBrief[look]}
      </span>
      <Art card={card} className={styles.art} />
      <span className={cx(face.foot, styles.foot)}>
        <Coin value={factOf(card).cost} className={styles.coin} />
        <span className={cx(face.text, styles.text)}>
          <Rich text={FACES[name].short} />
        </span>
      </span>
    </>
  );
}

function Small({ card, left }: PileProps): ReactNode {
  const look = lookOf(card);
  const name = nameOf(card);
  return (
    <>
      <Art card={card} className={styles.art} />
      <span className={styles.box}>
        <span className={cx(face.name, styles.name)}>{name}</span>
        <span className={styles.row}>
          <Coin value={factOf(card).cost} className={styles.coin} />
          <span className={cx(face.text, styles.text)}>
            {left === 0 ? (
              texts.empty
            ) : look === 'treasure' || look === 'victory' || look === 'curse' ? (
              <Rich text={name === 'Gardens' ? '*per 10 cards*' : FACES[name].short} />
            ) : (
              texts.looksBrief[look]
            )}
          </span>
        </span>
      </span>
    </>
  );
}

/** `packed`: one of so many that only names and prices have room. */
export function Pile(pile: PileProps & { readonly size: 'medium' | 'small' | 'packed' }): ReactNode {
  const { size, left } = pile;
  return (
    <PileButton
      {...pile}
      className={cx(
        styles[size === 'packed' ? 'small' : size],
        size === 'packed' && styles.packed,
        left === 0 && styles.gone,
      )}
      tagClass={styles.tag}
    >
      {size === 'medium' ? <Medium {...pile} /> : <Small {...pile} />}
      <span className={cx(styles.count, left <= few && styles.few)} data-overlap="badge">
        {left}
      </span>
    </PileButton>
  );
}

/** On a phone; `basic` without a picture where it stands in a row of six. */
export function TinyPile({ basic = false, ...pile }: PileProps & { readonly basic?: boolean }): ReactNode {
  const { card, left } = pile;
  return (
    <PileButton {...pile} className={cx(tiny.tiny, basic && tiny.basic, left === 0 && face.quiet)} tagClass={tiny.tag}>
      <span className={cx(face.name, tiny.name)}>{nameOf(card)}</span>
      <span className={tiny.row}>
        <Coin value={factOf(card).cost} className={tiny.coin} />
        <Emblem card={card} className={tiny.emblem} />
        <b className={cx(tiny.left, left <= few && tiny.few)}>{left}</b>
      </span>
    </PileButton>
  );
}
