/** Whom an attack is aimed at, how far it is with each of them, and what it did to them. */
import { Avatar, cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, CARD } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import type { PlayAreaProps } from './play.tsx';
import { inOrder, suffered, targetsOf } from './shownStep.ts';
import type { Parts } from './table.tsx';
import styles from './targets.module.css';
import { texts } from './texts.ts';

type TargetProps = Pick<PlayAreaProps, 'view' | 'players' | 'name' | 'last' | 'seen'>;

/** What the attack that was played last in somebody's turn has done, until the next card; `null` if it is none. */
export function attackTold({
  view,
  players,
  name,
  now,
  last,
  attacking,
}: Omit<TargetProps, 'seen'> & Pick<PlayAreaProps, 'now' | 'attacking'>): ReactNode {
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

/** Everybody an attack is aimed at. */
export function Hits(props: TargetProps & { readonly frame: Frame; readonly brief: boolean }): ReactNode {
  const { view, players, name, last, frame, brief } = props;
  const turn = last[frame.seat] ?? null;
  const keep = questionOf(view)?.keep ?? null;
  const discarding = (who: number): string | null => {
    const { held } = view.players[who];
    return keep !== null && !brief ? texts.hits.discarding(held - keep, held) : null;
  };
  const done = (who: number): string => {
    const hit = turn === null ? null : suffered(turn, who, name);
    return hit === null ? texts.hits.untouched : texts.hits.hit(hit);
  };
  return (
    <>
      <Arrow />
      <ul className={styles.hits}>
        {targetsOf(props, frame).map(({ who, safe, status }) => {
          const decides = status === texts.hits.deciding;
          return (
            <li key={who} className={cx(safe && styles.safe, decides && styles.deciding)}>
              <Target
                player={players[who]}
                name={name(who)}
                status={(decides ? discarding(who) : null) ?? status ?? done(who)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Whom the attack has still to hit, in a line: what it did to the others stands at their seats. */
export function HitsLine({ props: { view }, last, seen, now, name }: Parts): ReactNode {
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  // Thief: everybody has been hit once it comes to the loot
  if (frame === undefined || !ATTACKS[frame.card] || questionOf(view)?.from === 'loot') return null;
  const left = targetsOf({ view, last, seen, name }, frame).filter(({ status }) => status !== null);
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
    <Avatar name={player?.name ?? ''} kind={player?.kind ?? 'person'} size={28} className={styles.face} />
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
