/** Buttons in one style, and the same look for links. */
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './classes.ts';

export interface ButtonLook {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'outline' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  /** Only an icon: `aria-label` is then needed. */
  readonly square?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The key that does the same. */
  readonly keyName?: string;
}

/** The class of something that looks like a button: a link, mostly. */
export const buttonClass = ({ look = 'plain', size = 'normal', square = false }: ButtonLook = {}): string =>
  cx(styles.button, styles[look], styles[size], square && styles.square);

export function Button({ look, size, square, keyName, className, children, ...rest }: ButtonProps): ReactNode {
  const name = buttonClass({
    ...(look !== undefined && { look }),
    ...(size !== undefined && { size }),
    ...(square !== undefined && { square }),
  });
  return (
    <button type="button" className={cx(name, className)} {...rest}>
      {children}
      {keyName !== undefined && <kbd aria-hidden="true">{keyName}</kbd>}
    </button>
  );
}
