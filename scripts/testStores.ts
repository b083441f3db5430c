/** A folder and a PostgreSQL server for the tests of one file, gone after them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export function testStores(name: string): { readonly place: string; readonly postgres: { readonly url: string } } {
  const place = mkdtempSync(join(tmpdir(), `baize-${name}-`));
  let running: TestPostgres | undefined;
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(place, { recursive: true, force: true });
  });
  const postgres = {
    get url() {
      if (running === undefined) throw new Error('PostgreSQL runs from the first test on');
      return running.url;
    },
  };
  return { place, postgres };
}
