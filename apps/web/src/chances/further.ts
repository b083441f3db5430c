/**
 * One estimate for every position of a game: an analysis goes on from what the looks back know of it, and what it finds is told to
 * every page, so that no two of them name different chances.
 */
import { costOf, type Hindsight, type Line, type Mistake, type Review } from '@baize/bots';
import type { Seat } from '@baize/game';
import { isAhead } from '../analysis/order.ts';
import { withHope, withSwings } from './together.ts';

/** What is known of a position before it is analysed. */
export interface Known {
  /** What the best move promises its player. */
  readonly hope: number;
  /** Moves that are known by themselves, the best of them first. */
  readonly moves: readonly { readonly words: string; readonly hope: number }[];
}

/** What an analysis found in a position of a game: its moves, the best first. */
export interface Further {
  readonly seat: Seat;
  readonly worlds: number;
  readonly lines: readonly Line[];
}

/** By how many moves had been made. */
export type Furthers = ReadonlyMap<number, Further>;

/** What is known of a move counts as this many imagined games; those of an analysis are added to them. */
const KNOWN_GAMES = 1000;

/** The standard error of what is known: that of a chance after so many games. */
const KNOWN_ERROR = 0.5 / Math.sqrt(KNOWN_GAMES);

const weightOf = ({ games }: Pick<Line, 'games'>): number => KNOWN_GAMES / (KNOWN_GAMES + games);
/** With the games that were known. */
const counted = (line: Line): Line => ({ ...line, games: line.games + KNOWN_GAMES });
const inBounds = (hope: number): number => Math.max(0, Math.min(1, hope));

/**
 * The lines of an analysis, continued from what was known. The level comes from there; of moves that are not known by themselves the
 * analysis says how far behind the best they are, and that they are ahead only beyond doubt.
 */
export function continued(lines: readonly Line[], known: Known): readonly Line[] {
  const [leader, ...others] = known.moves;
  const best = lines.find(({ words }) => words === leader?.words) ?? lines.at(0);
  if (best === undefined) return lines;
  const lift = weightOf(best) * (known.hope - best.hope);
  const withKnown = (line: Line, hope: number): Line => {
    const weight = weightOf(line);
    const error = Math.hypot((1 - weight) * line.error, weight * KNOWN_ERROR);
    return { ...line, hope: inBounds(weight * hope + (1 - weight) * line.hope), error };
  };
  const first = best.words === leader?.words ? counted(withKnown(best, known.hope)) : withKnown(best, known.hope);
  const rest = lines.flatMap((line): Line[] => {
    if (line === best) return [];
    const own = others.find(({ words }) => words === line.words);
    if (own !== undefined) return [counted(withKnown(line, own.hope))];
    const weight = weightOf(line);
    const error = Math.hypot(line.error, weight * KNOWN_ERROR);
    const hope = inBounds(line.hope + lift);
    const bold = { ...line, hope: hope - weight * Math.max(0, hope - first.hope), error };
    return [isAhead(first, bold) ? bold : { ...bold, hope: Math.min(bold.hope, first.hope) }];
  });
  return [first, ...rest].toSorted((a, b) => b.hope - a.hope);
}

/** What the looks back know of the position after this many moves: a mistake's two moves, or what the curve says. Chips are counted by more than one measure. */
export function knownAt(curve: Hindsight | null, mistakes: readonly Mistake[], move: number, seat: Seat): Known | null {
  if (curve?.stake !== 'win') return null;
  const mistake = mistakes.find((each) => each.move === move && each.seat === seat);
  if (mistake !== undefined) return { hope: mistake.better.hope, moves: [mistake.better, mistake.played] };
  const hope = curve.points.find((point) => point.move === move)?.hopes[seat];
  return hope === undefined ? null : { hope, moves: [] };
}

/** What is shown as a cost of 0. */
const NOTHING = 0.005;

/** The review with the figures of analyses that went further. What they find as good as the best is no mistake; the others stay listed, however little they cost. */
export function reviewFurther<Found extends Review | null>(review: Found, furthers: Furthers): Found | Review {
  if (review === null || review.stake !== 'win' || furthers.size === 0) return review;
  const mistakes = review.mistakes.map((mistake): Mistake => {
    const lines = furthers.get(mistake.move)?.lines ?? [];
    const played = lines.find(({ words }) => words === mistake.played.words);
    const better = lines.at(0);
    return played === undefined || better === undefined
      ? mistake
      : {
          ...mistake,
          played: { words: played.words, hope: played.hope },
          better: { words: better.words, hope: better.hope },
        };
  });
  return {
    ...review,
    mistakes: mistakes.filter((each) => costOf(each) >= NOTHING).toSorted((a, b) => costOf(b) - costOf(a)),
  };
}

/** The curve through what analyses found; the mistakes are those of the review that goes as far. */
export function curveFurther<Found extends Hindsight | null>(
  curve: Found,
  mistakes: readonly Mistake[],
  furthers: Furthers,
): Found | Hindsight {
  if (curve === null || curve.stake !== 'win' || furthers.size === 0) return curve;
  const points = curve.points.map((point) => {
    const further = furthers.get(point.move);
    const best = further?.lines.at(0);
    return further === undefined || best === undefined
      ? point
      : { ...point, hopes: withHope(point.hopes, further.seat, best.hope) };
  });
  return withSwings({ ...curve, points }, mistakes);
}
