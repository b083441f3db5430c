/** Stacks, blinds, levels and places: the state of the table or tournament. */
import { Avatar, cx, type Player, useInks } from '@baize/table';
import { type ReactNode, useRef } from 'react';
import type { View } from '../src/index.ts';
import { Levels } from './levels.tsx';
import type { Past } from './past.ts';
import type { Scene } from './scene.ts';
import { chipsOf, goneWords, prizesOf, rankingOf, rankOf, sessionOf, sharesRank } from './session.ts';
import { useSize } from './size.ts';
import { SoFar } from './sofar.tsx';
import styles from './standing.module.css';
import { chips, signedChips, texts } from './texts.ts';

const t = texts.standing;

/** How wide a letter in the bar of all chips is, about. */
const letter = 7;

export function Standing({
  view,
  scene,
  players,
  me,
  name,
  past,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly players: readonly Player[];
  readonly me: number | null;
  readonly name: (seat: number) => string;
  readonly past: readonly Past[];
}): ReactNode {
  const inkOf = useInks();
  const bar = useRef<HTMLDivElement>(null);
  const { width } = useSize(bar);
  const { stakes, nextLevel, table } = view;
  const order = rankingOf(view, scene);
  const stacks = scene.seats.map((_, seat) => chipsOf(scene, seat));
  const cash = table.match !== 'tournament';
  const most = Math.max(1, ...stacks);
  const total = stacks.reduce((sum, each) => sum + each, 0);
  const left = scene.seats.filter((each) => each.place <= 1).length;
  const average = total / Math.max(1, left);
  const last = scene.net ?? view.lastHand?.net ?? [];
  return (
    <div className={styles.standing}>
      {nextLevel !== null ? (
        <Levels view={view} />
      ) : (
        <section>
          <h3>
            <span>{t.cash}</span>
            <span>{t.hands(scene.hand, table.hands)}</span>
          </h3>
          <p className="soft">{t.cashLine(stakes.small, stakes.big, stakes.bets[0], stakes.bets[2], table.stack)}</p>
        </section>
      )}
      <section>
        <h3>
          <span>{cash ? t.players : t.left(left)}</span>
          {!cash && <span>{t.average(average)}</span>}
        </h3>
        <ol className={styles.stacks}>
          <li className={styles.heads} aria-hidden="true">
            <span>#</span>
            <span>{t.player}</span>
            <span className={styles.stack}>
              {!scene.over && scene.seats.some(({ paid }) => paid > 0) ? t.stackAndBets : t.stack}
            </span>
            <span>{cash ? t.session : t.last}</span>
          </li>
          {order.map((seat) => {
            const each = scene.seats[seat];
            const player = players[seat];
            if (each === undefined || player === undefined) return null;
            const chipsNow = stacks[seat] ?? 0;
            const out = each.place > 1;
            const session = sessionOf(view, scene, seat);
            const net = cash ? session.net : (last[seat] ?? 0);
            return (
              <li key={seat} className={cx(seat === me && styles.me, out && styles.out)}>
                <span className={styles.rank}>{t.rank(rankOf(view, scene, seat), sharesRank(view, scene, seat))}</span>
                <Avatar name={player.name} kind={player.kind} size={30} />
                <span className={styles.who}>
                  <b>{name(seat)}</b>
                  {out ? (
                    <small>{goneWords(view, scene, seat, true)}</small>
                  ) : (
                    <span className={styles.bar} aria-hidden="true">
                      <i
                        className={cx(chipsNow < 4 * scene.big && styles.low)}
                        style={{ width: `${(chipsNow / most) * 100}%` }}
                      />
                      <em style={{ left: `${Math.min(100, (average / most) * 100)}%` }} />
                    </span>
                  )}
                </span>
                <span className={styles.chips}>
                  <b>{chips(chipsNow)}</b>
                  <small>
                    {out
                      ? ''
                      : cash && session.rebuys > 0
                        ? texts.rebuys(session.rebuys)
                        : t.bigBlinds(chipsNow / scene.big)}
                  </small>
                </span>
                <span
                  className={cx(styles.net, net > 0 && styles.up, net < 0 && styles.down)}
                  title={cash ? t.session : t.last}
                >
                  {signedChips(net)}
                </span>
              </li>
            );
          })}
        </ol>
        <p className={cx('soft', styles.total)}>{t.inPlay(total)}</p>
        {/* the same as the bars above, in one */}
        <div className={styles.all} ref={bar} aria-hidden="true">
          {order
            .filter((seat) => (stacks[seat] ?? 0) > 0)
            .map((seat) => (
              <span key={seat} style={{ flexGrow: stacks[seat] ?? 0, background: inkOf(players[seat]?.name ?? '') }}>
                {name(seat).length * letter + 8 < ((stacks[seat] ?? 0) / total) * width && name(seat)}
              </span>
            ))}
        </div>
      </section>
      {table.match === 'tournament' && (
        <section>
          <h3>
            <span>{t.places(isFinal(scene, order))}</span>
            <span>{t.ofPool}</span>
          </h3>
          <ol className={styles.places}>
            {prizesOf(view, scene).map(({ place, seats, share }) => (
              <li key={place}>
                <span className={cx(styles.medal, styles[`m${place}`])}>{place}</span>
                <span>
                  {t.sharers(mineFirst(seats, me).map(name))} {isFinal(scene, seats) && <small>{t.final}</small>}
                </span>
                <b>{t.prize(share, seats.length > 1)}</b>
              </li>
            ))}
          </ol>
          <SoFar past={past} name={name} />
        </section>
      )}
    </div>
  );
}

const isFinal = (scene: Scene, seats: readonly number[]): boolean =>
  seats.every((seat) => (scene.seats[seat]?.place ?? 0) > 0);

const mineFirst = (seats: readonly number[], me: number | null): readonly number[] =>
  seats.toSorted((one, other) => Number(other === me) - Number(one === me));
