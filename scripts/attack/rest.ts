/** D8, D10, D11: calls of language models, undo that was declined, lists, odd headers, crowds of onlookers, pruning. */
import { request } from 'node:http';
import { headerHash } from '@baize/host';
import { newMatch } from '../../platform/host/test/storeSuite.ts';
import { SqliteStore } from '@baize/server';
import { join } from 'node:path';
import { besieged, caller, clientOf, type Finding, pause, seated, unlimited } from './rig.ts';

const people = [{ kind: 'person' as const }, { kind: 'person' as const }];

export const models = (): Promise<Finding> =>
  besieged(
    async (node) => {
      const call = (name: string, args: object, signal?: AbortSignal): Promise<Response> =>
        fetch(`${node.url}/mcp`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': '2025-11-25',
            'x-forwarded-for': '10.0.0.1',
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
          ...(signal === undefined ? {} : { signal }),
        });
      const text = await (await call('game_session', { game: 'splendor', playerTypes: ['claude', 'human'] })).text();
      const gameId = /"gameId":"([^"]+)"/.exec(text)?.[1];
      const observe = { gameId, playerId: 0, detail: 'compact' };
      for (let i = 0; i < 50; i++) await (await call('game_observe', observe)).text();
      const before = node.cpu;
      const calls = 200;
      for (let i = 0; i < calls; i++) await (await call('game_observe', observe)).text();
      const each = ((node.cpu - before) * 1000) / calls;
      const gone = new AbortController();
      const statuses: number[] = [];
      const waiting = Array.from({ length: 300 }, () =>
        call('game_observe', { ...observe, wait: 50 }, gone.signal).then(
          ({ status }) => statuses.push(status),
          () => 0,
        ),
      );
      for (let i = 0; i < 60 && statuses.length < waiting.length; i++) await pause(500);
      gone.abort();
      await Promise.all(waiting);
      const refused = statuses.filter((status) => status === 429).length;
      return {
        figures: `an MCP call costs ${each.toFixed(1)} CPU ms in all; of 300 calls that wait, ${refused} are refused`,
        held: refused >= 200 - 1,
      };
    },
    { BAIZE_REQUESTS_PER_SECOND: '100000' },
  );

export const declined = (): Promise<Finding> =>
  besieged(async (node) => {
    const api = caller(node.url, '10.0.0.1');
    const table = await seated(api, { game: 'splendor', seats: people });
    const clients = [0, 1].map((seat) => clientOf(node.url, table, seat));
    for (const client of clients) {
      const { snapshot } = await client.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
      await client.send({ do: 'move', words: [snapshot?.legal[0] ?? ''] });
    }
    await clients[0].until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
    await clients[0].send({ do: 'undo' });
    await clients[1].until(({ snapshot }) => snapshot?.offer != null);
    await clients[1].send({ do: 'decline' });
    for (const client of clients) client.close();
    const { rated } = await api.table(table.match);
    return {
      figures: `after an undo that was declined the match is ${rated ? 'still' : 'no longer'} rated`,
      held: rated,
    };
  });

export const lists = (): Promise<Finding> =>
  besieged(async (node) => {
    await caller(node.url, '10.0.0.1').create({ game: 'splendor', seats: people, open: true });
    const spammer = caller(node.url, '10.0.0.2');
    let opened = 0;
    for (let i = 0; i < 140; i++)
      await spammer.create({ game: 'splendor', seats: people, open: true }).then(
        () => (opened += 1),
        () => {},
      );
    const listed = await caller(node.url, '10.0.0.3').list({ status: 'open' });
    const { port } = new URL(node.url);
    const odd = await new Promise<number | undefined>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers: { host: 'a b:c' } };
      request(options, ({ statusCode }) => resolve(statusCode))
        .once('error', reject)
        .end('{}');
    });
    return {
      figures: `140 open tables from one address: ${opened} opened, ${listed.length} in the list; a malformed Host gets ${odd}`,
      held: opened <= 20 && listed.length === opened + 1 && odd === 403,
    };
  });

export const onlookers = (crowd: number): Promise<Finding> =>
  besieged(async (node) => {
    const table = await seated(caller(node.url, '10.0.0.1'), { game: 'splendor', seats: people });
    const before = node.cpu;
    const clients = Array.from({ length: crowd }, () => clientOf(node.url, table, null));
    await Promise.all(clients.map((client) => client.until(({ snapshot }) => snapshot !== null)));
    const each = ((node.cpu - before) * 1000) / crowd;
    for (const client of clients) client.close();
    return { figures: `${crowd} onlookers cost ${each.toFixed(2)} CPU ms each to let in`, held: each < 2.8 };
  }, unlimited);

/** Ten thousand old matches at once, while somebody asks for health. */
export const pruning = (): Promise<Finding> =>
  besieged(async (_node, data) => {
    const file = join(data, 'old.sqlite');
    const store = new SqliteStore(file);
    const ids = Array.from({ length: 10_000 }, (_, i) => `p${String(i).padStart(11, '0')}`);
    for (let i = 0; i < ids.length; i += 500)
      await Promise.all(
        ids
          .slice(i, i + 500)
          .map((id) =>
            store.create(newMatch(id, { status: 'over', header: `{"id":"${id}","x":"${'y'.repeat(2000)}"}` })),
          ),
      );
    const body = '{"x":1}';
    for (let i = 0; i < ids.length; i += 500)
      await Promise.all(
        ids.slice(i, i + 500).map((id) => {
          const before = headerHash(newMatch(id, { header: `{"id":"${id}","x":"${'y'.repeat(2000)}"}` }).header);
          return store.append({
            match: id,
            version: 1,
            before,
            body,
            hash: 'x',
            at: 1001,
            status: 'over',
            seats: null,
          });
        }),
      );
    let longest = 0;
    const state = { over: false };
    const watching = (async () => {
      while (!state.over) {
        const began = performance.now();
        await pause(1);
        longest = Math.max(longest, performance.now() - began);
      }
    })();
    const gone = await store.prune({ finished: 2000, abandoned: 0 });
    state.over = true;
    await watching;
    await store.close();
    return {
      figures: `pruning ${gone} matches holds everybody else up for ${longest.toFixed(0)} ms at most`,
      held: gone === 10_000 && longest < 500,
    };
  });
