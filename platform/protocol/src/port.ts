/** What travels over a message port between a client and a host: requests of the API, and connections like sockets. */

/** What both ends need of a port: a MessagePort, a Worker, or the inside of one. */
export interface PortLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: object) => void): void;
  start?(): void;
}

/** What came in an event of a port. */
export const dataIn = (event: object): unknown => ('data' in event ? event.data : null);

export type ToHost =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      /** The path, with its query. */
      readonly url: string;
      readonly body?: unknown;
      readonly token?: string;
    }
  | { readonly type: 'open' | 'close'; readonly socket: number }
  | { readonly type: 'message'; readonly socket: number; readonly text: string };

export type ToClient =
  | { readonly type: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly type: 'opened'; readonly socket: number }
  | { readonly type: 'message'; readonly socket: number; readonly text: string };
