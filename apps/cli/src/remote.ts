/** A table on a server, followed by the headless client: a seat of one's own, or a look from outside. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Api, TableClient } from '@baize/client';
import { BaizeError, type GamePack, type GameRecord, type Seat, type Seen } from '@baize/game';
import { type Joined, Refused } from '@baize/protocol';
import { WebSocket } from 'ws';
import { shelf } from './shelf.ts';
import type { TableAction, Hint, Moment, Table } from './table.ts';

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
      `'${link}' is no link to a table. One looks like http://127.0.0.1:8080/t/abcdefghij12#invitation.`,
    );
  const match = /(?:^|\/)([a-z0-9]{12})\/?$/.exec(url.pathname)?.[1];
  if (match === undefined)
    throw new BaizeError('USAGE', `${link} names no table. A link to one ends in /t/ and twelve letters and digits.`);
  const invite = url.hash.slice(1);
  return { base: url.origin, match, ...(invite === '' ? {} : { invite }) };
}

/** Takes a seat, or the one taken before by this machine. */
export async function takeSeat({ base, match, invite }: Address, name: string): Promise<Joined> {
  const file = join(shelf('seats'), `${match}.json`);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Joined & { base: string };
    if (kept.base === base && kept.match === match && typeof kept.token === 'string') return kept;
  } catch {
    // Never sat there, or the file is broken: then the server decides anew.
  }
  const joined = await asked(base, () =>
    new Api(base).join(match, { name, ...(invite === undefined ? {} : { invite }) }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...joined, base }), { mode: 0o600 });
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

export class RemoteTable implements Table {
  readonly #client: TableClient;
  readonly #api: Api;
  /** The version at one's last decision: what came after it is news. */
  #mark: number | null = null;

  constructor(
    readonly pack: GamePack,
    readonly address: Address,
    readonly seat: Joined | null,
  ) {
    const { base, match } = address;
    this.#client = new TableClient({ base, match, WebSocket, ...(seat === null ? {} : { token: seat.token }) });
    this.#api = new Api(base);
  }

  get me(): Seat | null {
    return this.seat?.seat ?? null;
  }

  get seats(): number {
    return this.#client.getSnapshot().table?.seats.length ?? 0;
  }

  get label(): string {
    return `${this.address.base}/t/${this.address.match}`;
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
    return {
      view: (snapshot?.view ?? null) as Seen | null,
      turn: snapshot?.turn ?? null,
      words: snapshot?.legal ?? [],
      log: events.map(({ version, event, text }) => ({ seat: event.seat ?? null, text, fresh: version > since })),
      result: snapshot?.result ?? null,
    };
  }

  /** Resolves when the server has shown the table; says why where it will not. */
  async ready(): Promise<void> {
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

  async do(action: TableAction, rest: string): Promise<string> {
    if (action === 'say') {
      if (rest === '') return 'Say what? Such as: say good game';
      this.#client.say(rest);
      return `You said: ${rest}`;
    }
    return (await this.#sent(() => this.#client.send({ do: action }))) ?? 'Done.';
  }

  async hint(): Promise<Hint | null> {
    if (this.seat === null || this.now.words.length === 0) return null;
    return this.#api.hint(this.address.match, this.seat.token);
  }

  record(): Promise<GameRecord> {
    return this.#api.record(this.address.match);
  }

  changed(listener: () => void): () => void {
    return this.#client.subscribe(listener);
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
