/** What all layouts are made of: the decks, the rows of cards, the nobles. */
import { cx, type Player, type TableProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { PlayerBoard, Tier, View } from '../src/index.ts';
import type { lastActions } from './actions.tsx';
import { type CardLook, DevCard } from './card.tsx';
import type { Counts } from './choice.ts';
import type { Deciding, pickable } from './deciding.ts';
import { NobleTile } from './noble.tsx';
import styles from './parts.module.css';
import { roman, texts } from './texts.ts';

const tiers = [3, 2, 1] as const satisfies readonly Tier[];
export const boardOf = (view: View, seat: number): PlayerBoard => view.playerBoards[`p${seat}`];

export interface Parts {
  readonly props: TableProps<View>;
  readonly deciding: Deciding;
  readonly look: CardLook;
  readonly bank: Counts;
  readonly change: Counts;
  /** Stones and card of a hint. */
  readonly hintedGems: Counts;
  readonly hintedCard: string | null;
  readonly fresh: ReadonlySet<unknown>;
  /** The noble that is on its way to somebody. */
  readonly visiting: string | null;
  readonly others: readonly { readonly player: Player; readonly who: number }[];
  readonly mover: number | null;
  /** Whose turn the seats show; in a replay none: there it is who moved that counts. */
  readonly turn: number | null;
  readonly by: ReturnType<typeof lastActions>['by'];
  readonly may: ReturnType<typeof pickable> | null;
  readonly wonPoints: number;
  readonly ask: ReactNode;
  readonly dock: ReactNode;
  readonly final: ReactNode;
}

/** Three rows: deck, then four places. */
export function Market({ parts }: { readonly parts: Parts }): ReactNode {
  return (
    <div className={styles.market} role="group" aria-label={texts.market}>
      {tiers.map((tier, row) => (
        <div key={tier} className={styles.row} role="group" aria-label={texts.level(tier)}>
          <Deck tier={tier} row={row} parts={parts} />
          <Slots tier={tier} row={row} parts={parts} />
        </div>
      ))}
    </div>
  );
}

function Slots({
  tier,
  row,
  parts: { props, deciding, look, fresh, hintedCard },
}: {
  readonly tier: Tier;
  readonly row: number;
  readonly parts: Parts;
}): ReactNode {
  const { choice } = deciding;
  return props.view.tableau[`tier${tier}`].map((card, slot) =>
    card === null ? (
      <span key={slot} className={styles.noCard} data-tip={texts.emptyPlace} data-at={`slot:${tier}:${slot}`} />
    ) : (
      <DevCard
        key={card.id}
        card={card}
        look={look}
        at={`slot:${tier}:${slot}`}
        cell={`${row}:${slot + 1}`}
        selected={choice.kind === 'card' && choice.id === card.id}
        fresh={fresh.has(card.id)}
        hinted={hintedCard === card.id}
        press={() => deciding.pressCard(card)}
      />
    ),
  );
}

function Deck({
  tier,
  row,
  parts: { props, deciding },
}: {
  readonly tier: Tier;
  readonly row: number;
  readonly parts: Parts;
}): ReactNode {
  const left = props.view.decksRemaining[`tier${tier}`];
  const chosen = deciding.choice.kind === 'deck' && deciding.choice.tier === tier;
  return (
    <button
      type="button"
      className={cx(styles.deck, chosen && styles.selected, left === 0 && styles.empty)}
      data-at={`deck:${tier}`}
      data-cell={`${row}:0`}
      data-keys=""
      data-tip=""
      aria-label={texts.deck(tier, left)}
      aria-pressed={chosen}
      onClick={() => deciding.pressDeck(tier)}
    >
      <span className={styles.tier}>{roman(tier)}</span>
      <svg className={styles.lozenges} viewBox="0 0 48 64" fill="none" stroke="currentColor" aria-hidden="true">
        {Array.from({ length: tier }, (_, i) => {
          const y = 32 + (i - (tier - 1) / 2) * 18;
          return (
            <g key={i} strokeWidth="1.5">
              <path d={`M24 ${y - 12}l12 12-12 12-12-12z`} />
              <path d={`M24 ${y - 6}l6 6-6 6-6-6z`} fill="currentColor" />
            </g>
          );
        })}
      </svg>
      <span className={styles.left}>
        {left}
        <small>{texts.left}</small>
      </span>
    </button>
  );
}

export const Nobles = ({ parts: { props, deciding, visiting } }: { readonly parts: Parts }): ReactNode => (
  <ul className={styles.nobles} aria-label={texts.nobles}>
    {props.view.nobles.map((noble) => (
      <NobleTile key={noble.id} noble={noble} bonuses={deciding.board?.bonuses ?? null} away={visiting === noble.id} />
    ))}
  </ul>
);
