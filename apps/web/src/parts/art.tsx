/** Pictures of the games: the scene of a card on the start page, the small tile, our mark. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import scene from './scene.module.css';
import styles from './art.module.css';

const drawings = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default', eager: true });
const drawing = (name: string): string => drawings[`../art/${name}.svg`] ?? '';

const Drawing = ({ name, className }: { readonly name: string; readonly className: string }): ReactNode => (
  // oxlint-disable-next-line react/no-danger -- our own drawings, from this folder
  <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing(name) }} />
);

export const Scene = ({ game }: { readonly game: string }): ReactNode => (
  <Drawing className={scene.scene} name={`scene-${game}`} />
);

/** Games without a drawing of their own show their first letter. */
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
        <span className={styles.letter}>{game[0]}</span>
      )}
    </span>
  );
}

export const Mark = ({ size = 32 }: { readonly size?: number }): ReactNode => (
  <span style={{ width: size, height: size }} aria-hidden="true">
    <Drawing className={styles.drawing} name="mark" />
  </span>
);
