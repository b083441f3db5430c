/** What a contest says about everybody: rating, legality, spending, and what their moves gave away. */
import type { GamePack } from '@baize/game';
import { stakesOf } from '../job.ts';
import { type Encounter, rate, rateByGain, type Rating, ratingErrors } from '../ratings.ts';
import { addValue, deviation, type Interval, mean, type Moments, noMoments, z95 } from '../statistics.ts';
import type { Scale } from '../tournament.ts';
import type { ArenaGame, ArenaRun, EntrantInfo } from './run.ts';

export interface ArenaStanding extends EntrantInfo {
  /** Elo around 1,500, or in the unit of the scale. */
  readonly rating: number;
  readonly interval: Interval;
  readonly games: number;
  /** A win is one, shared among the winners. */
  readonly points: number;
  /** Games that it did not have to give up. */
  readonly completed: number;
  readonly decisions: number;
  readonly answers: number;
  readonly refused: number;
  /** Decisions whose first answer was legal. */
  readonly firstTry: number;
  readonly tokens: { readonly input: number; readonly output: number };
  /** Dollars for all games; `null` where no price is known. */
  readonly cost: number | null;
  readonly seconds: number | null;
  /** What a decision gives away on average, and its standard error; `null` where nobody looked. */
  readonly loss: { readonly mean: number; readonly error: number; readonly decisions: number } | null;
}

export interface ArenaStandings {
  readonly scale: Scale;
  /** Best first. */
  readonly players: readonly ArenaStanding[];
}

const middle = 1500;

export function arenaStandings(pack: GamePack, run: ArenaRun): ArenaStandings {
  const scale: Scale = pack.stakes === undefined ? { unit: 'Elo', worth: null } : stakesOf(pack, run.options, 2);
  const ratings = ratingsOf(run, scale);
  const players = run.entrants.map((entrant, at) => ({ ...entrant, ...ratings[at], ...countsOf(run, at) }));
  return { scale, players: players.toSorted((a, b) => b.rating - a.rating) };
}

const shareOf = ({ record }: ArenaGame, seat: number): number => {
  const winners = record.result?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
};

function ratingsOf(run: ArenaRun, { worth }: Scale): Rating[] {
  const meetings = meetingsOf(run);
  if (worth !== null) {
    const usual = usualGain(meetings.map(({ gains }) => gains));
    return rateByGain(
      run.entrants.length,
      meetings.map(({ first, second, gains }) => ({
        first,
        second,
        gain: (worth * mean(gains)) / 2,
        error: (worth * Math.max(usual, deviation(gains))) / 2 / Math.sqrt(gains.n),
      })),
    );
  }
  const rated = rate(run.entrants.length, meetings, run.seed);
  const errors = ratingErrors(
    rated.map(({ rating }) => rating),
    meetings,
  );
  return rated.map(({ rating, interval: [low, high] }, at) => {
    const half = z95 * errors[at];
    return {
      rating: rating + middle,
      interval: [Math.min(low, rating - half) + middle, Math.max(high, rating + half) + middle],
    };
  });
}

/** The size of what a deal brings anybody: a few deals that happen to agree prove nothing. */
function usualGain(all: readonly Moments[]): number {
  const sum = (of: (gains: Moments) => number): number => all.reduce((total, gains) => total + of(gains), 0);
  return (
    Math.sqrt(
      sum(({ squares }) => squares) /
        Math.max(
          1,
          sum(({ n }) => n),
        ),
    ) || 1
  );
}

