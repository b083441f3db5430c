/** The table folded into a strip, where there is no room for a felt: the pot, and of everybody else what a decision needs. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import { nameOf } from './cards.tsx';
import { captionOf } from './centre.tsx';
import { DrawSquares } from './draws.tsx';
import { ActionPill } from './plate.tsx';
import { isShowdown, potTotal } from './pots.ts';
import type { Scene, SeatScene } from './scene.ts';
import styles from './strip.module.css';
import { chips, signedChips, texts } from './texts.ts';

/** A felt lower than this is folded; hands that are shown need more, where they lie below each other. */
export const lowestFelt = ({ over, seats }: Scene): number => (over && seats.length > 3 ? 210 : 156);

export function Strip({
  scene,
  view,
  me,
  turn,
  name,
  roomy = false,
}: {
  readonly scene: Scene;
  readonly view: View;
  readonly me: number | null;
  readonly turn: number | null;
  readonly name: (seat: number) => string;
  /** Not everything has to be in sight at once: whoever is still in has a line of their own, if they are few. */
  readonly roomy?: boolean;
}): ReactNode {
  const live = scene.seats.filter((each, seat) => seat !== me && each.dealt && !each.folded).length;
  const showdown = scene.over && isShowdown(scene);
  return (
    <div className={styles.strip}>
      <p data-at="pot">
        <span data-at="muck">{texts.pot}</span> <b>{chips(potTotal(scene))}</b>
        <span>{captionOf(scene, view, me, name, true)}</span>
      </p>
      <ul className={cx(live < 3 && styles.few)} aria-label={texts.players}>
        {scene.seats.map(
          (each, seat) =>
            seat !== me &&
            each.dealt && (
              <li
                key={seat}
                className={cx(
                  turn === seat && !scene.over && styles.turn,
                  each.folded ? styles.folded : roomy && live < 3 && styles.wide,
                )}
                data-at={`seat:${seat}`}
                data-seat={seat}
              >
                <b>{name(seat)}</b>
                {showdown && !each.folded ? (
                  <Shown seat={each} net={scene.net?.[seat] ?? null} />
                ) : (
                  <>
                    <span>{each.stack === 0 && !each.folded ? texts.allIn : chips(each.stack)}</span>
                    {!each.folded && (
                      <DrawSquares
                        draws={each.draws}
                        folded={false}
                        now={scene.drawing && !scene.over ? scene.street : null}
                        tight
                      />
                    )}
                    <ActionPill seat={each} brief />
                  </>
                )}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

const Shown = ({ seat, net }: { readonly seat: SeatScene; readonly net: number | null }): ReactNode => (
  <>
    <span>{seat.faces !== null && seat.faces.length > 0 && nameOf(seat.faces).replace(/^\w+-card | badugi$/, '')}</span>
    {net !== null && <b className={net > 0 ? styles.up : styles.down}>{signedChips(net)}</b>}
  </>
);
