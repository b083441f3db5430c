/** Whom an attack is aimed at, how far it is with each of them, and what it did to them. */
import { Avatar, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, CARD } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { PlayAreaProps } from './play.tsx';
import { suffered } from './shownStep.ts';
import type { Parts } from './table.tsx';
import styles from './targets.module.css';
import { texts } from './texts.ts';

type TargetProps = Pick<PlayAreaProps, 'view' | 'players' | 'name' | 'last'>;

/** What the attack that was played last in somebody's turn has done, until the next card; `null` if it is none. */
export function attackTold({
  view,
  players,
  name,
  now,
  last,
  attacking,
}: TargetProps & Pick<PlayAreaProps, 'now' | 'attacking'>): ReactNode {
  const turn = last[now] ?? null;
  const play = turn?.events.findLast(({ type }) => type === 'played' || type === 'bought');
  if (turn === null || play?.type !== 'played' || !ATTACKS[CARD[play.card]]) return null;
  const hits = inOrder(view, now).map((who) => ({ who, hit: suffered(turn, who, name) }));
  if (hits.every(({ hit }) => hit === null)) return null;
  return (
    <>
      <Arrow />
      <ul className={styles.hits}>
        {hits.map(({ who, hit }) => (
          <li key={who}>
            <Target
              player={players[who]}
              name={name(who)}
              status={hit !== null ? texts.hits.hit(hit) : attacking ? texts.hits.waiting : texts.hits.untouched}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everybody else, from the left of a seat on. */
const inOrder = ({ players }: View, seat: number): number[] =>
  Array.from({ length: players.length - 1 }, (_, i) => (seat + 1 + i) % players.length);

/** How far it is with each of those an attack is aimed at; `null` once it is done. */
function targetsOf(
  view: View,
  frame: Frame,
): { readonly who: number; readonly safe: boolean; readonly status: string | null }[] {
  const order = inOrder(view, frame.seat);
  const at = order.indexOf(frame.who);
  const reacting = questionOf(view)?.verb === 'reveal';
  return order.map((who, i) => {
    const safe = ((frame.shield >> who) & 1) === 1;
    const { deciding, waiting } = texts.hits;
    return {
      who,
      safe,
      status: safe ? texts.hits.safe : view.asked === who ? deciding : i > at || reacting ? waiting : null,
    };
  });
}

/** Everybody an attack is aimed at. */
export function Hits({
  view,
  players,
  name,
  last,
  frame,
  brief,
}: TargetProps & { readonly frame: Frame; readonly brief: boolean }): ReactNode {
  const turn = last[frame.seat] ?? null;
  const keep = questionOf(view)?.keep ?? null;
  const deciding = (who: number): string | null => {
    const { held } = view.players[who];
    return keep !== null && view.asked === who && !brief ? texts.hits.discarding(held - keep, held) : null;
  };
  const done = (who: number): string => {
    const hit = turn === null ? null : suffered(turn, who, name);
    return hit === null ? texts.hits.untouched : texts.hits.hit(hit);
  };
  return (
    <>
      <Arrow />
      <ul className={styles.hits}>
        {targetsOf(view, frame).map(({ who, safe, status }) => (
          <li key={who} className={cx(safe && styles.safe, view.asked === who && styles.deciding)}>
            <Target player={players[who]} name={name(who)} status={deciding(who) ?? status ?? done(who)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whom the attack has still to hit, in a line: what it did to the others stands at their seats. */
export function HitsLine({ props: { view }, now, name }: Parts): ReactNode {
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  // Thief: everybody has been hit once it comes to the loot
  if (frame === undefined || !ATTACKS[frame.card] || questionOf(view)?.from === 'loot') return null;
  const left = targetsOf(view, frame).filter(({ status }) => status !== null);
  if (left.length === 0) return null;
  return (
    <span className={styles.left}>
      <Icon name="arrow" size={16} />
      {left.map(({ who, status }) => (
        <span key={who}>
          <b>{name(who)}</b> {status}
        </span>
      ))}
    </span>
  );
}

const Target = ({
  player,
  name,
  status,
}: {
  readonly player: Player | undefined;
  readonly name: string;
  readonly status: string;
}): ReactNode => (
  <>
    <Avatar name={player?.name ?? ''} kind={player?.kind ?? 'person'} size={28} />
    <span>
      <b>{name}</b>
      {status}
    </span>
  </>
);

const Arrow = (): ReactNode => (
  <svg
    className={styles.arrow}
    width="72"
    height="30"
    viewBox="0 0 72 30"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <path d="M3 15h58" strokeDasharray="2 7" />
    <path d="M56 8l9 7-9 7" />
  </svg>
);
