/** For tests: a server with the smallest game, and a socket that waits for what it wants to hear. */
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import type { Created, FromServer } from '@baize/protocol';
import { WebSocket } from 'ws';
import { readConfig, type Serving, type ServeSpec, SqliteStore, serve } from '../src/index.ts';

export const kuhnEntry = { name: 'kuhn', title: 'Kuhn poker', blurb: 'Three cards, one bet.', pack: kuhnPack };

export const metricsToken = 'metrics-for-tests';

/** Generous limits, silent, on any port. */
export const quietConfig = (env: Record<string, string> = {}) =>
  readConfig({
    PORT: '0',
    BAIZE_LOG: 'silent',
    BAIZE_REQUESTS_PER_SECOND: '100000',
    BAIZE_MESSAGES_PER_SECOND: '100000',
    BAIZE_SOCKETS_PER_ADDRESS: '100000',
    BAIZE_TABLES_PER_HOUR: '100000',
    BAIZE_OPEN_TABLES: '100000',
    BAIZE_METRICS_TOKEN: metricsToken,
    ...env,
  });

export const start = (more: Partial<ServeSpec> = {}): Promise<Serving> =>
  serve({ config: quietConfig(), games: [kuhnEntry], store: new SqliteStore(':memory:'), ...more });

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it expects
export async function http<T>(
  url: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: T; text: string }> {
  const answer = await fetch(url + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const text = await answer.text();
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not every answer is JSON.
  }
  return { status: answer.status, body: parsed as T, text };
}

/** A table of two people, both seated. */
export async function pair(url: string, more: object = {}): Promise<{ match: string; tokens: [string, string] }> {
  const wanted = {
    game: 'kuhn',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    me: { seat: 0, name: 'Ann' },
    ...more,
  };
  const { body: made } = await http<Created>(url, '/api/matches', wanted);
  const { body: bob } = await http<{ token: string }>(url, `/api/matches/${made.match}/join`, {
    name: 'Bob',
    invite: made.invites[0]?.invite,
  });
  return { match: made.match, tokens: [made.you?.token as string, bob.token] };
}

export class Ear {
  readonly heard: FromServer[] = [];
  readonly raw: string[] = [];
  closed: { code: number; reason: string } | null = null;
  #waiting: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.raw.push(data.toString());
      this.heard.push(JSON.parse(data.toString()) as FromServer);
      this.#wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, protocols: string[] = ['baize']): Promise<Ear> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, protocols);
    const ear = new Ear(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return ear;
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message, from the given one on, that satisfies; or an error when the socket closes before it. */
  async hear<T extends FromServer['type']>(
    type: T,
    satisfies: (message: FromServer & { type: T }) => boolean = () => true,
    from = 0,
  ): Promise<FromServer & { type: T }> {
    for (let i = from; ; ) {
      for (; i < this.heard.length; i++) {
        const message = this.heard[i] as FromServer & { type: T };
        if (message.type === type && satisfies(message)) return message;
      }
      if (this.closed !== null) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    while (this.closed === null) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  close(): void {
    this.socket.terminate();
  }
}
