/** Opens SQLite files: with Node's own module where there is one, else with the prebuilt one, which has the same interface. */
import { createRequire } from 'node:module';
import type { DatabaseSync } from '@photostructure/sqlite';

export type Database = InstanceType<typeof DatabaseSync>;

export function openDatabase(file: string): Database {
  const sqlite = (process.getBuiltinModule?.('node:sqlite') ??
    createRequire(import.meta.url)('@photostructure/sqlite')) as typeof import('@photostructure/sqlite');
  return new sqlite.DatabaseSync(file);
}
