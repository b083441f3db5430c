/** The host: runs live matches for any games on any store, in Node or in a browser worker. */
export { read, refusalOf } from './answers.ts';
export { type ApiRoute, apiRoutes } from './api.ts';
export { Connection, type Transport } from './connection.ts';
export { type Sha256, useSha256 } from './hash.ts';
export { MemoryStore } from './memoryStore.ts';
export type { Log, Observer } from './observer.ts';
export { connect } from './port.ts';
export { Bucket, Buckets } from './rates.ts';
export { type GameEntry, TableRegistry } from './registry.ts';
export {
  type Change,
  chainHash,
  headerHash,
  type ListFilter,
  type NewEntry,
  type NewMatch,
  type Outage,
  outagesKept,
  type Store,
  StoreDown,
  type StoredEntry,
  type StoredMatch,
} from './store.ts';
export type { Table } from './table.ts';
export { type Verdict, verify } from './verify.ts';
