/** Who is looking at a table, and what each of them has been shown. */
import type { Progress, Seat } from '@baize/game';
import { snapshotFor } from '@baize/match';
import type { ChatLine, FromServer } from '@baize/protocol';
import { mayLook } from './info.ts';
import type { Table } from './table.ts';
import { type Position, Updates } from './updates.ts';

/** Somebody who is shown every change: a socket, or a program in the same process. */
export interface Subscriber {
  readonly seat: Seat | null;
  /** Wants only what has changed in its view since the last update. */
  readonly byChange?: boolean;
  /** Text that is ready to travel; false when it cannot take any more now and wants to be shown the rest later. */
  send(text: string): boolean;
  /** The table is gone from memory: whoever wants to go on asks for it again. */
  end?(): void;
}

interface Subscription {
  readonly subscriber: Subscriber;
  /** The version it was last shown. */
  version: number;
}

/** Past this many versions a newcomer gets a snapshot with a gap. */
const farBehind = 400;
/** From this many subscribers on, comings and goings are told together: milliseconds to gather them. */
const crowd = 50;
const gather = 500;

export class Subscribers {
  readonly #subscriptions = new Map<Subscriber, Subscription>();
  /** How many look on, and how many connections each seat has. */
  #onlookers = 0;
  readonly #atSeat = new Map<Seat, number>();
  #last: Position = { version: -1, state: null };
  /** Whole updates are long here, so that finding out what has changed costs less than writing all. */
  #long = false;
  #presenceDue: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly table: Table) {}

  get size(): number {
    return this.#subscriptions.size;
  }

  /** By seat: whether somebody is there. */
  here(): boolean[] {
    return this.table.match.seats.map((_, seat) => this.#atSeat.has(seat));
  }

  /** Somebody is there who sits at the table. */
  get seated(): boolean {
    return this.#atSeat.size > 0;
  }

  /** One more or less at a seat, or looking on: whether others can tell. */
  #count(seat: Seat | null, change: 1 | -1): boolean {
    if (seat === null) {
      this.#onlookers += change;
      return true;
    }
    const before = this.#atSeat.get(seat) ?? 0;
    const after = before + change;
    if (after > 0) this.#atSeat.set(seat, after);
    else this.#atSeat.delete(seat);
    this.table.absence.heard(seat, this.table.context.now());
    if (before > 0 && after > 0) return false;
    this.table.infoChanged();
    return true;
  }

  /** Shows a newcomer the table, with what it missed since the version it knows. */
  async welcome(subscriber: Subscriber, since: number | undefined): Promise<void> {
    const { table } = this;
    const { version } = table.match;
    const from = since === undefined || since > version ? version : since;
    const gap = version - from > farBehind;
    const events = gap || from === version ? [] : await table.history.events(subscriber.seat, from);
    const shows = !this.#subscriptions.has(subscriber) && this.#count(subscriber.seat, 1);
    this.#subscriptions.set(subscriber, { subscriber, version });
    this.#last = { version, state: table.match.state };
    subscriber.send(
      JSON.stringify({
        type: 'update',
        ...snapshotFor(table.match, subscriber.seat, table.context.now()),
        events,
        ...(gap ? { gap } : {}),
        table: table.info,
      }),
    );
    if (shows) this.#presence();
  }

  leave(subscriber: Subscriber): void {
    if (this.#subscriptions.delete(subscriber) && this.#count(subscriber.seat, -1)) this.#presence();
  }

  dismiss(): void {
    for (const subscriber of this.#subscriptions.keys()) subscriber.end?.();
  }

  /** Shows everybody what is new, each as its seat may see it. */
  show(withTable: boolean): void {
    const { table } = this;
    const { version, state } = table.match;
    const info = withTable ? table.info : undefined;
    const updates = new Updates(table.match, table.context.now(), info, this.#long ? this.#last : null);
    for (const subscription of this.#subscriptions.values()) {
      const { subscriber, version: since } = subscription;
      if (!mayLook(table.match, subscriber.seat)) {
        // It has begun, and is only for its players.
        this.leave(subscriber);
        subscriber.end?.();
        continue;
      }
      if (since === version) continue;
      const text = updates.textFor(subscriber.seat, since, subscriber.byChange ?? false);
      if (subscriber.send(text)) subscription.version = version;
    }
    this.#long = updates.long ?? this.#long;
    if (this.#last.version !== version) this.#last = { version, state };
  }

  preparing(seat: Seat, seconds: number, progress: Progress): void {
    const part = Math.round(progress.part * 100) / 100;
    this.#broadcast({ type: 'preparing', seat, seconds: Math.round(seconds * 10) / 10, ...progress, part });
  }

  chat(lines: readonly ChatLine[]): void {
    this.#broadcast({ type: 'chat', lines });
  }

  /** Says who is there: at once to few, and to a crowd once for all who came and went within a while. */
  #presence(): void {
    if (this.#subscriptions.size <= crowd) return this.#sayPresence();
    if (this.#presenceDue !== null) return;
    this.#presenceDue = setTimeout(() => {
      this.#presenceDue = null;
      this.#sayPresence();
    }, gather);
    if (typeof this.#presenceDue === 'object') this.#presenceDue.unref();
  }

  #sayPresence(): void {
    const here = this.here().map((each, seat) => each || this.table.match.seats[seat]?.bot !== null);
    this.#broadcast({ type: 'presence', here, onlookers: this.#onlookers });
  }

  #broadcast(message: FromServer): void {
    const text = JSON.stringify(message);
    for (const subscriber of this.#subscriptions.keys()) subscriber.send(text);
  }
}
