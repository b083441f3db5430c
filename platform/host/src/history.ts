/** Looking back at a match: earlier positions and what happened, played on from a copy made every so often. */
import type { Seat } from '@baize/game';
import { type Entry, Match, tellAll } from '@baize/match';
import type { EventsAnswer, LoggedEvent } from '@baize/protocol';
import type { Store } from './store.ts';
import { pauseForOthers } from './turns.ts';

/** Entries between two checkpoints. */
const checkpointEvery = 256;
/** Entries that are told of in one answer. */
const page = 200;

export class History {
  /** The match as it was now and then, oldest first: looking back replays no more than the entries since. */
  readonly #checkpoints: Match[] = [];

  constructor(
    readonly store: Store,
    readonly match: Match,
  ) {}

  /** To be called after every entry. */
  checkpoint(): void {
    if (this.match.version % checkpointEvery === 0) this.#checkpoints.push(this.match.copy());
  }

  /** The events after a version as a seat may know them, of all entries. */
  async events(viewer: Seat | null, since: number): Promise<readonly LoggedEvent[]> {
    const all: LoggedEvent[] = [];
    for (let from = since; ; ) {
      const { events, more } = await this.eventPage(viewer, from);
      all.push(...events);
      if (more === undefined) return all;
      from = more;
    }
  }

  /** The events of the first entries after a version, replayed where memory does not reach. */
  async eventPage(viewer: Seat | null, since: number): Promise<EventsAnswer> {
    const { version } = this.match;
    const until = Math.min(version, since + page);
    const events = await this.#eventsBetween(viewer, since, until);
    return { version, events, ...(until < version ? { more: until } : {}) };
  }

  async #eventsBetween(viewer: Seat | null, since: number, until: number): Promise<readonly LoggedEvent[]> {
    const { match } = this;
    const first = match.recent[0]?.version ?? match.version + 1;
    if (since + 1 >= first)
      return tellAll(
        match,
        match.recent.filter(({ version }) => version > since && version <= until),
        viewer,
      );
    const told: LoggedEvent[] = [];
    await this.#replay(since, until, (each) => {
      const chapter = each.recent.at(-1);
      if (chapter !== undefined && chapter.version > since) told.push(...tellAll(each, [chapter], viewer));
    });
    return told;
  }

  /** The match as it was after an earlier version. */
  at(version: number): Promise<Match> {
    return this.#replay(version, version);
  }

  /** Plays a copy on from the last checkpoint at or before `from` until `to`; `seen` is called after each entry. */
  async #replay(from: number, to: number, seen?: (match: Match) => void): Promise<Match> {
    const { pack, header } = this.match;
    const match = this.#checkpoints.findLast(({ version }) => version <= from)?.copy() ?? new Match(pack, header);
    const rows = await this.store.after(header.id, match.version, to - match.version);
    const pause = pauseForOthers();
    for (const { body } of rows) {
      match.apply(JSON.parse(body) as Entry);
      seen?.(match);
      await pause();
    }
    return match;
  }
}
