/** Live announcements: what happens, said to who cannot see it. */
import { type ReactNode, useEffect, useState } from 'react';

type Listener = (text: string, urgent: boolean) => void;
let listener: Listener | null = null;

/** Says a sentence; `urgent` interrupts. */
export function announce(text: string, urgent = false): void {
  listener?.(text, urgent);
}

/** What has long been read out is not found again by whoever reads the page: by then it may no longer be so. */
const STALE_MS = 20_000;

/** A sentence until it is stale. */
function useSaid(): [string, (change: (before: string) => string) => void] {
  const [said, set] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => set(''), STALE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, set];
}

/** Mount once, at the root of the page. */
export function LiveRegion(): ReactNode {
  const [polite, setPolite] = useSaid();
  const [urgent, setUrgent] = useSaid();
  useEffect(() => {
    // the same sentence twice is said twice: a trailing no-break space tells them apart
    const again = (text: string) => (before: string) => (before === text ? `${text}\u00a0` : text);
    listener = (text, now) => (now ? setUrgent(again(text)) : setPolite(again(text)));
    return () => {
      listener = null;
    };
  }, [setPolite, setUrgent]);
  return (
    <div className="unseen">
      <div aria-live="polite" role="status">
        {polite}
      </div>
      <div aria-live="assertive" role="alert">
        {urgent}
      </div>
    </div>
  );
}
