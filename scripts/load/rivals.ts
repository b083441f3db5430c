/** The servers side by side, each with a driver that plays the same moves of the same game. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A match with both its players. */
export interface Pair {
  /** Makes the next move and resolves when the server has confirmed it; does nothing once the match is over. */
  play(): Promise<void>;
  /** How many have been made. */
  readonly moves: number;
  readonly over: boolean;
  close(): void;
}

/** What the players of all matches have been sent. */
export interface Sent {
  views: number;
  bytes: number;
}

export interface Rival {
  readonly name: string;
  readonly keeps: string;
  /** What Node is to run, with its arguments. */
  command(): Promise<readonly string[]>;
  /** Where it runs, and its settings. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called before it starts, with the folder that is to hold its matches. */
  prepare?(place: string): Promise<void>;
  open(url: string, index: number, sent: Sent): Promise<Pair>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const others = createRequire(here('../../bench/load/package.json'));

interface IoSocket {
  readonly io: { readonly engine: { on(event: 'data', listener: (data: string) => void): void } };
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

export const boardgameIo: Rival = {
  name: 'boardgame.io 0.50',
  keeps: 'in memory',
  command: async () => [here('../../bench/load/boardgame-io.mjs')],
  async open(url, index, sent) {
    const { io } = others('socket.io-client') as { io: (url: string, options: object) => IoSocket };
    const matchID = `match-${index}`;
    let confirmed: (() => void) | null = null;
    let n = 0;
    const sockets: IoSocket[] = [];
    for (const playerID of ['0', '1']) {
      const socket = io(`${url}/noughts`, { transports: ['websocket'], forceNew: true });
      const synced = new Promise<void>((resolve) => socket.on('sync', () => resolve()));
      const mine = (): boolean => n > 0 && (n - 1) % 2 === Number(playerID);
      socket.on('update', (_match: string, state: { _stateID: number }) => {
        sent.views += 1;
        if (mine() && state._stateID === n) confirmed?.();
      });
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      await synced;
      socket.io.engine.on('data', (data) => {
        sent.bytes += data.length;
      });
      sockets.push(socket);
    }
    return {
      over: false,
      get moves() {
        return n;
      },
      close() {},
      play() {
        const playerID = String(n % 2);
        const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [n % 9], playerID } };
        sockets[n % 2]?.emit('update', action, n, matchID, playerID);
        n += 1;
        return new Promise<void>((resolve) => {
          confirmed = resolve;
        });
      },
    };
  },
};

interface Room {
  readonly roomId: string;
  onMessage(type: string, listener: (n: number) => void): void;
  onStateChange(listener: () => void): void;
  send(type: string, message: unknown): void;
  readonly connection: {
    readonly transport: {
      readonly ws: { addEventListener(type: 'message', listener: (event: { data: ArrayBuffer }) => void): void };
    };
  };
}

/**
 * Colyseus acknowledges a move at once, and by itself shows it to nobody for up to 50 ms, so that players who are quicker are sent several moves as one.
 * With `everyMove` both players are shown each move at once, as by the other servers.
 */
const colyseusBy = (name: string, everyMove: boolean): Rival => ({
  name,
  keeps: 'in memory',
  command: async () => [here('../../bench/load/colyseus.mjs')],
  env: { PATCH: everyMove ? 'every-move' : '' },
  async open(url, _index, sent) {
    const { Client } = others('colyseus.js') as {
      Client: new (url: string) => { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };
    };
    const client = new Client(url.replace('http', 'ws'));
    const first = await client.create('noughts');
    const rooms = [first, await client.joinById(first.roomId)];
    let confirmed: (() => void) | null = null;
    for (const room of rooms) {
      room.onMessage('ack', () => confirmed?.());
      room.onMessage('no', () => {
        throw new Error('a move was refused');
      });
      room.onStateChange(() => {
        sent.views += 1;
      });
      room.connection.transport.ws.addEventListener('message', ({ data }) => {
        sent.bytes += data.byteLength;
      });
    }
    let n = 0;
    return {
      over: false,
      get moves() {
        return n;
      },
      close() {},
      play() {
        rooms[n % 2]?.send('mark', { cell: n % 9, n });
        n += 1;
        return new Promise<void>((resolve) => {
          confirmed = resolve;
        });
      },
    };
  },
});

export const colyseus = colyseusBy('Colyseus 0.16', true);
export const colyseusByTheClock = colyseusBy('Colyseus 0.16, state every 50 ms', false);
