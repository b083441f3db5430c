/** The servers side by side, each with a driver that plays the same moves of the same game. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

/** A match with both its players: `play` makes the next move and resolves when the server has confirmed it. */
export interface Pair {
  play(): Promise<void>;
}

export interface Rival {
  readonly name: string;
  readonly keeps: string;
  readonly command: readonly string[];
  open(url: string, index: number): Promise<Pair>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const others = createRequire(here('../../bench/load/package.json'));

export const baize: Rival = {
  name: 'Baize',
  keeps: 'on disk (SQLite, fsync)',
  command: ['--import', 'tsx', here('./baize-server.ts')],
  async open(url) {
    const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
      const headers = { 'content-type': 'application/json' };
      return (await (
        await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers })
      ).json()) as Record<string, unknown>;
    };
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const made = (await post('/api/matches', { game: 'noughts', seats })) as {
      match: string;
      invites: { invite: string }[];
    };
    const sockets: WebSocket[] = [];
    const waiting = new Map<string, () => void>();
    for (const [seat, { invite }] of made.invites.entries()) {
      const { token } = await post(`/api/matches/${made.match}/join`, { name: `P${seat}`, invite });
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const greeted = new Promise((resolve) => socket.once('message', resolve));
      socket.send(JSON.stringify({ type: 'hello', match: made.match, token }));
      await greeted;
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"refusal"')) throw new Error(text);
        if (text.startsWith('{"type":"ack"')) waiting.get((JSON.parse(text) as { key: string }).key)?.();
      });
      sockets.push(socket);
    }
    let n = 0;
    return {
      play() {
        const key = `${made.match}-${n}`;
        const command = { do: 'move', key, version: n + 2, words: [`mark ${(n % 9) + 1}`] };
        sockets[n % 2]?.send(JSON.stringify({ type: 'command', command }));
        n += 1;
        return new Promise((resolve) =>
          waiting.set(key, () => {
            waiting.delete(key);
            resolve();
          }),
        );
      },
    };
  },
};

interface IoSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

export const boardgameIo: Rival = {
  name: 'boardgame.io 0.50',
  keeps: 'in memory',
  command: [here('../../bench/load/boardgame-io.mjs')],
  async open(url, index) {
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
        if (mine() && state._stateID === n) confirmed?.();
      });
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      await synced;
      sockets.push(socket);
    }
    return {
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
}

export const colyseus: Rival = {
  name: 'Colyseus 0.16',
  keeps: 'in memory',
  command: [here('../../bench/load/colyseus.mjs')],
  async open(url) {
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
      room.onStateChange(() => {});
    }
    let n = 0;
    return {
      play() {
        rooms[n % 2]?.send('mark', { cell: n % 9, n });
        n += 1;
        return new Promise<void>((resolve) => {
          confirmed = resolve;
        });
      },
    };
  },
};
