/** Where words and table scroll together, an answer that covers the lower edge of the table must not cover what it is about. */
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the end of what it is given with every answer, and again when the window has turned. */
export function useEndInSight(answer: unknown): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer === null) return;
    const scroll = (): void => box.current?.scrollTo({ top: box.current.scrollHeight });
    scroll();
    addEventListener('resize', scroll);
    return () => removeEventListener('resize', scroll);
  }, [answer]);
  return box;
}
