/** Places at the end of a game, and why it ended. */
import { asYou, type Result, type Seen } from '@baize/game';
import type { GameTable } from '@baize/table';

/** Winners first, then by places where the game counts them, else by points; equals share a place. */
export function ranksOf({ winners, scores }: Result, places: readonly number[] | null = null): number[] {
  const ahead = (a: number, b: number): boolean => (places === null ? scores[a] > scores[b] : places[a] < places[b]);
  const better = (a: number, b: number): boolean =>
    winners.includes(a) === winners.includes(b) ? ahead(a, b) : winners.includes(a);
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => better(other, seat)).length);
}

/** With the game's own places, where it was played to its end. */
export const placesIn = (result: Result, own: GameTable | null, view: Seen): readonly number[] =>
  ranksOf(result, result.early ? null : (own?.places?.(view) ?? null));

/** Why the game was won; `called` is what the sentence of the host calls me. */
export const reasonOf = (
  own: GameTable | null,
  ending: Parameters<NonNullable<GameTable['reason']>>[0],
  called: string | null,
): string =>
  (ending.result.early ? null : own?.reason?.(ending)) ??
  (called === null ? ending.result.how : asYou(ending.result.how, called));
