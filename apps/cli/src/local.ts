/** A table on this machine: people at this terminal, bots and programs at the other seats, run by a host of its own. */
import { randomBytes } from 'node:crypto';
import type { GamePack, GameRecord, Result, Seat } from '@baize/game';
import { MemoryStore, type Table, TableRegistry } from '@baize/host';
import { type Entry, recordOf } from '@baize/match';
import { newKey } from '@baize/client';
import { arranged, loadDrawing } from './drawings.ts';
import type { Feed } from './feed.ts';
import { type Command, type FromServer, Refused } from '@baize/protocol';
import { Opponents } from './opponents.ts';
import { keyOf, type Opening, outsiders, type LocalSetup } from './localSetup.ts';
import { SharedScreen } from './sharedScreen.ts';
import type { Hint, Moment, TerminalTable } from './table.ts';

const busy = 'The others are not done yet.';

export class LocalTable implements TerminalTable {
  readonly pack: GamePack;
  readonly #opponents: Opponents;
  readonly #listeners = new Set<() => void>();
  readonly #registry: TableRegistry;
  readonly #screen: SharedScreen;
  #sending = false;
  /** The table of the latest match. */
  #seated: Table | undefined;
  #preparing: { readonly seat: Seat; readonly part: number } | null = null;
  #seed: string;
  #now: Moment | null = null;
  #closed = false;

