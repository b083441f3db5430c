/** What a host asks of a store: what was acknowledged is on disk, a version is written once, nothing is forgotten. */
import { BaizeError } from '@baize/game';
import type { ChatLine, Status, TableLine } from '@baize/protocol';
import { sha256 } from './hash.ts';

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly open: boolean;
  /** JSON of the header, seed and hashes of invitations included. */
  readonly header: string;
  /** JSON of names and kinds, for lists. */
  readonly seats: string;
  readonly created: number;
}

/** An entry of a match's log, chained to the one before it. */
export interface StoredEntry {
  readonly version: number;
  /** JSON of the entry. */
  readonly body: string;
  readonly hash: string;
}

export interface NewEntry extends StoredEntry {
  readonly match: string;
  readonly at: number;
  readonly status: Status;
  /** As in `NewMatch`, when it has changed. */
  readonly seats: string | null;
}

export interface StoredMatch {
  readonly header: string;
  readonly version: number;
  /** Hash of the last entry, or of the header. */
  readonly hash: string;
  /** In order; all of them unless fewer were asked for. */
  readonly entries: readonly StoredEntry[];
}

export interface Change {
  readonly match: string;
  /** `null` when only the chat has changed. */
  readonly version: number | null;
}

export interface ListFilter {
  readonly status?: Status | undefined;
  readonly game?: string | undefined;
  /** Also tables that are not listed for everybody. */
  readonly unlisted?: boolean;
}

/** A time in which no server was at work. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds for which outages are remembered: longer than any clock runs. */
export const outagesKept = 8 * 24 * 3600_000;

export interface Store {
  /** Other nodes write here too: what this one has in memory may be old. */
  readonly shared: boolean;
  /** False if there is such a match already. Resolves when it is on disk, as all writes do. */
  create(match: NewMatch): Promise<boolean>;
  /** False if this version has been written by somebody else. Rejects when it is not known whether it was written. */
  append(entry: NewEntry): Promise<boolean>;
  /** With all entries, or the first `most`. */
  read(match: string, most?: number): Promise<StoredMatch | null>;
  /** The entries after a version, in order: all, or the first `most`. */
  after(match: string, version: number, most?: number): Promise<StoredEntry[]>;
  /** Latest change first. */
  list(filter: ListFilter, most: number): Promise<TableLine[]>;
  /** `null` if there is no such match. */
  addChat(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null>;
  chats(match: string, since: number, most: number): Promise<ChatLine[]>;
  /** Ids of all matches, in pages: those after the given one. */
  ids(after: string, most: number): Promise<string[]>;
  count(): Promise<number>;
  /** Forgets matches that are over, and tables never filled, untouched since the given time. */
  prune(before: number): Promise<number>;
  /** Calls when other nodes have written; `null` means: anything may have changed. */
  watch(listener: (changes: readonly Change[] | null) => void): void;
  /** Of shared stores: the latest versions of some matches. */
  heads?(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Notes that a server is at work now, and a time in which none was if the last note is older than `longest` milliseconds.
   * Answers with all such times of the last days.
   */
  alive?(now: number, longest: number): Promise<readonly Outage[]>;
  /** What is wrong although it can be read and written: a sentence each. */
  problems?(): Promise<readonly string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store could not be reached or did not answer: whether a write took place is not known. */
export class StoreDown extends BaizeError<'STORE_DOWN'> {
  constructor(message: string, options?: ErrorOptions) {
    super('STORE_DOWN', message, options);
  }
}

export const headerHash = (header: string): string => sha256(header);

/** Each hash covers the one before it, so nothing in the middle can be changed, dropped or moved. */
export const chainHash = (before: string, version: number, body: string): string =>
  sha256(`${before}\n${version}\n${body}`);
