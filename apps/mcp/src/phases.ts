/**
 * The specified `end_phase`, on a table that plays forced steps by itself. A caller that follows the specification ends the action,
 * the buy and the cleanup phase of every turn; here the first may not exist and the last never does. So an `end_phase` that arrives
 * before anything was done in a turn first uses up the ends that the table has already made, and only then ends the turn.
 */
import { Recent } from './recent.ts';
import type { Sight } from './sight.ts';

interface Owed {
  readonly version: number;
  /** Ends that the caller may still send for what is already over. */
  left: number;
}

export class Phases {
  readonly #owed = new Recent<Owed>(1000);

  /** Whether this `end_phase` asks for nothing that is not already so. */
  swallows(table: string, version: number, { pack, view, seat, legal }: Sight): boolean {
    if (view === null || pack.specified?.phases?.begun(view, seat, legal) !== true) return false;
    const owed = this.#owed.get(table);
    const left = owed?.version === version ? owed.left : 1;
    this.#owed.set(table, { version, left: left - 1 });
    return left > 0;
  }

  /** After a command: what the caller saw before and sees after it, and the words it played. */
  played(table: string, version: number, before: Sight, after: Sight, words: readonly string[] | null): void {
    const phases = before.pack.specified?.phases;
    if (phases === undefined) return;
    const turns = ({ view, seat }: Sight): number => (view === null ? 0 : phases.turns(view, seat));
    if (turns(after) > turns(before))
      this.#owed.set(table, { version, left: words?.at(-1) === phases.endTurn ? 2 : 3 });
  }
}
