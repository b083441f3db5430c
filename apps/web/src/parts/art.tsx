/** Pictures of the games: the scene of a card on the start page, the small tile, our mark. */
import { cx, inkOf } from '@baize/table';
import type { ReactNode } from 'react';
import scene from './scene.module.css';
import styles from './art.module.css';

const drawings = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true });
const drawing = (name: string): string => drawings[`../art/${name}.svg`] ?? '';

const Drawing = ({ name, className }: { readonly name: string; readonly className: string }): ReactNode => (
  // oxlint-disable-next-line react/no-danger -- our own drawings, from this folder
  <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing(name) }} />
);

/** Games without a drawing of their own show their first letter, here on a card, in a colour of their own. */
export const Scene = ({ game }: { readonly game: string }): ReactNode =>
  drawing(`scene-${game}`) !== '' ? (
    <Drawing className={scene.scene} name={`scene-${game}`} />
  ) : (
    <span className={scene.scene} style={{ background: inkOf(game) }} aria-hidden="true">
      <svg viewBox="0 0 416 192" preserveAspectRatio="xMidYMid slice">
        <rect className={scene.below} x="163" y="33" width="90" height="126" rx="9" transform="rotate(-9 208 159)" />
        <g transform="rotate(5 208 159)">
          <rect className={scene.card} x="163" y="33" width="90" height="126" rx="9" />
          <text className={scene.letter} x="208" y="121" fontSize="76" textAnchor="middle" fill={inkOf(game)}>
            {game[0]}
          </text>
        </g>
      </svg>
    </span>
  );

export function Tile({
  game,
  size = 40,
  className,
}: {
  readonly game: string;
  readonly size?: number;
  readonly className?: string | undefined;
}): ReactNode {
  const own = drawing(`tile-${game}`) !== '';
  return (
    <span className={cx(styles.tile, className)} style={{ width: size, height: size }} aria-hidden="true">
      {own ? (
        <Drawing className={styles.drawing} name={`tile-${game}`} />
      ) : (
        <span className={styles.letter} style={{ background: inkOf(game) }}>
          {game[0]}
        </span>
      )}
    </span>
  );
}

export const Mark = ({ size = 32 }: { readonly size?: number }): ReactNode => (
  <span style={{ width: size, height: size }} aria-hidden="true">
    <Drawing className={styles.drawing} name="mark" />
  </span>
);
