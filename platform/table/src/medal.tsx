/** An icon in a round of brass: a hint, the end of a game. */
import type { ReactNode } from 'react';
import { cx } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './medal.module.css';

export const Medal = ({
  icon,
  size = 24,
  className,
}: {
  readonly icon: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}): ReactNode => (
  <span className={cx(styles.medal, className)}>
    <Icon name={icon} size={size} />
  </span>
);
