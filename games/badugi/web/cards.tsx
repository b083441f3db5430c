/** Cards in four colours, face and back. */
import { cx } from '@baize/table';
import type { CSSProperties, ReactNode } from 'react';
import { classOf, handText, rankOf, ranksHighToLow, rankWord, suitOf, suitWord } from '../src/index.ts';
import styles from './cards.module.css';

const shapes = [
  <>
    <circle key="a" cx="16" cy="8.7" r="6.5" />
    <circle key="b" cx="8.6" cy="18.3" r="6.5" />
    <circle key="c" cx="23.4" cy="18.3" r="6.5" />
    <path key="d" d="M12 12h8v8h-1.8c.1 4.300 1.500 7.800 4 10.200H9.800c2.500-2.400 3.900-5.900 4-10.200H12Z" />
  </>,
  <path
    key="diamond"
    d="M16 1.500Q19.800 9.600 27.500 16 19.800 22.400 16 30.500 12.200 22.400 4.500 16 12.200 9.600 16 1.500Z"
  />,
  <path
    key="heart"
    d="M16 29C6.500 21.200 2.500 16.300 2.500 11A7 7 0 0 1 16 7.600 7 7 0 0 1 29.500 11C29.500 16.300 25.500 21.200 16 29Z"
  />,
  <path
    key="spade"
    d="M16 1.800C19.800 8 29.400 12.600 29.400 19.300A6 6 0 0 1 17.900 21.600C18.100 25.400 19.400 28 22.200 30.200H9.800C12.600 28 13.900 25.400 14.100 21.600A6 6 0 0 1 2.600 19.300C2.600 12.600 12.200 8 16 1.800Z"
  />,
];
const suitLetters = ['c', 'd', 'h', 's'] as const;
/** The colour of a suit on ivory, or on the ground of a panel. */
export const suitInk = (suit: number, tint = false): string =>
  `var(--bd-${tint ? 'tint' : 'suit'}-${suitLetters[suit]})`;

export const Suit = ({
  suit,
  size = '1em',
  tint,
}: {
  readonly suit: number;
  readonly size?: number | string;
  /** On dark ground instead of ivory. */
  readonly tint?: boolean;
}): ReactNode => (
  <svg
    className={styles.suit}
    style={tint ? { fill: suitInk(suit, true) } : undefined}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    {shapes[suit]}
  </svg>
);

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const rankText = (rank: number): string => ranks[rank] ?? '';
export const cardWords = (card: number): string => `${rankWord(rankOf(card))} of ${suitWord(suitOf(card))}`;

/** Rank and suit in a line of text. */
export const Mini = ({ card }: { readonly card: number }): ReactNode => (
  <span className={styles.mini} style={{ color: suitInk(suitOf(card)) }} role="img" aria-label={cardWords(card)}>
    {rankText(rankOf(card))}
    <Suit suit={suitOf(card)} size="0.8em" />
  </span>
);

/** `9♥, J and 2`: cards of a hand by rank, with the suit where the rest of the hand has that rank too. */
export const Ranks = ({
  cards,
  of,
}: {
  readonly cards: readonly number[];
  readonly of: readonly number[];
}): ReactNode =>
  cards.map((card, i) => (
    <span key={card}>
      {i === 0 ? '' : i === cards.length - 1 ? ' and ' : ', '}
      {of.some((other) => !cards.includes(other) && rankOf(other) === rankOf(card)) ? (
        <span className={styles.unbroken} role="img" aria-label={cardWords(card)}>
          {rankText(rankOf(card))}
          <Suit suit={suitOf(card)} size="0.8em" />
        </span>
      ) : (
        rankText(rankOf(card))
      )}
    </span>
  ));

/** The face; small ones have the rank over the suit. */
export function Face({
  card,
  width,
  dim = false,
  won = false,
  flagged = false,
}: {
  readonly card: number;
  readonly width: number;
  /** It does not count. */
  readonly dim?: boolean;
  readonly won?: boolean;
  /** Words lie where a crown would be. */
  readonly flagged?: boolean;
}): ReactNode {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const big = width >= 50;
  return (
    <span
      className={cx(styles.card, big ? styles.big : styles.small, dim && styles.dim, won && styles.won)}
      style={{ '--w': `${width}px`, color: suitInk(suit) } as CSSProperties}
    >
      <span className={styles.rank}>{rankText(rank)}</span>
      {big && <Suit suit={suit} size={width * 0.22} />}
      {big && rank > 9 && !flagged && (
        <svg className={styles.crown} width={width * 0.24} height={width * 0.16} viewBox="0 0 24 16" aria-hidden="true">
          <path
            d="M2 14V4l5 5 5-7 5 7 5-5v10Z"
            fill="none"
            stroke="var(--bd-crown)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <span className={styles.pip}>
        <Suit suit={suit} size={width * (big ? 0.56 : 0.44)} />
      </span>
    </span>
  );
}

export const backMarkup = (width: number): string =>
  `<svg width="${width}" height="${width * 1.4}" viewBox="0 0 50 70"><rect x=".5" y=".5" width="49" height="69" rx="6" fill="var(--face)" stroke="var(--face-edge)"/><rect x="4" y="4" width="42" height="62" rx="3.5" fill="var(--bd-back)"/><path d="M4 20 20 4M4 36 36 4M4 52 46 10M10 66 46 26M24 66 46 42M4 50 20 66M4 34 36 66M4 18 46 60M10 4 46 44M26 4 46 28" stroke="var(--bd-back-weave)" stroke-width="1.1"/><path d="M25 22 36 35 25 48 14 35Z" fill="var(--bd-back)" stroke="var(--bd-gold)" stroke-width="1.600"/><path d="M25 29 30 35 25 41 20 35Z" fill="var(--bd-gold)"/></svg>`;

export const Back = ({ width, lift = false }: { readonly width: number; readonly lift?: boolean }): ReactNode => (
  <span
    className={cx(styles.back, lift && styles.lift)}
    style={{ width, height: width * 1.4 }}
    dangerouslySetInnerHTML={{ __html: backMarkup(width) }}
  />
);

/** `10-5-3-A badugi`, `three-card 6-4-A`: ten as on the card. */
export const nameOf = (cards: readonly number[]): string => handText(classOf(cards)).replace(/\bT\b/, '10');

/** `6-4-A`, of cards that count. */
export const ranksOf = (cards: readonly number[]): string => ranksHighToLow(classOf(cards)).map(rankText).join('-');

/** Words in which lines end between words, never inside the name of a hand. */
export const Unbroken = ({ children }: { readonly children: string }): ReactNode =>
  children.split(/(\S*-\S*)/).map((part, i) =>
    part.includes('-') ? (
      <span key={i} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
