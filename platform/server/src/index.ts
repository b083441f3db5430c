/** A host made reachable: HTTP and WebSocket, with SQLite or PostgreSQL as the store. */
export type { Connections } from './connections.ts';
export { readBan } from './bans.ts';
export { type Config, readConfig } from './config.ts';
export { type Serving, type ServeSpec, serve } from './serve.ts';
export { PostgresStore } from './store/postgres.ts';
export { SqliteStore } from './store/sqlite.ts';
export { backup, restore, type StorePlace } from './store/backup.ts';
