/** On a phone held sideways, where the panel has no room beside the table: goes to it, and back. */
import { Button, useMedia } from '@baize/table';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { texts } from './texts.ts';

/** Whether the panel stands below a table that fills the window. */
export const usePanelBelow = (): boolean =>
  useMedia('(max-height: 420px) and (max-width: 760px) and (orientation: landscape)');

export function Jump({
  main,
  words,
}: {
  /** What scrolls: the table, and the panel below it. */
  readonly main: RefObject<HTMLElement | null>;
  /** What the panel holds. */
  readonly words: string;
}): ReactNode {
  const below = usePanelBelow();
  const [there, setThere] = useState(false);
  useEffect(() => {
    const element = main.current;
    if (!below || element === null) return undefined;
    const look = (): void => setThere(element.scrollTop > element.clientHeight / 2);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [main, below]);
  if (!below) return null;
  return (
    <Button
      size="small"
      onClick={() => main.current?.scrollTo({ top: there ? 0 : main.current.clientHeight, behavior: 'smooth' })}
    >
      {there ? texts.table : words}
    </Button>
  );
}
