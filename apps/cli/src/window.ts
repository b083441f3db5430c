/** The window that the program runs in: whether it can hold a table, and how large it is; apart from the drawing, which takes long to load. */
import type { Size } from './layout.ts';

/** Whether this terminal can hold a full-screen table. */
export function fullScreenHere({ stdin, stdout, env } = process): boolean {
  if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') return false;
  return (stdout.columns ?? 0) >= 60 && (stdout.rows ?? 0) >= 20;
}

export const sizeNow = (): Size => ({ columns: process.stdout.columns ?? 80, rows: process.stdout.rows ?? 24 });
