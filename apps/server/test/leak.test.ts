import { type AnyGame, below, type GamePack, type Seat, seeded } from '@baize/game';
import { type Serving, SqliteStore } from '@baize/server';
import { readConfig, serve } from '@baize/server';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadGames } from '../src/index.ts';

/** Marks of a secret: no game's own words hold them. */
const mark = (seat: Seat): string => `SECRET-OF-SEAT-${seat}-`;

/**
 * The game with a secret planted for every seat: in its state, in its view, and in the hidden part of every event. A seat
 * may be sent its own; whatever else arrives anywhere is a leak of the server's making.
 */
function planted(pack: GamePack): GamePack {
  const { game } = pack;
  const spied: AnyGame = {
    ...game,
    advance(state, move) {
      const before = state.events?.length ?? 0;
      game.advance(state, move);
      if (state.events === null) return;
      for (let seat = 0; seat < 2; seat++)
        state.events.push({ type: 'planted', seat, hidden: { to: [seat], secret: mark(seat) + before } });
    },
    view: (state, seat) => ({ ...game.view(state, seat), planted: seat === null ? null : mark(seat) }),
    imagine: (view, chance) => game.imagine(view, chance),
    tell: (event, name) =>
      event.type === 'planted' ? `planted ${JSON.stringify(event['secret'] ?? '')}` : game.tell(event, name),
  };
  return { ...pack, game: spied };
}

class Listener {
  readonly bytes: string[] = [];
  readonly socket: WebSocket;
  latest: { version: number; status: string; legal: string[]; view: unknown } | null = null;
  #wake: () => void = () => {};

  constructor(url: string, match: string, token: string | null) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    this.socket.on('open', () =>
      this.socket.send(JSON.stringify({ type: 'hello', match, since: 0, ...(token === null ? {} : { token }) })),
    );
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.bytes.push(text);
      const message = JSON.parse(text) as { type: string } & NonNullable<Listener['latest']>;
      if (message.type === 'update') this.latest = message;
      this.#wake();
    });
  }

  async until(
    satisfies: (latest: NonNullable<Listener['latest']>) => boolean,
  ): Promise<NonNullable<Listener['latest']>> {
    while (this.latest === null || !satisfies(this.latest))
      await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.latest;
  }
}

const games = await loadGames();

