/** A table on a server, followed by the headless client: a seat of one's own, or a look from outside. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Api, TableClient } from '@baize/client';
import { asYou, BaizeError, type GamePack, type GameRecord, type Seat, type Seen } from '@baize/game';
import { type Joined, Refused } from '@baize/protocol';
import { WebSocket } from 'ws';
import { arranged, loadDrawing } from './drawings.ts';
import { shelf } from './shelf.ts';
import { packOf } from './tables.ts';
import type { TableAction, Hint, Moment, TerminalTable } from './table.ts';

/** Where a table is, from the link that people pass on. */
export interface Address {
  readonly base: string;
  readonly match: string;
  readonly invite?: string;
}

/** `http://host/t/MATCH#INVITE`, or any address of that server with the match in its path. */
export function readAddress(link: string): Address {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new BaizeError(
      'USAGE',
      `'${link}' is not a link to a table. One looks like http://127.0.0.1:8080/t/abcdefghij12#invitation.`,
    );
  const match = /(?:^|\/)([a-z0-9]{12})\/?$/.exec(url.pathname)?.[1];
  if (match === undefined)
    throw new BaizeError('USAGE', `${link} names no table. A link to one ends in /t/ and twelve letters and digits.`);
  const invite = url.hash.slice(1);
  return { base: url.origin, match, ...(invite === '' ? {} : { invite }) };
}

interface KeptSeat extends Joined {
  readonly base: string;
  readonly invite?: string;
}

/** The seats that this machine took at a table: several people may play from one home. */
function keptSeats(base: string, match: string): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(seatFile(match), 'utf8'));
    const list = (Array.isArray(kept) ? kept : [kept]) as KeptSeat[];
    return list.filter((each) => each.base === base && each.match === match && typeof each.token === 'string');
  } catch {
    // Never sat there, or the file is broken: then the server decides anew.
    return [];
  }
}

const seatFile = (match: string): string => join(shelf('seats'), `${match}.json`);

function keepSeat(seat: KeptSeat): void {
  const others = keptSeats(seat.base, seat.match).filter(({ token }) => token !== seat.token);
  mkdirSync(dirname(seatFile(seat.match)), { recursive: true });
  writeFileSync(seatFile(seat.match), JSON.stringify([...others, seat]), { mode: 0o600 });
}

/** Takes a seat, or the one that this machine took with the same invitation before; without one, its latest. */
export async function takeSeat({ base, match, invite }: Address, name: string): Promise<Joined> {
  const kept = keptSeats(base, match);
  const mine = invite === undefined ? kept.at(-1) : kept.find((each) => each.invite === invite);
  if (mine !== undefined) return { match: mine.match, seat: mine.seat, token: mine.token };
  const joined = await asked(base, () =>
    new Api(base).join(match, { name, ...(invite === undefined ? {} : { invite }) }),
  );
  keepSeat({ ...joined, base, ...(invite === undefined ? {} : { invite }) });
  return joined;
}

/** An answer of the server, or a sentence on why there is none. */
export async function asked<T>(base: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refused) throw new BaizeError('FAILED', error.message);
    throw new BaizeError('FAILED', `The server at ${base} cannot be reached.`);
  }
}

/** What came of an action that was not refused. */
const said: Readonly<Record<Exclude<TableAction, 'say'>, string>> = {
  agree: 'You agree.',
  decline: 'You decline.',
  resign: 'You give up.',
  rematch: 'You offer a rematch; it begins when everybody agrees.',
};

/** The table behind a link, at a seat under this name; an onlooker has none. */
export async function openRemote(link: string, name: string | null): Promise<RemoteTable> {
  const address = readAddress(link);
  const { game } = await asked(address.base, () => new Api(address.base).table(address.match));
  return new RemoteTable(await packOf(game), address, name === null ? null : await takeSeat(address, name));
}

export class RemoteTable implements TerminalTable {
  #client: TableClient;
  readonly #api: Api;
  readonly #listeners = new Set<() => void>();
  #match: string;
  #me: Seat | null;
  /** Whether a rematch was offered or agreed to from here: then one goes along to the next table. */
  #rematching = false;
  /** The version at one's last decision: what came after it is news. */
  #mark: number | null = null;

  constructor(
    readonly pack: GamePack,
    readonly address: Address,
    readonly seat: Joined | null,
    /** Links to pass on while the table waits for people. */
    readonly invitations: readonly string[] = [],
  ) {
    this.#match = address.match;
    this.#me = seat?.seat ?? null;
    this.#client = this.#connect();
    this.#api = new Api(address.base);
  }