  private constructor(
    readonly setup: LocalSetup,
    readonly opening: Opening,
  ) {
    const { pack, players } = setup;
    this.pack = pack;
    this.#seed = setup.seed;
    this.#screen = new SharedScreen(players.flatMap((player, seat) => (player === null ? [seat] : [])));
    this.#opponents = new Opponents(setup);
    const { name, title } = pack.game;
    this.#registry = new TableRegistry({
      games: [{ name, title, blurb: '', pack: { ...pack, bots: [...outsiders(setup), ...pack.bots] } }],
      store: opening.store ?? new MemoryStore(),
      decide: (request, origin) => this.#opponents.decide(request, origin),
    });
  }

  static async open(setup: LocalSetup, opening: Opening = {}): Promise<LocalTable> {
    await loadDrawing(setup.pack);
    const table = new LocalTable(setup, opening);
    if (opening.match === undefined) await table.#start(opening.moves ?? []);
    else await table.#sitDown(opening.match);
    return table;
  }

  /** A new match that begins with these moves. */
  async #start(moves: readonly string[]): Promise<void> {
    this.#opponents.script = moves;
    await this.#sitDown(await this.#create());
    while (this.#table.match.made < moves.length) {
      await this.settle();
      const { made } = this.#table.match;
      if (made >= moves.length || this.now.turn !== this.me) return;
      const refused = await this.play([moves[made]]);
      if (refused !== null) throw new Error(refused);
    }
  }

  async #create(): Promise<string> {
    const { pack, options, players } = this.setup;
    const first = players.indexOf(null);
    const { match, invites } = await this.#registry.create({
      game: pack.game.name,
      seed: this.#seed,
      options: { ...options },
      seats: players.map((player, seat) =>
        player === null
          ? { kind: 'person' }
          : { kind: 'bot', bot: this.#seated?.match.seats[seat]?.bot ?? keyOf(player), name: this.name(seat) },
      ),
      me: { seat: first, name: this.name(first) },
    });
    for (const { seat, invite } of invites)
      if (seat !== first) await this.#registry.join(match, { name: this.name(seat), invite });
    return match;
  }

  async #sitDown(match: string): Promise<void> {
    this.#seated = await this.#registry.table(match);
    const { version } = this.#table.match;
    const entries = await this.#registry.store.after(match, 0, version);
    for (const feed of this.#screen.clear()) {
      const past = await this.#table.history.events(feed.seat, 0);
      for (const row of entries) feed.recall(row.version, JSON.parse(row.body) as Entry, past);
      const send = (text: string): boolean => {
        this.#receive(feed, JSON.parse(text) as FromServer);
        return true;
      };
      await this.#table.subscribe({ seat: feed.seat, send }, version);
    }
  }

  #receive(feed: Feed, message: FromServer): void {
    if (message.type !== 'update' && message.type !== 'preparing') return;
    this.#preparing = message.type === 'update' ? null : message;
    if (message.type === 'preparing') return this.#tell();
    feed.update(message);
    this.#screen.callNext();
    this.#tell();
  }

  get #table(): Table {
    return this.#seated as Table;
  }

  get #feed(): Feed {
    return this.#screen.feed;
  }

  get me(): Seat {
    return this.#screen.me;
  }

  get shared(): boolean {
    return this.#screen.shared;
  }

  get curtain(): string | null {
    const { next } = this.#screen;
    return next === null || this.now.result !== null ? null : this.name(next);
  }

  liftCurtain(): void {
    this.#screen.sitDown();
    this.#tell();
  }

  get seats(): number {
    return this.setup.players.length;
  }

  get label(): string {
    return `seed ${this.#seed}`;
  }

  get kept(): string {
    return this.#table.match.made === 0 || this.now.result !== null ? '' : (this.opening.kept ?? '');
  }

  name(seat: Seat): string {
    return this.#seated?.match.seats[seat]?.name ?? this.#opponents.name(seat);
  }

  get trouble(): string | null {
    return this.#opponents.trouble;
  }

  set trouble(sentence: string | null) {
    this.#opponents.trouble = sentence;
  }

  get now(): Moment {
    this.#now ??= this.#look();
    return this.#now;
  }

  #look(): Moment {
    const { view, turn, legal } = this.#feed.seen;
    const seen = view as Moment['view'];
    const hidden = this.#sending || this.#screen.next !== null;
    return {
      view: seen,
      turn,
      words: hidden ? [] : arranged(this.pack, seen, legal),
      log: this.#feed.told(this.name(this.me)),
      result: this.#result(),
    };
  }

  #result(): Result | null {
    const { result, state } = this.#table.match;
    return result === null ? null : this.#opponents.ranked(result, state);
  }

  /** Resolves when the person must decide, the game is over, or the person has left. */
  async settle(): Promise<void> {
    const ready = (): boolean =>
      this.#closed || this.#feed.seen.legal.length > 0 || this.#screen.next !== null || this.now.result !== null;
    if (ready()) return;
    await new Promise<void>((resolve) => {
      const stop = this.changed(() => {
        if (!ready()) return;
        stop();
        resolve();
      });
    });
  }

  async play(words: readonly string[]): Promise<string | null> {
    if (this.#busy()) return busy;
    const feed = this.#feed;
    const mark = feed.mark();
    const refused = await this.#command({ do: 'move', words: [...words] });
    if (refused === null) await this.settle();
    else feed.unmark(mark);
    return refused?.message ?? null;
  }

  async undo(): Promise<string | null> {
    if (this.#busy()) return busy;
    if (this.shared) return 'There is no undo where several people share the screen.';
    if (this.now.result !== null) return this.#undoEnd();
    const refused = await this.#command({ do: 'undo' });
    if (refused?.code === 'NO_UNDO') return 'There is nothing to take back: this is your first decision.';
    return refused?.message ?? null;
  }

  /** A match that is over stays so: its moves up to the person's last decision begin a new one. */
  async #undoEnd(): Promise<null> {
    const { played } = this.#table.match;
    const last = played.findLastIndex(({ seat, forced }) => seat === this.me && !forced);
    await this.#start(played.slice(0, last).flatMap(({ words }) => words));
    return null;
  }

  /** A new deal for the same players. */
  async again(): Promise<void> {
    this.#seed = randomBytes(4).toString('hex');
    await this.#start([]);
    this.#tell();
  }

  #busy(): boolean {
    return (
      this.#sending || this.#screen.next !== null || (this.#feed.seen.legal.length === 0 && this.now.result === null)
    );
  }

  get preparing(): { readonly seat: Seat; readonly part: number } | null {
    return this.#preparing;
  }

  async stopPreparing(way: 'hurry' | 'replace'): Promise<string | null> {
    return (await this.#command({ do: way }))?.message ?? null;
  }

  async #command(
    wanted: { do: 'move'; words: string[] } | { do: 'undo' | 'hurry' | 'replace' },
  ): Promise<Refused | null> {
    const command: Command = { key: newKey(), version: this.#feed.seen.version, ...wanted };
    this.#setSending(true);
    try {
      await this.#table.command(this.me, command);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    } finally {
      this.#setSending(false);
    }
  }

  #setSending(sending: boolean): void {
    this.#sending = sending;
    this.#tell();
  }

  async hint(): Promise<Hint | null> {
    return this.now.turn === this.me ? this.#registry.hint(this.#table, this.me) : null;
  }

  record(): GameRecord {
    const record = recordOf(this.#table.match);
    const result = this.#result();
    return result === null ? record : { ...record, result };
  }

  /** The person has left: nobody needs to think any longer. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#opponents.dismissed = true;
    this.#tell();
    await this.#registry.close();
  }

  changed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    this.#now = null;
    for (const listener of this.#listeners) listener();
  }
}
