/** What verification asks of a log: the result that it led to, whatever shape a later version gives its states. */
import type { GamePack } from '@baize/game';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { MemoryStore, type Store, StoreDown, TableRegistry, verify } from '../src/index.ts';

const { game } = kuhnPack;
const withRules = (more: Partial<typeof game>): GamePack => ({ ...kuhnPack, game: { ...game, ...more } });
const faultsOf = async (store: Store, pack: GamePack): Promise<readonly string[]> =>
  (await verify(store, () => pack)).faults;

async function finished(): Promise<MemoryStore> {
  const store = new MemoryStore();
  const registry = new TableRegistry({
    games: [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }],
    store,
  });
  const { match } = await registry.create({ game: 'kuhn', seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  const table = await registry.table(match);
  await expect.poll(() => table.match.status).toBe('over');
  await registry.close();
  return store;
}

test('a later version may write its states otherwise', async () => {
  const reshaped = withRules({
    start: (options, seats, seed) => ({ ...game.start(options, seats, seed), since: 'version 2' }),
  });
  const store = await finished();
  expect(await faultsOf(store, kuhnPack)).toEqual([]);
  expect(await faultsOf(store, reshaped)).toEqual([]);
});

test('but the moves must lead to the same result', async () => {
  const other = withRules({
    result: (state) => {
      const result = game.result(state);
      return result && { ...result, payoffs: result.payoffs.map((each) => -each) };
    },
  });
  expect(await faultsOf(await finished(), other)).toEqual([expect.stringMatching(/does not lead to the result/)]);
});

test('a match that cannot be read is a fault, and the others are checked', async () => {
  const store = await finished();
  const [id] = await store.ids('', 1);
  const read = store.read.bind(store);
  store.ids = async (after) => (after === '' ? ['aaaaaaaaaaaa', id] : []);
  store.read = async (match, most) => {
    if (match !== id) throw new StoreDown('malformed page');
    return read(match, most);
  };
  expect(await verify(store, () => kuhnPack)).toMatchObject({
    matches: 1,
    faults: [expect.stringContaining('cannot be read')],
  });
});
