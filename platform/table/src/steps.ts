/** A table's part in playing what happened: run the animation of each step once, then say that it was seen. */
import type { GameEvent } from '@baize/game';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { land } from './flights.ts';
import type { Step } from './props.ts';

/** `perform` gets the step and the table's root; whatever becomes of it, the step counts as played. */
export function usePlay<Event extends GameEvent>(
  step: Step<Event> | null,
  played: (id: number) => void,
  root: RefObject<HTMLElement | null>,
  perform: (step: Step<Event>, root: HTMLElement) => Promise<void>,
): void {
  const begin = useEffectEvent(async (): Promise<void> => {
    if (step !== null && root.current !== null) await perform(step, root.current);
  });
  const end = useEffectEvent((id: number): void => played(id));
  const id = step?.id;
  useEffect(() => {
    if (id === undefined) return land();
    let here = true;
    const done = (): void => {
      if (here) end(id);
    };
    begin().then(done, done);
    return () => {
      here = false;
    };
  }, [id]);
}
