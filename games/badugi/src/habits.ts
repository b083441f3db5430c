/** What a seat has been seen to do in hands between two players: counts that anybody at the table could have kept. */
import type { LastHand } from './state.ts';

export interface Habits {
  /** Hands seen, older ones counting less. */
  readonly hands: number;
  /** By betting round times five: folds, checks, calls, bets, raises. */
  readonly actions: readonly number[];
}

/** After this many hands all counts are halved, so that a change of style is noticed. */
const MEMORY = 200;

export const noHabits: Habits = { hands: 0, actions: Array.from({ length: 20 }, () => 0) };

/** The habits of all seats after one more hand. With more than two players dealt in, people play otherwise: that does not count. */
export function withHand(
  habits: readonly Habits[],
  { line }: LastHand,
  dealtIn: readonly boolean[],
): readonly Habits[] {
  if (dealtIn.filter(Boolean).length !== 2) return habits;
  return habits.map((known, seat) => {
    if (!dealtIn[seat]) return known;
    const actions = known.actions.slice();
    for (const code of line) if ((code & 7) === seat) actions[(code >> 6) * 5 + ((code >> 3) & 7)]++;
    const hands = known.hands + 1;
    return hands < MEMORY ? { hands, actions } : { hands: hands / 2, actions: actions.map((count) => count / 2) };
  });
}
