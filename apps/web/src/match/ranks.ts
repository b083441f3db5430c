/** Places at the end of a game, from its result alone. */
import type { Result } from '@baize/game';

/** Winners first, then by points; equals share a place. */
export function ranksOf({ winners, scores }: Result): number[] {
  const better = (a: number, b: number): boolean =>
    winners.includes(a) === winners.includes(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : winners.includes(a);
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => better(other, seat)).length);
}
