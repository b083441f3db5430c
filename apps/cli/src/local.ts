/** A table on this machine: one person, bots and programs at the other seats, run by a host of its own. */
import { numbered } from '@baize/bots';
import {
  type AnyBot,
  type GamePack,
  type GameRecord,
  type Result,
  type Seat,
  usualBot,
  withoutResigned,
} from '@baize/game';
import { MemoryStore, type Store, type Table as HostTable, TableRegistry } from '@baize/host';
import { decideHere, type DecisionReply, type DecisionRequest, type Entry, recordOf } from '@baize/match';
import { newKey } from '@baize/client';
import { type Command, type FromServer, type LoggedEvent, Refused, type Snapshot } from '@baize/protocol';
import { decided, type Sitter } from './sitting.ts';
import type { Hint, Moment, Table } from './table.ts';

export interface Place {
  readonly pack: GamePack;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Who sits where; `null` is the person. */
  readonly players: readonly (Sitter | null)[];
  /** What the person is called in the log. */
  readonly person: string;
}

export interface Opening {
  /** Where the match is kept; in memory where absent. */
  readonly store?: Store;
  /** What to tell somebody who leaves before the end, in a sentence. */
  readonly kept?: string;
  /** A match in the store to go on with. */
  readonly match?: string;
  /** Moves of a record to play first. */
  readonly moves?: readonly string[];
}

const busy = 'The others are not done yet.';

export class LocalTable implements Table {
  readonly pack: GamePack;
  readonly me: Seat;
  trouble: string | null = null;
  readonly #names: readonly string[];
  readonly #sitting: (Sitter | null)[];
  readonly #left: { resigned: boolean }[];
  readonly #listeners = new Set<() => void>();
  readonly #registry: TableRegistry;
  /** Moves to play again before anybody decides. */
  #script: readonly string[] = [];
  #sending = false;
  #table!: HostTable;
  #snapshot!: Snapshot;
  #log: LoggedEvent[] = [];
  /** The versions that the person's commands made, undone and forced ones left out. */
  #marks: number[] = [];
  #now: Moment | null = null;
  #closed = false;

