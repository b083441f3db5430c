/** After closing, the database file alone holds everything: what an operator copies is a backup. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerHash } from '@baize/host';
import { entry, newMatch } from '@baize/host/test/storeSuite.ts';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/index.ts';

test('a closed database is complete without its write-ahead log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-file-'));
  try {
    const store = new SqliteStore(join(folder, 'baize.sqlite'));
    for (let i = 0; i < 40; i++) {
      const match = newMatch(`match${String(i).padStart(7, '0')}`);
      await store.create(match);
      await store.append(entry(match.id, 1, headerHash(match.header)));
    }
    await store.close();
    copyFileSync(join(folder, 'baize.sqlite'), join(folder, 'copy.sqlite'));
    const copy = new SqliteStore(join(folder, 'copy.sqlite'));
    for (let i = 0; i < 40; i++) expect((await copy.read(`match${String(i).padStart(7, '0')}`))?.version).toBe(1);
    await copy.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
