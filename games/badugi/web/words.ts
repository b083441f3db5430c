/** Numbers and lists in words. */
import { ordinal } from '../src/text.ts';

export const chips = (n: number): string => Math.round(n).toLocaleString('en-US');
export const signedChips = (n: number): string => (n > 0 ? `+${chips(n)}` : n < 0 ? `−${chips(-n)}` : '0');
export const percent = (share: number): string => `${(share * 100).toFixed(1)}\u00a0%`;
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const count = (n: number): string => counts[n] ?? String(n);
const firsts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const first = (n: number): string => firsts[n] ?? ordinal(n + 1);
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** Stays on one line. */
export const whole = (text: string): string => text.replaceAll(' ', '\u00a0');
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
