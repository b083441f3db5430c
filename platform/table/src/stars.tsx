/** How strong a player is, in stars. */
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import styles from './stars.module.css';

export function Stars({
  of,
  most,
  size = 13,
  label,
}: {
  readonly of: number;
  readonly most: number;
  readonly size?: number;
  readonly label: string;
}): ReactNode {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, i) => (
        <Icon key={i} name="star" size={size} className={i < of ? styles.full : styles.hollow} />
      ))}
    </span>
  );
}
