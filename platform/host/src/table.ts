/** One live table: orders what comes in, makes it durable, then shows everybody what their seat may see. */
import { type Entry, type Header, Match, type Proposal, propose } from '@baize/match';
import { type Ack, type Command, Refused, type TableInfo } from '@baize/protocol';
import type { GamePack, Seat } from '@baize/game';
import { Absence } from './absence.ts';
import { Attention } from './attention.ts';
import { consequencesOf } from './consequences.ts';
import type { Context } from './context.ts';
import { sameText } from './hash.ts';
import { History } from './history.ts';
import { mayLook, tableInfo } from './info.ts';
import { LatestHint } from './latestHint.ts';
import { hurry, type Preparation, refused, running } from './preparation.ts';
import { answerAgain } from './repeated.ts';
import { TaskQueue } from './taskQueue.ts';
import { chainHash, type Head, headerHash, StoreDown, type StoredEntry } from './store.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { hashOf } from './tokens.ts';
import { pauseForOthers } from './turns.ts';

/** Entries that are read from the store at once. */
const page = 200;

export class Table {
  readonly subscribers: Subscribers;
  readonly absence: Absence;
  readonly #keys = new Map<string, number>();
  readonly history: History;
  #hash: string;
  /** Everything that writes. */
  readonly #queue = new TaskQueue();
  /** A write failed and may have taken place: look before doing anything. */
  #doubtful = false;
  #info: TableInfo | null = null;
  readonly hints = new LatestHint();
  touched: number;
  readonly attention: Attention;
  /** Where it was opened from, or its players come from: bots' time is shared out by address. */
  address: string | null = null;
  /** The bot that prepares right now. */
  preparation: Preparation | null = null;
  /** Only bots play and nobody watches: they go on when somebody looks. */
  paused = false;

  private constructor(
    readonly context: Context,
    readonly match: Match,
    hash: string,
  ) {
    this.#hash = hash;
    this.history = new History(context.store, match);
    this.subscribers = new Subscribers(this);
    this.touched = context.now();
    this.absence = new Absence(this.touched);
    this.attention = new Attention(context.now, this.subscribers);
  }

