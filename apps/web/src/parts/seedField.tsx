/** The seed of a game, to type or to roll. */
import { Button, cx, Icon } from '@baize/table';
import type { ComponentProps, ReactNode } from 'react';
import styles from './seedField.module.css';

export function SeedField({
  seed,
  set,
  dice,
  className,
  ...field
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly seed: string;
  readonly set: (seed: string) => void;
  /** What the dice do. */
  readonly dice: string;
}): ReactNode {
  return (
    <span className={cx(styles.seed, className)}>
      <input className="field" {...field} value={seed} onChange={(event) => set(event.target.value)} />
      <Button
        look="quiet"
        square
        size="small"
        className={styles.dice}
        data-overlap="badge"
        aria-label={dice}
        onClick={() => set(Math.random().toString(36).slice(2, 10))}
      >
        <Icon name="dice" />
      </Button>
    </span>
  );
}
