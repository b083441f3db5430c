/** Where words and table scroll together, an answer that covers the lower edge of the table must not cover what it did there. */
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the end of what it is given once the question is answered. */
export function useEndInSight(answered: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answered) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [answered]);
  return box;
}