  #connect(): TableClient {
    const token = this.seat === null ? {} : { token: this.seat.token };
    const client = new TableClient({ base: this.address.base, match: this.#match, WebSocket, ...token });
    client.subscribe(() => {
      if (client !== this.#client) return;
      const next = client.getSnapshot().table?.next;
      if (next !== undefined && this.#rematching) this.#follow(next);
      for (const listener of this.#listeners) listener();
    });
    return client;
  }

  /** The rematch has the same people and tokens, everybody one seat further round. */
  #follow(next: string): void {
    const { seats } = this;
    this.#rematching = false;
    this.#client.close();
    this.#match = next;
    this.#mark = null;
    if (this.#me !== null && this.seat !== null) {
      this.#me = (this.#me + seats - 1) % seats;
      keepSeat({ match: next, seat: this.#me, token: this.seat.token, base: this.address.base });
    }
    this.#client = this.#connect();
  }

  get me(): Seat | null {
    return this.#me;
  }

  get chat(): readonly string[] {
    return this.#client.getSnapshot().chat.map(({ name, text }) => `${name}: ${text}`);
  }

  get clock(): number | null {
    const clock = this.#client.getSnapshot().snapshot?.clock;
    if (clock == null || this.#me === null) return null;
    const gone = clock.running === this.#me ? Date.now() - clock.at : 0;
    return Math.max(0, (clock.left[this.#me] - gone) / 1000);
  }

  get seats(): number {
    return this.#client.getSnapshot().table?.seats.length ?? 0;
  }

  get label(): string {
    return `${this.address.base}/t/${this.#match}`;
  }

  get kept(): string {
    if (this.seat === null || this.now.result !== null) return '';
    return `Your seat is kept: \`baize play --join ${this.label}\` sits you down again.`;
  }

  get trouble(): string | null {
    const { connection, refusal, snapshot } = this.#client.getSnapshot();
    if (connection === 'lost') return 'The connection is lost; it is being mended. Nothing you did is lost.';
    if (connection === 'connecting') return 'Connecting…';
    if (connection === 'refused') return refusal?.message ?? 'The server refused.';
    const offer = snapshot?.offer;
    if (this.me === null || offer == null || !offer.waiting.includes(this.me)) return null;
    const what = offer.kind === 'undo' ? 'wants to take a move back' : 'offers another match';
    return `${this.name(offer.by)} ${what}: type agree or decline.`;
  }

  name(seat: Seat): string {
    return this.#client.getSnapshot().table?.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  get now(): Moment {
    const { snapshot, events } = this.#client.getSnapshot();
    const since = this.#mark ?? (events.findLast(({ event }) => event.seat === this.me)?.version ?? 1) - 1;
    const view = (snapshot?.view ?? null) as Seen | null;
    const me = this.#me === null ? '' : this.name(this.#me);
    return {
      view,
      turn: snapshot?.turn ?? null,
      words: arranged(this.pack, view, snapshot?.legal ?? []),
      log: events.map(({ version, event, text }) => ({
        seat: event.seat ?? null,
        text: event.seat === this.#me ? asYou(text, me) : text,
        fresh: version > since,
        event,
      })),
      result: snapshot?.result ?? null,
    };
  }

  /** Resolves when the server has shown the table; says why where it will not. */
  async ready(): Promise<void> {
    await loadDrawing(this.pack);
    const { connection, refusal } = await this.#client.until(
      (state) => state.snapshot !== null || state.connection === 'refused' || state.connection === 'lost',
    );
    if (connection === 'refused') throw new BaizeError('FAILED', refusal?.message ?? 'The server refused.');
    if (connection === 'lost') throw new BaizeError('FAILED', `The server at ${this.address.base} cannot be reached.`);
  }

  play(words: readonly string[]): Promise<string | null> {
    this.#mark = this.#client.getSnapshot().snapshot?.version ?? 0;
    return this.#sent(() => this.#client.move(...words));
  }

  undo(): Promise<string | null> {
    return this.#sent(() => this.#client.send({ do: 'undo' }));
  }

  get preparing(): { readonly seat: Seat; readonly part: number } | null {
    return this.#client.getSnapshot().preparing;
  }

  stopPreparing(way: 'hurry' | 'replace'): Promise<string | null> {
    return this.#sent(() => this.#client.send({ do: way }));
  }

  async do(action: TableAction, rest: string): Promise<string> {
    if (action === 'say') {
      if (rest === '') return 'Say what? Such as: say good game';
      this.#client.say(rest);
      return `You said: ${rest}`;
    }
    const offered = this.#client.getSnapshot().snapshot?.offer?.kind;
    this.#rematching = action === 'rematch' || (action === 'agree' && offered === 'rematch');
    // Whoever offers what is offered already agrees to it.
    const wish = action === 'rematch' && offered === 'rematch' ? 'agree' : action;
    return (await this.#sent(() => this.#client.send({ do: wish }))) ?? said[action];
  }

  async hint(): Promise<Hint | null> {
    if (this.seat === null || this.now.words.length === 0) return null;
    return this.#api.hint(this.#match, this.seat.token);
  }

  record(): Promise<GameRecord> {
    return this.#api.record(this.#match);
  }

  changed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#client.close();
  }

  async #sent(send: () => Promise<unknown>): Promise<string | null> {
    try {
      await send();
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  }
}
