/** The middle of the table: pots and the street while the hand is played, and a ledger of the pots once it is over. */
import { cx } from '@baize/table';
import type { CSSProperties, ReactNode } from 'react';
import type { View } from '../src/index.ts';
import type { Pot } from '../src/pots.ts';
import styles from './centre.module.css';
import { Chips } from './chips.tsx';
import type { Box, Layout } from './geometry.ts';
import { calledIn, Ledger, type LedgerProps, whoFor } from './ledger.tsx';
import { drawOrder, gathered, isShowdown, potTotal } from './pots.ts';
import type { Scene } from './scene.ts';
import { chips, texts } from './texts.ts';

const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });

interface CentreProps extends Omit<LedgerProps, 'brief'> {
  readonly view: View;
  readonly layout: Layout;
}

/** Where several pots do not fit, the words below the table tell them. */
export const hasLedger = (layout: Layout, scene: Scene): boolean =>
  layout.shape !== 'small' && !(layout.height < 340 && scene.pots.length > 1);

export function Centre(props: CentreProps): ReactNode {
  const { scene, layout } = props;
  const ledger = scene.over && hasLedger(layout, scene);
  // hands that are shown reach further down than pods
  const place = scene.over ? layout.ledger : layout.centre;
  return (
    <div
      className={cx(
        styles.centre,
        styles[layout.shape],
        layout.centre.height < 200
          ? styles.low
          : layout.centre.height > (layout.shape === 'small' ? 240 : 480) && styles.high,
      )}
      style={boxStyle(place)}
    >
      <span className={styles.anchor} data-at="muck" />
      {ledger ? <Ledger {...props} brief={layout.shape === 'compact'} /> : <Playing {...props} />}
    </div>
  );
}

/** What lies before the players of this round makes no side pot to name yet. */
function shownPots(scene: Scene): readonly Pot[] {
  const pots = gathered(scene);
  if (pots.length < 2 || scene.seats.some(({ folded, stack, paid }) => !folded && stack === 0 && paid > 0)) return pots;
  return [{ amount: pots.reduce((sum, { amount }) => sum + amount, 0), seats: pots.at(-1)?.seats ?? [] }];
}

function Playing({ scene, view, me, layout, name }: CentreProps): ReactNode {
  const small = layout.shape === 'small';
  const total = potTotal(scene);
  const inFront = !scene.over && scene.seats.some(({ bet }) => bet > 0);
  const pots = shownPots(scene);
  const low = !small && layout.centre.height < 130;
  const brief = small || layout.centre.width < 265;
  // there is no room for the pots under the hands shown: the words beside the table tell them
  if (scene.over && !small) return null;
  return (
    <>
      <p className={styles.total} data-at="pot" data-tip={texts.tips.pot}>
        <span>{inFront ? texts.potWithBets : texts.pot}</span> <b>{chips(total)}</b>
      </p>
      {pots.length > 1 && (
        <ul className={styles.pots}>
          {pots.map((pot, i) => (
            <li key={i} data-tip={texts.tips.sidePot}>
              {!small && !low && <Chips amount={pot.amount} zoom={0.8} />}
              <span>
                {pot.seats.length === 1
                  ? texts.backTo(calledIn(pot.seats[0] ?? 0, me, name))
                  : texts.potLabel(i, pots.length)}
                {!brief && pot.seats.length > 1 && `, ${whoFor(scene, pot.seats, me, name)}`}
              </span>
              <b>{chips(pot.amount)}</b>
            </li>
          ))}
        </ul>
      )}
      <Streets scene={scene} />
      <p className={styles.caption}>{captionOf(scene, view, me, name, brief, layout.centre.width < 350)}</p>
    </>
  );
}

/** The round, what bets are made of, and how many of them were made. */
export function captionOf(
  scene: Scene,
  view: View,
  me: number | null,
  name: (seat: number) => string,
  brief: boolean,
  /** The bar or the buttons say what bets are made of. */
  narrow = brief,
): ReactNode {
  if (scene.over) return <b>{isShowdown(scene) ? texts.showdown : texts.lastStanding}</b>;
  if (scene.drawing)
    return (
      <>
        <b>{(brief ? texts.drawShort : texts.drawRound)(scene.street)}</b>
        {drawTurn(scene, me, name, brief)}
      </>
    );
  const size = view.stakes.bets[scene.street] ?? 0;
  const cap = view.table.caps[scene.street] ?? view.cap;
  return (
    <>
      <b>{(brief ? texts.roundShort : texts.round)(scene.street)}</b>,{' '}
      {narrow ? texts.betsMadeShort(scene.raises, cap) : texts.betsMade(size, scene.raises, cap)}
    </>
  );
}

/** Whether I draw first or last, which is all that matters of the order; else who begins, until somebody has drawn. */
function drawTurn(scene: Scene, me: number | null, name: (seat: number) => string, brief: boolean): string | null {
  const order = drawOrder(scene);
  const [first] = order;
  if (first === undefined) return null;
  if (first === me) return brief ? texts.youFirst : texts.drawsFirst(null);
  if (order.at(-1) === me) return brief ? texts.youLast : texts.drawsLast;
  const begun = scene.seats.some(({ draws }) => (draws[scene.street] ?? null) !== null);
  return begun || brief ? null : texts.drawsFirst(name(first));
}

/** Circles for betting rounds, small cards for the draws between them. */
function Streets({ scene }: { readonly scene: Scene }): ReactNode {
  const now = scene.over ? 7 : scene.street * 2 + (scene.drawing ? 1 : 0);
  return (
    <div className={styles.streets} aria-hidden="true" data-tip={texts.tips.rounds}>
      {Array.from({ length: 7 }, (_, i) => (
        <span
          key={i}
          className={cx(i % 2 === 0 ? styles.round : styles.draw, i < now && styles.done, i === now && styles.now)}
        >
          {i % 2 === 0 ? i / 2 + 1 : ''}
        </span>
      ))}
    </div>
  );
}
