/** Signs that it is my turn: a knock, a sentence for screen readers, the title of the tab, a notification where that is wanted. */
import { announce, playSound } from '@baize/table';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../texts.ts';
import { notify } from './notify.ts';

/** `decision` tells one decision of mine from the next; `null` while others decide. */
export function useSigns(decision: number | null, title: string, ask: string): void {
  const myTurn = useEffectEvent((): void => {
    playSound('knock');
    notify(`${texts.match.yourTurn} – ${title}`, ask, `baize ${location.pathname}`);
    announce(ask.startsWith(texts.match.yourTurn) ? ask : `${texts.match.yourTurn}. ${ask}`);
  });
  useEffect(() => {
    if (decision !== null) myTurn();
  }, [decision]);
  const mine = decision !== null;
  useEffect(() => {
    document.title = mine ? `● ${texts.match.yourTurn} – ${title}` : `${title} – ${texts.brand}`;
    return () => {
      document.title = texts.brand;
    };
  }, [mine, title]);
}
