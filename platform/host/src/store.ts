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
  /** Hash of the entry before it, or of the header: whoever has another log in memory must not write. */
  readonly before: string;
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
  /** Forgets what has been untouched for too long, a few matches at a time, and answers with how many those were. */
  prune(untouched: Untouched): Promise<number>;
  /** Calls when other nodes have written; `null` means: anything may have changed. */
  watch(listener: (changes: readonly Change[] | null) => void): void;
  /** The last entries of some matches; those that are gone are left out. */
  heads?(matches: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  /**
   * Notes that a server is at work now, and a time in which none was if the last note is older than `longest` milliseconds.
   * Answers with all such times of the last days.
   */
  alive?(now: number, longest: number): Promise<readonly Outage[]>;
  /** What is wrong although it can be read and written: a sentence each. */
  problems?(): Promise<readonly string[]>;
  /** What operators may do, where there are any. */
  readonly operations?: Operations;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Head {
  readonly version: number;
  readonly hash: string;
}

/** Times before which nothing may have happened last, for a match to be forgotten: one that is over, and one that is not. */
export interface Untouched {
  readonly finished: number;
  readonly abandoned: number;
}

export const isUntouched = ({ finished, abandoned }: Untouched, status: Status, updated: number): boolean =>
  updated < (status === 'over' ? finished : abandoned);

/** An address, or a range such as 203.0.113.0/24, that is refused: until a time, or for good. */
export interface Ban {
  readonly address: string;
  readonly until: number | null;
  readonly why: string;
}

/** A match under other names: everything that holds one, or a hash of one. */
export interface Renamed {
  readonly match: string;
  /** As it was read. */
  readonly before: Head;
  readonly header: string;
  readonly seats: string;
  readonly entries: readonly StoredEntry[];
  /** Who is erased from the chat, with what was said. */
  readonly name: string;
}

/** What stands in the chat instead of a name and a line that were erased. */
export const erased = { name: 'Erased', line: '(erased)' };

/** What an operator does to a store while servers use it; they notice within seconds. */
export interface Operations {
  /** As in lists. */
  line(match: string): Promise<TableLine | null>;
  /** Matches where somebody goes, or went, by this name. */
  named(name: string): Promise<string[]>;
  /** False if the match has changed meanwhile. */
  rename(match: Renamed): Promise<boolean>;
  remove(match: string): Promise<boolean>;
  bans(now: number): Promise<Ban[]>;
  ban(ban: Ban): Promise<void>;
  unban(address: string): Promise<boolean>;
}

/**
 * The store could not be reached or did not answer: whether a write took place is not known. A class of its own because its message is for the
 * log: clients get a `Refused` with the same code.
 */
export class StoreDown extends BaizeError<'STORE_DOWN'> {
  constructor(message: string, options?: ErrorOptions) {
    super('STORE_DOWN', message, options);
  }
}

/** What lists tell of a header. */
export function lineFrom(header: string): Pick<TableLine, 'clock' | 'watch'> {
  const { clock = null, watch = true } = JSON.parse(header) as Partial<Pick<TableLine, 'clock' | 'watch'>>;
  return { clock, watch };
}

export const headerHash = (header: string): string => sha256(header);

/** Each hash covers the one before it, so nothing in the middle can be changed, dropped or moved. */
export const chainHash = (before: string, version: number, body: string): string =>
  sha256(`${before}\n${version}\n${body}`);
