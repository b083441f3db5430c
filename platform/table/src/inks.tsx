/** The colours of players: each has their own by name, and no two at one table share one while there are enough. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';

const INKS = 7;

export const hashOf = (name: string): number => {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0;
  return sum;
};

const placeOf = (name: string): number => hashOf(name) % INKS;
const ink = (place: number): string => `var(--ink-${place + 1})`;

/** A colour of its own, from the name. */
export const inkOf = (name: string): string => ink(placeOf(name));

/** Everybody's own colour, or the next one that is free. */
export function inksOf(names: readonly string[]): ReadonlyMap<string, string> {
  const places = new Map<string, number>();
  for (const name of new Set(names)) {
    const taken = new Set(places.values());
    let place = placeOf(name);
    if (taken.size < INKS) while (taken.has(place)) place = (place + 1) % INKS;
    places.set(name, place);
  }
  return new Map([...places].map(([name, place]) => [name, ink(place)]));
}

const Inks = createContext(inksOf([]));

/** Those inside sit at one table, by seat; free seats have no name. */
export function Seated({
  names,
  children,
}: {
  readonly names: readonly (string | null)[];
  readonly children: ReactNode;
}): ReactNode {
  const all = names.filter((name) => name !== null).join('\n');
  const inks = useMemo(() => inksOf(all.split('\n')), [all]);
  return <Inks value={inks}>{children}</Inks>;
}

/** The colour of each name at this table. */
export function useInks(): (name: string) => string {
  const inks = useContext(Inks);
  return useCallback((name) => inks.get(name) ?? inkOf(name), [inks]);
}
