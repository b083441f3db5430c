/** A store that lasts as long as its process: for tests, contests between programs, and trying things out. */
import type { ChatLine, Status, TableLine } from '@baize/protocol';
import {
  headerHash,
  isUntouched,
  lineFrom,
  type ListFilter,
  type NewEntry,
  type NewMatch,
  type Outage,
  outagesKept,
  type Store,
  type StoredEntry,
  type StoredMatch,
  type Untouched,
} from './store.ts';
import { nextTurn } from './turns.ts';

interface Kept {
  readonly match: NewMatch;
  readonly entries: StoredEntry[];
  readonly chat: ChatLine[];
  status: Status;
  seats: string;
  updated: number;
}

const lastHash = ({ entries, match }: Kept): string => entries.at(-1)?.hash ?? headerHash(match.header);

export class MemoryStore implements Store {
  readonly shared: boolean = false;
  readonly #matches = new Map<string, Kept>();
  #alive: number | null = null;
  #outages: Outage[] = [];

  async create(match: NewMatch): Promise<boolean> {
    if (this.#matches.has(match.id)) return false;
    const { status, seats, created } = match;
    this.#matches.set(match.id, { match, entries: [], chat: [], status, seats, updated: created });
    return true;
  }

  async append({ match, version, before, body, hash, at, status, seats }: NewEntry): Promise<boolean> {
    const kept = this.#matches.get(match);
    if (kept === undefined || kept.entries.length !== version - 1 || lastHash(kept) !== before) return false;
    kept.entries.push({ version, body, hash });
    kept.status = status;
    kept.seats = seats ?? kept.seats;
    kept.updated = at;
    // As with a disk, others get their turn meanwhile: bots among themselves must not hold up everybody.
    await nextTurn();
    return true;
  }

  async read(match: string, most?: number): Promise<StoredMatch | null> {
    const kept = this.#matches.get(match);
    if (kept === undefined) return null;
    const { match: found, entries } = kept;
    return { header: found.header, version: entries.length, hash: lastHash(kept), entries: entries.slice(0, most) };
  }

  async after(match: string, version: number, most = Number.POSITIVE_INFINITY): Promise<StoredEntry[]> {
    return this.#matches.get(match)?.entries.slice(version, version + most) ?? [];
  }

  async list(filter: ListFilter, most: number): Promise<TableLine[]> {
    return [...this.#matches.values()]
      .filter(({ match, status }) => (match.open || filter.unlisted) && status === (filter.status ?? status))
      .filter(({ match }) => match.game === (filter.game ?? match.game))
      .toSorted((a, b) => b.updated - a.updated)
      .slice(0, most)
      .map(({ match: { id, game, created, header }, status, seats, entries, updated }) => ({
        match: id,
        game,
        status,
        seats: JSON.parse(seats) as TableLine['seats'],
        ...lineFrom(header),
        version: entries.length,
        created,
        updated,
      }));
  }

  async addChat(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null> {
    const chat = this.#matches.get(match)?.chat;
    if (chat === undefined) return null;
    const numbered = { id: chat.length + 1, ...line };
    chat.push(numbered);
    return numbered;
  }

  async chats(match: string, since: number, most: number): Promise<ChatLine[]> {
    return (this.#matches.get(match)?.chat ?? []).filter(({ id }) => id > since).slice(-most);
  }

  async ids(after: string, most: number): Promise<string[]> {
    return [...this.#matches.keys()]
      .filter((id) => id > after)
      .toSorted()
      .slice(0, most);
  }

  async count(): Promise<number> {
    return this.#matches.size;
  }

  async prune(untouched: Untouched): Promise<number> {
    const old = [...this.#matches].filter(([, { status, updated }]) => isUntouched(untouched, status, updated));
    for (const [id] of old) this.#matches.delete(id);
    return old.length;
  }

  /** Nobody else writes here. */
  watch(): void {}

  async alive(now: number, longest: number): Promise<readonly Outage[]> {
    if (this.#alive !== null && now - this.#alive > longest) this.#outages.push({ from: this.#alive, until: now });
    this.#alive = now;
    this.#outages = this.#outages.filter(({ until }) => until > now - outagesKept);
    return this.#outages;
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {
    this.#matches.clear();
  }
}
