/** A table followed over a socket: connects, resumes by itself, sends commands until they are answered. */
import {
  type Ack,
  changed,
  type Command,
  type FromClient,
  type FromServerByChange,
  type Refusal,
  type Refused,
  transient,
  type Update,
  type UpdateByChange,
} from '@baize/protocol';
import { Api, asRefused, newKey } from './api.ts';
import { type ClientSpec, type ClientState, nothingYet, type SocketLike } from './clientState.ts';

interface Sending {
  readonly command: Command;
  readonly resolve: (ack: Ack) => void;
  readonly reject: (refused: Refused) => void;
}

type Wish = Command extends infer C ? (C extends unknown ? Omit<C, 'key' | 'version'> : never) : never;

/** Silence after which a socket is taken for dead, in milliseconds. */
const silence = 30_000;

export class TableClient {
  readonly api: Api;
  readonly #spec: ClientSpec;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<string, Sending>();
  #state = nothingYet;
  #socket: SocketLike | null = null;
  #welcomed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(spec: ClientSpec) {
    this.#spec = spec;
    this.api = new Api(spec.base ?? '', spec.fetch);
    this.#connect();
    this.#watchdog = setInterval(() => this.#watch(), silence / 3);
  }

  getSnapshot = (): ClientState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves with the first state that satisfies; at once if it does already. */
  until(satisfies: (state: ClientState) => boolean): Promise<ClientState> {
    if (satisfies(this.#state)) return Promise.resolve(this.#state);
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (!satisfies(this.#state)) return;
        stop();
        resolve(this.#state);
      });
    });
  }

  /** Plays these words, all or none. Resolves when they are on disk; rejects with a `Refused`. */
  move(...words: string[]): Promise<Ack> {
    return this.send({ do: 'move', words });
  }

  /** Sends a command for the version that is shown, again and again with the same key until it is answered. */
  send(wish: Wish, version = this.#state.snapshot?.version ?? 0): Promise<Ack> {
    const command: Command = { ...wish, key: newKey(), version };
    return new Promise((resolve, reject) => {
      this.#sending.set(command.key, { command, resolve, reject });
      this.#set({ sending: this.#sending.size });
      this.#transmit({ type: 'command', command });
    });
  }

  /** Chat is sent as things are: what is said while the line is cut is not said. */
  say(text: string): void {
    this.#transmit({ type: 'chat', text });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    this.#drop();
    this.#set({ connection: 'closed' });
    this.#listeners.clear();
  }

  #set(change: Partial<ClientState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #connect(): void {
    const Socket = this.#spec.WebSocket ?? (globalThis as { WebSocket?: ClientSpec['WebSocket'] }).WebSocket;
    if (Socket === undefined) throw new Error('there is no WebSocket here: give one');
    const base = this.#spec.base || (globalThis as { location?: { origin: string } }).location?.origin || '';
    const socket = new Socket(`${base.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`, ['baize']);
    this.#socket = socket;
    this.#welcomed = false;
    this.#heard = Date.now();
    socket.addEventListener('open', () => this.#hello());
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#receive(JSON.parse(String(data)) as FromServerByChange);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
    // A close follows every error; without a listener some platforms would throw it.
    socket.addEventListener('error', () => {});
  }

  #hello(): void {
    const { match, token } = this.#spec;
    const { snapshot, chat } = this.#state;
    const hello: FromClient = {
      type: 'hello',
      match,
      since: snapshot?.version ?? 0,
      chatSince: chat.at(-1)?.id ?? 0,
      changes: true,
      ...(token === undefined ? {} : { token }),
    };
    this.#socket?.send(JSON.stringify(hello));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#state.connection === 'refused' || this.#state.connection === 'closed') return;
    this.#set({ connection: 'lost' });
    const first = this.#spec.retry ?? 500;
    const wait = Math.min(first * 2 ** this.#failures, first * 30) * (0.5 + Math.random());
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A line can be dead without saying so: ask, and connect again when there is no answer. */
  #watch(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heard > silence) this.#lost();
    else this.#transmit({ type: 'ping' });
  }

  #transmit(message: FromClient): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: FromServerByChange): void {
    switch (message.type) {
      case 'update':
        return this.#update('change' in message ? this.#whole(message) : message);
      case 'ack':
        return this.#settle(message.key, (sending) => sending.resolve(message));
      case 'refusal':
        return this.#refused(message);
      case 'chat': {
        const known = this.#state.chat.at(-1)?.id ?? 0;
        const fresh = message.lines.filter(({ id }) => id > known);
        if (fresh.length > 0) this.#set({ chat: [...this.#state.chat, ...fresh] });
        return;
      }
      case 'preparing': {
        const { type: _, ...preparing } = message;
        return this.#set({ preparing });
      }
      case 'presence': {
        const { table } = this.#state;
        const seats = table?.seats.map((seat, index) => ({ ...seat, here: message.here[index] ?? false })) ?? [];
        this.#set({ onlookers: message.onlookers, ...(table === null ? {} : { table: { ...table, seats } }) });
      }
    }
  }

  #whole({ change, ...rest }: UpdateByChange): Update {
    return { ...rest, view: changed(this.#state.snapshot?.view, change) };
  }

  #update(update: Update): void {
    const { type: _, events, gap, table, ...snapshot } = update;
    const known = this.#state.events.at(-1)?.version ?? 0;
    const before = this.#state.snapshot?.version ?? 0;
    const fresh = events.filter(({ version }) => version > known);
    const first = !this.#welcomed;
    this.#welcomed = true;
    this.#failures = 0;
    this.#set({
      connection: 'open',
      snapshot,
      preparing: null,
      ...(table === undefined ? {} : { table }),
      ...(fresh.length === 0 ? {} : { events: [...this.#state.events, ...fresh] }),
    });
    if (gap) void this.#fill(before);
    if (first) for (const { command } of this.#sending.values()) this.#transmit({ type: 'command', command });
  }

  /** Fetches what was too much for the socket. */
  async #fill(since: number): Promise<void> {
    const { match, token } = this.#spec;
    const missed = await this.api.events(match, since, token).catch(() => null);
    if (missed === null) return;
    const have = this.#state.events;
    const last = missed.events.at(-1)?.version ?? 0;
    const events = [
      ...have.filter(({ version }) => version <= since),
      ...missed.events,
      ...have.filter(({ version }) => version > Math.max(last, since)),
    ];
    this.#set({ events });
  }

  #settle(key: string, end: (sending: Sending) => void): void {
    const sending = this.#sending.get(key);
    if (sending === undefined) return;
    this.#sending.delete(key);
    this.#set({ sending: this.#sending.size });
    end(sending);
  }

  #refused(refusal: Refusal): void {
    const sending = refusal.key === undefined ? undefined : this.#sending.get(refusal.key);
    if (sending !== undefined && transient.has(refusal.code)) {
      setTimeout(() => {
        if (this.#sending.has(sending.command.key)) this.#transmit({ type: 'command', command: sending.command });
      }, this.#spec.retry ?? 500);
      return;
    }
    this.#set({ refusal });
    if (sending !== undefined) return this.#settle(sending.command.key, ({ reject }) => reject(asRefused(refusal)));
    if (this.#welcomed) return;
    // The hello itself was refused: for good, or only for now.
    if (transient.has(refusal.code)) return this.#lost();
    this.#set({ connection: 'refused' });
    this.#drop();
  }
}
