/** The line above the table: limit, hand, level, place or session. */
import { Button, cx, Icon, Toggle } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import styles from './info.module.css';
import type { Scene } from './scene.ts';
import { rankOf, sessionOf, sharesRank } from './session.ts';
import { setTaste, useTaste } from './taste.ts';
import { signedChips, texts } from './texts.ts';

/** Limit, hand, level and place, as short as the room wants it: the bar above has the number of the hand too. */
export function Facts({
  view,
  scene,
  seat,
  brief,
  narrow = false,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly seat: number | null;
  readonly brief: boolean;
  /** In a column. */
  readonly narrow?: boolean;
}): ReactNode {
  const { nextLevel, table, stakes } = view;
  const left = scene.seats.filter((each) => each.place <= 1).length;
  // a single hand has neither place nor session
  const rank =
    seat === null || table.match !== 'tournament' || (scene.seats[seat]?.place ?? 0) > 1
      ? null
      : rankOf(view, scene, seat);
  const session = seat === null || table.match !== 'hands' ? null : sessionOf(view, scene, seat);
  return (
    <p className={styles.facts}>
      <span>
        <span className={cx(narrow && styles.word)}>{texts.limit}</span>{' '}
        <b>{texts.slash(stakes.bets[0], stakes.bets[2])}</b>
        {!brief && (
          <>
            , {texts.blinds} <b>{texts.slash(scene.small, scene.big)}</b>
          </>
        )}
      </span>
      {(!brief || table.match === 'hands') && (
        <span className={cx(table.match !== 'hands' && styles.again)}>
          {texts.handNo} <b>{scene.hand}</b>
          {table.match === 'hands' && <span className={styles.all}> {texts.of(table.hands)}</span>}
        </span>
      )}
      {nextLevel !== null && view.turn !== null && (
        <span>
          {!brief && `${texts.level(view.level)}, `}
          <b>{texts.handsLeft(nextLevel.inHands)}</b>
          {!brief && texts.thenBlinds(nextLevel.stakes.small, nextLevel.stakes.big)}
        </span>
      )}
      {session !== null ? (
        <span>
          {texts.session} <b>{signedChips(session.net)}</b>
          {session.rebuys > 0 && ` ${texts.rebuys(session.rebuys)}`}
        </span>
      ) : (
        rank !== null &&
        left > 1 && (
          <span>
            {!brief && <span className={styles.again}>{texts.youAre} </span>}
            <b>{texts.place(rank, seat !== null && sharesRank(view, scene, seat))}</b>{' '}
            <span className={styles.all}>{texts.of(left)}</span>
          </span>
        )
      )}
      {stakes.ante > 0 && !brief && <span>{texts.standing.ante(stakes.ante)}</span>}
    </p>
  );
}

export function InfoBar({
  view,
  scene,
  seat,
  auto,
  phone,
  open,
  rail,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly seat: number | null;
  /** Whether hands follow by themselves can be chosen here. */
  readonly auto: boolean;
  readonly phone: boolean;
  /** Opens a sheet; `null` in a replay. */
  readonly open: ((tab: 'table' | 'hands') => void) | null;
  readonly rail: boolean;
}): ReactNode {
  return (
    <div className={styles.info}>
      <Facts view={view} scene={scene} seat={seat} brief={phone} />
      {open !== null && (
        <div className={styles.tools}>
          {auto && <AutoNext />}
          {!rail && <SheetButtons open={open} />}
        </div>
      )}
    </div>
  );
}

export const SheetButtons = ({ open }: { readonly open: (tab: 'table' | 'hands') => void }): ReactNode => (
  <span className={styles.sheets}>
    <Button look="quiet" square size="small" aria-label={texts.open.table} onClick={() => open('table')}>
      <Icon name="trophy" size={20} />
    </Button>
    <Button look="quiet" square size="small" aria-label={texts.open.hands} onClick={() => open('hands')}>
      <Icon name="cards" size={20} />
    </Button>
  </span>
);

/** Whether hands follow by themselves. How fast moves are shown stands where the answers would be. */
function AutoNext(): ReactNode {
  const { autoNext } = useTaste();
  return (
    <label className={styles.auto}>
      <Toggle label={texts.auto} on={autoNext} set={(on) => setTaste({ autoNext: on })} />
      <span aria-hidden="true">{texts.autoNext}</span>
    </label>
  );
}
