/** The end of a hand, one row per pot. */
import { Avatar, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './ledger.module.css';
import { PotNumber } from './plate.tsx';
import { isShowdown, ledgerOf, potTotal, wonBy } from './pots.ts';
import type { Scene } from './scene.ts';
import { chips, texts } from './texts.ts';

export interface LedgerProps {
  readonly scene: Scene;
  readonly players: readonly Player[];
  readonly me: number | null;
  readonly name: (seat: number) => string;
  /** In little room. */
  readonly brief: boolean;
}

/** A player in the middle of a sentence. */
export const calledIn = (seat: number, me: number | null, name: (seat: number) => string): string =>
  seat === me ? texts.youLower : name(seat);

/** Who may win a pot: all of them, all but one or two, or their names. */
export function whoFor(
  scene: Scene,
  able: readonly number[],
  me: number | null,
  name: (seat: number) => string,
): string {
  const called = (seat: number): string => calledIn(seat, me, name);
  const live = scene.seats.flatMap(({ folded }, seat) => (folded ? [] : [seat]));
  const missing = live.filter((seat) => !able.includes(seat));
  if (able.length === 1) return texts.only(called(able[0] ?? 0));
  if (missing.length === 0) return able.length === 2 ? texts.between(able.map(called)) : texts.allOf(able.length);
  return missing.length < able.length ? texts.without(missing.map(called)) : texts.between(able.map(called));
}

/** Why somebody with a good hand won little: who was all in and could win the main pot alone. */
export function onlyMain(scene: Scene, me: number | null, name: (seat: number) => string): string | null {
  const [main, side] = ledgerOf(scene);
  const short = side === undefined ? [] : main.seats.filter((seat) => !side.seats.includes(seat));
  const [first] = short;
  if (first === undefined) return null;
  const names = short.map((seat) => calledIn(seat, me, name));
  return texts.onlyMain(names, short.length > 1 || first === me, wonBy(scene, first) - (scene.net?.[first] ?? 0));
}

/** One row per pot: who could win it, how much it was, who won it. */
export function Ledger({ scene, players, me, brief, name }: LedgerProps): ReactNode {
  const rows = ledgerOf(scene);
  const showdown = isShowdown(scene);
  const ended = showdown ? texts.showdown : texts.lastStanding;
  const note = brief ? null : onlyMain(scene, me, name);
  return (
    <section className={cx(styles.ledger, brief && styles.brief)} aria-label={texts.ledger} tabIndex={0}>
      {rows.length > 1 && (
        <h3>
          <span>{ended}</span>
          <b data-at="pot">{chips(potTotal(scene))}</b>
        </h3>
      )}
      <ol>
        {rows.map(({ pot, amount, seats, winners, each, folds }) => (
          <li key={pot}>
            {rows.length > 1 && <PotNumber pot={pot} />}
            <span className={styles.which}>
              <b>{rows.length > 1 ? texts.potLabel(pot, rows.length) : ended}</b>
              {(showdown || rows.length > 1) && (
                <small>
                  {whoFor(scene, seats, me, name)}
                  {rows.length > 1 && !brief && texts.paidIn(each, folds)}
                </small>
              )}
            </span>
            <b className={styles.amount} data-at={rows.length > 1 ? undefined : 'pot'}>
              {chips(amount)}
            </b>
            <Icon name="arrow" size={14} />
            <span className={styles.winners}>
              {winners.map(({ seat, amount: share }) => (
                <span key={seat}>
                  {!brief && <Avatar name={players[seat]?.name ?? ''} kind={players[seat]?.kind ?? 'bot'} size={22} />}
                  <b>{name(seat)}</b>
                  {winners.length > 1 && <small>{chips(share)}</small>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {note !== null && <p>{note}</p>}
    </section>
  );
}

/** The same in a line each, where the middle of the table has no room: under my cards on a phone. */
export function PotLines({ scene, me, brief, name }: Omit<LedgerProps, 'players'>): ReactNode {
  const rows = ledgerOf(scene);
  if (rows.length < 2) return null;
  return (
    <ol className={styles.lines} aria-label={texts.ledger}>
      {rows.map(({ pot, amount, winners }) => (
        <li key={pot}>
          <PotNumber pot={pot} />
          <span>{texts.potLabel(pot, rows.length, brief)}</span>
          <b>{chips(amount)}</b>
          <Icon name="arrow" size={12} />
          <b>{texts.between(winners.map(({ seat }) => calledIn(seat, me, name)))}</b>
        </li>
      ))}
    </ol>
  );
}
