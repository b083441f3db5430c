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
  /** The last seat is a bot's. */
  readonly bot: boolean;
}

type SocketClass = new (url: string, protocols?: string[]) => SocketLike;

/** A socket to any node, for nothing ties a player to one, that sends a fifth of all commands twice. */
function doublingSocket(
  anyNode: () => string,
  chance: Random,
  count: { commands: number; doubled: number },
): SocketClass {
  return class extends WebSocket {
    constructor(_url: string, protocols?: string[]) {
      super(new URL('/api/socket', anyNode().replace('http', 'ws')), protocols);
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

export class Players {
  readonly acknowledged: Acknowledged[] = [];
  readonly count = { commands: 0, doubled: 0 };
  readonly #chance: Random;
  readonly #Socket: SocketClass;
  readonly #seated = new Map<string, TableClient>();

  /** `urls` are those of all nodes. */
  constructor(
    readonly urls: readonly string[],
    seed: string,
  ) {
    this.#chance = seeded(seed);
    this.#Socket = doublingSocket(() => this.#anyNode(), this.#chance, this.count);
  }

  #anyNode(): string {
    return this.urls[below(this.#chance, this.urls.length)];
  }

  /** Opens a table, plays it to its end from every seat, and returns its id. */
  async play(table: Table): Promise<string> {
    const key = newKey();
    const people = table.seats - (table.bot ? 1 : 0);
    const made = await this.#insist((api) =>
      api.create({
        game: table.game,
        options: table.options,
        seats: Array.from({ length: table.seats }, (_, seat) => ({ kind: seat < people ? 'person' : 'bot' }) as const),
        key,
      }),
    );
    await Promise.all(
      made.invites.map(async ({ seat, invite }) => {
        const joinKey = newKey();
        const { token } = await this.#insist((api) =>
          api.join(made.match, { name: `Player ${seat}`, invite, key: joinKey }),
        );
        await this.#seat(made.match, seat, token, table.patience);
      }),
    );
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

  /** Asks any node again and again until one answers; with a key that does no harm. */
  async #insist<T>(ask: (api: Api) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask(new Api(this.#anyNode()));
      } catch (error) {
        if (error instanceof Refused && error.code !== 'STORE_DOWN' && error.code !== 'CLOSING') throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #seat(match: string, seat: number, token: string, patience: number): Promise<void> {
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
      try {
        const resigning = played >= patience;
        const ack = await (resigning ? client.send({ do: 'resign' }) : client.send({ do: 'move', words }));
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
  }
}
