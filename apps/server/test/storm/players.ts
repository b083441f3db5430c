/** Players in a storm: they send some commands twice, connect to any node, and write down what was acknowledged. */
import { Api, newKey, type SocketLike, TableClient } from '@baize/client';
import { below, type Random, seeded } from '@baize/game';
import { type Ack, Refused } from '@baize/protocol';
import { WebSocket } from 'ws';

export interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly version: number;
  readonly key: string;
  readonly words: readonly string[] | null;
}

export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Commands of one player after which it resigns. */
  readonly patience: number;
  /** The last seat is a bot's: the usual one, or one by name. */
  readonly bot: boolean | string;
  /** Milliseconds, at most, that a player thinks; none when left out. */
  readonly think?: number;
}

type SocketClass = new (url: string, protocols?: string[]) => SocketLike;

/** A socket to any node, for nothing ties a player to one, that sends a fifth of all commands twice. */
function doublingSocket(
  anyNode: () => string,
  chance: Random,
  count: { commands: number; doubled: number },
  headers: Record<string, string>,
): SocketClass {
  return class extends WebSocket {
    constructor(_url: string, protocols?: string[]) {
      super(new URL('/api/socket', anyNode().replace('http', 'ws')), protocols, { headers });
    }

    override send(text: string): void {
      if (this.readyState !== WebSocket.OPEN) return;
      super.send(text);
      if (!text.startsWith('{"type":"command"')) return;
      count.commands += 1;
      if (below(chance, 5) !== 0) return;
      count.doubled += 1;
      const again = (): void => {
        if (this.readyState === WebSocket.OPEN) super.send(text);
      };
      // At once, or late enough for the table to have moved on.
      if (below(chance, 2) === 0) again();
      else setTimeout(again, below(chance, 300));
    }
  };
}

/** `fetch`, with headers that go with every request. */
export const withHeaders =
  (more: Record<string, string>): typeof fetch =>
  (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string> | undefined), ...more } });

export class Players {
  readonly acknowledged: Acknowledged[] = [];
  readonly count = { commands: 0, doubled: 0 };
  /** Milliseconds from sending to acknowledgement, of those that somebody has not yet taken away. */
  readonly waits: number[] = [];
  /** Matches that are being played, and the last five that are over. */
  readonly running = new Set<string>();
  readonly finished: string[] = [];
  readonly #chance: Random;
  readonly #Socket: SocketClass;
  readonly #seated = new Map<string, TableClient>();
  /** By match, what was acknowledged when. */
  readonly #seen = new Map<string, { readonly version: number; readonly at: number }[]>();

  /** `urls` are those of all nodes; `headers` go with every request. */
  constructor(
    readonly urls: readonly string[],
    seed: string,
    readonly headers: Record<string, string> = {},
  ) {
    this.#chance = seeded(seed);
    this.#Socket = doublingSocket(() => this.#anyNode(), this.#chance, this.count, headers);
  }

  #anyNode(): string {
    return this.urls[below(this.#chance, this.urls.length)];
  }

  /** Opens a table, plays it to its end from every seat, and returns its id. */
  async play(table: Table): Promise<string> {
    const key = newKey();
    const people = table.seats - (table.bot === false ? 0 : 1);
    const made = await this.#insist((api) =>
      api.create({
        game: table.game,
        options: table.options,
        seats: Array.from({ length: table.seats }, (_, seat) =>
          seat < people
            ? { kind: 'person' as const }
            : { kind: 'bot' as const, ...(typeof table.bot === 'string' ? { bot: table.bot } : {}) },
        ),
        key,
      }),
    );
    this.running.add(made.match);
    await Promise.all(
      made.invites.map(async ({ seat, invite }) => {
        const joinKey = newKey();
        const { token } = await this.#insist((api) =>
          api.join(made.match, { name: `Player ${seat}`, invite, key: joinKey }),
        );
        await this.#seat(made.match, seat, token, table);
      }),
    );
    this.running.delete(made.match);
    this.#seen.delete(made.match);
    if (this.finished.push(made.match) > 5) this.finished.shift();
    return made.match;
  }

  /** Who still sits at a table, and what each is waiting for. */
  waiting(): string[] {
    return [...this.#seated].map(([who, client]) => {
      const { connection, sending, snapshot, refusal } = client.getSnapshot();
      const table =
        snapshot === null ? 'nothing seen' : `version ${snapshot.version}, turn ${snapshot.turn}, ${snapshot.status}`;
      return `${who}: ${connection}, ${sending} on the way, ${table}, ${refusal?.code ?? 'no refusal'}`;
    });
  }

  /** Connected players who do not see what was acknowledged this many milliseconds ago: one text for each. */
  stale(ms: number): string[] {
    const before = performance.now() - ms;
    return [...this.#seated].flatMap(([who, client]) => {
      const { connection, snapshot } = client.getSnapshot();
      const old = this.#seen.get(who.slice(0, who.indexOf(' ')))?.findLast(({ at }) => at < before);
      const behind = old !== undefined && connection === 'open' && (snapshot?.version ?? 0) < old.version;
      return behind ? [`${who} has not seen version ${old.version}`] : [];
    });
  }

  /** Asks any node again and again until one answers; with a key that does no harm. */
  async #insist<T>(ask: (api: Api) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask(new Api(this.#anyNode(), withHeaders(this.headers)));
      } catch (error) {
        if (error instanceof Refused && error.code !== 'STORE_DOWN' && error.code !== 'CLOSING') throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #seat(match: string, seat: number, token: string, { patience, think = 0 }: Table): Promise<void> {
    const client = new TableClient({ base: this.urls[0], match, token, WebSocket: this.#Socket, retry: 50 });
    this.#seated.set(`${match} ${seat}`, client);
    const chance = seeded(`${match} ${seat}`);
    let last = -1;
    const unsubscribe = client.subscribe(() => {
      const version = client.getSnapshot().snapshot?.version ?? -1;
      if (version < last) throw new Error(`${match}: the table went back from ${last} to ${version}`);
      last = version;
    });
    for (let played = 0; ; ) {
      const { snapshot } = await client.until(
        ({ snapshot }) => snapshot !== null && (snapshot.status === 'over' || snapshot.legal.length > 0),
      );
      if (snapshot === null || snapshot.status === 'over') break;
      const words = [snapshot.legal[below(chance, snapshot.legal.length)]];
      if (think > 0) await new Promise((resolve) => setTimeout(resolve, below(chance, think)));
      const sent = performance.now();
      try {
        const resigning = played >= patience;
        const ack = await (resigning ? client.send({ do: 'resign' }) : client.send({ do: 'move', words }));
        this.waits.push(performance.now() - sent);
        this.#note(match, seat, ack, resigning ? null : words);
        played += 1;
        await client.until(({ snapshot }) => (snapshot?.version ?? 0) >= ack.version);
      } catch (error) {
        // The table moved on meanwhile: look again. Anything else is a fault.
        if (!(error instanceof Refused) || (error.code !== 'STALE_VERSION' && error.code !== 'MATCH_OVER')) throw error;
        const seen = error.version ?? 0;
        await client.until(({ snapshot }) => (snapshot?.version ?? 0) >= seen);
      }
    }
    unsubscribe();
    client.close();
    this.#seated.delete(`${match} ${seat}`);
  }

  #note(match: string, seat: number, { key, version }: Ack, words: readonly string[] | null): void {
    this.acknowledged.push({ match, seat, version, key, words });
    const seen = this.#seen.get(match);
    if (seen === undefined) this.#seen.set(match, [{ version, at: performance.now() }]);
    else seen.push({ version, at: performance.now() });
  }
}
