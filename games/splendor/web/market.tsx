/** What both tables are made of, and the rows of cards that they share. */
import type { Player, TableProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { PlayerBoard, Tier, View } from '../src/index.ts';
import { type CardLook, DevCard } from './card.tsx';
import type { Counts } from './choice.ts';
import type { pickable, useDeciding } from './deciding.ts';
import type { lastDeeds } from './deeds.tsx';
import { texts } from './texts.ts';

export const tiers = [3, 2, 1] as const satisfies readonly Tier[];
export const boardOf = (view: View, seat: number): PlayerBoard => view.playerBoards[`p${seat}`];

export interface Parts {
  readonly props: TableProps<View>;
  readonly deciding: ReturnType<typeof useDeciding>;
  readonly look: CardLook;
  readonly bank: Counts;
  readonly change: Counts;
  readonly fresh: ReadonlySet<unknown>;
  readonly others: readonly { readonly player: Player; readonly who: number }[];
  readonly mover: number | null;
  readonly by: ReturnType<typeof lastDeeds>['by'];
  readonly may: ReturnType<typeof pickable> | null;
  readonly ask: ReactNode;
  readonly dock: ReactNode;
  readonly final: ReactNode;
}

/** The four places of a tier. */
export function Slots({
  tier,
  row,
  parts: { props, deciding, look, fresh },
  compact = false,
}: {
  readonly tier: Tier;
  readonly row: number;
  readonly parts: Parts;
  readonly compact?: boolean;
}): ReactNode {
  const { choice } = deciding;
  return props.view.tableau[`tier${tier}`].map((card, slot) =>
    card === null ? (
      <span key={slot} className="no-card" title={texts.emptyPlace} data-at={`slot:${tier}:${slot}`} />
    ) : (
      <DevCard
        key={card.id}
        card={card}
        look={look}
        at={`slot:${tier}:${slot}`}
        cell={`${row}:${slot + 1}`}
        compact={compact}
        selected={choice.kind === 'card' && choice.id === card.id}
        fresh={fresh.has(card.id)}
        hinted={props.hint?.words.includes(card.id) ?? false}
        press={() => deciding.pressCard(card)}
      />
    ),
  );
}
