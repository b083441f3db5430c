/** Figures of a contest as people read them. */
import type { Scale } from '../tournament.ts';
import type { ArenaStanding } from './standings.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const ratingWords = (value: number, { worth }: Scale): string =>
  worth === null ? whole(value) : value.toFixed(1);

export const share = (part: number, of: number, digits = 0): string =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(digits)} %`;

/** A chance as per cent, chips as they are. */
export const hopeWords = (hope: number, { worth }: Scale): string =>
  worth === null ? `${(100 * hope).toFixed(0)} %` : hope.toFixed(1);

/** In points of chance, or in chips. */
export const lossWords = (loss: number, { worth }: Scale): string =>
  Math.max(0, worth === null ? 100 * loss : loss).toFixed(1);

export const lossUnit = ({ worth }: Scale): string => (worth === null ? 'points of chance' : 'chips');

export function tokenWords(tokens: number): string {
  if (tokens < 1000) return whole(tokens);
  return tokens < 100_000 ? `${(tokens / 1000).toFixed(1)}k` : `${whole(tokens / 1000)}k`;
}

export function costWords(dollars: number): string {
  if (dollars === 0) return 'free';
  return dollars < 0.995 ? `${(100 * dollars).toPrecision(2)} ¢` : `$${dollars.toFixed(2)}`;
}

/** How often an answer was refused, by decision. */
export const illegalWords = ({ kind, refused, decisions }: ArenaStanding): string =>
  kind === 'bot' || (refused === 0 && decisions > 0) ? 'never' : share(refused, decisions, 1);

export const tokensAGame = ({ tokens, games }: ArenaStanding): number =>
  games === 0 ? 0 : (tokens.input + tokens.output) / games;

export const costAGame = ({ cost, games, kind }: ArenaStanding): number | null =>
  kind === 'bot' ? 0 : cost === null || games === 0 ? null : cost / games;
