/** Nobles: our own ten, each a bust in an arch. */
import { cx, Icon } from '@baize/table';
import { memo, type ReactNode } from 'react';
import type { Noble } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { COLOURS } from './choice.ts';
import styles from './noble.module.css';
import { texts } from './texts.ts';
import { Gem } from './gems.tsx';

type Hat = 'hat' | 'veil' | 'laurel' | 'crown' | 'helm' | 'point';

const people: Readonly<Record<string, readonly [robe: string, trim: string, hat: Hat]>> = {
  'n-01': ['#27407E', '#E9EEF8', 'hat'],
  'n-02': ['#4B5166', '#F3F6FB', 'veil'],
  'n-03': ['#1E6B51', '#3E7BFA', 'laurel'],
  'n-04': ['#7E2A3C', '#2FA66A', 'laurel'],
  'n-05': ['#5B2C3A', '#2C2E38', 'helm'],
  'n-06': ['#1F5B6E', '#DCE6F5', 'point'],
  'n-07': ['#2D4A86', '#2C2E38', 'hat'],
  'n-08': ['#8C3247', '#F3F6FB', 'crown'],
  'n-09': ['#8A4A2A', '#2FA66A', 'veil'],
  'n-10': ['#5A3A4A', '#2FA66A', 'laurel'],
};

const brass = '#E0B84C';

const hats: Readonly<Record<Hat, (robe: string, trim: string) => ReactNode>> = {
  hat: (_, trim) => (
    <>
      <path d="M12 27c6-4 34-4 40 0c-6 3-34 3-40 0z" fill={brass} />
      <path d="M21 25c0-10 4-13 11-13s11 3 11 13z" fill={trim} stroke={brass} />
      <path d="M42 20c6-6 10-6 12-4c-3 1-6 4-9 8z" fill={brass} />
    </>
  ),
  veil: (_, trim) => (
    <>
      <path d="M17 46c-1-20 2-32 15-32s16 12 15 32l-7 2V31c-4-4-12-4-16 0v17z" fill={trim} />
      <path d="M21 27c5-5 17-5 22 0" stroke={brass} strokeWidth="2.5" fill="none" />
    </>
  ),
  laurel: () => (
    <>
      <path d="M20 33c-1-12 4-18 12-18s13 6 12 18c-2-5-4-7-6-8c-4 2-10 2-14 0c-2 1-3 4-4 8z" fill="#3A2A22" />
      <path d="M19 27l5-2-3-4zM22 21l5 0-2-5zM45 27l-5-2 3-4zM42 21l-5 0 2-5zM28 16l4 3 4-3-4-3z" fill={brass} />
    </>
  ),
  crown: () => (
    <>
      <path d="M20 34c-2-10 2-17 12-17s14 7 12 17c-1-4-3-7-5-8c-4 2-10 2-14 0c-2 1-4 4-5 8z" fill="#2B1D1A" />
      <path d="M20 20l-1-11 7 6 6-8 6 8 7-6-1 11c-7-3-17-3-24 0z" fill={brass} stroke="#8A6410" />
    </>
  ),
  helm: () => (
    <>
      <path d="M20 36V26c0-9 5-14 12-14s12 5 12 14v10l-5-5H25z" fill="#8E96AB" />
      <path d="M32 12c7 0 12 5 12 14v10l-5-5h-7z" fill="#757D93" />
      <path d="M32 12v19M20 27h24" stroke={brass} strokeWidth="2" />
      <path d="M24 11c1-8 15-8 20 3c-6-3-14-4-20-3z" fill="#E0475A" />
    </>
  ),
  point: (robe) => (
    <>
      <path d="M19 27L34 3l11 24c-7-4-19-4-26 0z" fill={robe} stroke={brass} strokeWidth="1.2" />
      <path d="M33 13l1.5 3 3 .4-2.2 2.2.5 3.2-2.8-1.5-2.8 1.5.5-3.2-2.2-2.2 3-.4z" fill={brass} />
      <path d="M17 27c7-5 23-5 30 0l-1 4c-7-4-21-4-28 0z" fill={brass} />
    </>
  ),
};