/** What pairs made of each other in the deals that they played from both seats. */
function meetingsOf({ games }: ArenaRun): (Encounter & { readonly gains: Moments })[] {
  const met = new Map<string, { encounter: Encounter & { deals: Record<string, number> }; gains: Moments }>();
  for (const game of games) {
    const [first, second] = game.seating;
    const back = games.find(({ deal, seating }) => deal === game.deal && seating[0] === second && seating[1] === first);
    if (first > second || back === undefined) continue;
    const key = `${first} ${second}`;
    const meeting = met.get(key) ?? { encounter: { first, second, gamesPerDeal: 2, deals: {} }, gains: noMoments() };
    met.set(key, meeting);
    const points = shareOf(game, 0) + shareOf(back, 1);
    const { deals } = meeting.encounter;
    deals[points] = (deals[points] ?? 0) + 1;
    addValue(meeting.gains, (game.record.result?.payoffs[0] ?? 0) + (back.record.result?.payoffs[1] ?? 0));
  }
  return [...met.values()].map(({ encounter, gains }) => ({ ...encounter, gains }));
}

function countsOf({ games }: ArenaRun, entrant: number): Omit<ArenaStanding, keyof EntrantInfo | keyof Rating> {
  const played = games.filter(({ seating }) => seating.includes(entrant));
  const seatIn = ({ seating }: ArenaGame): number => seating.indexOf(entrant);
  const turns = played.flatMap((game) => game.turns.filter(({ seat }) => seat === seatIn(game)));
  const firsts = turns.filter(({ attempt }) => attempt === 1);
  const losses = noMoments();
  for (const game of played)
    for (const { seat, loss } of game.judged) if (seat === seatIn(game)) addValue(losses, loss);
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  const known = (values: readonly (number | null)[]): number | null =>
    values.length === 0 || values.includes(null) ? null : sum(values.map((each) => each ?? 0));
  return {
    games: played.length,
    points: sum(played.map((game) => shareOf(game, seatIn(game)))),
    completed: played.filter((game) => !game.gaveUp.includes(seatIn(game))).length,
    decisions: firsts.length,
    answers: turns.length,
    refused: turns.filter(({ refused }) => refused !== null).length,
    firstTry: firsts.filter(({ refused }) => refused === null).length,
    tokens: {
      input: sum(turns.map(({ tokens }) => tokens?.input ?? 0)),
      output: sum(turns.map(({ tokens }) => tokens?.output ?? 0)),
    },
    cost: known(turns.map(({ cost }) => cost)),
    seconds: known(turns.map(({ seconds }) => seconds)),
    loss:
      losses.n === 0
        ? null
        : { mean: mean(losses), error: deviation(losses) / Math.sqrt(losses.n), decisions: losses.n },
  };
}

/** A sentence that claims no more than the intervals allow: how the best of those who are no bots does among the bots. */
export function headline({ players }: ArenaStandings): string {
  const best = players.find(({ kind }) => kind !== 'bot');
  const bots = players.filter(({ kind }) => kind === 'bot');
  if (best === undefined || bots.length === 0) {
    const [first, ...others] = players;
    if (first === undefined) return 'Nobody comes first';
    const level = others.some(({ interval }) => overlap(interval, first.interval));
    return level ? `${first.name} comes first, not clearly` : `${first.name} comes first`;
  }
  const [near] = bots
    .filter(({ interval }) => overlap(interval, best.interval))
    .toSorted((a, b) => Math.abs(a.rating - best.rating) - Math.abs(b.rating - best.rating));
  if (near !== undefined) {
    if (within(near.rating, best.interval) && within(best.rating, near.interval))
      return `${best.name} plays level with ${near.name}`;
    return `${best.name} is ${best.rating > near.rating ? 'ahead of' : 'behind'} ${near.name}, not clearly`;
  }
  const above = bots.findLast(({ rating }) => rating > best.rating);
  const below = bots.find(({ rating }) => rating < best.rating);
  if (above === undefined) return `${best.name} beats every bot here`;
  return below === undefined
    ? `${best.name} plays below every bot here`
    : `${best.name} plays between ${below.name} and ${above.name}`;
}

const within = (rating: number, [low, high]: Interval): boolean => low <= rating && rating <= high;

const overlap = (one: Interval, other: Interval): boolean => one[0] <= other[1] && other[0] <= one[1];
