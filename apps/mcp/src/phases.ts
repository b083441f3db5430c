/**
 * The specified `end_phase`, on a table that plays forced steps by itself. A caller that follows the specification ends the action,
 * the buy and the cleanup phase of every turn; here the first may not exist and the last never does. So an `end_phase` that arrives
 * before anything was done in a turn first uses up the ends that the table has already made, and only then ends the turn.
 */
import type { View } from '@baize/dominion';
import type { Sight } from './sight.ts';

interface Owed {
  readonly version: number;
  /** Ends that the caller may still send for what is already over. */
  left: number;
}

/** Tables of which this is remembered; the longest unused are forgotten. */
const most = 1000;

export class Phases {
  readonly #owed = new Map<string, Owed>();

  /** Whether this `end_phase` asks for nothing that is not already so. */
  swallows(table: string, version: number, { pack, view, seat, legal }: Sight): boolean {
    if (
      pack.game.name !== 'dominion' ||
      view === null ||
      legal.includes('end actions') ||
      !untouched(view as View, seat)
    )
      return false;
    const owed = this.#owed.get(table);
    const left = owed?.version === version ? owed.left : 1;
    this.#put(table, { version, left: left - 1 });
    return left > 0;
  }

  /** After a command: `before` and `after` are the caller's views, `ended` says that it ended the turn with its own words. */
  played(table: string, version: number, before: unknown, after: unknown, ended: boolean): void {
    const turns = (view: unknown): number => (view as View | null)?.players[(view as View).seat ?? 0]?.turns ?? 0;
    if (turns(after) > turns(before)) this.#put(table, { version, left: ended ? 2 : 3 });
  }

  #put(table: string, owed: Owed): void {
    this.#owed.delete(table);
    this.#owed.set(table, owed);
    const [oldest] = this.#owed.keys();
    if (this.#owed.size > most && oldest !== undefined) this.#owed.delete(oldest);
  }
}

/** Nothing was played or bought yet in this turn. */
function untouched(view: View, seat: number): boolean {
  const { current, phase, stack, coins, players } = view;
  return current === seat && phase === 0 && stack.length === 0 && coins === 0 && players[seat]?.inPlay.length === 0;
}
