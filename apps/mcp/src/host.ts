/** What the tools need of a table, wherever it is kept: in this process, on disk, or on a server elsewhere. */
import type {
  Ack,
  Command,
  Created,
  CreateMatch,
  EventsAnswer,
  Joined,
  JoinMatch,
  RecordAnswer,
} from '@baize/protocol';
import type { ChatLine, TableLine, ViewAnswer } from '@baize/protocol';

/** Refusals are thrown as `Refused`. A token of `null` is an onlooker. */
export interface TableHost {
  create(request: CreateMatch): Promise<Created>;
  join(match: string, request: JoinMatch): Promise<Joined>;
  list(): Promise<readonly TableLine[]>;
  /** As it is now, or was at an earlier version. */
  look(match: string, token: string | null, version?: number): Promise<ViewAnswer>;
  events(match: string, token: string | null, since: number): Promise<EventsAnswer>;
  command(match: string, token: string, command: Command): Promise<Ack>;
  chat(match: string, token: string | null, since: number): Promise<readonly ChatLine[]>;
  say(match: string, token: string, text: string): Promise<ChatLine>;
  /** Only of a match that is over. */
  record(match: string, token: string | null): Promise<RecordAnswer>;
  /** Resolves when the table is past this version, or when the signal is given. */
  passed(match: string, token: string | null, version: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
