/** What nodes tell one another through PostgreSQL: which matches have changed, in batches, after the commit. */
import type { Change } from '@baize/host';
import { Client } from 'pg';

const channel = 'baize';
const anything = '*';
/** PostgreSQL takes less than 8,000 bytes in one notification; a change takes about 20. */
const mostTogether = 300;
/** Milliseconds to gather changes. A notification inside the transaction would put all commits in one line. */
const gather = 5;
/** Milliseconds between two heartbeats of the connection that listens; an answer may take three of them. */
const heartbeat = 1000;

export class News {
  #changes: Change[] = [];
  #timer: NodeJS.Timeout | null = null;
  #listener: ((changes: readonly Change[] | null) => void) | null = null;
  #client: Client | null = null;
  /** Whether the connection that listens has answered lately. */
  listening = false;
  #closed = false;

  constructor(
    readonly url: string,
    readonly query: (text: string, values: unknown[]) => Promise<unknown>,
  ) {}

  tell(changes: readonly Change[]): void {
    for (const { match, version } of changes) this.#changes.push({ match, version });
    if (this.#changes.length > 0) this.#timer ??= setTimeout(() => void this.#send(), gather);
  }

  /** Anything may have changed. */
  async tellAll(): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, anything]);
  }

  async #send(): Promise<void> {
    this.#timer = null;
    while (this.#changes.length > 0) {
      const some = this.#changes.splice(0, mostTogether);
      const text = some.map(({ match, version }) => `${match}${version ?? 'c'}`).join(' ');
      // If it fails, the others find out when they next look; and they look when they listen again.
      await this.query('select pg_notify($1, $2)', [channel, text]).catch(() => {});
    }
  }

  listen(listener: (changes: readonly Change[] | null) => void): void {
    this.#listener = listener;
    void this.#connect(0);
  }

  /** Listens, and again whenever the connection is lost; then anything may have changed meanwhile. */
  async #connect(failures: number): Promise<void> {
    if (this.#closed) return;
    const client = new Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 5000 });
    let lost = false;
    let beat: NodeJS.Timeout | null = null;
    const again = (): void => {
      if (lost) return;
      lost = true;
      this.listening = false;
      if (beat !== null) clearInterval(beat);
      client.end().catch(() => {});
      if (!this.#closed)
        setTimeout(() => void this.#connect(failures + 1), Math.min(100 * 2 ** failures, 3000)).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.#listener?.(read(payload ?? '')));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#client = client;
      failures = 0;
      this.listening = true;
      // A connection can go silent without an error: one that does not answer is given up.
      let silent: NodeJS.Timeout | null = null;
      beat = setInterval(() => {
        if (silent !== null) return;
        silent = setTimeout(again, 3 * heartbeat);
        client.query('select 1').then(() => {
          if (silent !== null) clearTimeout(silent);
          silent = null;
        }, again);
      }, heartbeat);
      beat.unref();
      this.#listener?.(null);
    } catch {
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#send();
    await this.#client?.end().catch(() => {});
  }
}

function read(text: string): Change[] | null {
  if (text === anything) return null;
  return text.split(' ').map((each) => {
    const version = each.slice(12);
    return { match: each.slice(0, 12), version: version === 'c' ? null : Number(version) };
  });
}
