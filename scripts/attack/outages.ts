/** D3, D6, D7: stopping, a full disk, and an outage longer than somebody's clock. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@baize/protocol';
import { SqliteStore } from '@baize/server';
import { Disk } from '../../apps/server/test/storm/disk.ts';
import { besieged, caller, clientOf, type Finding, pause, seated } from './rig.ts';

const people = [{ kind: 'person' as const }, { kind: 'person' as const }];

export const stopped = (): Promise<Finding> =>
  besieged(async (node, data) => {
    const api = caller(node.url, '10.0.0.1');
    const matches = await Promise.all(
      Array.from({ length: 40 }, () => seated(api, { game: 'splendor', seats: people })),
    );
    await node.kill('SIGTERM');
    copyFileSync(join(data, 'baize.sqlite'), join(data, 'alone.sqlite'));
    const store = new SqliteStore(join(data, 'alone.sqlite'));
    const versions = await Promise.all(matches.map(async ({ match }) => (await store.read(match))?.version));
    await store.close();
    const whole = versions.filter((version) => version === 2).length;
    return {
      figures: `after SIGTERM the database file alone has ${whole} of ${matches.length} matches`,
      held: whole === 40,
    };
  });

/** A clock of 12 seconds, and a server that is away for 12.5. */
export const clocks = (): Promise<Finding> =>
  besieged(async (node) => {
    const api = caller(node.url, '10.0.0.1');
    const clock = { initial: 12_000, increment: 0 };
    const tables = await Promise.all(
      Array.from({ length: 10 }, () => seated(api, { game: 'splendor', seats: people, clock })),
    );
    await node.kill();
    await pause(12_500);
    await node.start();
    const states = await Promise.all(tables.map(async ({ match }) => (await api.view(match)).status));
    const lost = states.filter((status) => status === 'over').length;
    return {
      figures: `${lost} of ${states.length} games with 12 s on the clock lost by an outage of 12.5 s`,
      held: lost === 0,
    };
  });

/** A disk of its own, that is filled up and emptied again. Needs to be root, for mounting. */
export async function fullDisk(): Promise<Finding> {
  const disk = Disk.make(1, '80m');
  if (!disk.own) return { figures: 'not tried: a small disk could not be mounted', held: true };
  try {
    return await besieged(
      async (node) => {
        const api = caller(node.url, '10.0.0.1');
        const table = await seated(api, { game: 'splendor', seats: people });
        const clients = [0, 1].map((seat) => clientOf(node.url, table, seat));
        const ready = async (): Promise<number> => (await fetch(`${node.url}/ready`)).status;
        const chatted = (): Promise<string> =>
          api.say(table.match, table.tokens[0], 'x'.repeat(400)).then(
            () => 'ok',
            (error: unknown) => (error instanceof Refused ? error.code : String(error)),
          );
        const before = await ready();
        const acknowledged: number[] = [];
        const move = async (seat: number): Promise<void> => {
          const { snapshot } = await clients[seat].until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
          const { version } = await clients[seat].send({ do: 'move', words: [snapshot?.legal[0] ?? ''] });
          acknowledged.push(version);
        };
        await move(0);
        disk.fill();
        let refused = 'ok';
        for (let i = 0; i < 200 && refused === 'ok'; i++) refused = await chatted();
        await pause(3000);
        const during = await ready();
        disk.empty();
        await pause(5000);
        const after = await ready();
        await move(1);
        const events = await api.view(table.match);
        for (const client of clients) client.close();
        return {
          figures: `readiness ${before}, ${during} while the disk is full (a write is refused with ${refused}), ${after} after; version ${events.version}, ${acknowledged.length} acknowledged moves at ${acknowledged.join(' and ')}`,
          held: before === 200 && during === 503 && after === 200 && events.version >= Math.max(...acknowledged),
        };
      },
      {},
      join(disk.place, 'data'),
    );
  } finally {
    disk.remove();
  }
}
