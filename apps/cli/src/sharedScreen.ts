/** The people at this terminal, one or several: what each has been shown, and whose eyes are on it now. */
import type { Seat } from '@baize/game';
import { Feed } from './feed.ts';

export class SharedScreen {
  #feeds: ReadonlyMap<Seat, Feed> = new Map();
  #me: Seat;
  /** The person who shall sit down next. */
  #next: Seat | null = null;

  constructor(readonly people: readonly Seat[]) {
    this.#me = people[0];
  }

  /** Nobody has been shown anything of a new match. */
  clear(): readonly Feed[] {
    const feeds = this.people.map((seat) => new Feed(seat));
    this.#feeds = new Map(feeds.map((feed) => [feed.seat, feed]));
    this.#next = null;
    return feeds;
  }

  get me(): Seat {
    return this.#me;
  }

  get next(): Seat | null {
    return this.#next;
  }

  /** What the person in front of the screen has been shown. */
  get feed(): Feed {
    return this.#feeds.get(this.#me) as Feed;
  }

  get shared(): boolean {
    return this.people.length > 1;
  }

  /** Somebody has been shown something new: whoever must decide shall sit down. */
  callNext(): void {
    const waiting = this.people.find((seat) => (this.#feeds.get(seat)?.snapshot?.legal.length ?? 0) > 0);
    this.#next = waiting === undefined || waiting === this.#me ? null : waiting;
  }

  /** The person who was called is here. */
  sitDown(): void {
    this.#me = this.#next ?? this.#me;
    this.#next = null;
  }
}