  static async load(context: Context, id: string, packOf: (game: string) => GamePack): Promise<Table | null> {
    const stored = await context.store.read(id, page);
    if (stored === null) return null;
    try {
      const header = JSON.parse(stored.header) as Header;
      const pack = packOf(header.game);
      if (header.rules !== pack.game.rules) throw new Refused('OLD_RULES');
      const table = new Table(context, new Match(pack, header), headerHash(stored.header));
      await table.#take(stored.entries);
      while (table.match.version < stored.version) {
        const entries = await context.store.after(id, table.match.version, page);
        if (entries.length === 0) throw new Error('entries are missing');
        await table.#take(entries);
      }
      if (table.match.version === stored.version && table.#hash !== stored.hash) throw new Error('another last hash');
      return table;
    } catch (error) {
      throw error instanceof Refused || error instanceof StoreDown ? error : context.broken(id);
    }
  }

  get id(): string {
    return this.match.header.id;
  }

  /** Whether the store has the same log, as far as one can tell from its end. */
  matches(head: Head): boolean {
    return head.version !== this.match.version || head.hash === this.#hash;
  }

  /** What everybody may know; made anew when it has changed. */
  get info(): TableInfo {
    this.#info ??= tableInfo(this.match, this.subscribers.here());
    return this.#info;
  }

  /** No more moves fit into the log. */
  get full(): boolean {
    return this.match.version >= this.context.mostEntries;
  }

  infoChanged(): void {
    this.#info = null;
  }

  /** The seat that a token speaks for. */
  seatOf(token: string): Seat | null {
    const hash = hashOf(token);
    const seat = this.match.seats.findIndex((each) => each.token !== null && sameText(each.token, hash));
    if (seat < 0) return null;
    this.attention.fromSeat();
    this.absence.heard(seat, this.context.now());
    return seat;
  }

  /** Refuses an onlooker where only the players may look. */
  mustBeOpenTo(seat: Seat | null): void {
    if (!mayLook(this.match, seat)) throw new Refused('NO_ONLOOKERS');
  }

  get botsOnly(): boolean {
    return this.match.seats.every(({ bot }) => bot !== null);
  }

  /** One at a time: nobody else writes to this table from here while `action` runs. */
  exclusive<T>(action: () => Promise<T>): Promise<T> {
    this.touched = this.context.now();
    return this.#queue.add(action);
  }

  /** Brings in what other nodes wrote. */
  refresh(): Promise<void> {
    return this.exclusive(async () => {
      await this.#catchUp();
    });
  }

  command(seat: Seat, command: Command): Promise<Ack> {
    const began = performance.now();
    return this.exclusive(async () => {
      if (this.#doubtful || command.version > this.match.version) await this.#catchUp();
      for (;;) {
        const written = this.#keys.get(command.key);
        if (written !== undefined)
          return answerAgain(this.context.store, { id: this.id, version: this.match.version }, seat, command, written);
        if (this.match.clock !== null) await this.#flagIfDue();
        if (this.full && (command.do === 'move' || command.do === 'undo'))
          throw new Refused('MATCH_TOO_LONG', undefined, { version: this.match.version });
        if (command.do === 'claim') this.#mustBeAway();
        if (command.do === 'hurry') return hurry(this.match, this.preparation, seat, command);
        const proposal = propose(this.match, seat, command);
        if ('code' in proposal) throw refused(this.match, proposal);
        const outdated = command.do === 'replace' ? running(this.match, this.preparation) : null;
        if (await this.write(proposal, command.key)) {
          outdated?.stop();
          this.context.observer.acknowledged((performance.now() - began) / 1000);
          return { type: 'ack', key: command.key, version: this.match.version };
        }
      }
    });
  }

  /** Whoever is waited for has not been here for a while. */
  #mustBeAway(): void {
    const { claimable, nameOf } = this.match;
    if (claimable === null) return;
    const here = this.subscribers.here()[claimable] ?? false;
    this.absence.mustBeLong(claimable, nameOf(claimable), here, this.context.store.shared, this.context.now());
  }

  /** Writes an action down and then applies it; false if another node was first, and then the table has caught up. Call it within `exclusive`. */
  async write(proposal: Proposal, key?: string): Promise<boolean> {
    const { match } = this;
    const { action, after } = proposal;
    const version = match.version + 1;
    const { digest, status, seats } = consequencesOf(match, proposal);
    // What is spread comes last: added to a spread object, each property costs microseconds.
    const entry: Entry = {
      at: this.context.now(),
      ...(key === undefined ? {} : { key }),
      ...(digest === null ? {} : { digest }),
      ...action,
    };
    const body = JSON.stringify(entry);
    const hash = chainHash(this.#hash, version, body);
    let written: boolean;
    try {
      written = await this.context.store.append({
        match: this.id,
        version,
        before: this.#hash,
        body,
        hash,
        at: entry.at,
        status,
        seats,
      });
    } catch (error) {
      this.#doubtful = true;
      if (error instanceof StoreDown) throw this.context.storeFailed(error);
      throw error;
    }
    if (!written) {
      if (await this.#catchUp()) return false;
      // Nobody was first, and yet it cannot be written: its time was over, or an operator has changed it.
      if ((await this.context.store.read(this.id, 0)) !== null) throw this.#outdated();
      this.context.gone(this);
      throw new Refused('NO_SUCH_MATCH');
    }
    match.apply(entry, after);
    this.history.checkpoint();
    this.#hash = hash;
    if (key !== undefined) this.#keys.set(key, version);
    this.absence.wrote(entry.at);
    this.#published(action.do !== 'move');
    this.context.observer.wrote(match.header.game, action.do);
    this.context.changed(this, true);
    return true;
  }

  /** A seat whose time is up loses it before anything else happens; time in which no server was at work does not count. */
  async flagIfDue(): Promise<void> {
    await this.exclusive(() => this.#flagIfDue());
  }

  subscribe(subscriber: Subscriber, since: number | undefined): Promise<void> {
    return this.exclusive(async () => {
      if (this.context.store.shared || this.#doubtful) await this.#catchUp();
      this.mustBeOpenTo(subscriber.seat);
      await this.subscribers.welcome(subscriber, since);
    });
  }

  async #flagIfDue(): Promise<void> {
    const { clock } = this.match;
    for (;;) {
      if (clock === null || clock.running === null || this.match.status !== 'playing') return;
      const away = this.context.outages().find(({ from, until }) => clock.counted(from, until) > 0);
      if (away !== undefined) {
        await this.write({ action: { do: 'pause', from: away.from, until: away.until } });
        continue;
      }
      if ((clock.deadline() ?? 0) > this.context.now()) return;
      if (await this.context.overslept()) continue;
      await this.write({ action: { do: 'flag', seat: clock.running } });
    }
  }

  /** Whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    let rows: StoredEntry[];
    try {
      rows = await this.context.store.after(this.id, this.match.version, page);
    } catch (error) {
      if (error instanceof StoreDown) throw this.context.storeFailed(error);
      throw error;
    }
    this.#doubtful = false;
    if (rows.length === 0) return false;
    try {
      await this.#take(rows);
    } catch {
      throw this.#outdated();
    }
    this.#published(true);
    this.context.changed(this, false);
    if (rows.length === page) await this.#catchUp();
    return true;
  }

  /** The store has another log than the one in memory. Whoever asks again gets the table as it is there, or hears that it is broken. */
  #outdated(): Refused {
    this.context.gone(this);
    return new Refused('STORE_DOWN', 'This table has been changed by the operator: send the same again.');
  }

  /** Applies what the store has, if every hash follows from the one before. */
  async #take(rows: readonly StoredEntry[]): Promise<void> {
    const pause = pauseForOthers();
    for (const row of rows) {
      const next = this.match.version + 1;
      if (row.version !== next || chainHash(this.#hash, next, row.body) !== row.hash)
        throw new Error(`entry ${next} was changed`);
      await pause();
      const entry = JSON.parse(row.body) as Entry;
      this.match.apply(entry);
      this.absence.wrote(entry.at);
      this.history.checkpoint();
      if (entry.key !== undefined) this.#keys.set(entry.key, row.version);
      this.#hash = row.hash;
    }
  }

  #published(table: boolean): void {
    const over = this.match.status === 'over';
    if (table || over) this.infoChanged();
    this.subscribers.show(table || over);
  }
}
