/** The table itself: wood and cloth, the middle, bets, and everybody but me. */
import { cx, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { Centre } from './centre.tsx';
import { goneWords } from './session.ts';
import styles from './felt.module.css';
import { type Layout, placeOf } from './geometry.ts';
import { Bet } from './plate.tsx';
import { Pod } from './pod.tsx';
import { positionsOf } from './positions.ts';
import { isShowdown } from './pots.ts';
import type { Scene } from './scene.ts';
import { texts } from './texts.ts';

export interface FeltProps {
  readonly scene: Scene;
  readonly view: View;
  readonly players: readonly Player[];
  /** The seat drawn below, which a replay may call by its name. */
  readonly me: number | null;
  readonly turn: number | null;
  readonly layout: Layout;
  readonly name: (seat: number) => string;
  /** My own pod too: for looking on and back. */
  readonly everybody: boolean;
  /** My cards, lying on the table. */
  readonly children?: ReactNode;
}

export function Felt({ scene, view, players, me, turn, layout, name, everybody, children }: FeltProps): ReactNode {
  const seats = scene.seats.length;
  const positions = positionsOf(scene);
  const { felt, shape, zoom } = layout;
  const drawing = scene.drawing && !scene.over ? scene.street : null;
  const showdown = isShowdown(scene);
  const small = shape === 'small';
  return (
    <div
      className={cx(styles.felt, small && styles.small)}
      style={{ width: layout.width, height: layout.height, zoom }}
    >
      <div
        className={styles.wood}
        style={{ left: felt.x, top: felt.y, width: felt.width, height: felt.height }}
        data-overlap="ground"
      >
        <div className={styles.cloth} />
      </div>
      <Centre
        scene={scene}
        view={view}
        players={players}
        me={me !== null && name(me) === texts.you ? me : null}
        layout={layout}
        name={name}
      />
      {scene.seats.map((each, seat) => {
        const place = placeOf(seat, me, seats);
        const spot = layout.bets[place];
        // the others' bets lie below their pods where there is little room
        if (spot === undefined || (shape !== 'full' && (place !== 0 || everybody))) return null;
        return (
          <div key={seat} className={styles.bet} style={{ left: spot.x, top: spot.y }}>
            <Bet seat={each} at={seat} shape={shape} over={scene.over} pill={seat === me && !everybody} />
          </div>
        );
      })}
      <ul className={styles.pods} aria-label={texts.players}>
        {layout.seats.map((spot, place) => {
          const seat = (place + (me ?? 0)) % seats;
          const each = scene.seats[seat];
          const player = players[seat];
          if ((place === 0 && !everybody) || each === undefined || player === undefined) return null;
          return (
            <Pod
              key={seat}
              seat={each}
              at={seat}
              player={player}
              name={name(seat)}
              position={positions[seat] ?? null}
              button={seat === scene.button}
              turn={turn === seat && !scene.over}
              drawing={drawing}
              over={scene.over}
              net={scene.net?.[seat] ?? null}
              showdown={showdown}
              pots={scene.pots.length}
              mainOnly={scene.pots.length > 1 && scene.pots[1]?.seats.includes(seat) === false}
              gone={goneWords(view, scene, seat, layout.pod.width < 170)}
              spot={spot}
              layout={layout}
            />
          );
        })}
      </ul>
      {children}
    </div>
  );
}
