/** One live table: orders what comes in, makes it durable, then shows everybody what their seat may see. */
import { type Deed, type Entry, type Header, Match, type Proposal, propose, tellAll } from '@baize/match';
import { type Ack, type Command, Refused, type TableInfo } from '@baize/protocol';
import type { GamePack, Seat } from '@baize/game';
import { hashState, tableInfo } from './info.ts';
import { chainHash, headerHash, type Store, StoreDown, type StoredEntry } from './store/store.ts';
import { hashOf, sameHash } from './tokens.ts';
import { Audience, type Onlooker } from './audience.ts';

/** What a table needs of the house it stands in. */
export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  /** After every change that this node made (`own`) or learned of: bots, clocks and rematches follow from it. */
  changed(table: Table, own: boolean): void;
  wrote(table: Table, deed: Deed['do']): void;
  /** The match is no longer in the store. */
  gone(table: Table): void;
  /** What the log says cannot be played: the refusal of everything at this table. */
  broken(id: string): Refused;
}

export class Table {
  readonly audience: Audience;
  readonly #keys = new Map<string, number>();
  #hash: string;
  /** Everything that writes, one after another: settled when the last in line is done, and how many that are. */
  #line: Promise<void> = Promise.resolve();
  #inLine = 0;
  readonly #next = (): void => {
    this.#inLine -= 1;
  };
  /** A write failed and may have taken place: look before doing anything. */
  #doubtful = false;
  #info: TableInfo | null = null;
  touched: number;

  private constructor(
    readonly around: Surroundings,
    readonly match: Match,
  ) {
    this.#hash = headerHash(JSON.stringify(match.header));
    this.audience = new Audience(this);
    this.touched = around.now();
  }

  static async load(around: Surroundings, id: string, packOf: (game: string) => GamePack): Promise<Table | null> {
    const stored = await around.store.read(id);
    if (stored === null) return null;
    try {
      const header = JSON.parse(stored.header) as Header;
      const table = new Table(around, new Match(packOf(header.game), header));
      table.#take(stored.entries);
      return table;
    } catch (error) {
      throw error instanceof Refused ? error : around.broken(id);
    }
  }

  get id(): string {
    return this.match.header.id;
  }

  /** What everybody may know; made anew when it has changed. */
  get info(): TableInfo {
    this.#info ??= tableInfo(this.match, this.audience.here());
    return this.#info;
  }

  infoChanged(): void {
    this.#info = null;
  }

  /** The seat that a token speaks for. */
  seatOf(token: string): Seat | null {
    const hash = hashOf(token);
    const seat = this.match.seats.findIndex((each) => each.token !== null && sameHash(each.token, hash));
    return seat < 0 ? null : seat;
  }

  /** One at a time: nobody else writes to this table from here while `deed` runs. */
  alone<T>(deed: () => Promise<T>): Promise<T> {
    this.touched = this.around.now();
    const done = this.#inLine === 0 ? deed() : this.#line.then(deed);
    this.#inLine += 1;
    this.#line = done.then(this.#next, this.#next);
    return done;
  }

  /** Brings in what other nodes wrote. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      await this.#catchUp();
    });
  }

  command(seat: Seat, command: Command): Promise<Ack> {
    return this.alone(async () => {
      if (this.#doubtful || command.version > this.match.version) await this.#catchUp();
      for (;;) {
        if (this.#keys.has(command.key)) return this.#answered(seat, command);
        if (this.match.clock !== null) await this.#flagIfDue();
        const proposal = propose(this.match, seat, command);
        if ('code' in proposal)
          throw new Refused(proposal.code, proposal.message, {
            version: this.match.version,
            ...(proposal.legal === undefined ? {} : { legal: proposal.legal }),
          });
        if (await this.write(proposal, command.key))
          return { type: 'ack', key: command.key, version: this.match.version };
      }
    });
  }

  /** Writes a deed down and then applies it; false if another node was first, and then the table has caught up. Call it within `alone`. */
  async write(proposal: Proposal, key?: string): Promise<boolean> {
    const { match } = this;
    const { deed, after } = proposal;
    const version = match.version + 1;
    const digest = this.#digest(proposal);
    // What is spread comes last: added to a spread object, each property costs microseconds.
    const entry: Entry = {
      at: this.around.now(),
      ...(key === undefined ? {} : { key }),
      ...(digest === null ? {} : { digest }),
      ...deed,
    };
    const body = JSON.stringify(entry);
    const hash = chainHash(this.#hash, version, body);
    const joins = deed.do === 'join' ? this.#seatsAfter(deed) : null;
    const status = digest === null ? this.#statusAfter(deed) : 'over';
    let written: boolean;
    try {
      written = await this.around.store.append({
        match: this.id,
        version,
        body,
        hash,
        at: entry.at,
        status,
        seats: joins,
      });
    } catch (error) {
      this.#doubtful = true;
      if (error instanceof StoreDown) throw new Refused('STORE_DOWN');
      throw error;
    }
    if (!written) {
      if (await this.#catchUp()) return false;
      // Nobody was first, and yet it cannot be written: its time was over.
      this.around.gone(this);
      throw new Refused('NO_SUCH_MATCH');
    }
    match.apply(entry, after);
    this.#hash = hash;
    if (key !== undefined) this.#keys.set(key, version);
    this.#published(deed.do !== 'move');
    this.around.wrote(this, deed.do);
    this.around.changed(this, true);
    return true;
  }

  /** A seat whose time is up loses it before anything else happens. */
  async flagIfDue(): Promise<void> {
    await this.alone(() => this.#flagIfDue());
  }

  subscribe(onlooker: Onlooker, since: number | undefined): Promise<void> {
    return this.alone(async () => {
      if (this.around.store.shared || this.#doubtful) await this.#catchUp();
      await this.audience.welcome(onlooker, since);
    });
  }

  /** The events after a version as a seat may know them, replayed where memory does not reach. */
  async events(viewer: Seat | null, since: number): Promise<ReturnType<typeof tellAll>> {
    const { match } = this;
    const first = match.recent[0]?.version ?? match.version + 1;
    if (since + 1 >= first)
      return tellAll(
        match,
        match.recent.filter(({ version }) => version > since),
        viewer,
      );
    const told: ReturnType<typeof tellAll> = [];
    const upTo = match.version;
    const stored = await this.around.store.after(this.id, 0);
    const entries = stored.filter(({ version }) => version <= upTo).map(({ body }) => JSON.parse(body) as Entry);
    Match.from(match.pack, match.header, entries, (each) => {
      const chapter = each.recent.at(-1);
      if (chapter !== undefined && chapter.version > since) told.push(...tellAll(each, [chapter], viewer));
    });
    return told;
  }

  /** The match as it was after an earlier version. */
  async at(version: number): Promise<Match> {
    const entries = await this.around.store.after(this.id, 0);
    return Match.from(
      this.match.pack,
      this.match.header,
      entries.filter((each) => each.version <= version).map(({ body }) => JSON.parse(body) as Entry),
    );
  }

  /** The answer of a key that was used before. Call it within `alone`. */
  async #answered(seat: Seat, command: Command): Promise<Ack> {
    const version = this.#keys.get(command.key) as number;
    const [stored] = await this.around.store.after(this.id, version - 1);
    const entry = JSON.parse(stored?.body ?? '{}') as Entry;
    const same =
      entry.do === command.do &&
      'seat' in entry &&
      entry.seat === seat &&
      command.version === version - 1 &&
      (entry.do !== 'move' ||
        JSON.stringify(entry.words) === JSON.stringify('words' in command ? command.words : null));
    if (!same) throw new Refused('KEY_REUSED', undefined, { version: this.match.version });
    return { type: 'ack', key: command.key, version };
  }

  async #flagIfDue(): Promise<void> {
    const { clock } = this.match;
    for (;;) {
      const deadline = this.match.status === 'playing' ? (clock?.deadline() ?? null) : null;
      if (deadline === null || deadline > this.around.now()) return;
      await this.write({ deed: { do: 'flag', seat: clock?.running as Seat } });
    }
  }

  /** Whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    let rows: StoredEntry[];
    try {
      rows = await this.around.store.after(this.id, this.match.version);
    } catch (error) {
      if (error instanceof StoreDown) throw new Refused('STORE_DOWN');
      throw error;
    }
    this.#doubtful = false;
    if (rows.length === 0) return false;
    try {
      this.#take(rows);
    } catch {
      throw this.around.broken(this.id);
    }
    this.#published(true);
    this.around.changed(this, false);
    return true;
  }

  #take(rows: readonly StoredEntry[]): void {
    for (const row of rows) {
      const entry = JSON.parse(row.body) as Entry;
      this.match.apply(entry);
      if (entry.key !== undefined) this.#keys.set(entry.key, row.version);
      this.#hash = row.hash;
    }
  }

  #published(table: boolean): void {
    const over = this.match.status === 'over';
    if (table || over) this.infoChanged();
    this.audience.show(table || over);
  }

  /** Of the state in which the deed ends the match; `null` if it goes on. */
  #digest({ deed, after }: Proposal): string | null {
    const { game } = this.match.pack;
    if (deed.do === 'resign' || deed.do === 'flag')
      return this.match.endsWithout(deed.seat) ? hashState(this.match.state) : null;
    return after !== undefined && game.result(after.state) !== null ? hashState(after.state) : null;
  }

  #statusAfter(deed: Deed): 'open' | 'playing' | 'over' {
    if (deed.do === 'join') {
      const empty = this.match.seats.filter((each, seat) => each.name === null && seat !== deed.seat).length;
      return empty === 0 ? 'playing' : 'open';
    }
    return this.match.status;
  }

  #seatsAfter(deed: Deed & { do: 'join' }): string {
    return JSON.stringify(
      this.match.seats.map(({ name, kind }, seat) =>
        seat === deed.seat ? { name: deed.name, kind: deed.kind } : { name, kind },
      ),
    );
  }
}
