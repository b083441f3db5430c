/** Updates are put together from texts that seats share: each must say what the match says to that seat. */
import { below, seeded } from '@baize/game';
import { MemoryStore, TableRegistry } from '@baize/host';
import { snapshotFor, tellAll } from '@baize/match';
import { expect, test } from 'vitest';
import { loadGames } from '../src/index.ts';

const games = await loadGames();
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(games)('$name: an update is the snapshot and the events of its reader', async ({ name }) => {
  const now = 1_000_000;
  const registry = new TableRegistry({ games, store: new MemoryStore(), forcedPause: [1e9, 1e9], now: () => now });
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const { match: id, invites } = await registry.create({ game: name, seats, me: { seat: 0, name: 'Ann' } });
  await registry.join(id, { name: 'Ben "B" Ödön', invite: invites[0].invite });
  const table = await registry.table(id);
  const readers = [0, 1, null, 1].map((seat) => ({ seat, heard: '', send: () => true }));
  for (const reader of readers) {
    reader.send = (text = '') => ((reader.heard = text), true);
    await table.subscribe(reader, undefined);
  }
  const { match } = table;
  const chance = seeded('updates');
  for (let made = 0; made < 80 && match.status === 'playing'; made++) {
    const { words } = match.legal;
    const version = match.version;
    const said = [words[below(chance, words.length)]];
    await table.command(match.turn ?? 0, { do: 'move', key: `updates-${made}`, version, words: said });
    for (const { seat, heard } of readers) {
      const { table: _, ...update } = JSON.parse(heard) as Record<string, unknown>;
      const events = tellAll(match, match.recent.slice(-1), seat);
      expect(update).toEqual(travelled({ type: 'update', ...snapshotFor(match, seat, now), events }));
    }
  }
  await registry.close();
});
