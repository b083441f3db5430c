/** The WebSocket interface: one socket, one table, one seat or an onlooker. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Seat } from '@baize/game';
import { type Command, type ErrorCode, errors, type FromClient, type FromServer, Refused } from '@baize/protocol';
import { fromClient, limits, token as tokenSchema } from '@baize/protocol/schemas';
import { type WebSocket, WebSocketServer } from 'ws';
import { read, refusalOf } from './answers.ts';
import type { Onlooker } from './audience.ts';
import type { Config } from './config.ts';
import { framesOf, plainFramesOf } from './frames.ts';
import type { House } from './house.ts';
import { Bucket, type Buckets } from './rates.ts';
import type { Table } from './table.ts';

/** Bytes that may wait for a slow reader before it is shown no more until it has read them. */
const slow = 256 * 1024;
/** Wrong messages after which a socket is closed. */
const patience = 20;
const wrong: ReadonlySet<ErrorCode> = new Set(['BAD_JSON', 'BAD_MESSAGE', 'RATE_LIMITED']);

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('baize') ? 'baize' : false),
  });
  readonly #open = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;

  constructor(
    readonly house: House,
    readonly config: Config,
    readonly rates: Buckets,
  ) {
    this.#beat = setInterval(() => {
      for (const connection of this.#open) connection.beat();
    }, Math.max(1, config.heartbeatSeconds) * 1000);
    this.#beat.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  listen(server: Server, addressOf: (request: IncomingMessage) => string): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy());
      const path = (request.url ?? '').split('?')[0];
      if (path !== '/api/socket') return this.#refuse(stream, 'NO_SUCH_PAGE');
      if (this.house.closing) return this.#refuse(stream, 'CLOSING');
      const address = addressOf(request);
      if (!this.rates.take(address, performance.now())) return this.#refuse(stream, 'RATE_LIMITED');
      const count = this.#byAddress.get(address) ?? 0;
      if (count >= this.config.socketsPerAddress || this.#open.size >= this.config.mostSockets)
        return this.#refuse(stream, 'TOO_MANY_SOCKETS');
      this.#byAddress.set(address, count + 1);
      stream.once('close', () => this.#left(address));
      this.#server.handleUpgrade(request, stream, head, (socket) => this.#take(socket, stream, request));
    });
  }

  #refuse(stream: Duplex, code: ErrorCode): void {
    const body = JSON.stringify(refusalOf(this.house, new Refused(code)));
    const head = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
    stream.end(`HTTP/1.1 ${errors[code].status} Refused\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  }

  #take(socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const connection = new Connection(this.house, this.config, socket, stream, tokenIn(request));
    this.#open.add(connection);
    this.house.metrics.sockets.inc();
    socket.on('close', () => {
      this.#open.delete(connection);
      this.house.metrics.sockets.dec();
    });
  }

  #left(address: string): void {
    const count = (this.#byAddress.get(address) ?? 1) - 1;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }

  close(): void {
    clearInterval(this.#beat);
    for (const connection of this.#open) connection.end(1012, 'CLOSING');
    this.#server.close();
  }
}

/** A token offered as a subprotocol, for clients that want it out of messages. */
function tokenIn(request: IncomingMessage): string | undefined {
  const offered = request.headers['sec-websocket-protocol']?.split(',').map((each) => each.trim()) ?? [];
  const token = offered.find((each) => each.startsWith('token.'))?.slice('token.'.length);
  return tokenSchema.safeParse(token).success ? token : undefined;
}

/** Those with something to say in this turn of the event loop. */
let speaking: Connection[] = [];

function letOut(): void {
  const all = speaking;
  speaking = [];
  for (const connection of all) connection.letOut();
}

class Connection implements Onlooker {
  seat: Seat | null = null;
  #table: Table | null = null;
  #greeted = false;
  #alive = true;
  #behind = false;
  /** Not yet on its way. */
  #said: string[] = [];
  #wrong = 0;
  readonly #bucket: Bucket;
  readonly #hello: NodeJS.Timeout;

  constructor(
    readonly house: House,
    config: Config,
    readonly socket: WebSocket,
    readonly stream: Duplex,
    readonly token: string | undefined,
  ) {
    const rate = { perSecond: config.messageRate, burst: config.messageRate * 2 };
    this.#bucket = new Bucket(rate, performance.now());
    this.#hello = setTimeout(() => this.end(1008, 'HELLO_FIRST'), config.helloSeconds * 1000);
    socket.on('message', (data, binary) => this.#receive(data as Buffer, binary));
    socket.on('pong', () => (this.#alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.#hello);
      this.#table?.audience.leave(this);
    });
  }

  /** For audiences: a reader that is too slow is passed over, and shown the newest when it has read what it was sent. */
  send(text: string): boolean {
    if (this.#behind) return false;
    if (this.socket.bufferedAmount > slow) {
      this.#behind = true;
      this.stream.once('drain', () => void this.#caughtUp());
      return false;
    }
    this.#write(text);
    return true;
  }

  async #caughtUp(): Promise<void> {
    this.#behind = false;
    this.#table?.audience.show(true);
    await this.#chats(0);
  }

  /** The last lines said at the table; who has some of them knows them by their numbers. */
  async #chats(since: number): Promise<void> {
    if (this.#table === null) return;
    try {
      const lines = await this.house.store.chats(this.#table.id, since, 50);
      if (lines.length > 0) this.#say({ type: 'chat', lines });
    } catch (error) {
      this.#refuse(error);
    }
  }

  #say(message: FromServer): void {
    this.#write(JSON.stringify(message));
  }

  /** What is said in one breath, such as an acknowledgement and the update, leaves in one packet: half the cost of a move is system calls. */
  #write(text: string): void {
    if (this.#said.push(text) === 1 && speaking.push(this) === 1) setImmediate(letOut);
  }

  letOut(): void {
    const texts = this.#said;
    if (texts.length === 0) return;
    this.#said = [];
    if (this.socket.readyState !== this.socket.OPEN) return;
    const plain = plainFramesOf(texts);
    if (plain === null) this.stream.write(framesOf(texts));
    else this.stream.write(plain, 'latin1');
  }

  beat(): void {
    if (!this.#alive || this.socket.bufferedAmount > slow) return this.socket.terminate();
    this.#alive = false;
    this.socket.ping();
  }

  end(status: number, code: ErrorCode): void {
    this.letOut();
    this.socket.close(status, code);
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  #receive(data: Buffer, binary: boolean): void {
    try {
      if (!this.#bucket.take(performance.now())) throw new Refused('RATE_LIMITED');
      const message = read(fromClient, parse(data, binary));
      void (message.type === 'command' ? this.#obey(message.command) : this.#act(message));
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown, key?: string): void {
    const refusal = refusalOf(this.house, error, key);
    this.#say(refusal);
    if (wrong.has(refusal.code) && ++this.#wrong > patience) this.end(1008, refusal.code);
  }

  async #obey(command: Command): Promise<void> {
    const began = performance.now();
    try {
      this.#say(await this.#seated().command(this.seat as Seat, command));
      this.house.metrics.commandSeconds.observe((performance.now() - began) / 1000);
    } catch (error) {
      this.#refuse(error, command.key);
    }
  }

  /** The table, for somebody who sits there. */
  #seated(): Table {
    if (this.#table === null) throw new Refused('HELLO_FIRST');
    if (this.seat === null) throw new Refused('NO_TOKEN');
    if (this.house.closing) throw new Refused('CLOSING');
    return this.#table;
  }

  async #act(message: Exclude<FromClient, { type: 'command' }>): Promise<void> {
    try {
      if (message.type === 'ping')
        return this.#say({ type: 'pong', ...(message.at === undefined ? {} : { at: message.at }) });
      if (message.type === 'hello') return await this.#greet(message);
      const table = this.#seated();
      const seat = this.seat as Seat;
      await this.house.say(table, seat, table.match.nameOf(seat), message.text);
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #greet(message: FromClient & { type: 'hello' }): Promise<void> {
    if (this.#greeted) throw new Refused('BAD_MESSAGE', 'A socket says hello once: open another for another table.');
    this.#greeted = true;
    try {
      const table = await this.house.fresh(message.match);
      const token = message.token ?? this.token;
      const seat = token === undefined ? null : table.seatOf(token);
      if (token !== undefined && seat === null) throw new Refused('BAD_TOKEN');
      this.seat = seat;
      await table.subscribe(this, message.since);
      this.#table = table;
      clearTimeout(this.#hello);
      if (this.socket.readyState !== this.socket.OPEN) return table.audience.leave(this);
      await this.#chats(message.chatSince ?? 0);
    } catch (error) {
      this.#greeted = false;
      throw error;
    }
  }
}

function parse(data: Buffer, binary: boolean): unknown {
  if (binary) throw new Refused('BAD_MESSAGE', 'Messages are text.');
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw new Refused('BAD_JSON');
  }
}
