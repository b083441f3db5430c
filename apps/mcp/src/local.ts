/** The tables of a host in this process, under the same checks as everybody's. */
import type { Seat } from '@baize/game';
import { type GameEntry, lookAt, MemoryStore, read, type Table, TableRegistry } from '@baize/host';
import { recordOf } from '@baize/match';
import {
  type Ack,
  type ChatLine,
  type Command,
  type Created,
  type CreateMatch,
  type EventsAnswer,
  type Joined,
  type JoinMatch,
  type RecordAnswer,
  Refused,
  type TableLine,
  type ViewAnswer,
} from '@baize/protocol';
import { command, createMatch, joinMatch, matchId, say, token as tokenSchema } from '@baize/protocol/schemas';
import type { TableHost } from './host.ts';

export class LocalHost implements TableHost {
  readonly #registry: TableRegistry;
  readonly #own: boolean;

  readonly #address: string;

  /** `own`: all tables are this caller's, so private ones are listed too. `address`: where calls come from, for quotas. */
  constructor(registry: TableRegistry, own = false, address = 'here') {
    this.#registry = registry;
    this.#own = own;
    this.#address = address;
  }

  /** Tables that last as long as this process, all of whose seats are the caller's: among them there are no secrets to keep by a pause. */
  static inMemory(games: readonly GameEntry[]): LocalHost {
    return new LocalHost(new TableRegistry({ games, store: new MemoryStore(), forcedPause: [0, 0] }), true);
  }

  async create(request: CreateMatch): Promise<Created> {
    return this.#registry.create(read(createMatch, request), this.#address);
  }

  async join(match: string, request: JoinMatch): Promise<Joined> {
    return this.#registry.join(idOf(match), read(joinMatch, request));
  }

  async list(): Promise<readonly TableLine[]> {
    return this.#own ? this.#registry.store.list({ unlisted: true }, 100) : this.#registry.list({});
  }

  async look(match: string, token: string | null, version?: number): Promise<ViewAnswer> {
    const { table, seat } = await this.#at(match, token);
    // A view may share the state's arrays, which change.
    return JSON.parse(JSON.stringify(await lookAt(table, seat, version))) as ViewAnswer;
  }

  async events(match: string, token: string | null, since: number): Promise<EventsAnswer> {
    const { table, seat } = await this.#at(match, token);
    return { version: table.match.version, events: await table.history.events(seat, since) };
  }

  async command(match: string, token: string, wanted: Command): Promise<Ack> {
    const { table, seat } = await this.#at(match, token);
    return table.command(seat as Seat, read(command, wanted));
  }

  async chat(match: string, token: string | null, since: number): Promise<readonly ChatLine[]> {
    await this.#at(match, token);
    return this.#registry.store.chats(idOf(match), since, 200);
  }

  async say(match: string, token: string, text: string): Promise<ChatLine> {
    const { table, seat } = await this.#at(match, token);
    return this.#registry.say(table, seat, table.match.nameOf(seat as Seat), read(say, { text }).text);
  }

  async record(match: string, token: string | null): Promise<RecordAnswer> {
    const { table } = await this.#at(match, token);
    if (table.match.status !== 'over') throw new Refused('NOT_OVER');
    return recordOf(table.match);
  }

  async passed(match: string, token: string | null, version: number, signal: AbortSignal): Promise<void> {
    const { table, seat } = await this.#at(match, token);
    if (signal.aborted) return;
    await new Promise<void>((resolve, reject) => {
      const done = (): void => {
        table.subscribers.leave(subscriber);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const subscriber = {
        seat,
        end: done,
        send: (): boolean => {
          if (table.match.version > version) done();
          return true;
        },
      };
      signal.addEventListener('abort', done);
      table.subscribe(subscriber, version).catch(reject);
    });
  }

  /** Moves made so far. */
  async made(match: string): Promise<number> {
    return (await this.#at(match, null)).table.match.made;
  }

  /** Lets matches go that are over. */
  async forgetFinished(): Promise<void> {
    const finished = Number.POSITIVE_INFINITY;
    await this.#registry.store.prune({ finished, abandoned: -finished });
    await this.#registry.sweep(-1);
  }

  /** A server ends by itself. */
  async close(): Promise<void> {
    if (this.#own) await this.#registry.close();
  }

  async #at(match: string, token: string | null): Promise<{ table: Table; seat: Seat | null }> {
    const table = await this.#registry.fresh(idOf(match));
    const seat = token !== null && tokenSchema.safeParse(token).success ? table.seatOf(token) : null;
    if (token !== null && seat === null) throw new Refused('BAD_TOKEN');
    table.mustBeOpenTo(seat);
    return { table, seat };
  }
}

function idOf(match: string): string {
  if (!matchId.safeParse(match).success)
    throw new Refused('NO_SUCH_MATCH', `there is no table '${match.slice(0, 40)}'`);
  return match;
}
