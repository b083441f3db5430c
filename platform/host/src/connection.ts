/** One client's conversation with a host, whatever carries it: a hello, then commands, chat and updates. Text in, text out. */
import type { Seat } from '@baize/game';
import { type Command, type ErrorCode, type FromClient, type FromServer, Refused } from '@baize/protocol';
import { fromClient } from '@baize/protocol/schemas';
import { read, refusalOf } from './answers.ts';
import type { TableRegistry } from './registry.ts';
import type { Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';

/** What carries a connection: a socket, or a message port. */
export interface Transport {
  /** Sends an answer to this client. */
  send(text: string): void;
  /** Sends an update; false if the client is too far behind to take it now (call `resume` once it has caught up). */
  offer(text: string): boolean;
  readonly open: boolean;
  /** A token that came with the connection instead of the hello. */
  readonly token?: string | undefined;
  /** Where the client is, for quotas. */
  readonly address?: string;
  greeted?(): void;
  /** Ends the connection; the client may come back at once. */
  restart?(): void;
  refused?(code: ErrorCode): void;
}

export class Connection implements Subscriber {
  seat: Seat | null = null;
  byChange = false;
  #table: Table | null = null;
  #greeted = false;

  constructor(
    readonly registry: TableRegistry,
    readonly transport: Transport,
  ) {}

  /** For subscribers: an update. */
  send(text: string): boolean {
    return this.transport.offer(text);
  }

  /** Slow clients skip intermediate updates and get the latest state once they catch up. */
  async resume(): Promise<void> {
    this.#table?.subscribers.show(true);
    await this.#chats(0);
  }

  end(): void {
    this.transport.restart?.();
  }

  close(): void {
    this.#table?.subscribers.leave(this);
  }

  /** A message as it came: text of JSON, from anybody. */
  receive(text: string): void {
    try {
      const message = read(fromClient, parse(text));
      void (message.type === 'command' ? this.#command(message.command) : this.#act(message));
    } catch (error) {
      this.refuse(error);
    }
  }

  refuse(error: unknown, key?: string): void {
    const refusal = refusalOf(this.registry, error, key);
    this.#say(refusal);
    this.transport.refused?.(refusal.code);
  }

  #say(message: FromServer): void {
    this.transport.send(JSON.stringify(message));
  }

  async #command(command: Command): Promise<void> {
    try {
      this.#say(await this.#seated().command(this.seat as Seat, command));
    } catch (error) {
      this.refuse(error, command.key);
    }
  }

  /** The table, for somebody who sits there. */
  #seated(): Table {
    if (this.#table === null) throw new Refused('HELLO_FIRST');
    if (this.seat === null) throw new Refused('NO_TOKEN');
    if (this.registry.closing) throw new Refused('CLOSING');
    return this.#table;
  }

  async #act(message: Exclude<FromClient, { type: 'command' }>): Promise<void> {
    try {
      if (message.type === 'ping')
        return this.#say({ type: 'pong', ...(message.at === undefined ? {} : { at: message.at }) });
      if (message.type === 'hello') return await this.#hello(message);
      const table = this.#seated();
      const seat = this.seat as Seat;
      await this.registry.say(table, seat, table.match.nameOf(seat), message.text);
    } catch (error) {
      this.refuse(error);
    }
  }

  async #hello(message: FromClient & { type: 'hello' }): Promise<void> {
    if (this.#greeted) throw new Refused('BAD_MESSAGE', 'A socket says hello once: open another for another table.');
    this.#greeted = true;
    try {
      const table = await this.registry.fresh(message.match);
      const token = message.token ?? this.transport.token;
      const seat = token === undefined ? null : table.seatOf(token);
      if (token !== undefined && seat === null) throw new Refused('BAD_TOKEN');
      this.seat = seat;
      this.byChange = message.changes === true;
      if (seat !== null) table.address ??= this.transport.address ?? 'here';
      await table.subscribe(this, message.since);
      this.#table = table;
      this.transport.greeted?.();
      if (!this.transport.open) return table.subscribers.leave(this);
      await this.#chats(message.chatSince ?? 0);
    } catch (error) {
      this.#greeted = false;
      throw error;
    }
  }

  /** The last lines of chat; clients know by their numbers which they have. */
  async #chats(since: number): Promise<void> {
    if (this.#table === null) return;
    try {
      const lines = await this.registry.store.chats(this.#table.id, since, 50);
      if (lines.length > 0) this.#say({ type: 'chat', lines });
    } catch (error) {
      this.refuse(error);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('BAD_JSON');
  }
}
