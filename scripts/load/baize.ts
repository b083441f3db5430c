/** Our server under load: noughts and crosses by rote, real games by chance. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, seeded } from '@baize/game';
import { WebSocket } from 'ws';
import { bundled } from '../build/checkout.ts';
import type { Pair, Rival, Sent } from './rivals.ts';

const ourRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface BaizeSpec {
  readonly name?: string;
  /** `noughts`, or one of the catalogue. */
  readonly game: string;
  /** Another checkout to compare with. */
  readonly root?: string;
  /** The address of a PostgreSQL database, instead of a file. */
  readonly database?: string;
  readonly prepare?: (place: string) => Promise<void>;
}

/** Options under which a game lasts. */
const lasting: Readonly<Record<string, Record<string, unknown>>> = {
  badugi: { match: 'hands', hands: 100_000, stack: 100_000 },
};

interface Update {
  readonly type: string;
  readonly version: number;
  readonly status: string;
  readonly legal: readonly string[];
}

export function baize({ name = 'Baize', game, root = ourRoot, database = '', prepare }: BaizeSpec): Rival {
  const small = game === 'noughts';
  // Checkouts from before views came as changes refuse a hello that asks for them.
  const changes = existsSync(join(root, 'platform/protocol/src/change.ts'));
  return {
    name,
    keeps: `on disk (${database === '' ? 'SQLite' : 'PostgreSQL'}, fsync)`,
    root,
    ...(prepare && { prepare }),
    command: async () => [await bundled(root, small ? 'scripts/load/baize-server.ts' : 'apps/server/src/main.ts')],
    // In the small game nobody is ever without a choice but at its last cell, which the players mark themselves.
    env: { BAIZE_FORCED_PAUSE: small ? '1000000000' : '0', BAIZE_BOT_THREADS: '0', DATABASE_URL: database },
    open: async (url, index, sent) => {
      const table = new Seated(sent);
      const pair = small ? new ByRote(table) : new ByChance(table, index);
      await table.sitDown(url, game, changes);
      return pair;
    },
  };
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Two people at a table, a socket each. */
class Seated {
  match = '';
  readonly sockets: WebSocket[] = [];
  updated: (seat: number, text: string) => void = () => {};
  readonly #waiting = new Map<string, () => void>();
  #over = false;

  constructor(readonly sent: Sent) {}

  async sitDown(url: string, game: string, changes: boolean): Promise<void> {
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const wanted = { game, seats, options: lasting[game] ?? {} };
    const made = await post<{ match: string; invites: { invite: string }[] }>(`${url}/api/matches`, wanted);
    this.match = made.match;
    const tokens: string[] = [];
    for (const [seat, { invite }] of made.invites.entries()) {
      const joined = { name: `P${seat}`, invite };
      tokens.push((await post<{ token: string }>(`${url}/api/matches/${made.match}/join`, joined)).token);
    }
    for (const [seat, token] of tokens.entries()) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.on('message', (data: Buffer) => this.#heard(seat, data));
      socket.on('close', (code) => this.#lost(seat, code));
      const greeted = new Promise((resolve) => socket.once('message', resolve));
      socket.send(JSON.stringify({ type: 'hello', match: made.match, token, ...(changes && { changes }) }));
      await greeted;
      this.sockets.push(socket);
    }
  }

  /** A move sent on a closed socket is never answered, and the whole run would wait for it. */
  #lost(seat: number, code: number): void {
    if (!this.#over) throw new Error(`seat ${seat} of ${this.match} lost its socket: ${code}`);
  }

  #heard(seat: number, data: Buffer): void {
    const text = data.toString();
    if (text.startsWith('{"type":"refusal"')) throw new Error(text);
    if (text.startsWith('{"type":"ack"')) {
      const { key } = JSON.parse(text) as { key: string };
      this.#waiting.get(key)?.();
      this.#waiting.delete(key);
    } else if (text.startsWith('{"type":"update"')) {
      this.sent.views += 1;
      this.sent.bytes += data.length;
      this.updated(seat, text);
    }
  }

  /** Resolves when the move is acknowledged. */
  move(seat: number, version: number, words: string): Promise<void> {
    const key = `${this.match}-${version}`;
    const command = { do: 'move', key, version, words: [words] };
    this.sockets[seat].send(JSON.stringify({ type: 'command', command }));
    return new Promise((resolve) => this.#waiting.set(key, resolve));
  }

  close(): void {
    this.#over = true;
    for (const socket of this.sockets) socket.terminate();
  }
}

class ByRote implements Pair {
  moves = 0;
  readonly over = false;

  constructor(readonly table: Seated) {}

  async play(): Promise<void> {
    const n = this.moves;
    this.moves += 1;
    // The players have sat down in versions 1 and 2.
    await this.table.move(n % 2, n + 2, `mark ${(n % 9) + 1}`);
  }

  close(): void {
    this.table.close();
  }
}

class ByChance implements Pair {
  over = false;
  moves = 0;
  readonly #chance;
  /** What the seat that decides may do. */
  #asked: { readonly seat: number; readonly version: number; readonly legal: readonly string[] } | null = null;
  #wake: () => void = () => {};

  constructor(
    readonly table: Seated,
    index: number,
  ) {
    this.#chance = seeded(`load ${index}`);
    table.updated = (seat, text) => this.#take(seat, JSON.parse(text) as Update);
  }

  #take(seat: number, { version, status, legal }: Update): void {
    this.moves = Math.max(this.moves, version);
    this.over ||= status === 'over';
    if (legal.length > 0) this.#asked = { seat, version, legal };
    if (this.over || legal.length > 0) this.#wake();
  }

  async play(): Promise<void> {
    if (this.#asked === null && !this.over)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    if (this.#asked === null || this.over) return;
    const { seat, version, legal } = this.#asked;
    this.#asked = null;
    await this.table.move(seat, version, legal[below(this.#chance, legal.length)]);
  }

  close(): void {
    this.table.close();
  }
}
