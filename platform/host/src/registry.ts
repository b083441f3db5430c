/** All tables in memory: creating, joining and loading them, chat, hints and rematches. */
import { adviserOf, type GamePack, type Seat } from '@baize/game';
import { type Decider, decideHere, type Header, hint, Match, type Proposal } from '@baize/match';
import {
  type ChatLine,
  type Created,
  type CreateMatch,
  type Hint,
  type Joined,
  type JoinMatch,
  Refused,
} from '@baize/protocol';
import { sameText } from './hash.ts';
import { headerOf, rematchHeader } from './headers.ts';
import { mayHint, tableInfo } from './info.ts';
import { type Log, type Observer, quietLog, quietObserver } from './observer.ts';
import { OpeningQuota } from './quota.ts';
import { Bucket } from './rates.ts';
import { Scheduler, type Unwatched } from './scheduler.ts';
import type { Store, StoreDown } from './store.ts';
import { type Context, Table } from './table.ts';
import { Uptime } from './uptime.ts';
import { hashOf, inviteFrom, randomKey, tokenFrom } from './tokens.ts';

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
  /** Bots among themselves go on at full speed while somebody watches; else slowly, and not at all after so many milliseconds. */
  readonly unwatched?: Unwatched;
  /** Milliseconds, at least and at most, after which the only legal move of a seat is played where others sit. */
  readonly forcedPause?: readonly [number, number];
  readonly now?: () => number;
}

