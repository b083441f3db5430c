/** A person's rating, on the Elo scale: from puzzles, and from games against the levels of a game. */
import type { Result, Seat } from './game.ts';
import { usualAmong } from './pack.ts';

export interface Rating {
  readonly rating: number;
  /** How unsure it is. */
  readonly deviation: number;
}

export const newRating: Rating = { rating: 1200, deviation: 300 };

const Q = Math.LN10 / 400;
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);
/** Puzzles are graded by search and levels by bots, not by people: none is surer than this. */
const GRADE_DEVIATION = 80;
const LEAST_DEVIATION = 60;

/** Glicko, one player against a puzzle or a level; `score` is 1 for solved or won, 0 for not, 0.5 for a tie. */
export function rated({ rating, deviation }: Rating, against: number, score: number, least = LEAST_DEVIATION): Rating {
  const g = weight(GRADE_DEVIATION);
  const expected = 1 / (1 + 10 ** ((-g * (rating - against)) / 400));
  const information = Q * Q * g * g * expected * (1 - expected);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    rating: Math.round(rating + Q * variance * g * (score - expected)),
    deviation: Math.round(Math.max(least, Math.sqrt(variance))),
  };
}

/** Levels lie 100 to 250 Elo apart, the weakest first; between people and bots even steps are as good as the measured ones. */
const STEP = 175;
const levelRating = (level: number): number => newRating.rating + STEP * level;

/** Never surer than this: people learn, and three games lost in a row should lead to an easier one. */
const LEAST_AT_TABLE = 140;

/** The levels people are offered, weakest first; `usual` is where somebody begins of whom nothing is known. */
export interface Levels {
  readonly names: readonly string[];
  readonly usual: string;
}

/** Those of a game's bots, as they are listed; yardsticks without a star are none. */
export function levelsAmong(bots: readonly { readonly name: string; readonly stars: number }[]): Levels {
  const levels = bots.filter(({ stars }) => stars > 0);
  return { names: levels.map(({ name }) => name), usual: usualAmong(levels)?.name ?? '' };
}

const knownRating = ({ names, usual }: Levels, rating: Rating | undefined): Rating =>
  rating ?? { ...newRating, rating: levelRating(Math.max(0, names.indexOf(usual))) };

/** The level whose games against this person should be about even. */
export function evenLevel(levels: Levels, rating: Rating | undefined): string {
  const place = Math.round((knownRating(levels, rating).rating - levelRating(0)) / STEP);
  return levels.names[Math.max(0, Math.min(levels.names.length - 1, place))] ?? levels.usual;
}

/** The rating after a game against these levels, by seat, `null` at the person's own; `null` where somebody else sat there too. */
export function ratedGame(
  levels: Levels,
  rating: Rating | undefined,
  seats: readonly (string | null)[],
  result: Result,
): Rating | null {
  const me = seats.indexOf(null);
  const others = seats.flatMap((bot, seat) => (seat === me ? [] : [{ seat, level: levels.names.indexOf(bot ?? '') }]));
  if (me < 0 || others.length === 0 || others.some(({ level }) => level < 0)) return null;
  let now = knownRating(levels, rating);
  for (const { seat, level } of others)
    now = rated(now, levelRating(level), pointsAgainst(result, me, seat), LEAST_AT_TABLE);
  return now;
}

/** 1 for a seat that did better than the other, ½ for as well: winners first, then what is played for, then points. */
function pointsAgainst({ winners, payoffs, scores }: Result, seat: Seat, other: Seat): number {
  const ahead =
    Number(winners.includes(seat)) - Number(winners.includes(other)) ||
    payoffs[seat] - payoffs[other] ||
    (winners.includes(seat) ? 0 : scores[seat] - scores[other]);
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}
