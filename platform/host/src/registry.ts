/** All tables in memory: creating, joining and loading them, chat, hints and rematches. */
import { adviserOf, type GamePack, noSuchGame, type Seat } from '@baize/game';
import { type Decider, hint, type Proposal } from '@baize/match';
import {
  type ChatLine,
  type Created,
  type CreateMatch,
  type Hint,
  type Joined,
  type JoinMatch,
  Refused,
  type TableLine,
} from '@baize/protocol';
import { Chat } from './chat.ts';
import { decideBetween } from './deciding.ts';
import { rematchHeader } from './headers.ts';
import { mayHint } from './info.ts';
import { joinTable } from './joining.ts';
import { type Log, type Observer, quietLog, quietObserver } from './observer.ts';
import { Opening } from './opening.ts';
import { OpeningQuota } from './quota.ts';
import { Scheduler, type Unwatched } from './scheduler.ts';
import type { ListFilter, Store, StoreDown } from './store.ts';
import type { Context } from './context.ts';
import { Table } from './table.ts';
import { Uptime } from './uptime.ts';

/** A game as the catalogue has it. */
export interface GameEntry {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly pack: GamePack;
}

export interface RegistrySpec {
  readonly games: readonly GameEntry[];
  readonly store: Store;
  readonly log?: Log;
  readonly observer?: Observer;
  /** Decides for bots; in this thread unless given. */
  readonly decide?: Decider;
  /** Matches that may be in the store. */
  readonly mostMatches?: number;
  /** Entries that a match may have. */
  readonly mostEntries?: number;
  /** Tables that one address may open within an hour, and how many of them may wait in the list for players. */
  readonly tablesPerHour?: number;
  readonly openTables?: number;
  /** Bots among themselves go on at full speed while somebody watches; else slowly, and not at all after this many milliseconds. */
  readonly unwatched?: Unwatched;
  /** Milliseconds, at least and at most, after which the only legal move of a seat is played where others sit. */
  readonly forcedPause?: readonly [number, number];
  readonly now?: () => number;
}

export class TableRegistry {
  readonly store: Store;
  readonly log: Log;
  readonly observer: Observer;
  readonly games: ReadonlyMap<string, GameEntry>;
  readonly decide: Decider;
  readonly forcedPause: readonly [number, number];
  readonly #tables = new Map<string, Promise<Table | null>>();
  readonly #context: Context;
  readonly #scheduler: Scheduler;
  readonly #uptime: Uptime;
  readonly #catchingUp: ReturnType<typeof setInterval> | null;
  readonly #opening: Opening;
  readonly #chat: Chat;
  #closing = false;

  constructor(spec: RegistrySpec) {
    this.store = spec.store;
    this.log = spec.log ?? quietLog;
    this.observer = spec.observer ?? quietObserver;
    this.games = new Map(spec.games.map((entry) => [entry.name, entry]));
    this.decide = spec.decide ?? ((request, origin) => decideBetween(this.packOf(request.game), request, origin));
    this.#scheduler = new Scheduler(this, spec.unwatched ?? { everyMs: 0, pauseAfterMs: Number.POSITIVE_INFINITY });
    const quota = new OpeningQuota(spec.tablesPerHour, spec.openTables);
    this.#opening = new Opening(this, quota, spec.mostMatches);
    this.#chat = new Chat(spec.store);
    this.forcedPause = spec.forcedPause ?? [1000, 3000];
    this.#context = {
      store: spec.store,
      now: spec.now ?? Date.now,
      mostEntries: spec.mostEntries ?? Number.POSITIVE_INFINITY,
      changed: (table, own) => {
        if (table.match.status !== 'open') quota.filled(table.id);
        this.#scheduler.changed(table, own);
      },
      observer: this.observer,
      outages: () => this.#uptime.outages,
      overslept: () => this.#uptime.overdue(),
      storeFailed: (error) => this.storeFailed(error),
      gone: (table) => this.#drop(table),
      broken: (id) => {
        // The error may name the words of a move, which are nobody's business here.
        this.log.error({ match: id }, 'the log of this match cannot be played: `baize verify` says where');
        return new Refused('MATCH_BROKEN');
      },
    };
    this.#uptime = new Uptime(spec.store, this.now, this.log, () => void this.#stopClocks());
    this.#catchingUp = spec.store.shared ? setInterval(() => void this.#recheck(true), 1000) : null;
    if (this.#catchingUp !== null && typeof this.#catchingUp === 'object') this.#catchingUp.unref();
    spec.store.watch((changes) => {
      if (changes === null) void this.#recheck(false);
      else for (const { match, version } of changes) void this.#refresh(match, version);
    });
  }

  get now(): () => number {
    return this.#context.now;
  }

  /** Tables in memory. */
  get size(): number {
    return this.#tables.size;
  }

  get closing(): boolean {
    return this.#closing;
  }

  packOf = (game: string): GamePack => this.game(game).pack;

  game(name: string): GameEntry {
    const entry = this.games.get(name);
    if (entry === undefined) throw noSuchGame(name, this.games.values());
    return entry;
  }

  /** `address` is where the wish comes from: quotas and bots' time are shared out by it. */
  create(wanted: CreateMatch, address = 'here'): Promise<Created> {
    return this.#opening.create(wanted, address);
  }

  /** What everybody may see in lists: a match kept to its players only while it waits for them. */
  async list(filter: Omit<ListFilter, 'unlisted'>): Promise<TableLine[]> {
    const lines = await this.store.list(filter, 100);
    return lines.filter(({ status, watch }) => watch || status === 'open');
  }

