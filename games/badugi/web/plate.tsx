/** What stands around a pod: what was done, chips before the player, and at the end the hand by name with what it won. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { nameOf, ranksOf } from './cards.tsx';
import { Chips } from './chips.tsx';
import type { Shape } from './geometry.ts';
import styles from './plate.module.css';
import type { Action, SeatScene } from './scene.ts';
import { chips, texts } from './texts.ts';

const looks: Readonly<Partial<Record<Action, Look>>> = { raise: 'brass', pat: 'brass', 'all in': 'warn', fold: 'soft' };
type Look = 'brass' | 'warn' | 'soft' | 'plain';

export const Pill = ({ look, children }: { readonly look: Look; readonly children: ReactNode }): ReactNode => (
  <span className={cx(styles.pill, styles[look])}>{children}</span>
);

export function ActionPill({ seat, brief = false }: { readonly seat: SeatScene; readonly brief?: boolean }): ReactNode {
  const { action } = seat;
  if (action === null) return null;
  return (
    <Pill look={looks[action.kind] ?? 'plain'} key={`${action.kind}${action.amount}`}>
      {brief ? texts.briefActions[action.kind](action.amount) : texts.actions[action.kind](action.amount)}
    </Pill>
  );
}

/** What was done in this round, and the chips before the player. */
export function Bet({
  seat,
  at,
  shape,
  over,
  pill,
}: {
  readonly seat: SeatScene;
  readonly at: number;
  readonly shape: Shape;
  readonly over: boolean;
  readonly pill: boolean;
}): ReactNode {
  return (
    <span className={cx(styles.bet, styles[shape])} data-at={`bet:${at}`} data-tip={texts.tips.bet}>
      {pill && !over && seat.action?.kind !== 'fold' && <ActionPill seat={seat} brief />}
      {seat.bet > 0 && !over && (
        <>
          <Chips amount={seat.bet} zoom={{ small: 0.6, compact: 0.8, full: 1 }[shape]} />
          <b>{chips(seat.bet)}</b>
        </>
      )}
    </span>
  );
}

/** Under the cards: the hand by name, and what became of it. */
export function Plate({
  seat,
  shape,
  pots,
  showdown,
  gone,
  narrow,
  crowded,
}: {
  readonly seat: SeatScene;
  readonly shape: Shape;
  readonly pots: number;
  readonly showdown: boolean;
  /** What is said of it if that was its last hand. */
  readonly gone: string;
  readonly narrow: boolean;
  /** Another pod follows close below: a beaten hand has one line. */
  readonly crowded: boolean;
}): ReactNode {
  const won = seat.won.reduce((sum, { amount }) => sum + amount, 0);
  const faces = showdown && !seat.folded && seat.faces !== null && seat.faces.length > 0 ? seat.faces : null;
  if (!seat.dealt || (faces === null && won === 0 && !(seat.folded && showdown))) return null;
  const line =
    won > 0
      ? texts.wins(
          won,
          seat.won.map(({ pot }) => pot),
          pots,
          narrow,
        )
      : seat.folded
        ? texts.foldedAt(seat.draws.filter((count) => count !== null).length)
        : seat.place > 1
          ? gone
          : crowded && faces !== null
            ? null
            : texts.beaten;
  return (
    <div className={cx(styles.plate, styles[shape], narrow && styles.narrow, won > 0 && styles.winner)}>
      {faces !== null && <b>{narrow ? ranksOf(faces) : nameOf(faces)}</b>}
      {line !== null && (
        <span>
          {pots > 1 && seat.won.map(({ pot }) => <PotNumber key={pot} pot={pot} />)}
          {line}
        </span>
      )}
    </div>
  );
}

/** The number of a pot, on the ledger and on its winners. */
export const PotNumber = ({ pot }: { readonly pot: number }): ReactNode => (
  <i className={styles.potNumber} aria-hidden="true">
    {pot + 1}
  </i>
);
