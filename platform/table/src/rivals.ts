/** Whom the winner of a game is measured against, for the sentence that says why it was won. */
import type { Result, Seat } from '@baize/game';

export interface Rivals {
  readonly winner: Seat;
  /** Me if I lost, otherwise the best of the others. */
  readonly rival: Seat;
  /** They have equal points. */
  readonly level: boolean;
}

/** `null` where nobody won alone, or the most points did not win. */
export function rivalsOf({ scores, winners }: Result, me: Seat | null): Rivals | null {
  const [winner, ...more] = winners;
  if (winner === undefined || more.length > 0 || scores.length < 2 || scores[winner] < Math.max(...scores)) return null;
  const [best] = scores.flatMap((_, seat) => (seat === winner ? [] : [seat])).toSorted((a, b) => scores[b] - scores[a]);
  const level = scores[best] === scores[winner];
  // a tie is decided between the best two, whoever I am
  const rival = me === null || me === winner || (level && scores[me] < scores[winner]) ? best : me;
  return { winner, rival, level };
}
