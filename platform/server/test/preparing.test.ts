import { join } from 'node:path';
import { preparingSuite } from '@baize/host/test/preparingSuite.ts';
import { testStores } from '../../../scripts/testStores.ts';
import { PostgresStore, SqliteStore } from '../src/index.ts';

const { place, postgres } = testStores('preparing');

let files = 0;
preparingSuite('SQLite', () => {
  const file = join(place, `${++files}.sqlite`);
  return async () => new SqliteStore(file);
});
preparingSuite('PostgreSQL', () => () => PostgresStore.open(postgres.url));
