/** Places at the end of a game, and why it ended. */
import { asYou, type Result, type Seen } from '@baize/game';
import type { GameTable } from '@baize/table';

/** From the result alone: winners first, then by points; equals share a place. */
export function ranksOf({ winners, scores }: Result): number[] {
  const better = (a: number, b: number): boolean =>
    winners.includes(a) === winners.includes(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : winners.includes(a);
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => better(other, seat)).length);
}

/** As the game itself counts them, where it was played to its end. */
export const placesIn = (result: Result, own: GameTable | null, view: Seen): readonly number[] =>
  (result.early ? null : own?.places?.(view)) ?? ranksOf(result);

/** Why the game was won; `called` is what the sentence of the host calls me. */
export const reasonOf = (
  own: GameTable | null,
  ending: Parameters<NonNullable<GameTable['reason']>>[0],
  called: string | null,
): string =>
  (ending.result.early ? null : own?.reason?.(ending)) ??
  (called === null ? ending.result.how : asYou(ending.result.how, called));
