/** The host: runs live matches for any games on any store, in Node or in a browser worker. */
export { read, refusalOf } from './answers.ts';
export { type ApiRoute, apiRoutes } from './api.ts';
export { Connection, type Transport } from './connection.ts';
export { type Sha256, useSha256 } from './hash.ts';
export { closeMatch, eraseName } from './admin.ts';
export { lookAt } from './looking.ts';
export { MemoryStore } from './memoryStore.ts';
export type { Log, Observer } from './observer.ts';
export { connect } from './port.ts';
export { Bucket, Buckets } from './rates.ts';
export { type GameEntry, TableRegistry } from './registry.ts';
export {
  type Ban,
  type Change,
  chainHash,
  erased,
  type Head,
  headerHash,
  isUntouched,
  lineFrom,
  type ListFilter,
  type NewEntry,
  type NewMatch,
  type Operations,
  type Outage,
  outagesKept,
  type Renamed,
  type Store,
  StoreDown,
  type StoredEntry,
  type StoredMatch,
  type Untouched,
} from './store.ts';
export type { Table } from './table.ts';
export { type Verdict, verify } from './verify.ts';
