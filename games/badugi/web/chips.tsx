/** Chips seen from the side, one column per value. */
import type { ReactNode } from 'react';
import styles from './cards.module.css';

const values = [1000, 500, 100, 50, 10, 1] as const;
const most = 6;

export function chipsMarkup(amount: number, zoom = 1): string {
  let rest = Math.max(0, amount);
  const columns: { n: number; face: string; edge: string }[] = [];
  for (const value of values) {
    const n = Math.floor(rest / value);
    rest -= n * value;
    if (n > 0 && columns.length < 3)
      columns.push({ n: Math.min(n, most), face: `var(--bd-chip-${value})`, edge: `var(--bd-chip-${value}-edge)` });
  }
  const tall = Math.max(1, ...columns.map(({ n }) => n));
  const height = 14 + tall * 5;
  let out = '';
  columns.forEach(({ n, face, edge }, column) => {
    for (let i = 0; i < n; i++) {
      const y = height - 7 - i * 5 - 5;
      out += `<g transform="translate(${column * 24} ${y})"><path d="M1 0v5a12 5.500 0 0 0 24 0V0Z" fill="${face}"/><path d="M5.500 3.600v5M13 5.200v5M20.500 3.600v5" stroke="${edge}" stroke-width="3.200"/><ellipse cx="13" cy="0" rx="12" ry="5.500" fill="${face}" stroke="var(--bd-chip-rim)" stroke-width=".6"/><ellipse cx="13" cy="0" rx="12" ry="5.500" fill="none" stroke="${edge}" stroke-width="2" stroke-dasharray="5 6.300"/><ellipse cx="13" cy="0" rx="7" ry="3" fill="none" stroke="${edge}" stroke-width=".9"/></g>`;
    }
  });
  const width = columns.length * 24 + 3;
  return `<svg width="${width * zoom}" height="${height * zoom}" viewBox="0 0 ${width} ${height}">${out}</svg>`;
}

export const Chips = ({ amount, zoom = 1 }: { readonly amount: number; readonly zoom?: number }): ReactNode =>
  amount <= 0 ? null : (
    <span className={styles.chips} aria-hidden="true" dangerouslySetInnerHTML={{ __html: chipsMarkup(amount, zoom) }} />
  );
