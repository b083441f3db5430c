/** The server for any games: HTTP and WebSocket around matches, with a store that forgets nothing. */
export { type Config, readConfig } from './config.ts';
export { type Entry as GameEntry, House } from './house.ts';
export { type Verdict, verify } from './verify.ts';
export { type Serving, type ServeSpec, serve } from './serve.ts';
export { PostgresStore } from './store/postgres.ts';
export { SqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
