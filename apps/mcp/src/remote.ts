/** The tables of a server elsewhere, over its HTTP interface. */
import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '@baize/client';
import type {
  Ack,
  ChatLine,
  Command,
  Created,
  CreateMatch,
  EventsAnswer,
  Joined,
  JoinMatch,
  RecordAnswer,
  TableLine,
  ViewAnswer,
} from '@baize/protocol';
import { Refused } from '@baize/protocol';
import type { TableHost } from './host.ts';

/** Milliseconds between looks while waiting. */
const pace = 400;

export class RemoteHost implements TableHost {
  readonly #api: Api;

  constructor(server: string) {
    this.#api = new Api(server);
  }

  create(request: CreateMatch): Promise<Created> {
    return reached(this.#api.create(request));
  }

  join(match: string, request: JoinMatch): Promise<Joined> {
    return reached(this.#api.join(match, request));
  }

  list(): Promise<readonly TableLine[]> {
    return reached(this.#api.list());
  }

  look(match: string, token: string | null, version?: number): Promise<ViewAnswer> {
    return reached(this.#api.view(match, token ?? undefined, version));
  }

  events(match: string, token: string | null, since: number): Promise<EventsAnswer> {
    return reached(this.#api.events(match, since, token ?? undefined));
  }

  async command(match: string, token: string, command: Command): Promise<Ack> {
    return { type: 'ack', ...(await reached(this.#api.command(match, token, command))) };
  }

  chat(match: string, token: string | null, since: number): Promise<readonly ChatLine[]> {
    return reached(this.#api.chat(match, since, token ?? undefined));
  }

  say(match: string, token: string, text: string): Promise<ChatLine> {
    return reached(this.#api.say(match, token, text));
  }

  record(match: string): Promise<RecordAnswer> {
    return reached(this.#api.record(match));
  }

  async passed(match: string, token: string | null, version: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if ((await this.events(match, token, version)).version > version) return;
      await pause(pace, undefined, { signal }).catch(() => {});
    }
  }

  async close(): Promise<void> {}
}

/** A server that cannot be reached is told as such. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('STORE_DOWN', 'the server cannot be reached; try again in a moment');
  }
}
