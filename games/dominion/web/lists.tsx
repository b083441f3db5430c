/** Lists of cards in a dialog: what I own, and the trash. */
import { Dialog } from '@baize/table';
import type { ReactNode } from 'react';
import { countsOf } from '../src/text.ts';
import type { View } from '../src/view.ts';
import { CardChips, DeckBar, Legend } from './deck.tsx';
import { texts } from './texts.ts';

export type Listing = 'owned' | 'trash';

export function CardList({
  what,
  view,
  close,
}: {
  readonly what: Listing | null;
  readonly view: View;
  readonly close: () => void;
}): ReactNode {
  if (what === null) return null;
  const owned = view.seat === null ? [] : (view.players[view.seat]?.owned ?? []);
  const counts = what === 'trash' ? countsOf(view.trash) : owned;
  return (
    <Dialog open close={close} title={what === 'trash' ? texts.trash : texts.owned} closeLabel={texts.close}>
      {what === 'owned' && (
        <>
          <p className="soft">{texts.ownedLine}</p>
          <DeckBar owned={owned} />
          <Legend owned={owned} />
        </>
      )}
      {counts.some((count) => count > 0) ? <CardChips counts={counts} /> : <p className="soft">{texts.nothing}</p>}
    </Dialog>
  );
}
