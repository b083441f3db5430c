/** The WebSocket interface: one socket, one table, one seat or an onlooker. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Bucket, type Buckets, Connection, refusalOf, type TableRegistry, type Transport } from '@baize/host';
import { type ErrorCode, errors, Refused } from '@baize/protocol';
import { limits, token as tokenSchema } from '@baize/protocol/schemas';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bans } from './bans.ts';
import type { Config } from './config.ts';
import type { Connections } from './connections.ts';
import { framesOf, plainFramesOf } from './frames.ts';
import type { Metrics } from './metrics.ts';
import type { KnownOrigin } from './origin.ts';

/** Bytes that may wait for a slow client before updates are held back. */
const slow = 256 * 1024;
/** Wrong messages after which a socket is closed. */
const patience = 20;
/**
 * Parts of a heartbeat's interval, each with its share of the sockets: 2,000 pings at once and their answers take 28 ms of processor time, in which
 * every move would wait.
 */
const beats = 100;
const wrong: ReadonlySet<ErrorCode> = new Set(['BAD_JSON', 'BAD_MESSAGE', 'RATE_LIMITED']);

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('baize') ? 'baize' : false),
  });
  readonly #open = new Set<SocketTransport>();
  readonly #byBeat = Array.from({ length: beats }, () => new Set<SocketTransport>());
  #nextBeat = 0;
  readonly #beat: NodeJS.Timeout;

  constructor(
    readonly registry: TableRegistry,
    readonly metrics: Metrics,
    readonly config: Config,
    readonly rates: Buckets,
    readonly connections: Connections,
    readonly known: KnownOrigin,
    readonly bans: Bans,
  ) {
    const everyMs = (Math.max(1, config.heartbeatSeconds) * 1000) / beats;
    this.#beat = setInterval(() => {
      for (const connection of this.#byBeat[this.#nextBeat]) connection.beat();
      this.#nextBeat = (this.#nextBeat + 1) % beats;
    }, everyMs);
    this.#beat.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  listen(server: Server, addressOf: (request: IncomingMessage) => string): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', destroy);
      const path = (request.url ?? '').split('?')[0];
      if (path !== '/api/socket') return this.#refuse(stream, 'NO_SUCH_PAGE');
      if (!this.known(request.headers)) return this.#refuse(stream, 'FOREIGN_ORIGIN');
      if (this.registry.closing) return this.#refuse(stream, 'CLOSING');
      const address = addressOf(request);
      if (this.bans.has(address)) return this.#refuse(stream, 'BANNED');
      if (!this.rates.take(address, performance.now())) return this.#refuse(stream, 'RATE_LIMITED');
      if (!this.connections.take(address)) return this.#refuse(stream, 'TOO_MANY_SOCKETS');
      this.#leftWith(stream, address);
      this.#server.handleUpgrade(request, stream, head, (socket) => this.#take(socket, stream, request, address));
    });
  }

  /** A listener made in `listen` would keep the whole request as long as the socket lives: 5 KB. */
  #leftWith(stream: Duplex, address: string): void {
    stream.once('close', () => this.connections.left(address));
  }

  #refuse(stream: Duplex, code: ErrorCode): void {
    const body = JSON.stringify(refusalOf(this.registry, new Refused(code)));
    const head = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
    stream.end(`HTTP/1.1 ${errors[code].status} Refused\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  }

  #take(socket: WebSocket, stream: Duplex, request: IncomingMessage, address: string): void {
    const connection = new SocketTransport(this.registry, this.config, socket, stream, address, tokenIn(request));
    // The beat that has just been: a newcomer has the whole interval.
    const together = this.#byBeat[(this.#nextBeat + beats - 1) % beats];
    this.#open.add(connection);
    together.add(connection);
    this.metrics.sockets.inc();
    socket.on('close', () => {
      this.#open.delete(connection);
      together.delete(connection);
      this.metrics.sockets.dec();
    });
  }

  /** Ends the sockets of those who have been banned meanwhile. */
  endBanned(): void {
    for (const socket of this.#open) if (this.bans.has(socket.address)) socket.end(1008, 'BANNED');
  }

  close(): void {
    clearInterval(this.#beat);
    for (const connection of this.#open) connection.end(1012, 'CLOSING');
    this.#server.close();
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** A token offered as a subprotocol, for clients that want it out of messages. */
function tokenIn(request: IncomingMessage): string | undefined {
  const offered = request.headers['sec-websocket-protocol']?.split(',').map((each) => each.trim()) ?? [];
  const token = offered.find((each) => each.startsWith('token.'))?.slice('token.'.length);
  return tokenSchema.safeParse(token).success ? token : undefined;
}

/** Sockets with something to send in this turn of the event loop. */
let sending: SocketTransport[] = [];

function flushAll(): void {
  const all = sending;
  sending = [];
  for (const connection of all) connection.flush();
}

class SocketTransport implements Transport {
  readonly #connection: Connection;
  #alive = true;
  #behind = false;
  /** Not yet on its way. */
  #waiting: string[] = [];
  #wrong = 0;
  readonly #bucket: Bucket;
  readonly #hello: NodeJS.Timeout;

  constructor(
    registry: TableRegistry,
    config: Config,
    readonly socket: WebSocket,
    readonly stream: Duplex,
    readonly address: string,
    readonly token: string | undefined,
  ) {
    const rate = { perSecond: config.messageRate, burst: config.messageRate * 2 };
    this.#bucket = new Bucket(rate, performance.now());
    this.#hello = setTimeout(() => this.end(1008, 'HELLO_FIRST'), config.helloSeconds * 1000);
    this.#connection = new Connection(registry, this);
    socket.on('message', (data, binary) => this.#receive(data as Buffer, binary));
    socket.on('pong', () => (this.#alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.#hello);
      this.#connection.close();
    });
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  offer(text: string): boolean {
    if (this.#behind) return false;
    if (this.socket.bufferedAmount > slow) {
      this.#behind = true;
      this.stream.once('drain', () => {
        this.#behind = false;
        void this.#connection.resume();
      });
      return false;
    }
    this.send(text);
    return true;
  }

  /** What is sent in one turn of the event loop, such as an acknowledgement and the update, leaves in one packet: half the cost of a move is system calls. */
  send(text: string): void {
    if (this.#waiting.push(text) === 1 && sending.push(this) === 1) setImmediate(flushAll);
  }

  flush(): void {
    const texts = this.#waiting;
    if (texts.length === 0) return;
    this.#waiting = [];
    if (!this.open) return;
    const plain = plainFramesOf(texts);
    if (plain === null) this.stream.write(framesOf(texts));
    else this.stream.write(plain, 'latin1');
  }

  /** Once what is being answered has been said. */
  restart(): void {
    setImmediate(() => this.end(1012, 'CLOSING'));
  }

  greeted(): void {
    clearTimeout(this.#hello);
  }

  refused(code: ErrorCode): void {
    if (wrong.has(code) && ++this.#wrong > patience) this.end(1008, code);
  }

  beat(): void {
    if (!this.#alive || this.socket.bufferedAmount > slow) return this.socket.terminate();
    this.#alive = false;
    this.socket.ping();
  }

  end(status: number, code: ErrorCode): void {
    this.flush();
    this.socket.close(status, code);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  #receive(data: Buffer, binary: boolean): void {
    if (!this.#bucket.take(performance.now())) this.#connection.refuse(new Refused('RATE_LIMITED'));
    else if (binary) this.#connection.refuse(new Refused('BAD_MESSAGE', 'Messages are text.'));
    else this.#connection.receive(data.toString('utf8'));
  }
}
