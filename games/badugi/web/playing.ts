/** The scene as it plays: what has been seen on top of the last view, and the pause at the end of a hand. */
import { pace, type TableProps, usePlay } from '@baize/table';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import { deal, dwell, show } from './motion.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { useTaste } from './taste.ts';

const holdTime = 6000;
const nothing: readonly Event[] = [];

export interface Playing {
  readonly scene: Scene;
  /** The hand is over and is being looked at. */
  readonly holding: boolean;
  /** What of the move that ended the hand is not in the log yet, while it is being looked at. */
  readonly ended: readonly Event[];
  /** Seconds to the next hand; `null` without a countdown. */
  readonly seconds: number | null;
  /** No further hand follows. */
  readonly last: boolean;
  readonly next: () => void;
}

/** What the view shows; while somebody is asked to buy in again, the end of the hand stays on the table. */
const sceneFor = (view: View, log: readonly (readonly Event[])[]): Scene =>
  (view.buying ? lastScene(view, log) : null) ?? sceneOf(view);

/** How the last hand ended, as if the next had not been dealt; `log` knows the stacks before anybody bought in again. */
export function lastScene(view: View, log: readonly (readonly Event[])[]): Scene | null {
  const last = view.lastHand;
  if (last === null) return null;
  const ended = view.buying ? undefined : log.flat().findLast((event) => event.type === 'ended');
  const now = sceneOf({ ...view, turn: null, button: last.button, hand: last.hand });
  return {
    ...now,
    seats: now.seats.map((each, seat) => ({
      ...each,
      stack: ended?.stacks[seat] ?? (view.seats[seat]?.stack ?? 0) + (view.seats[seat]?.paid ?? 0),
      bet: 0,
      paid: 0,
      action: null,
      draws: [0, 1, 2].map((round) => {
        const drew = last.draws[seat * 3 + round] ?? -1;
        return drew < 0 ? null : drew;
      }),
    })),
  };
}

export function usePlaying(props: TableProps<View, Event>, root: RefObject<HTMLElement | null>): Playing {
  const { view, log, step, played, seen, replay } = props;
  const { autoNext } = useTaste();
  const [base, setBase] = useState({ view, at: log.length });
  if (base.view !== view) setBase({ view, at: log.length });
  const [live, setLive] = useState<{ id: number; events: readonly Event[] }>({ id: -1, events: [] });
  const [until, setUntil] = useState<number | null>(null);
  const [last, setLast] = useState(false);
  const release = useRef<() => void>(() => {});
  const go = useRef(autoNext);
  useEffect(() => {
    go.current = autoNext;
  }, [autoNext]);

  const seenEvents = base.view === view ? log.slice(base.at) : [];
  const known = useMemo(
    () => seenEvents.flat().reduce(after, sceneFor(view, log)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the log only grows
    [view, log.length, base],
  );
  const playing = useMemo(
    () => (step !== null && live.id === step.id ? live.events.reduce(after, known) : known),
    [known, step, live],
  );

  usePlay(step, played, root, async ({ id, events }, table) => {
    let scene = playing;
    const done: Event[] = [];
    const apply = (event: Event): void => {
      scene = after(scene, event);
      done.push(event);
      seen?.(id, done.length);
      setLive({ id, events: [...done] });
    };
    const ending = events.find((event) => event.type === 'ended');
    let waits = ending !== undefined && !replay;
    const cash = view.table.match !== 'tournament';
    setLast(events.some(({ type }) => type === 'champion') || (cash && (ending?.hand ?? 0) >= view.table.hands));
    for (let i = 0; i < events.length; i++) {
      const event = events[i];
      // how the hand ended is looked at before anybody buys in again or the blinds rise
      if (waits && (event.type === 'bought' || event.type === 'level' || event.type === 'hand')) {
        waits = false;
        await hold();
      }
      if (event.type === 'dealt') {
        const all = events.slice(i).filter((each) => each.type === 'dealt');
        await deal(
          all.map(({ seat }) => seat),
          table,
        );
        all.forEach(apply);
        i += all.length - 1;
        continue;
      }
      await show(scene, event, table);
      apply(event);
      await dwell(event, scene);
    }
    if (waits) await hold();
  });

  /** Waits for the button, or for the clock when hands follow by themselves. */
  async function hold(): Promise<void> {
    await new Promise<void>((done) => {
      const free = (): void => {
        clearInterval(timer);
        done();
      };
      release.current = free;
      let end = performance.now() + pace(holdTime);
      setUntil(end);
      const timer = setInterval(() => {
        if (document.hidden) return free();
        if (!go.current) end = performance.now() + pace(holdTime);
        else if (performance.now() >= end) free();
      }, 100);
    });
    release.current = () => {};
    setUntil(null);
  }

  const holding = until !== null;
  const ended = holding && step !== null && live.id === step.id ? live.events : nothing;
  const seconds = useSeconds(until !== null && autoNext ? until : null);
  return {
    scene: playing,
    holding,
    ended,
    seconds,
    last: last && until !== null,
    next: () => release.current(),
  };
}

/** Whole seconds until then, counted down; the first is right at once. */
function useSeconds(until: number | null): number | null {
  const [shown, setShown] = useState<{ readonly until: number; readonly seconds: number } | null>(null);
  useEffect(() => {
    if (until === null) return;
    const count = (): void => setShown({ until, seconds: Math.max(1, Math.ceil((until - performance.now()) / 1000)) });
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || shown?.until !== until ? null : shown.seconds;
}
