/** What one person at this terminal has been shown of a match: the latest snapshot, and the log without what was undone. */
import { asYou, type Seat } from '@baize/game';
import type { Entry } from '@baize/match';
import type { LoggedEvent, Snapshot, Update } from '@baize/protocol';
import type { LogLine } from './table.ts';

export class Feed {
  #snapshot: Snapshot | null = null;
  #log: LoggedEvent[] = [];
  /** The versions that the person's commands made, undone and forced ones left out. */
  #marks: number[] = [];

  constructor(readonly seat: Seat) {}

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  get seen(): Snapshot {
    if (this.#snapshot === null) throw new Error('nothing has been shown yet');
    return this.#snapshot;
  }

  /** An entry from before one sat down, with the events it brought about. */
  recall(version: number, entry: Entry, past: readonly LoggedEvent[]): void {
    this.#noteEntry(version, entry);
    this.#log.push(...past.filter((each) => each.version === version && each.event.type !== 'table:undone'));
  }

  update(message: Update): void {
    const { type: _, events, ...snapshot } = message;
    for (const each of events)
      if (each.event.type === 'table:undone') this.#noteEntry(each.version, { do: 'undo' });
      else this.#log.push(each);
    this.#snapshot = snapshot;
  }

  /** Undo takes what it undoes out of the log as well. */
  #noteEntry(version: number, entry: Pick<Entry, 'do'> & { readonly seat?: Seat; readonly forced?: true }): void {
    if (entry.do === 'move' && entry.seat === this.seat && !entry.forced) this.#marks.push(version);
    if (entry.do !== 'undo') return;
    const mark = this.#marks.pop() ?? 0;
    this.#log = this.#log.filter((each) => each.version < mark);
  }

  /** A decision of one's own is on its way; answers what takes it back. */
  mark(): number {
    const mark = this.seen.version + 1;
    this.#marks.push(mark);
    return mark;
  }

  unmark(mark: number): void {
    this.#marks.splice(this.#marks.indexOf(mark), 1);
  }

  told(name: string): LogLine[] {
    const since = this.#marks.at(-1) ?? 0;
    return this.#log.map(({ version, event, text }) => ({
      seat: event.seat ?? null,
      // Others may go by the same name.
      text: event.seat === undefined || event.seat === this.seat ? asYou(text, name) : text,
      fresh: version >= since,
      event,
    }));
  }
}
