/** Plays what happened; a noble's visit stays in sight until it has been seen or a key is pressed. */
import type { Seat } from '@baize/game';
import { announce, fly, pause, playSound, type TableProps, usePlay } from '@baize/table';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { flightsOf } from './motion.ts';
import { settled } from './settled.ts';
import { texts } from './texts.ts';

export interface Visiting {
  readonly step: number;
  readonly seat: Seat;
  readonly noble: string;
  /** What came before it in the same move, and the table after that. */
  readonly events: readonly Event[];
  readonly view: View;
}

export function useVisits(
  { view, players, step, played }: TableProps<View, Event>,
  root: RefObject<HTMLDivElement | null>,
): Visiting | null {
  const name = (who: Seat): string => players[who]?.called ?? '';
  const [visiting, setVisiting] = useState<Visiting | null>(null);
  const skip = useRef<() => void>(() => {});
  usePlay(step, played, root, async ({ id, events }, table) => {
    for (const [i, event] of events.entries()) {
      for (const group of flightsOf(event)) {
        if (group.length > 0) playSound(event.type === 'took' || event.type === 'returned' ? 'coin' : 'card');
        await fly(table, group);
      }
      if (event.type === 'visited') {
        playSound('chime');
        const { noble, seat } = event;
        const before = events.slice(0, i);
        setVisiting({ step: id, seat, noble, events: before, view: settled(view, before) });
        announce(`${texts.aNobleVisits(name(seat))}: ${texts.the(nobleName(noble))}`, true);
        await Promise.race([pause(1700), new Promise<void>((done) => (skip.current = done))]);
        await fly(table, [{ from: 'visit', to: `seat:${seat}`, shrink: true, lift: true }]);
      }
      if (event.type === 'lastRound')
        announce(`${texts.finalRound}. ${texts.finalLine(name(event.seat), event.prestige)}`, true);
    }
  });
  // until the next view is shown: the table never falls back to before the purchase
  const current = visiting?.step === step?.id ? visiting : null;
  useEffect(() => {
    if (current === null) return;
    const end = (): void => skip.current();
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [current]);
  return current;
}
