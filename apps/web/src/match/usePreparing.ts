/** What is known of a bot that prepares: for how long, how far it is, and what can be done about it. */
import { type AnyBot, type GameEvent, type GamePack, quickerBot } from '@baize/game';
import type { ClientState } from '@baize/client';
import type { TableInfo } from '@baize/protocol';
import { announce, type Preparing } from '@baize/table';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { isPreparing, keepPreparation, lastPreparation } from './preparing.ts';

/** Seconds before anything is said. */
const silent = 2;

export type WayOut = { readonly do: 'hurry' } | { readonly do: 'replace' };

export interface Waiting {
  readonly table: TableInfo | null;
  readonly version: number;
  /** Whose turn it is, and nothing is being shown any more. */
  readonly turn: number | null;
  readonly seat: number | null;
  readonly log: readonly (readonly GameEvent[])[];
  readonly pack: GamePack | null;
  readonly progress: ClientState['preparing'];
  readonly send: (way: WayOut) => void;
}

/** `null` until it has taken long enough to say so. */
export function usePreparing({ table, version, turn, seat, log, pack, progress, send }: Waiting): Preparing | null {
  const info = turn === null ? undefined : table?.seats[turn];
  const bot = info?.bot;
  const told = progress !== null && progress.seat === turn ? progress : null;
  const slow = pack?.bots.some((each) => each.name === bot && each.slowStart === true) ?? false;
  const waits = turn !== null && bot !== undefined && isPreparing(turn, told?.part ?? null, slow, log);
  const key = waits && table !== null ? `${table.match} ${version}` : null;
  const [asked, setAsked] = useState<string | null>(null);
  const seconds = useSeconds(key, told?.seconds ?? 0, (passed) => {
    if (table !== null && bot !== undefined && asked !== key)
      keepPreparation(table.game, bot, table.seats.length, passed);
  });
  const speaks = key !== null && seconds >= silent;
  const name = info?.name ?? '';
  useEffect(() => {
    if (speaks) announce(texts.match.preparing(name));
  }, [speaks, name]);
  if (!speaks || turn === null || table === null || bot === undefined) return null;
  const part = told !== null && told.part > 0 ? told.part : null;
  const whole = part === null ? lastPreparation(table.game, bot, table.seats.length) : seconds / part;
  const left = whole === null ? null : Math.round(whole - seconds);
  const other = pack === null ? undefined : quickerThan(pack, bot);
  const choose = (way: WayOut): void => {
    setAsked(key);
    send(way);
  };
  return {
    seat: turn,
    part,
    stages: told?.stages ?? [],
    stage: told?.stage ?? 0,
    seconds,
    left: left !== null && (left > 0 || part !== null) ? Math.max(1, left) : null,
    ways:
      seat === null || told === null || table.seats[seat]?.resigned === true
        ? null
        : {
            hurry: () => choose({ do: 'hurry' }),
            replace: other === undefined ? null : () => choose({ do: 'replace' }),
            quicker: texts.botName(other?.name ?? ''),
            busy: asked === key,
          },
  };
}

function quickerThan(pack: GamePack, name: string): AnyBot | undefined {
  const bot = [...pack.bots, ...(pack.sparring ?? [])].find((each) => each.name === name);
  return quickerBot(pack, bot ?? { stars: 0 });
}

/** Seconds since something began that goes by this name; `known` is how many had passed when we heard of it. `ended` hears how many it took. */
function useSeconds(key: string | null, known: number, ended: (seconds: number) => void): number {
  const [seconds, setSeconds] = useState(0);
  const began = useRef(0);
  const whenEnded = useRef(ended);
  useEffect(() => {
    whenEnded.current = ended;
  });
  useEffect(() => {
    if (key === null) return;
    began.current = performance.now();
    const passed = (): number => (performance.now() - began.current) / 1000;
    const timer = setInterval(() => setSeconds(Math.floor(passed())), 250);
    return () => {
      clearInterval(timer);
      setSeconds(0);
      // it has moved, or somebody left the table: only a whole preparation is worth remembering
      if (passed() > silent && document.querySelector('[data-page="table"]') !== null) whenEnded.current(passed());
    };
  }, [key]);
  useEffect(() => {
    if (known > 0) began.current = Math.min(began.current, performance.now() - 1000 * known);
  }, [known]);
  return seconds;
}