/** Lines that a seat may say at one table, per second and at once. */
const chatRate = { perSecond: 0.5, burst: 20 };
/** Lines of chat that are kept of one match. */
const mostLines = 2000;

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
  readonly #quota: OpeningQuota;
  readonly #chatting = new WeakMap<Table, Map<Seat | null, Bucket>>();
  readonly #mostMatches: number;
  #matches: number | null = null;
  #closing = false;

  constructor(spec: RegistrySpec) {
    this.store = spec.store;
    this.log = spec.log ?? quietLog;
    this.observer = spec.observer ?? quietObserver;
    this.games = new Map(spec.games.map((entry) => [entry.name, entry]));
    this.#mostMatches = spec.mostMatches ?? Number.POSITIVE_INFINITY;
    this.decide = spec.decide ?? (async (request) => decideHere(this.packOf(request.game), request));
    this.#scheduler = new Scheduler(this, spec.unwatched ?? { everyMs: 0, pauseAfterMs: Number.POSITIVE_INFINITY });
    this.#quota = new OpeningQuota(spec.tablesPerHour, spec.openTables);
    this.forcedPause = spec.forcedPause ?? [1000, 3000];
    this.#context = {
      store: spec.store,
      now: spec.now ?? Date.now,
      mostEntries: spec.mostEntries ?? Number.POSITIVE_INFINITY,
      changed: (table, own) => {
        if (table.match.status !== 'open') this.#quota.filled(table.id);
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

  packOf = (game: string): GamePack => {
    const entry = this.games.get(game);
    if (entry === undefined) throw new Refused('NO_SUCH_GAME');
    return entry.pack;
  };

  /** `address` is where the wish comes from: quotas and bots' time are shared out by it. */
  async create(wanted: CreateMatch, address = 'here'): Promise<Created> {
    const pack = this.packOf(wanted.game);
    const key = wanted.key ?? randomKey();
    const header = headerOf(pack, wanted, key, this.now());
    let made = wanted.key === undefined ? null : await this.#existing(header);
    if (made === null) {
      await this.#room();
      this.#quota.take(address, header, this.now());
      // Somebody may have been quicker with the same key.
      made = (await this.#store(header)) ? header : ((await this.#existing(header)) ?? header);
    }
    const invites = made.seats.flatMap(({ invite }, seat) =>
      invite === undefined ? [] : [{ seat, invite: inviteFrom(key, seat) }],
    );
    const table = await this.table(made.id);
    table.address ??= address;
    const you =
      wanted.me === undefined
        ? null
        : { match: made.id, seat: wanted.me.seat, token: tokenFrom(key, made.id, wanted.me.seat) };
    return { match: made.id, table: table.info, invites, you };
  }

  /** A table made with the same key before, by the same wish. */
  async #existing(header: Header): Promise<Header | null> {
    const stored = await this.store.read(header.id, 0);
    if (stored === null) return null;
    const old = JSON.parse(stored.header) as Header;
    const wish = ({ game, options, seats, open, clock, seedGiven, seed }: Header): string =>
      JSON.stringify([game, options, seats, open, clock, seedGiven, seedGiven ? seed : null]);
    if (wish(old) !== wish(header)) throw new Refused('KEY_REUSED');
    return old;
  }

  async #room(): Promise<void> {
    if (this.#mostMatches === Number.POSITIVE_INFINITY) return;
    this.#matches ??= await this.store.count();
    if (this.#matches >= this.#mostMatches) {
      this.#matches = null;
      throw new Refused('TOO_MANY_MATCHES');
    }
    this.#matches += 1;
  }

  async #store(header: Header): Promise<boolean> {
    const match = new Match(this.packOf(header.game), header);
    return this.store.create({
      id: header.id,
      game: header.game,
      status: match.status,
      open: header.open,
      header: JSON.stringify(header),
      seats: JSON.stringify(tableInfo(match, []).seats.map(({ name, kind }) => ({ name, kind }))),
      created: header.created,
    });
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
    table.lookedAt = this.now();
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
    const table = await this.fresh(id);
    const key = wanted.key ?? randomKey();
    return table.exclusive(async () => {
      for (;;) {
        const tokenOf = (seat: Seat): string =>
          tokenFrom(`${table.match.header.seats[seat]?.invite ?? ''}|${key}`, id, seat);
        const seat = seatFor(table, wanted, tokenOf);
        const token = tokenOf(seat);
        const hash = hashOf(token);
        const now = table.match.seats[seat];
        if (now?.token === hash) {
          if (now.name !== wanted.name || (wanted.kind ?? now.kind) !== now.kind) throw new Refused('KEY_REUSED');
          return { match: id, seat, token };
        }
        if (now?.name !== null) throw new Refused(wanted.invite === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN');
        const action = { do: 'join', seat, name: wanted.name, kind: wanted.kind ?? now.kind, token: hash } as const;
        if (await table.write({ action })) return { match: id, seat, token };
      }
    });
  }

  async say(table: Table, seat: Seat | null, name: string, text: string): Promise<ChatLine> {
    if (!this.#mayChat(table, seat)) throw new Refused('RATE_LIMITED');
    const [last] = await this.store.chats(table.id, 0, 1);
    if (last !== undefined && last.id >= mostLines)
      throw new Refused('MATCH_TOO_LONG', 'This table has said as much as is kept.');
    const line = await this.store.addChat(table.id, { seat, name, text, at: this.now() });
    if (line === null) {
      this.#drop(table);
      throw new Refused('NO_SUCH_MATCH');
    }
    await this.#scheduler.chatChanged(table);
    return line;
  }

  #mayChat(table: Table, seat: Seat | null): boolean {
    let buckets = this.#chatting.get(table);
    if (buckets === undefined) this.#chatting.set(table, (buckets = new Map<Seat | null, Bucket>()));
    let bucket = buckets.get(seat);
    if (bucket === undefined) buckets.set(seat, (bucket = new Bucket(chatRate, this.now())));
    return bucket.take(this.now());
  }

  async hint(table: Table, seat: Seat, address = 'here'): Promise<Hint> {
    const { match } = table;
    const bot = adviserOf(match.pack);
    if (match.turn !== seat || bot === undefined) throw new Refused('NO_HINT');
    if (!mayHint(match)) throw new Refused('NO_HINT', 'Hints are off while people play each other.');
    const decide: Decider = (request) => this.decide(request, { address, urgency: () => 0 });
    return table.hint(seat, async () => ({ ...(await hint(match, seat, bot.name, decide)), bot: bot.name }));
  }

  /** The table for the next match of the same people, one seat further round. */
  async rematch(table: Table): Promise<void> {
    const header = rematchHeader(table.match, this.now());
    await this.#store(header);
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

/** Where somebody may sit: by invitation, or, at an open table, where this key has sat down before, the wanted seat, or the first empty one. */
function seatFor(table: Table, wanted: JoinMatch, tokenOf: (seat: Seat) => string): Seat {
  const { header, seats } = table.match;
  if (wanted.invite !== undefined) {
    const hash = hashOf(wanted.invite);
    const seat = header.seats.findIndex(({ invite }) => invite !== undefined && sameText(invite, hash));
    if (seat < 0) throw new Refused('BAD_INVITE');
    return seat;
  }
  if (!header.open) throw new Refused('BAD_INVITE', 'This table is by invitation only.');
  const before = seats.findIndex(({ token }, seat) => token !== null && sameText(token, hashOf(tokenOf(seat))));
  const seat = wanted.seat ?? (before >= 0 ? before : seats.findIndex(({ name }) => name === null));
  if (before >= 0 && before !== seat) throw new Refused('KEY_REUSED');
  if (seat < 0) throw new Refused('TABLE_FULL');
  if (header.seats[seat]?.invite === undefined) throw new Refused('SEAT_TAKEN');
  return seat;
}
