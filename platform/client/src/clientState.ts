/** What a table's client is given, and what it shows. */
import type { Progress } from '@baize/game';
import type { ChatLine, LoggedEvent, Refusal, Snapshot, TableInfo } from '@baize/protocol';

/** What a client needs of a WebSocket: the browser's own, Node's, or that of `ws`. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface ClientSpec {
  /** Where the server is: `http://…`, or empty in a page that it served. */
  readonly base?: string;
  readonly match: string;
  /** Onlookers have none. */
  readonly token?: string;
  /** Where the platform has no WebSocket of its own. */
  readonly WebSocket?: new (
    url: string,
    protocols?: string[],
  ) => SocketLike;
  readonly fetch?: typeof fetch;
  /** The first wait before connecting again, in milliseconds; it doubles up to thirty times that. */
  readonly retry?: number;
}

/** A new object whenever anything has changed. */
export interface ClientState {
  /** `lost` is being mended; `refused` is final, and `refusal` says why. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused' | 'closed';
  readonly table: TableInfo | null;
  readonly snapshot: Snapshot | null;
  /** Everything that happened, from the start. */
  readonly events: readonly LoggedEvent[];
  readonly chat: readonly ChatLine[];
  readonly onlookers: number;
  /** A bot that prepares for its first move, for how many seconds so far, and how far it is. */
  readonly preparing: ({ readonly seat: number; readonly seconds: number } & Progress) | null;
  /** Commands that are on their way. */
  readonly sending: number;
  /** The last thing that was refused. */
  readonly refusal: Refusal | null;
}

export const nothingYet: ClientState = {
  connection: 'connecting',
  table: null,
  snapshot: null,
  events: [],
  chat: [],
  onlookers: 0,
  preparing: null,
  sending: 0,
  refusal: null,
};
