/** A wire between a node and its database that can be cut for a while. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

export class Wire {
  readonly #pairs = new Set<Socket>();
  #cut = false;

  private constructor(
    readonly server: Server,
    readonly port: number,
  ) {}

  /** Leads to the host of this database; `url` is the way through the wire. */
  static async to(database: string): Promise<Wire & { url: string }> {
    const { hostname, port } = new URL(database);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const here = (server.address() as { port: number }).port;
    const wire = new Wire(server, here);
    server.on('connection', (near) => wire.#join(near, connect(Number(port), hostname)));
    const url = new URL(database);
    url.hostname = '127.0.0.1';
    url.port = String(here);
    return Object.assign(wire, { url: url.href });
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#pairs.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#pairs.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    if (this.#cut) near.destroy();
  }

  /** Every connection breaks, and none comes about, for this many milliseconds. */
  async cut(ms: number): Promise<void> {
    this.#cut = true;
    for (const socket of this.#pairs) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#cut = false;
  }

  close(): void {
    this.#cut = true;
    for (const socket of this.#pairs) socket.destroy();
    this.server.close();
  }
}