  private constructor(
    readonly place: Place,
    readonly opening: Opening,
  ) {
    const { pack, players, person } = place;
    this.pack = pack;
    this.me = players.indexOf(null);
    this.#names = numbered(players.map((player) => player?.name ?? person));
    this.#sitting = [...players];
    this.#left = players.map(() => ({ resigned: false }));
    const { name, title } = pack.game;
    this.#registry = new TableRegistry({
      games: [{ name, title, blurb: '', pack: { ...pack, bots: [...outsiders(place), ...pack.bots] } }],
      store: opening.store ?? new MemoryStore(),
      decide: (request) => this.#decide(request),
    });
  }

  static async open(place: Place, opening: Opening = {}): Promise<LocalTable> {
    const table = new LocalTable(place, opening);
    if (opening.match === undefined) await table.#start(opening.moves ?? []);
    else await table.#sitDown(opening.match);
    return table;
  }

  /** A new match that begins with these moves. */
  async #start(moves: readonly string[]): Promise<void> {
    this.#script = moves;
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
    const { pack, seed, options, players } = this.place;
    const { match } = await this.#registry.create({
      game: pack.game.name,
      seed,
      options: { ...options },
      seats: players.map((player, seat) =>
        player === null ? { kind: 'person' } : { kind: 'bot', bot: keyOf(player), name: this.name(seat) },
      ),
      me: { seat: this.me, name: this.name(this.me) },
    });
    return match;
  }

  async #sitDown(match: string): Promise<void> {
    this.#table = await this.#registry.table(match);
    this.#log = [];
    this.#marks = [];
    const { version } = this.#table.match;
    const [past, entries] = await Promise.all([
      this.#table.events(this.me, 0),
      this.#registry.store.after(match, 0, version),
    ]);
    for (const row of entries) {
      this.#noteEntry(row.version, JSON.parse(row.body) as Entry);
      this.#log.push(...past.filter((each) => each.version === row.version && each.event.type !== 'table:undone'));
    }
    const send = (text: string): boolean => {
      this.#receive(JSON.parse(text) as FromServer);
      return true;
    };
    await this.#table.subscribe({ seat: this.me, send }, version);
  }

  /** Undo takes what it undoes out of the log as well. */
  #noteEntry(version: number, entry: Pick<Entry, 'do'> & { readonly seat?: Seat; readonly forced?: true }): void {
    if (entry.do === 'move' && entry.seat === this.me && !entry.forced) this.#marks.push(version);
    if (entry.do !== 'undo') return;
    const mark = this.#marks.pop() ?? 0;
    this.#log = this.#log.filter((each) => each.version < mark);
  }

  #receive(message: FromServer): void {
    if (message.type !== 'update') return;
    const { type: _, events, ...snapshot } = message;
    for (const each of events)
      if (each.event.type === 'table:undone') this.#noteEntry(each.version, { do: 'undo' });
      else this.#log.push(each);
    this.#snapshot = snapshot;
    this.#tell();
  }

  get seats(): number {
    return this.place.players.length;
  }

  get label(): string {
    return `seed ${this.place.seed}`;
  }

  get kept(): string {
    return this.#table.match.made === 0 || this.now.result !== null ? '' : (this.opening.kept ?? '');
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? `Seat ${seat + 1}`;
  }

  get now(): Moment {
    this.#now ??= this.#look();
    return this.#now;
  }

  #look(): Moment {
    const { view, turn, legal } = this.#snapshot;
    const since = this.#marks.at(-1) ?? 0;
    return {
      view: view as Moment['view'],
      turn,
      words: this.#sending ? [] : legal,
      log: this.#log.map(({ version, event, text }) => ({ seat: event.seat ?? null, text, fresh: version >= since })),
      result: this.#result(),
    };
  }

  #result(): Result | null {
    const { result } = this.#table.match;
    return result === null ? null : withoutResigned(result, this.#left);
  }

  /** Resolves when the person must decide, the game is over, or the person has left. */
  async settle(): Promise<void> {
    const ready = (): boolean => this.#closed || this.#snapshot.legal.length > 0 || this.now.result !== null;
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
    const mark = this.#snapshot.version + 1;
    this.#marks.push(mark);
    const refused = await this.#command({ do: 'move', words: [...words] });
    if (refused === null) await this.settle();
    else this.#marks.splice(this.#marks.indexOf(mark), 1);
    return refused?.message ?? null;
  }

  async undo(): Promise<string | null> {
    if (this.#busy()) return busy;
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

  #busy(): boolean {
    return this.#sending || (this.#snapshot.legal.length === 0 && this.now.result === null);
  }

  async #command(wanted: { do: 'move'; words: string[] } | { do: 'undo' }): Promise<Refused | null> {
    const command: Command = { key: newKey(), version: this.#snapshot.version, ...wanted };
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
    this.#tell();
    await this.#registry.close();
  }

  changed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #decide(request: DecisionRequest): Promise<DecisionReply> {
    const scripted = this.#script[request.decision];
    if (scripted !== undefined) return { index: request.words().indexOf(scripted), why: '' };
    const sitter = this.#sitting[request.seat];
    // The person asks for a hint.
    if (sitter === null) return decideHere(this.pack, request);
    const said = await decided(sitter, this.pack, this.#names, request);
    if ('index' in said) return { index: said.index, why: '' };
    if (this.#closed) throw new Error(said.fault);
    return decideHere(this.pack, { ...request, bot: this.#giveUp(request.seat, said.fault).name });
  }

  /** Another plays on for whoever cannot, so that the game goes on; but it cannot win. */
  #giveUp(seat: Seat, fault: string): AnyBot {
    const bot = usualBot(this.pack) as AnyBot;
    this.#sitting[seat] = bot;
    this.#left[seat] = { resigned: true };
    this.trouble = `${this.name(seat)} ${fault}: ${bot.name} plays on in its place, and cannot win.`;
    return bot;
  }

  #tell(): void {
    this.#now = null;
    for (const listener of this.#listeners) listener();
  }
}

/** What a player is called in the match: enough to find it again. */
const keyOf = (player: Sitter): string => ('typed' in player ? player.typed : player.name);

/** Players that are no bots of the pack; `LocalTable` decides for them. */
function outsiders({ pack, players }: Place): AnyBot[] {
  const known = new Set(pack.bots.map(({ name }) => name));
  return players.flatMap((player) =>
    player === null || known.has(keyOf(player)) ? [] : [{ about: '', stars: 0, decide: never, name: keyOf(player) }],
  );
}

const never = (): never => {
  throw new Error('decided elsewhere');
};
