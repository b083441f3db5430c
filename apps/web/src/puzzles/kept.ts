/** What this browser remembers of puzzles: how each went, a rating, the days on which one was solved. */
import { newRating, type Puzzle, rated, type Rating } from '@baize/game';
import { useState, useSyncExternalStore } from 'react';
import { kept } from '../learn/kept.ts';

interface Puzzling {
  readonly rating: Rating;
  /** How the first try at a puzzle went, by id. */
  readonly tried: Readonly<Record<string, 'solved' | 'failed'>>;
  /** Days on which one was solved, oldest first. */
  readonly days: readonly string[];
}

const store = kept<Puzzling>('baize.puzzles', { rating: newRating, tried: {}, days: [] });

/** Nobody is less sure than this: the first puzzle, failed or solved, is to move a rating by tens of points, not by hundreds. */
const MOST_DEVIATION = 90;

export const usePuzzling = (): Puzzling => useSyncExternalStore(store.subscribe, store.now);

/** A day as people count it, where they are. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const daysBefore = (day: string, by: number): string => {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - by));
};

/** The day on which the page was opened. */
export const useToday = (): string => useState(() => dayOf(new Date()))[0];

/** Days in a row, today or up to yesterday. */
export function streakOf(days: readonly string[], today: string): number {
  let streak = 0;
  const first = days.includes(today) ? 0 : 1;
  while (days.includes(daysBefore(today, first + streak))) streak++;
  return streak;
}

/** `15 November`. */
export function dateWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** The last seven days, oldest first. */
export const weekOf = (today: string): string[] => [6, 5, 4, 3, 2, 1, 0].map((by) => daysBefore(today, by));

/** Notes a first try; later ones change no rating. A hint halves the gain. Returns by how much the rating changed. */
export function noteTry({ id, rating }: Puzzle, solved: boolean, helped: boolean, today: string): number {
  const now = store.now();
  const first = now.tried[id] === undefined;
  const before = { ...now.rating, deviation: Math.min(MOST_DEVIATION, now.rating.deviation) };
  const next = first ? rated(before, rating, solved ? 1 : 0) : now.rating;
  const whole = next.rating - now.rating.rating;
  const change = solved && helped ? Math.round(whole / 2) : whole;
  store.keep({
    rating: { ...next, rating: now.rating.rating + change },
    tried: first ? { ...now.tried, [id]: solved ? 'solved' : 'failed' } : now.tried,
    days: solved && !now.days.includes(today) ? [...now.days, today] : now.days,
  });
  return change;
}
