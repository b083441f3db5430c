/** The operations of a server over HTTP: opening, joining and listing tables, records and hints. */
import {
  type ChatLine,
  type Command,
  type Created,
  type CreateMatch,
  type EventsAnswer,
  type GameInfo,
  type Hint,
  type Joined,
  type JoinMatch,
  type RecordAnswer,
  type Refusal,
  Refused,
  type Status,
  type TableInfo,
  type TableLine,
  transient,
  type ViewAnswer,
} from '@baize/protocol';

export class Api {
  readonly #base: string;
  readonly #fetch: typeof fetch;

  /** `base` is where the server is, such as `http://127.0.0.1:8080`; empty in a page that it served. */
  constructor(base = '', fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#base = base.replace(/\/$/, '');
    this.#fetch = fetcher;
  }

  games(): Promise<GameInfo[]> {
    return this.#get('/api/games');
  }

  rules(game: string): Promise<string> {
    return this.#request(`/api/games/${encodeURIComponent(game)}/rules`, {}, (answer) => answer.text());
  }

  list(filter: { status?: Status; game?: string } = {}): Promise<TableLine[]> {
    const query = new URLSearchParams(Object.entries(filter)).toString();
    return this.#get(`/api/matches${query === '' ? '' : `?${query}`}`);
  }

  /** Without a key of the caller's, one is made: a lost answer is asked for again and opens no second table. */
  create(wanted: CreateMatch): Promise<Created> {
    return this.#surely('/api/matches', { key: newKey(), ...wanted });
  }

  join(match: string, wanted: JoinMatch): Promise<Joined> {
    return this.#surely(`${at(match)}/join`, { key: newKey(), ...wanted });
  }

  table(match: string): Promise<TableInfo> {
    return this.#get(at(match));
  }

  view(match: string, token?: string, version?: number): Promise<ViewAnswer> {
    return this.#get(`${at(match)}/view${version === undefined ? '' : `?version=${version}`}`, token);
  }

  /** Everything since a version, however many pages that takes. */
  async events(match: string, since: number, token?: string): Promise<EventsAnswer> {
    const page = (from: number): Promise<EventsAnswer> => this.#get(`${at(match)}/events?since=${from}`, token);
    let { version, events, more } = await page(since);
    while (more !== undefined) {
      const next = await page(more);
      ({ version, more } = next);
      events = [...events, ...next.events];
    }
    return { version, events };
  }

  command(match: string, token: string, command: Command): Promise<{ key: string; version: number }> {
    return this.#post(`${at(match)}/commands`, command, token);
  }

  chat(match: string, since = 0, token?: string): Promise<ChatLine[]> {
    return this.#get(`${at(match)}/chat?since=${since}`, token);
  }

  say(match: string, token: string, text: string): Promise<ChatLine> {
    return this.#post(`${at(match)}/chat`, { text }, token);
  }

  hint(match: string, token: string): Promise<Hint> {
    return this.#post(`${at(match)}/hint`, {}, token);
  }

  record(match: string): Promise<RecordAnswer> {
    return this.#get(`${at(match)}/record`);
  }

  #get<T>(path: string, token?: string): Promise<T> {
    return this.#request(path, { headers: bearer(token) }, (answer) => answer.json() as Promise<T>);
  }

  async #post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return this.#request(path, request, (answer) => answer.json() as Promise<T>);
  }

  /** For what has a key: sent again when no answer came, and then answered the same. */
  async #surely<T>(path: string, body: unknown): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#post<T>(path, body);
      } catch (error) {
        const final = error instanceof Refused && !transient.has(error.code);
        if (final || tries === 4) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tries));
      }
    }
  }

  async #request<T>(path: string, request: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
    const answer = await this.#fetch(`${this.#base}${path}`, request);
    if (answer.ok) return read(answer);
    const refusal = (await answer.json().catch(() => null)) as Refusal | null;
    throw refusal?.code === undefined ? new Refused('SERVER_ERROR') : asRefused(refusal);
  }
}

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

export const asRefused = ({ code, message, version, legal, retryAfter }: Refusal): Refused =>
  new Refused(code, message, {
    ...(version === undefined ? {} : { version }),
    ...(legal === undefined ? {} : { legal }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 132 random bits: a key for a command, or for a table. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => letters[byte % 64]).join('');
}
