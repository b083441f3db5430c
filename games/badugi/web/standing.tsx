/** Stacks, blinds, levels and places: the state of the table or tournament. */
import { Avatar, cx, inkOf, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { prizes, stakesAt } from '../src/rules.ts';
import type { Past } from './past.ts';
import type { Scene } from './scene.ts';
import { chipsOf, goneWords, rankingOf, rankOf, sessionOf, sharesRank } from './session.ts';
import { SoFar } from './sofar.tsx';
import styles from './standing.module.css';
import { chips, signedChips, texts } from './texts.ts';

const t = texts.standing;

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
  const { stakes, nextLevel, table } = view;
  const order = rankingOf(view, scene);
  const stacks = scene.seats.map((_, seat) => chipsOf(scene, seat));
  const cash = table.match !== 'tournament';
  const most = Math.max(1, ...stacks);
  const total = stacks.reduce((sum, each) => sum + each, 0);
  const left = scene.seats.filter((each) => each.place <= 1).length;
  const average = total / Math.max(1, left);
  const last = scene.net ?? view.lastHand?.net ?? [];
  const shares = prizes(scene.seats.length);
  const done = nextLevel === null ? 0 : nextLevel.inHands / table.levelHands;
  const levels = [view.level - 1, view.level, view.level + 1, view.level + 2, view.level + 3].filter((n) => n > 0);
  return (
    <div className={styles.standing}>
      {nextLevel !== null ? (
        <section className={styles.levels}>
          <div className={styles.ring}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="52" className={styles.all} />
              <circle
                cx="60"
                cy="60"
                r="52"
                className={styles.left}
                strokeDasharray={`${327 * done} 327`}
                transform="rotate(-90 60 60)"
              />
            </svg>
            <div>
              <span>{texts.level(view.level)}</span>
              <b>{nextLevel.inHands}</b>
              <span>{t.leftOf(table.levelHands)}</span>
            </div>
          </div>
          <div className={styles.blinds}>
            <div>
              <span>{t.now}</span>
              <b>{`${chips(stakes.small)} / ${chips(stakes.big)}`}</b>
              <span>{t.bets(stakes.bets[0], stakes.bets[2])}</span>
            </div>
            <div className={styles.next}>
              <span>{t.next}</span>
              <b>{`${chips(nextLevel.stakes.small)} / ${chips(nextLevel.stakes.big)}`}</b>
              <span>{t.bets(nextLevel.stakes.bets[0], nextLevel.stakes.bets[2])}</span>
            </div>
          </div>
          <ol className={styles.levelList} aria-label={t.levels}>
            {levels.map((level) => {
              const at = stakesAt(table, level);
              return (
                <li key={level} className={cx(level === view.level && styles.now, level < view.level && styles.done)}>
                  <span>{level}</span>
                  <b>{`${chips(at.small)} / ${chips(at.big)}`}</b>
                  <span>
                    {level < view.level
                      ? t.played
                      : level === view.level
                        ? t.nowLevel
                        : t.inHands(nextLevel.inHands + (level - view.level - 1) * table.levelHands)}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
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
          <span>{cash ? t.session : t.average(average)}</span>
        </h3>
        <ol className={styles.stacks}>
          <li className={styles.heads} aria-hidden="true">
            <span>#</span>
            <span>{t.player}</span>
            <span>{t.stack}</span>
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
                    <small>{goneWords(view, scene, seat)}</small>
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
        <div className={styles.all} aria-hidden="true">
          {order
            .filter((seat) => (stacks[seat] ?? 0) > 0)
            .map((seat) => (
              <span key={seat} style={{ flexGrow: stacks[seat] ?? 0, background: inkOf(players[seat]?.name ?? '') }}>
                {(stacks[seat] ?? 0) / total > 0.12 && name(seat)}
              </span>
            ))}
        </div>
      </section>
      {table.match === 'tournament' && (
        <section>
          <h3>
            <span>{t.places}</span>
            <span>{t.ofPool}</span>
          </h3>
          <ol className={styles.places}>
            {shares.map((share, i) => {
              const seat = order[i];
              const final = seat !== undefined && (scene.seats[seat]?.place ?? 0) === i + 1;
              return (
                <li key={i}>
                  <span className={cx(styles.medal, styles[`m${i + 1}`])}>{i + 1}</span>
                  <span>
                    {seat === undefined ? '' : name(seat)} <small>{final ? t.final : t.asItStands}</small>
                  </span>
                  <b>{t.prize(share)}</b>
                </li>
              );
            })}
          </ol>
          <SoFar past={past} name={name} />
        </section>
      )}
    </div>
  );
}