  /** The table, from memory or from the store; refuses when there is none. */
  async table(id: string): Promise<Table> {
    let found = this.#tables.get(id);
    if (found === undefined) {
      found = this.#load(id);
      this.#tables.set(id, found);
      found.then(
        (table) => (table === null ? this.#tables.delete(id) : this.#scheduler.changed(table, !this.store.shared)),
        () => this.#tables.delete(id),
      );
    }
    const table = await found;
    if (table === null) throw new Refused('NO_SUCH_MATCH');
    table.attention.looked();
    if (table.paused) this.#scheduler.resume(table);
    return table;
  }

  async #load(id: string): Promise<Table | null> {
    await this.#uptime.known;
    const table = await Table.load(this.#context, id, this.packOf);
    if (table !== null && table.match.clock !== null) await table.flagIfDue();
    return table;
  }

  /** What is wrong with the store, a sentence each: nothing when matches can be served. */
  async problems(): Promise<readonly string[]> {
    if (this.#uptime.failure !== null) return ['The store does not answer.'];
    return (await this.store.problems?.()) ?? [];
  }

  /** The refusal to give when the store did not answer; the cause is logged once. */
  storeFailed(error: StoreDown): Refused {
    this.#uptime.failed(error);
    return new Refused('STORE_DOWN');
  }

  /** After a sleep of the machine: nobody loses the time that it took. */
  async #stopClocks(): Promise<void> {
    for (const found of this.#tables.values()) {
      const table = await found.catch(() => null);
      await table?.flagIfDue().catch(() => {});
    }
  }

  /** Compares tables in memory with the store, whether or not another node has told of its changes: what was changed is caught up, what is gone is dropped. */
  async #recheck(onlyWatched: boolean): Promise<void> {
    const tables = new Map<string, Table>();
    for (const found of this.#tables.values()) {
      const table = await found.catch(() => null);
      if (table !== null && (!onlyWatched || table.subscribers.size > 0)) tables.set(table.id, table);
    }
    if (tables.size === 0 || this.#closing) return;
    try {
      const heads = await this.store.heads?.([...tables.keys()]);
      for (const [id, table] of tables) {
        const head = heads?.get(id);
        if (heads !== undefined && (head === undefined || !table.matches(head))) this.#drop(table);
        else if (!onlyWatched || (head?.version ?? 0) > table.match.version) void this.#refresh(id, null);
      }
    } catch {
      // The store is down, which others have noticed; the next look comes soon.
    }
  }

  /** As `table`, up to date with what other nodes wrote. */
  async fresh(id: string): Promise<Table> {
    const table = await this.table(id);
    if (this.store.shared) await table.refresh();
    return table;
  }

  async #refresh(id: string, version: number | null): Promise<void> {
    try {
      const table = await this.#tables.get(id);
      if (table === undefined || table === null) return;
      if (version === null || version > table.match.version) await table.refresh();
      if (version === null) await this.#scheduler.chatChanged(table);
    } catch (error) {
      this.log.error({ match: id, err: error }, 'could not catch up');
    }
  }

  async join(id: string, wanted: JoinMatch): Promise<Joined> {
    return joinTable(await this.fresh(id), wanted);
  }

  async say(table: Table, seat: Seat | null, name: string, text: string): Promise<ChatLine> {
    const line = await this.#chat.say(table, { seat, name, text, at: this.now() });
    if (line === null) {
      this.#drop(table);
      throw new Refused('NO_SUCH_MATCH');
    }
    await this.#scheduler.chatChanged(table);
    return line;
  }

  async hint(table: Table, seat: Seat, address = 'here'): Promise<Hint> {
    const { match } = table;
    const bot = adviserOf(match.pack);
    if (match.turn !== seat || bot === undefined) throw new Refused('NO_HINT');
    if (!mayHint(match)) throw new Refused('NO_HINT', 'Hints are off while people play each other.');
    const decide: Decider = (request) => this.decide(request, { address, urgency: () => 0 });
    return table.hints.get(match.version, seat, async () => ({
      ...(await hint(match, seat, bot.name, decide)),
      bot: bot.name,
    }));
  }

  /** The table for the next match of the same people, one seat further round. */
  async rematch(table: Table): Promise<void> {
    const header = rematchHeader(table.match, this.now());
    await this.#opening.write(header);
    await table.exclusive(async () => {
      while (table.match.rematchDue) await table.write({ action: { do: 'next', match: header.id } });
    });
  }

  /** Writes down a turn that nobody asked for, unless the table has changed since it was decided. */
  async playTurn(table: Table, version: number, turn: Proposal): Promise<void> {
    await table.exclusive(async () => {
      if (table.match.version === version) await table.write(turn);
    });
  }

  /** Forgets tables that nobody has looked at for a while; they are in the store. */
  async sweep(idle: number): Promise<void> {
    for (const found of this.#tables.values()) {
      const table = await found.catch(() => null);
      if (table !== null && table.subscribers.size === 0 && table.touched < this.now() - idle) this.#forget(table);
    }
  }

  /** Whoever is at the table is sent to ask for it again. */
  #drop(table: Table): void {
    this.#forget(table);
    table.subscribers.dismiss();
  }

  #forget(table: Table): void {
    this.#scheduler.forget(table);
    this.#tables.delete(table.id);
  }

  /** Whoever is asked from now on hears that the server is closing; what was begun is finished. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#scheduler.close();
    if (this.#catchingUp !== null) clearInterval(this.#catchingUp);
    for (const found of this.#tables.values()) await (await found.catch(() => null))?.exclusive(async () => {});
    await this.#uptime.close();
  }
}
