/** D1: a log of thousands of moves and undos, then every way to look back on it. D9: a log that was tampered with. */
import { join } from 'node:path';
import type { TableClient } from '@baize/client';
import { Refused } from '@baize/protocol';
import { openDatabase } from '../../platform/server/src/store/database.ts';
import type { StormNode } from '../../apps/server/test/storm/node.ts';
import { besieged, caller, clientOf, type Finding, seated, unlimited } from './rig.ts';

const people = [{ kind: 'person' as const }, { kind: 'person' as const }];

/** Milliseconds of processor time that a request costs, on average; the clock of the system ticks every 10. */
async function cost(node: StormNode, path: string, times = 40): Promise<number> {
  const before = node.cpu;
  for (let i = 0; i < times; i++) await fetch(node.url + path).then((answer) => answer.text());
  return ((node.cpu - before) * 1000) / times;
}

/** False if the table had moved on. Otherwise everybody has seen it. */
async function sent(
  client: TableClient,
  all: readonly TableClient[],
  command: Parameters<TableClient['send']>[0],
): Promise<boolean> {
  try {
    const { version } = await client.send(command);
    await Promise.all(all.map((each) => each.until(({ snapshot }) => (snapshot?.version ?? 0) >= version)));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

export const logBomb = (moves: number, undos: number): Promise<Finding> =>
  besieged(async (node) => {
    const api = caller(node.url, '10.0.0.1');
    const options = { match: 'hands', hands: 100_000 };
    const table = await seated(api, { game: 'badugi', seats: people, options });
    const clients = [0, 1].map((seat) => clientOf(node.url, table, seat, '10.0.0.1'));
    const done = { moves: 0, undone: 0 };
    const move = async (): Promise<TableClient> => {
      for (;;) {
        const ready = clients.map(async (each) => {
          await each.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
          return each;
        });
        const client = await Promise.race(ready);
        const words = [client.getSnapshot().snapshot?.legal.at(-1) ?? ''];
        if (!(await sent(client, clients, { do: 'move', words }))) continue;
        done.moves += 1;
        return client;
      }
    };
    for (let i = 0; i < Math.max(moves, undos); i++) {
      if (i < undos) {
        const mover = await move();
        if (await sent(mover, clients, { do: 'undo' })) done.undone += 1;
        const asked = clients.find((each) => each !== mover && each.getSnapshot().snapshot?.offer != null);
        if (asked !== undefined) await sent(asked, clients, { do: 'agree' });
      }
      if (i < moves) await move();
    }
    for (const client of clients) client.close();
    const at = `/api/matches/${table.match}`;
    const { version } = await api.view(table.match);
    const paths = [
      at,
      `${at}/view`,
      ...[1, 63, 64, Math.floor(version / 2), version - 1].map((each) => `${at}/view?version=${each}`),
      ...[0, Math.floor(version / 2), version - 201].map((each) => `${at}/events?since=${each}`),
      `${at}/chat`,
    ];
    let worst = 0;
    for (const path of paths) worst = Math.max(worst, await cost(node, path));
    await node.kill('SIGTERM');
    await node.start();
    const loading = await cost(node, `${at}/view`, 1);
    return {
      figures: `${version} entries (${done.moves} moves, ${done.undone} undos): the dearest of ${paths.length} kinds of GET costs ${worst.toFixed(1)} CPU ms; loading it after a restart ${loading.toFixed(0)} CPU ms, in slices`,
      held: worst < 20,
    };
  }, unlimited);

export const tampering = (): Promise<Finding> =>
  besieged(async (node, data) => {
    const api = caller(node.url, '10.0.0.1');
    const tables = [];
    for (let i = 0; i < 5; i++) {
      const table = await seated(api, { game: 'splendor', seats: people });
      const client = clientOf(node.url, table, 0);
      const { snapshot } = await client.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
      await client.send({ do: 'move', words: [snapshot?.legal[0] ?? ''] });
      client.close();
      tables.push(table);
    }
    await node.kill('SIGTERM');
    const db = openDatabase(join(data, 'baize.sqlite'));
    db.prepare(
      `update entries set body = replace(body, '"at":', '"at":1') where match = (select number from matches where id = ?)`,
    ).run(tables[0].match);
    db.close();
    await node.start();
    const codes = await Promise.all(
      tables.map(async ({ match }) => (await fetch(`${node.url}/api/matches/${match}/view`)).status),
    );
    return {
      figures: `views of one changed log and four others: ${codes.join(', ')}`,
      held: codes[0] === 500 && codes.slice(1).every((code) => code === 200),
    };
  });
