/** Stacks, blinds, levels and places: the state of the table or tournament. */
import { Avatar, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { prizes, stakesAt } from '../src/rules.ts';
import type { Scene } from './scene.ts';
import { chips, signedChips, texts } from './texts.ts';

const t = texts.standing;

/** Seats by rank: who still plays by chips, then who is out by place. */
function rankingOf(scene: Scene): number[] {
  return scene.seats
    .map((each, seat) => ({ seat, place: each.place, chips: each.stack + (scene.over ? 0 : each.paid) }))
    .toSorted((one, other) =>
      one.place !== other.place && (one.place > 1 || other.place > 1)
        ? (one.place || 0) - (other.place || 0)
        : other.chips - one.chips,
    )
    .map(({ seat }) => seat);
}

/** Who has more chips stands higher; equals share a place. */
export const rankOf = (scene: Scene, seat: number): number => {
  const of = scene.seats.map((each) => (each.place > 1 ? -each.place : each.stack + (scene.over ? 0 : each.paid)));
  return 1 + of.filter((each) => each > (of[seat] ?? 0)).length;
};

export function Standing({
  view,
  scene,
  players,
  me,
  name,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly players: readonly Player[];
  readonly me: number | null;
  readonly name: (seat: number) => string;
}): ReactNode {
  const { stakes, nextLevel, table } = view;
  const order = rankingOf(scene);
  const stacks = scene.seats.map((each) => each.stack + (scene.over ? 0 : each.paid));
  const most = Math.max(1, ...stacks);
  const total = stacks.reduce((sum, each) => sum + each, 0);
  const left = scene.seats.filter((each) => each.place <= 1).length;
  const average = total / Math.max(1, left);
  const last = scene.net ?? view.lastHand?.net ?? [];
  const shares = prizes(scene.seats.length);
  const done = nextLevel === null ? 0 : nextLevel.inHands / table.levelHands;
  const levels = [view.level - 1, view.level, view.level + 1, view.level + 2, view.level + 3].filter((n) => n > 0);
  return (
    <div className="bd-standing">
      {nextLevel !== null ? (
        <section className="bd-levels">
          <div className="bd-ring-clock">
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="52" className="all" />
              <circle
                cx="60"
                cy="60"
                r="52"
                className="left"
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
          <div className="bd-blinds">
            <div>
              <span>{t.now}</span>
              <b>{`${chips(stakes.small)} / ${chips(stakes.big)}`}</b>
              <span>{t.bets(stakes.bets[0], stakes.bets[2])}</span>
            </div>
            <div className="next">
              <span>{t.next}</span>
              <b>{`${chips(nextLevel.stakes.small)} / ${chips(nextLevel.stakes.big)}`}</b>
              <span>{t.bets(nextLevel.stakes.bets[0], nextLevel.stakes.bets[2])}</span>
            </div>
          </div>
          <ol className="bd-level-list" aria-label={t.levels}>
            {levels.map((level) => {
              const at = stakesAt(table, level);
              return (
                <li key={level} className={level === view.level ? 'now' : level < view.level ? 'done' : ''}>
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
          <p className="soft">{`${chips(stakes.small)} / ${chips(stakes.big)}, ${t.bets(stakes.bets[0], stakes.bets[2])}`}</p>
        </section>
      )}
      <section>
        <h3>
          <span>{t.left(left)}</span>
          <span>{t.average(average)}</span>
        </h3>
        <ol className="bd-stacks">
          {order.map((seat) => {
            const each = scene.seats[seat];
            const player = players[seat];
            if (each === undefined || player === undefined) return null;
            const chipsNow = stacks[seat] ?? 0;
            const out = each.place > 1;
            const net = last[seat] ?? 0;
            return (
              <li key={seat} className={`${seat === me ? 'me' : ''} ${out ? 'out' : ''}`}>
                <span className="rank">{out ? each.place : rankOf(scene, seat)}</span>
                <Avatar name={player.name} kind={player.kind} size={30} />
                <span className="who">
                  <b>{name(seat)}</b>
                  {out ? (
                    <small>{texts.out(each.place)}</small>
                  ) : (
                    <span className="bar" aria-hidden="true">
                      <i
                        className={chipsNow < 4 * scene.big ? 'low' : ''}
                        style={{ width: `${(chipsNow / most) * 100}%` }}
                      />
                      <em style={{ left: `${Math.min(100, (average / most) * 100)}%` }} />
                    </span>
                  )}
                </span>
                <span className="chips">
                  <b>{chips(chipsNow)}</b>
                  <small>{out ? '' : `${(chipsNow / scene.big).toFixed(1)} BB`}</small>
                </span>
                <span className={`net ${net > 0 ? 'up' : net < 0 ? 'down' : ''}`} title={t.last}>
                  {signedChips(net)}
                </span>
              </li>
            );
          })}
        </ol>
        <p className="soft small">{t.inPlay(total)}</p>
      </section>
      {table.match === 'tournament' && (
        <section>
          <h3>
            <span>{t.places}</span>
            <span>{t.ofPool}</span>
          </h3>
          <ol className="bd-places">
            {shares.map((share, i) => {
              const seat = order[i];
              const final = seat !== undefined && (scene.seats[seat]?.place ?? 0) === i + 1;
              return (
                <li key={i}>
                  <span className={`medal m${i + 1}`}>{i + 1}</span>
                  <span>
                    {seat === undefined ? '' : name(seat)} <small>{final ? t.final : t.asItStands}</small>
                  </span>
                  <b>{t.prize(share)}</b>
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </div>
  );
}