test.each(games)(
  '$name: no byte of a whole match shows a seat what is not its own',
  { timeout: 120_000 },
  async (entry) => {
    const config = readConfig({
      PORT: '0',
      BAIZE_LOG: 'silent',
      BAIZE_FORCED_PAUSE: '0',
      BAIZE_REQUESTS_PER_SECOND: '100000',
      BAIZE_MESSAGES_PER_SECOND: '100000',
    });
    const server: Serving = await serve({
      config,
      games: [{ ...entry, pack: planted(entry.pack) }],
      store: new SqliteStore(':memory:'),
    });
    const ask = async (path: string, body?: unknown, token?: string): Promise<string> => {
      const answer = await fetch(server.url + path, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return answer.text();
    };
    const made = JSON.parse(
      await ask('/api/matches', {
        game: entry.name,
        seats: [{ kind: 'person' }, { kind: 'person' }],
        ...(entry.name === 'badugi' ? { options: { hands: 2 } } : {}),
        ...(entry.name === 'dominion' ? { options: { rules: 'official' } } : {}),
      }),
    ) as { match: string; invites: { invite: string }[] };
    const at = `/api/matches/${made.match}`;
    const tokens: string[] = [];
    for (const [seat, { invite }] of made.invites.entries())
      tokens.push((JSON.parse(await ask(`${at}/join`, { name: `P${seat}`, invite })) as { token: string }).token);
    const { header } = (await server.registry.table(made.match)).match;
    const seats = tokens.map((token) => new Listener(server.url, made.match, token));
    const onlooker = new Listener(server.url, made.match, null);
    await Promise.all([...seats, onlooker].map((each) => each.until(() => true)));
    const chance = seeded(`leak ${entry.name}`);
    const heard: Record<'0' | '1' | 'onlooker', string[]> = { '0': [], '1': [], onlooker: [] };
    let reached = 2;
    for (let step = 0; step < 3000; step++) {
      const views = await Promise.all(
        [...seats, onlooker].map((each) => each.until(({ version }) => version >= reached)),
      );
      // The host plays a forced move by itself: wait until everybody has seen it.
      const newest = Math.max(...views.map(({ version }) => version));
      if (views.some(({ version }) => version < newest)) {
        reached = newest;
        continue;
      }
      // What travels depends on nothing but what the seat knows: another world that it cannot tell apart gives the same bytes.
      if (step % 8 === 0)
        for (const { view } of views) {
          const { game } = entry.pack;
          const seen = JSON.stringify(view);
          const { planted: _, ...own } = JSON.parse(seen) as { seat: Seat | null; planted: string | null };
          expect(JSON.stringify(game.view(game.imagine(own, chance), own.seat))).toBe(JSON.stringify(own));
        }
      const turn = views.findIndex(({ legal }) => legal.length > 0);
      if (turn < 0 && views[0]?.status === 'over') break;
      reached = newest + 1;
      if (turn < 0) continue;
      const { version, legal } = views[turn];
      if (step % 16 === 0)
        for (const seat of [0, 1] as const) {
          const wrong = { do: 'move', key: `wrong-${step}-${seat}`, version, words: ['no such move'] };
          heard[seat].push(
            await ask(`${at}/commands`, wrong, tokens[seat]),
            await ask(`${at}/commands`, { ...wrong, version: 0 }, tokens[seat]),
          );
          heard[seat].push(
            await ask(`${at}/view`, undefined, tokens[seat]),
            await ask(`${at}/events?since=0`, undefined, tokens[seat]),
          );
          heard[seat].push(await ask(`${at}/view?version=${version - 1}`, undefined, tokens[seat]));
          heard.onlooker.push(
            await ask(`${at}/view`),
            await ask(`${at}/events`),
            await ask(`${at}/record`),
            await ask('/api/matches'),
            await ask(at),
          );
        }
      // Without a little greed a Dominion lasts for hours.
      const greedy = legal.find((each) => /^buy (Province|Gold|Duchy|Silver)/.test(each));
      const words = [greedy ?? legal[below(chance, legal.length)]];
      seats[turn]?.socket.send(
        JSON.stringify({ type: 'command', command: { do: 'move', key: `leak-move-${step}`, version, words } }),
      );
    }
    expect(onlooker.latest?.status).toBe('over');
    const before = (each: Listener): string[] => each.bytes.filter((text) => !text.includes('"status":"over"'));
    const all: [string, string[], Seat | null][] = [
      ['seat 0', [...before(seats[0]), ...heard['0']], 0],
      ['seat 1', [...before(seats[1]), ...heard['1']], 1],
      ['onlooker', [...before(onlooker), ...heard.onlooker], null],
    ];
    for (const [who, texts, seat] of all) {
      const bytes = texts.join('\n');
      expect(bytes.length, who).toBeGreaterThan(1000);
      // The plants work: one's own is there.
      if (seat !== null) expect(bytes.includes(mark(seat)), `${who} is shown its own`).toBe(true);
      for (const other of [0, 1])
        if (other !== seat) expect(bytes.includes(mark(other)), `${who} is shown the secret of ${other}`).toBe(false);
      expect(bytes.includes(header.seed), `${who} is shown the seed`).toBe(false);
      for (const token of tokens) expect(bytes.includes(token), `${who} is shown a token`).toBe(false);
      for (const { token, invite } of header.seats)
        for (const hash of [token, invite])
          if (hash !== undefined) expect(bytes.includes(hash), `${who} is shown a hash`).toBe(false);
    }
    for (const each of [...seats, onlooker]) each.socket.terminate();
    await server.close();
  },
);
