/** Buttons, chips and small controls in one style. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'outline' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  /** Only an icon: `aria-label` is then needed. */
  readonly square?: boolean;
  /** The key that does the same. */
  readonly keyName?: string;
}

export function Button({
  look = 'plain',
  size = 'normal',
  square = false,
  keyName,
  className = '',
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type="button" className={`btn ${look} ${size} ${square ? 'square' : ''} ${className}`} {...rest}>
      {children}
      {keyName !== undefined && <kbd aria-hidden="true">{keyName}</kbd>}
    </button>
  );
}

/** A row of choices of which one is taken. */
export function Segment<Value extends string | number>({
  label,
  options,
  value,
  choose,
  compact = false,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
  /** Only the chosen one shows its word. */
  readonly compact?: boolean;
}): ReactNode {
  const step = (by: number): void => {
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (next !== undefined) choose(next.value);
  };
  return (
    <div
      className={`segment ${compact ? 'compact' : ''}`}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
        const group = event.currentTarget;
        requestAnimationFrame(() => group.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
      }}
    >
      {options.map((option) => (
        <button
          type="button"
          role="radio"
          key={option.value}
          aria-checked={option.value === value}
          aria-label={option.text}
          title={option.text}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => choose(option.value)}
        >
          {option.icon}
          {(!compact || option.value === value) && <span>{option.text}</span>}
        </button>
      ))}
    </div>
  );
}

export function Toggle({
  label,
  on,
  set,
  disabled = false,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly disabled?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      className="toggle"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => set(!on)}
    >
      <i />
    </button>
  );
}
