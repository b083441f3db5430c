/** A host over a message port: to a page from its worker, or within one process. */
import { dataIn, type PortLike, type ToClient, type ToHost } from '@baize/protocol';
import { answerRequest } from './api.ts';
import { Connection } from './connection.ts';
import type { TableRegistry } from './registry.ts';

/** Serves the client at the other end: requests of the API, and any number of connections to tables. */
export function connect(registry: TableRegistry, port: PortLike): void {
  const connections = new Map<number, Connection>();
  const post = (message: ToClient): void => port.postMessage(message);

  const open = (socket: number): void => {
    const send = (text: string): void => post({ type: 'message', socket, text });
    const transport = {
      get open(): boolean {
        return connections.has(socket);
      },
      send,
      offer: (text: string): boolean => {
        send(text);
        return true;
      },
    };
    connections.set(socket, new Connection(registry, transport));
    post({ type: 'opened', socket });
  };

  const answer = async ({ id, method, url, body, token }: ToHost & { type: 'request' }): Promise<void> =>
    post({ type: 'answer', id, ...(await answerRequest(registry, method, url, body, token)) });

  port.addEventListener('message', (event) => {
    const message = dataIn(event) as ToHost;
    if (message.type === 'request') void answer(message);
    else if (message.type === 'open') open(message.socket);
    else if (message.type === 'message') connections.get(message.socket)?.receive(message.text);
    else {
      const connection = connections.get(message.socket);
      connections.delete(message.socket);
      connection?.close();
    }
  });
  port.start?.();
}
