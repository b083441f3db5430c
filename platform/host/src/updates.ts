/** What everybody at a table is told of a new version, as text that is ready to travel. Seats that look from the same version share one. */
import type { GameEvent, Seat } from '@baize/game';
import { type Match, snapshotFor, tell } from '@baize/match';
import { changeOf, type TableInfo, type Update, type UpdateByChange } from '@baize/protocol';

/** A state that was shown. It stays as it is: a match replaces its state, and never changes it. */
export interface Position {
  readonly version: number;
  readonly state: unknown;
}

/** What everybody at a seat is shown who has seen the same. */
interface Shown {
  readonly seat: Seat | null;
  readonly byChange: boolean;
  readonly since: number;
  readonly text: string;
}

/** An update but for its events: with the view, or with what has changed in it. */
type Head = {
  readonly [Field in Exclude<keyof Update | 'change', 'events'>]: (Update & UpdateByChange)[Field] | undefined;
};

/** Characters of a whole update from which on changes take less processor time: measured, with 4,000 they do and with 1,300 they do not. */
const longest = 2500;

export class Updates {
  /** Whether a whole update is long; `null` as long as none was written. */
  long: boolean | null = null;
  readonly #shown: Shown[] = [];
  /** Events that hide nothing, and their texts, the same for everybody. They are few: a map costs more to make than a look through a list. */
  readonly #open: GameEvent[] = [];
  readonly #openTexts: string[] = [];

  /** `table` goes along where it is given; `last` is the position whose views may be followed by changes. */
  constructor(
    readonly match: Match,
    readonly now: number,
    readonly table: TableInfo | undefined,
    readonly last: Position | null,
  ) {}

  textFor(seat: Seat | null, since: number, byChange: boolean): string {
    for (const each of this.#shown)
      if (each.seat === seat && each.byChange === byChange && each.since === since) return each.text;
    const text = this.#text(seat, since, byChange);
    this.#shown.push({ seat, byChange, since, text });
    return text;
  }

  #text(seat: Seat | null, since: number, byChange: boolean): string {
    const { match } = this;
    const { version, you, status, turn, view, ask, legal, clock, result, offer, mayUndo } = snapshotFor(
      match,
      seat,
      this.now,
    );
    const before = byChange && this.last?.version === since ? this.last.state : null;
    const seen = before === null ? view : undefined;
    const change = before === null ? undefined : (changeOf(match.pack.game.view(before, seat), view) ?? {});
    const first = match.recent[0]?.version ?? 0;
    const gap = first > since + 1 ? true : undefined;
    // Named one by one: an object that is made by spreading others costs a third of what it takes to write it.
    const head: Head = {
      type: 'update',
      version,
      you,
      status,
      turn,
      view: seen,
      change,
      ask,
      legal,
      clock,
      result,
      offer,
      mayUndo,
      gap,
      table: this.table,
    };
    const text = `${JSON.stringify(head).slice(0, -1)},"events":${this.#events(Math.max(0, since + 1 - first), seat)}}`;
    if (before === null) this.long = text.length > longest;
    return text;
  }

  /** As JSON: what happened in the chapters from `first` on. */
  #events(first: number, seat: Seat | null): string {
    const { match } = this;
    let all = '';
    for (let i = first; i < match.recent.length; i++)
      for (const event of match.recent[i].events) {
        const known = event.hidden === undefined ? this.#open.indexOf(event) : -1;
        const text =
          known < 0 ? JSON.stringify(tell(match, match.recent[i].version, event, seat)) : this.#openTexts[known];
        if (known < 0 && event.hidden === undefined) {
          this.#open.push(event);
          this.#openTexts.push(text);
        }
        all += all === '' ? text : `,${text}`;
      }
    return `[${all}]`;
  }
}
