/** A host reached over a message port instead of a network: the same `fetch` and `WebSocket`, for `Api` and `TableClient`. */
import { dataIn, type PortLike, type ToClient, type ToHost } from '@baize/protocol';
import type { ClientSpec, SocketLike } from './clientState.ts';

/** What `Api` and `TableClient` need to talk to a host. */
export interface PortConnection {
  readonly fetch: typeof fetch;
  readonly WebSocket: NonNullable<ClientSpec['WebSocket']>;
}

type Listener = (event: { data: unknown }) => void;

export function overPort(port: PortLike): PortConnection {
  const answers = new Map<number, (response: Response) => void>();
  const sockets = new Map<number, (type: 'open' | 'message', data?: string) => void>();
  let count = 0;
  const post = (message: ToHost): void => port.postMessage(message);

  port.addEventListener('message', (event) => {
    const message = dataIn(event) as ToClient;
    if (message.type === 'opened') sockets.get(message.socket)?.('open');
    else if (message.type === 'message') sockets.get(message.socket)?.('message', message.text);
    else {
      answers.get(message.id)?.(new Response(message.text, { status: message.status }));
      answers.delete(message.id);
    }
  });
  port.start?.();

  class PortSocket implements SocketLike {
    readonly #id = ++count;
    readonly #listeners = new Map<string, Listener[]>();

    constructor() {
      sockets.set(this.#id, (type, data) => this.#emit(type, data));
      post({ type: 'open', socket: this.#id });
    }

    addEventListener(type: string, listener: Listener): void {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
    }

    send(text: string): void {
      post({ type: 'message', socket: this.#id, text });
    }

    close(): void {
      if (!sockets.delete(this.#id)) return;
      post({ type: 'close', socket: this.#id });
      this.#emit('close');
    }

    #emit(type: string, data?: string): void {
      for (const listener of this.#listeners.get(type) ?? []) listener({ data });
    }
  }

  return {
    fetch: (input, init) =>
      new Promise((resolve) => {
        const id = ++count;
        const token = new Headers(init?.headers).get('authorization')?.replace(/^bearer /i, '');
        answers.set(id, resolve);
        post({
          type: 'request',
          id,
          method: init?.method ?? 'GET',
          url: typeof input === 'string' ? input : 'url' in input ? input.url : input.href,
          ...(typeof init?.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
          ...(token === undefined ? {} : { token }),
        });
      }),
    WebSocket: PortSocket,
  };
}
