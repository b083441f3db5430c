/** An analysis as it continues what is known of a position, and tells what it finds to whoever else shows that position. */
import type { Line } from '@baize/bots';
import type { Seat } from '@baize/game';
import { useEffect, useMemo, useRef, useState } from 'react';
import { continued, type Further, type Known } from '../chances/further.ts';
import { inOrder, orderOf } from './order.ts';
import type { Look, Seen } from './worker.ts';

/** A position of which something is known. */
export interface Place {
  readonly known: Known;
  /** What was found there before. */
  readonly further: Further | null;
  readonly tell: ((further: Further) => void) | null;
}

/** Whichever went further: what is being found, continued from what was known, or what was found before. */
export function useContinued(seen: Seen | null, place: Place | null): Seen | null {
  const known = place?.known ?? null;
  const now = useMemo(
    () => (seen === null || known === null ? seen : { ...seen, lines: continued(seen.lines, known) }),
    [seen, known],
  );
  const before = place?.further ?? null;
  return useMemo(
    () => (now === null || before === null || before.worlds <= now.worlds ? now : { ...now, ...linesOf(before) }),
    [now, before],
  );
}

const linesOf = ({ lines, worlds }: Further): Pick<Seen, 'lines' | 'worlds'> => ({ lines, worlds });

/** Moves in whole percent, as other pages name them: nobody is told what looks the same there. */
const figures = (lines: readonly Line[]): string =>
  lines.map(({ words, hope }) => `${words} ${hope.toFixed(2)}`).join('|');

/** Tells these lines as often as their figures change. */
export function useTelling(seat: Seat | null, worlds: number, lines: readonly Line[], place: Place | null): void {
  const tell = place?.tell ?? null;
  const said = useRef('');
  const now = figures(lines);
  useEffect(() => {
    if (tell === null || seat === null || lines.length === 0 || said.current === now) return;
    said.current = now;
    tell({ seat, worlds, lines });
  }, [tell, seat, worlds, lines, now]);
}

/** In what order moves are listed unless their worths are clearly apart: those made more often first, where that is known. */
const oftenFirst = (seen: Seen | null): readonly string[] =>
  Object.entries(seen?.studied?.often ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([words]) => words);

interface Ordered {
  readonly look: Look | null;
  readonly seen: Seen | null;
  readonly lines: readonly Line[];
  /** The imagined games after which the three best were first listed like this. */
  readonly since: number;
}

/** The moves in an order that holds while their intervals overlap, and for how many imagined games the three best have held it. */
export function useOrdered(
  look: Look | null,
  seen: Seen | null,
): { readonly lines: readonly Line[]; readonly held: number } {
  const [known, setKnown] = useState<Ordered>({ look: null, seen: null, lines: [], since: 0 });
  let now = known;
  if (known.look !== look || known.seen !== seen) {
    const before = known.look === look ? known.lines : [];
    const lines = inOrder(seen?.lines ?? [], before.length > 0 ? orderOf(before) : oftenFirst(seen));
    const same = before.length > 0 && lines.slice(0, 3).every(({ words }, i) => words === before.at(i)?.words);
    now = { look, seen, lines, since: same ? known.since : (seen?.worlds ?? 0) };
    setKnown(now);
  }
  return { lines: now.lines, held: (seen?.worlds ?? 0) - now.since };
}