export const Bust = memo(({ id, size = 66 }: { readonly id: string; readonly size?: number }): ReactNode => {
  const [robe, trim, hat] = people[id] ?? ['#27407E', '#E9EEF8', 'crown' as const];
  return (
    <svg width={size} height={size} viewBox="5 3 54 61" aria-hidden="true">
      <clipPath id={`arch-${id}`}>
        <path d="M6 64V30a26 26 0 0 1 52 0v34z" />
      </clipPath>
      <g clipPath={`url(#arch-${id})`}>
        <rect width="64" height="64" fill={robe} />
        <circle cx="32" cy="30" r="24" fill="#fff" opacity=".1" />
        <circle cx="32" cy="30" r="17" fill="#fff" opacity=".09" />
        <path d="M8 70c0-15 9-21 24-21s24 6 24 21z" fill={trim} />
        <path d="M22 50l10 13l10-13l-4-3H26z" fill={robe} />
        <path d="M27 40h10v9c-2 4-8 4-10 0z" fill="#D9A982" />
        <path d="M22 30c0-9 4-12 10-12s10 3 10 12c0 8-4 14-10 14s-10-6-10-14z" fill="#EEC6A0" />
        <path d="M32 18c6 0 10 3 10 12c0 8-4 14-10 14z" fill="#DFB089" />
        {hats[hat](robe, trim)}
        <path d="M25 53l7 6 7-6" stroke={brass} strokeWidth="1.8" fill="none" />
      </g>
      <path d="M6 64V30a26 26 0 0 1 52 0v34" fill="none" stroke="#C79A32" strokeWidth="2" />
    </svg>
  );
});

type Bonuses = Readonly<Record<(typeof COLOURS)[number], number>>;

export function NobleTile({
  noble,
  bonuses,
  away = false,
}: {
  readonly noble: Noble;
  /** Whose cards are counted; `null` shows what is needed. */
  readonly bonuses: Bonuses | null;
  /** Visiting somebody: its place stays empty. */
  readonly away?: boolean;
}): ReactNode {
  const needs = COLOURS.filter((colour) => noble.requires[colour] > 0).map((colour) => ({
    colour,
    need: noble.requires[colour],
    have: bonuses === null ? null : Math.min(noble.requires[colour], bonuses[colour]),
  }));
  const label = texts.noble(
    texts.the(nobleName(noble.id)),
    noble.prestige,
    texts.list(needs.map(({ colour, need, have }) => texts.nobleNeed(have, need, colour))),
  );
  return (
    <li className={cx(styles.noble, away && styles.away)} data-at={`noble:${noble.id}`} data-tip={label}>
      <span className="unseen">{label}</span>
      <span className={styles.points} aria-hidden="true">
        {noble.prestige}
      </span>
      <span className={styles.name} aria-hidden="true">
        {nobleName(noble.id)}
      </span>
      <span className={styles.tile}>
        <span className={styles.bust}>
          <Bust id={noble.id} size={78} />
        </span>
        <span className={styles.needs} aria-hidden="true">
          {needs.map(({ colour, need, have }) => (
            <span key={colour} className={cx(styles.need, have !== null && have >= need && styles.met)}>
              <Gem stone={colour} size={18} />
              <span>
                {have ?? need}
                {have !== null && (have < need ? <small>/{need}</small> : <Icon name="check" size={14} />)}
              </span>
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

/** The nobles that somebody has won, as small as their score. */
export const WonNobles = ({ nobles }: { readonly nobles: readonly Noble[] }): ReactNode =>
  nobles.length > 0 && (
    <span className={styles.won} role="img" aria-label={texts.wonNobles(nobles.map(({ id }) => nobleName(id)))}>
      {nobles.map(({ id }) => (
        <Bust key={id} id={id} size={22} />
      ))}
    </span>
  );
