/** One set of figures from two looks back: where the review has judged a move in more and better games than the curve had, the curve passes through what the review says. */
import type { Hindsight, Mistake, Swing } from '@baize/bots';

/** These hopes with this one of a seat; the others share what is left as they did before. */
export function withHope(hopes: readonly number[], seat: number, hope: number): readonly number[] {
  if (hopes[seat] === hope) return hopes;
  const rest = hopes.reduce((sum, each, who) => (who === seat ? sum : sum + each), 0);
  return hopes.map((each, who) => {
    if (who === seat) return hope;
    return rest > 0 ? ((1 - hope) * each) / rest : (1 - hope) / (hopes.length - 1);
  });
}

/** Smaller chances count as this one, so that ratios are finite. */
const LEAST = 0.005;

const logRatio = (to: number, from: number): number => Math.log(Math.max(to, LEAST) / Math.max(from, LEAST));

/** The points between settled ones move with them: the correction changes evenly from one to the next, so that none stands out. */
function bent(points: Hindsight['points'], before: Hindsight['points'], settled: ReadonlySet<number>): typeof points {
  const places = [...settled].toSorted((a, b) => a - b);
  const shifts = places.map((at) => points[at].hopes.map((hope, seat) => logRatio(hope, before[at].hopes[seat])));
  return points.map((point, at) => {
    if (settled.has(at)) return point;
    const next = places.findIndex((place) => place > at);
    const [from, to] = [points[places[next - 1]].move, points[places[next]].move];
    const part = (point.move - from) / (to - from);
    const hopes = point.hopes.map(
      (hope, seat) => hope * Math.exp((1 - part) * shifts[next - 1][seat] + part * shifts[next][seat]),
    );
    const sum = hopes.reduce((all, hope) => all + hope, 0);
    return { ...point, hopes: hopes.map((hope) => hope / sum) };
  });
}

/** Chips are won and lost by more than one measure, and stay as they are. */
export function together<Found extends Hindsight | null>(
  curve: Found,
  mistakes: readonly Mistake[],
): Found | Hindsight {
  if (curve === null || curve.stake !== 'win' || mistakes.length === 0) return curve;
  const judged = [...curve.points];
  const last = judged.length - 1;
  const settled = new Set([0, last]);
  const set = (at: number, seat: number, hope: number): void => {
    const point = judged.at(at);
    if (at < 0 || point === undefined) return;
    judged[at] = { ...point, hopes: withHope(point.hopes, seat, hope) };
    settled.add(at);
  };
  const placeOf = (move: number): number => judged.findIndex((point) => point.move === move);
  // what a move led to first: the next move may have been judged as well, and knows better what was possible then
  for (const { move, seat, played } of mistakes) {
    const next = placeOf(move) + 1;
    // how the game ended is known
    if (next > 0 && next < last) set(next, seat, played.hope);
  }
  for (const { move, seat, better } of mistakes) set(placeOf(move), seat, better.hope);
  const points = settled.size > 2 ? bent(judged, curve.points, settled) : judged;
  const fresh = mistakes.filter(({ move }) => curve.swings.every((swing) => swing.move !== move));
  const found = fresh.map(({ move, seat, played }) => ({ move, seat, words: played.words, before: [], after: [] }));
  const all = withSwings({ ...curve, points, swings: [...curve.swings, ...found] }, mistakes);
  const largest = all.swings.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, curve.swings.length);
  return { ...all, swings: largest.toSorted((a, b) => a.move - b.move) };
}

const sizeOf = ({ before, after }: Swing): number =>
  Math.max(0, ...before.map((hope, seat) => Math.abs(after[seat] - hope)));

/** With its swings as the points say; what a mistake led to is as the review says, which the next move may know better. */
export function withSwings(curve: Hindsight, mistakes: readonly Mistake[]): Hindsight {
  const { points } = curve;
  const last = points.length - 1;
  const swings = curve.swings.map((swing) => {
    const at = points.findIndex(({ move }) => move === swing.move);
    if (at < 0 || at === last) return swing;
    const after = points[at + 1].hopes;
    const own = mistakes.find(({ move, seat }) => move === swing.move && seat === swing.seat);
    // how the game ended is known
    const isAsJudged = own !== undefined && at + 1 < last;
    return {
      ...swing,
      before: points[at].hopes,
      after: isAsJudged ? withHope(after, own.seat, own.played.hope) : after,
    };
  });
  return { ...curve, swings };
}
