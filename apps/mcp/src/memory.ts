/** What is remembered of callers between their calls; everything still works where it was forgotten. */
import type { ChatLine } from '@baize/protocol';
import { Phases } from './phases.ts';
import { Recent } from './recent.ts';

/** Lines that a caller is told who has not listened before. */
const lastLines = 5;

export class Memory {
  readonly phases = new Phases();
  /** The version that a caller's last command was played at, by table and seat. */
  readonly played = new Recent<number>(1000);
  readonly #heard = new Recent<number>(1000);

  /** The last line of chat that this caller has been told. */
  heardUpTo(caller: string): number {
    return this.#heard.get(caller) ?? 0;
  }

  /** Of these lines, what others said and the caller has not been told. */
  hear(caller: string, seat: number | null, lines: readonly ChatLine[]): readonly ChatLine[] {
    const before = this.#heard.get(caller);
    const last = lines.at(-1);
    if (last !== undefined) this.#heard.set(caller, last.id);
    const others = lines.filter((line) => line.seat !== seat && line.id > (before ?? 0));
    return before === undefined ? others.slice(-lastLines) : others;
  }
}
