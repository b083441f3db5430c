/** The picture of a card: tint and inks of its kind, a line pattern of its own, its emblem. Coins, backs and texts of cards. */
import { cx } from '@baize/table';
import type { CSSProperties, ReactNode } from 'react';
import { type Card, type CardFact, FACTS, nameOf } from '../src/facts.ts';
import styles from './art.module.css';
import { EMBLEMS } from './emblems.ts';

export type Look = 'action' | 'attack' | 'reaction' | 'treasure' | 'victory' | 'curse';

export const factOf = (card: Card): CardFact => FACTS[card];
export const lookOf = (card: Card): Look => factOf(card).kind.replace('action-', '') as Look;

export const kindInk = (look: Look): string => `var(--kind-${look})`;

/** The inks of a card's kind, from the tokens: band, outline, light, tint, and text on the band. */
const variables = (card: Card): Record<string, string> =>
  Object.fromEntries(
    ['kind', 'deep', 'pale', 'tint', 'on-kind'].map((ink) => [`--${ink}`, `var(--${ink}-${lookOf(card)})`]),
  );

export const inkOfCard = (card: Card): CSSProperties => variables(card);

/** A stream of numbers of the card's own. */
function drawFrom(text: string): () => number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
    hash ^= hash >>> 16;
    return (hash >>> 0) / 2 ** 32;
  };
}

const path = (d: string): string => `<path d="${d}"/>`;
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const patterns: readonly ((draw: () => number) => string)[] = [
  () =>
    range(0, 36)
      .map((i) => (i * Math.PI) / 18)
      .map((a) => path(`M100 50L${(100 + 160 * Math.cos(a)).toFixed(1)} ${(50 + 160 * Math.sin(a)).toFixed(1)}`))
      .join(''),
  () =>
    range(1, 13)
      .map((i) => `<circle cx="100" cy="50" r="${i * 11}"/>`)
      .join(''),
  (draw) => {
    const waves = 2 + draw() * 2;
    const wave = (row: number): string =>
      range(0, 41)
        .map((i) => `${i * 5} ${(row * 9 + 5 * Math.sin((i / 40) * Math.PI * 2 * waves + row / 2)).toFixed(1)}`)
        .join('L');
    return range(0, 12)
      .map((row) => path(`M${wave(row)}`))
      .join('');
  },
  () =>
    range(-10, 30)
      .map((i) => path(`M${i * 13} 0L${i * 13 + 60} 100M${i * 13 + 60} 0L${i * 13} 100`))
      .join(''),
];

const drawn = new Map<Card, string>();

function patternOf(card: Card): string {
  const known = drawn.get(card);
  if (known !== undefined) return known;
  const draw = drawFrom(`${nameOf(card)} of baize`);
  const inside = patterns[Math.floor(draw() * patterns.length)](draw);
  drawn.set(card, inside);
  return inside;
}

const emblemMarkup = (card: Card): string =>
  `<svg class="${styles.emblem}" viewBox="0 0 64 64" aria-hidden="true">${EMBLEMS[nameOf(card)]}</svg>`;
const artMarkup = (card: Card): string =>
  `<svg class="${styles.pattern}" viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${patternOf(card)}</svg>${emblemMarkup(card)}`;

interface Drawn {
  readonly card: Card;
  readonly className?: string | undefined;
}

export const Emblem = ({ card, className }: Drawn): ReactNode => (
  <span className={cx(styles.alone, className)} dangerouslySetInnerHTML={{ __html: emblemMarkup(card) }} />
);

export const Art = ({ card, className }: Drawn): ReactNode => (
  <span
    className={cx(styles.art, className)}
    data-overlap="ground"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: artMarkup(card) }}
  />
);

export const Back = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <i className={cx(styles.back, className)} />
);

export const Coin = ({ value, className }: { readonly value: number; readonly className?: string }): ReactNode => (
  <span className={cx(styles.coin, className)}>{value}</span>
);

/** A price inside a line. */
export const SmallCoin = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <i className={styles.smallCoin}>{children}</i>
);

/** `*bold*`, `(2)` as a coin, `|` as a new line. */
export function Rich({ text }: { readonly text: string }): ReactNode {
  return text.split('|').map((line, i) => (
    <span key={i} className={styles.rich}>
      {line
        .split(/(\*[^*]+\*|\(\d\))/)
        .map((part, j) =>
          /^\(\d\)$/.test(part) ? (
            <SmallCoin key={j}>{part[1]}</SmallCoin>
          ) : part.startsWith('*') ? (
            <b key={j}>{part.slice(1, -1)}</b>
          ) : (
            part
          ),
        )}
    </span>
  ));
}

/** A small face or back that travels. */
export const flyingMarkup = (card: Card | null): string => {
  if (card === null) return `<div class="${cx(styles.flying, styles.back)}"></div>`;
  const style = Object.entries(variables(card))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `<div class="${styles.flying}" style="${style}"><span class="${styles.art}">${artMarkup(card)}</span></div>`;
};
