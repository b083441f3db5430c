/** A game that there is not is refused with the same code and sentence wherever a game is loaded by its name. */
import { noSuchGame } from '@baize/game';
import { catalogue, loadGame } from '@baize/games';
import { MemoryStore, refusalOf, TableRegistry } from '@baize/host';
import { environmentLines, simulate } from '@baize/lab';
import { expect, test } from 'vitest';
import { packOf } from '../apps/cli/src/tables.ts';
import { call, memory, sitDown } from '../apps/mcp/test/rig.ts';
import { loadGame as loadOnServer, loadGames } from '../apps/server/src/games.ts';

const code = 'NO_SUCH_GAME';
const message = `There is no game 'whist'. There are: ${catalogue.map(({ name }) => name).join(', ')}.`;
const job = { game: 'whist', players: [], options: {}, seed: 's', games: 1, fixedSeats: false, series: false };

test.each([
  ['catalogue and web', () => loadGame('whist')],
  ['terminal', () => packOf('whist')],
  ['server', () => loadOnServer('whist')],
  ['lab', () => simulate(job, { catalogue: import.meta.resolve('@baize/games'), workers: 0 })],
])('%s', async (_, load) => {
  await expect(load()).rejects.toMatchObject({ code, message });
});

test('host', async () => {
  const registry = new TableRegistry({ games: await loadGames(), store: new MemoryStore() });
  await expect((async () => registry.create({ game: 'whist', seats: [] }))()).rejects.toMatchObject({ code, message });
  expect(refusalOf(registry, noSuchGame('whist', catalogue))).toMatchObject({ code, message });
  await registry.close();
});

test('MCP', async () => {
  const said = await call(await sitDown(await memory()), 'game_session', { game: 'whist' });
  expect(said).toMatchObject({ isError: true, data: { error: { code, message } } });
});

test('environment of another process', async () => {
  const packs = await Promise.all(catalogue.map(({ load }) => load()));
  const answer = environmentLines(packs)(JSON.stringify({ do: 'start', game: 'whist', seats: 2 }));
  expect(JSON.parse(answer)).toMatchObject({ error: { code, message } });
});
