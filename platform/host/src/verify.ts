/** Checks everything that a store holds: every chain of hashes, every move by the rules, every final state. */
import type { GamePack } from '@baize/game';
import { type Entry, type Header, Match } from '@baize/match';
import { digestOf, isStateHash } from './info.ts';
import { chainHash, headerHash, type Store, type StoredMatch } from './store.ts';

export interface Verdict {
  readonly matches: number;
  readonly entries: number;
  /** Matches played by rules that this version no longer has: their chains are checked, their moves cannot be. */
  readonly oldRules: number;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

export async function verify(store: Store, packOf: (game: string) => GamePack | undefined): Promise<Verdict> {
  const faults: string[] = [];
  let matches = 0;
  let entries = 0;
  let oldRules = 0;
  for (let ids = await store.ids('', 200); ids.length > 0; ids = await store.ids(ids.at(-1) as string, 200))
    for (const id of ids) {
      let stored: StoredMatch | null;
      try {
        stored = await store.read(id);
      } catch {
        faults.push(`${id}: it cannot be read from the database`);
        continue;
      }
      if (stored === null) continue;
      matches += 1;
      entries += stored.entries.length;
      const fault = wrongChain(stored) ?? wrongPlay(id, stored, packOf);
      if (fault === 'old rules') oldRules += 1;
      else if (fault !== null) faults.push(`${id}: ${fault}`);
    }
  return { matches, entries, oldRules, faults };
}

function wrongChain({ header, version, hash, entries }: StoredMatch): string | null {
  let before = headerHash(header);
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== index + 1) return `entry ${index + 1} is missing`;
    if (chainHash(before, entry.version, entry.body) !== entry.hash) return `entry ${entry.version} was changed`;
    before = entry.hash;
  }
  if (version !== entries.length) return `the last of ${version} entries are missing`;
  return hash === before ? null : 'the header or the last hash was changed';
}

function wrongPlay(id: string, stored: StoredMatch, packOf: (game: string) => GamePack | undefined): string | null {
  const header = JSON.parse(stored.header) as Header;
  if (header.id !== id) return 'the header belongs to another match';
  const pack = packOf(header.game);
  if (pack === undefined || pack.game.rules !== header.rules) return 'old rules';
  const keys = new Set<string>();
  try {
    const match = new Match(pack, header);
    for (const { version, body } of stored.entries) {
      const entry = JSON.parse(body) as Entry;
      if (entry.key !== undefined && keys.size === keys.add(entry.key).size) return `entry ${version} repeats a key`;
      match.apply(entry);
      const { digest } = entry;
      if (digest !== undefined && !isStateHash(digest) && digest !== digestOf(pack, match.state))
        return `entry ${version} does not lead to the result it led to`;
      if (match.status === 'over' && match.state !== null && entry.do === 'move' && digest === undefined)
        return `entry ${version} ends the match without saying so`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
