/** D4: a node is killed right after it acknowledged; whoever sits at another node must see the move. */
import { startPostgres } from '../postgres.ts';
import { StormNode } from '../../apps/server/test/storm/node.ts';
import { caller, clientOf, type Finding, pause, seated } from './rig.ts';

export async function deafNodes(rounds: number, tables: number): Promise<Finding> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const [near, far] = [await StormNode.start(env), await StormNode.start(env)];
  let stale = 0;
  let slowest = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const pairs = await Promise.all(
        Array.from({ length: tables }, async () => {
          const table = await seated(caller(near.url, '10.0.0.1'), {
            game: 'splendor',
            seats: [{ kind: 'person' }, { kind: 'person' }],
          });
          const [mover, watcher] = [clientOf(near.url, table, 0), clientOf(far.url, table, 1)];
          await watcher.until(({ snapshot }) => snapshot?.status === 'playing');
          const { snapshot } = await mover.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
          return { mover, watcher, words: [snapshot?.legal[0] ?? ''] };
        }),
      );
      const acks = await Promise.all(pairs.map(({ mover, words }) => mover.send({ do: 'move', words })));
      const began = performance.now();
      await near.kill();
      await Promise.all(
        pairs.map(async ({ watcher, mover }, index) => {
          const seen = watcher.until(({ snapshot }) => (snapshot?.version ?? 0) >= acks[index].version);
          const fresh = await Promise.race([seen.then(() => true), pause(2000).then(() => false)]);
          if (fresh) slowest = Math.max(slowest, performance.now() - began);
          else stale += 1;
          watcher.close();
          mover.close();
        }),
      );
      await near.start();
    }
  } finally {
    await Promise.all([near.kill(), far.kill()]);
    await postgres.stop();
  }
  return {
    figures: `${stale} of ${rounds * tables} opponents had not seen the last acknowledged move 2 s after its node was killed; the slowest of the others after ${(slowest / 1000).toFixed(2)} s`,
    held: stale === 0,
  };
}
