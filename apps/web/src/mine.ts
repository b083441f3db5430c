/** What this browser remembers of its person: a name, the seats taken, the last table opened for each game. */
import type { CreateMatch, Joined } from '@baize/protocol';
import { useSyncExternalStore } from 'react';

export interface MySeat extends Joined {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Invitations that I may hand on, by seat. */
  readonly invites?: readonly { readonly seat: number; readonly invite: string }[];
}

/** What one click on Play opens: seats without names, options. */
export interface Favourite {
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
}

interface Mine {
  readonly name: string | null;
  readonly seats: readonly MySeat[];
  readonly favourites: Readonly<Record<string, Favourite>>;
}

const key = 'baize.mine';
const empty: Mine = { name: null, seats: [], favourites: {} };

function load(): Mine {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Mine>) };
  } catch {
    return empty;
  }
}

let now = load();
const listeners = new Set<() => void>();
addEventListener('storage', (event) => {
  if (event.key !== key) return;
  now = load();
  for (const listener of listeners) listener();
});

function keep(change: Partial<Mine>): void {
  now = { ...load(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // nothing is kept, everything still works
  }
  for (const listener of listeners) listener();
}

export function useMine(): Mine {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}

/** As they are kept now, by other tabs too. */
export const mySeats = (): readonly MySeat[] => load().seats;
export const mySeat = (match: string): MySeat | undefined => now.seats.find((seat) => seat.match === match);
export const myName = (): string => now.name ?? madeUp;
export const setName = (name: string): void => keep({ name });
export const keepFavourite = (game: string, favourite: Favourite): void =>
  keep({ favourites: { ...load().favourites, [game]: favourite } });

/** The newest thirty seats are remembered. */
export function keepSeat(seat: Omit<MySeat, 'since'>): void {
  keep({
    seats: [{ ...seat, since: Date.now() }, ...load().seats.filter((other) => other.match !== seat.match)].slice(0, 30),
  });
}

export const forgetSeat = (match: string): void => keep({ seats: load().seats.filter((seat) => seat.match !== match) });

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

const invented = (): string =>
  `${pick(['Quiet', 'Merry', 'Clever', 'Gentle', 'Brisk', 'Lucky', 'Patient', 'Bold'])} ${pick([
    'Heron',
    'Otter',
    'Finch',
    'Badger',
    'Marten',
    'Plover',
    'Lynx',
    'Wren',
  ])}`;

/** A name for who did not choose one yet, the same at every visit. */
const madeUp = ((): string => {
  const place = 'baize.invented';
  try {
    const name = localStorage.getItem(place) ?? invented();
    localStorage.setItem(place, name);
    return name;
  } catch {
    return invented();
  }
})();

const botNames = ['Basil', 'Clover', 'Odo', 'Fern', 'Reed', 'Sable', 'Juniper', 'Marlow', 'Hazel', 'Bram'];

/** The bot that sits there, by a name that is always the same. */
export const botAt = (seat: number): string => botNames[seat % botNames.length];

/** Names for the bots of a table: none twice, another start each time. */
export function nameBots(count: number): string[] {
  const first = Math.floor(Math.random() * botNames.length);
  return Array.from({ length: count }, (_, i) => botNames[(first + i) % botNames.length]);
}

export function shuffled<T>(list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

export type SeatWish = CreateMatch['seats'][number];
