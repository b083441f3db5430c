/** Everybody who uses a server at once: people, bots of every level, language models, onlookers and readers of old matches. */
import { Api, TableClient } from '@baize/client';
import { below, type Random, seeded } from '@baize/game';
import { WebSocket } from 'ws';
import { Players, type Table, withHeaders } from '../../apps/server/test/storm/players.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How many of each at a time. */
export interface CrowdSize {
  readonly people: number;
  readonly bots: number;
  readonly models: number;
  readonly onlookers: number;
  readonly readers: number;
}

export class Crowd {
  /** Each from an address of its own. */
  readonly players: Players[] = [];
  readonly did = { matches: 0, calls: 0, watched: 0, read: 0 };
  readonly troubles: string[] = [];
  readonly #chance: Random = seeded('soak');
  #over = false;
  #botTables: Table[] = [];

  #addresses = 0;

  /** The server believes one proxy. */
  constructor(readonly url: string) {}

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** What was measured since the last time. */
  takeWaits(): number[] {
    return this.players.flatMap(({ waits }) => waits.splice(0));
  }

  #address(): Record<string, string> {
    return { 'x-forwarded-for': `10.0.0.${++this.#addresses}` };
  }

  /** Goes on until `leave` is called, and resolves when the last is gone. */
  async come(size: CrowdSize): Promise<void> {
    const games = await new Api(this.url).games();
    this.#botTables = games.flatMap(({ name, bots }) =>
      bots.map((bot) => ({ game: name, seats: 2, options: {}, patience: 10, bot: bot.name, think: 1000 })),
    );
    const peopleTables = games.map(({ name }) => ({
      game: name,
      seats: 2,
      options: {},
      patience: 40,
      bot: false,
      think: 600,
    }));
    const some = (count: number, act: () => Promise<void>): Promise<void>[] =>
      Array.from({ length: count }, async () => this.#again(act));
    const tables = (count: number, kinds: readonly Table[]): Promise<void>[] =>
      Array.from({ length: count }, async () => {
        const players = new Players([this.url], `soak ${this.players.length}`, this.#address());
        this.players.push(players);
        await this.#again(() => this.#play(players, this.#one(kinds)));
      });
    await Promise.all([
      ...tables(size.people, peopleTables),
      ...tables(size.bots, this.#botTables),
      ...some(size.models, () => this.#model(this.#one(games).name)),
      ...some(size.onlookers, () => this.#onlook()),
      ...some(size.readers, () => this.#read()),
    ]);
  }

  leave(): void {
    this.#over = true;
  }

  async #again(act: () => Promise<void>): Promise<void> {
    while (!this.#over)
      try {
        await act();
      } catch (error) {
        if (this.#over) return;
        this.troubles.push(error instanceof Error ? error.message : String(error));
        await pause(1000);
      }
  }

  #one<T>(all: readonly T[]): T {
    return all[below(this.#chance, all.length)];
  }

  async #play(players: Players, table: Table): Promise<void> {
    await players.play(table);
    this.did.matches += 1;
  }

  async #model(game: string): Promise<void> {
    let said = await this.#call('game_session', { game, playerTypes: ['claude', 'ai'] });
    const { gameId, playerId } = said;
    for (let moves = 0; said.status !== 'game_over' && moves < 30 && !this.#over; moves++) {
      await pause(below(this.#chance, 1000));
      const args = { gameId, playerId, wait: 5, detail: 'compact' };
      said =
        said.status === 'waiting'
          ? await this.#call('game_observe', args)
          : await this.#call('game_execute', { ...args, move: 1 + below(this.#chance, said.legalMoves?.length ?? 1) });
    }
    if (said.status !== 'game_over') await this.#call('game_session', { action: 'resign', gameId });
  }

  async #call(name: string, args: object): Promise<ToolAnswer> {
    this.did.calls += 1;
    const answer = await fetch(`${this.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        'x-forwarded-for': '10.2.0.1',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    });
    const text = await answer.text();
    const json = text.startsWith('{')
      ? text
      : (/^data: (\{.*\})$/m.exec(text.slice(text.lastIndexOf('\ndata:')))?.[1] ?? '{}');
    const { result } = JSON.parse(json) as { result?: { isError?: boolean; structuredContent?: ToolAnswer } };
    if (result?.structuredContent === undefined || result.isError)
      throw new Error(`${name}: ${answer.status} ${text.slice(0, 200)}`);
    return result.structuredContent;
  }

  /** Watches a match for up to half a minute. */
  async #onlook(): Promise<void> {
    const match = this.#one(this.players.flatMap(({ running }) => [...running]));
    if (match === undefined) return pause(500);
    const client = new TableClient({ base: this.url, match, WebSocket });
    const ended = client.until(({ snapshot }) => snapshot?.status === 'over');
    await Promise.race([ended.catch(() => {}), pause(5000 + below(this.#chance, 25_000))]);
    client.close();
    this.did.watched += 1;
  }

  /** Looks through a finished match: its record, its events, and a few positions. */
  async #read(): Promise<void> {
    await pause(500 + below(this.#chance, 1000));
    const match = this.#one(this.players.flatMap(({ finished }) => finished));
    if (match === undefined) return;
    const headers = { 'x-forwarded-for': '10.1.0.1' };
    const api = new Api(this.url, withHeaders(headers));
    await api.record(match);
    const { version } = await api.view(match);
    for (let looks = 0; looks < 3; looks++) await api.view(match, undefined, 1 + below(this.#chance, version));
    await fetch(`${this.url}/api/matches/${match}/events?since=0`, { headers }).then((answer) => answer.text());
    this.did.read += 1;
  }
}

interface ToolAnswer {
  readonly gameId: string;
  readonly playerId: number;
  readonly status: 'your_turn' | 'waiting' | 'game_over';
  readonly legalMoves?: readonly string[];
}
