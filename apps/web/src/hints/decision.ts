/** A decision by what the seat saw: records count moves, the table counts versions, and both show the same view. */
import { below, seeded } from '@baize/game';

export const decisionOf = (view: unknown, words: string): string =>
  `${below(seeded(JSON.stringify(view)), 2 ** 32).toString(36)} ${words}`;
