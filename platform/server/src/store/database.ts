/** Opens SQLite files: with Node's own module where there is one, else with the prebuilt one, which has the same interface. */
import { createRequire } from 'node:module';
import type { DatabaseSync } from '@photostructure/sqlite';

export type Database = InstanceType<typeof DatabaseSync>;

export function openDatabase(file: string): Database {
  const sqlite = (withoutWarning(() => process.getBuiltinModule?.('node:sqlite')) ??
    createRequire(import.meta.url)('@photostructure/sqlite')) as typeof import('@photostructure/sqlite');
  return new sqlite.DatabaseSync(file);
}

/** Node 22 calls its SQLite experimental on every start, which says nothing to who plays or hosts. */
function withoutWarning<T>(load: () => T): T {
  const usual = Object.getOwnPropertyDescriptor(process, 'emitWarning') ?? {};
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    Object.defineProperty(process, 'emitWarning', usual);
  }
}
