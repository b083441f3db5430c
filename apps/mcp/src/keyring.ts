/** Game ids as callers get them: which table, and by what right a caller speaks for a seat there. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seat } from '@baize/game';
import type { Joined } from '@baize/protocol';

/** A caller's standing at a table; without a token it looks on. */
export interface Standing {
  readonly match: string;
  readonly token: string | null;
}

export interface Keyring {
  /** The game id under which the caller will speak for this seat. */
  keep(joined: Joined): string;
  open(gameId: string, playerId: Seat | undefined): Standing;
  /** The game ids that this caller holds, the newest first; `null` where callers cannot be told apart. */
  held(): readonly string[] | null;
}

/** Tables that a caller is remembered at. */
const mostHeld = 200;

const parts = /^([a-z0-9]{12})(?:[-.]([\w-]{43}))?$/;

function split(gameId: string): Standing {
  const [, match, token] = parts.exec(gameId.trim()) ?? [];
  return { match: match ?? gameId.trim(), token: token ?? null };
}

/** For many callers over HTTP, which has no sessions: the game id itself proves the seat, so nothing is kept here. */
export const bearerKeyring: Keyring = {
  keep: ({ match, token }) => `${match}-${token}`,
  open: (gameId) => split(gameId),
  held: () => null,
};

/** The same for a caller who is known by something it sends along: what it was given is remembered while this process lasts. */
export class KnownKeyring implements Keyring {
  readonly #ids: string[] = [];

  keep(joined: Joined): string {
    const id = bearerKeyring.keep(joined);
    this.#ids.unshift(id);
    this.#ids.splice(mostHeld);
    return id;
  }

  open(gameId: string, playerId: Seat | undefined): Standing {
    return bearerKeyring.open(gameId, playerId);
  }

  held(): readonly string[] {
    return this.#ids;
  }
}

/** For the one caller at the other end of a pipe: game ids are short, the tokens stay in this process and, if given, a private file. */
export class PocketKeyring implements Keyring {
  readonly #seats = new Map<string, Map<Seat, string>>();
  readonly #file: string | null;

  constructor(file: string | null = null) {
    this.#file = file;
    for (const { match, seat, token } of readFile(file)) this.#put(match, seat, token);
  }

  keep({ match, seat, token }: Joined): string {
    this.#put(match, seat, token);
    this.#write();
    return match;
  }

  open(gameId: string, playerId: Seat | undefined): Standing {
    const { match, token } = split(gameId);
    if (token !== null) return { match, token };
    const held = this.#seats.get(match);
    const own = playerId === undefined ? undefined : held?.get(playerId);
    return { match, token: own ?? held?.values().next().value ?? null };
  }

  held(): readonly string[] {
    return [...this.#seats.keys()].toReversed();
  }

  #put(match: string, seat: Seat, token: string): void {
    const held = this.#seats.get(match) ?? new Map<Seat, string>();
    // Last taken, last written: the oldest tables are forgotten first.
    this.#seats.delete(match);
    this.#seats.set(match, held.set(seat, token));
    for (const oldest of this.#seats.keys()) {
      if (this.#seats.size <= mostHeld) break;
      this.#seats.delete(oldest);
    }
  }

  #write(): void {
    if (this.#file === null) return;
    const all = [...this.#seats].flatMap(([match, held]) =>
      [...held].map(([seat, token]): Joined => ({ match, seat, token })),
    );
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(all)}\n`, { mode: 0o600 });
    chmodSync(this.#file, 0o600);
  }
}

function readFile(file: string | null): Joined[] {
  if (file === null) return [];
  try {
    const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(all) ? (all as Joined[]) : [];
  } catch {
    return [];
  }
}
