/** Small controls: a row of choices, a switch, a list to choose from. */
import { Select as BaseSelect } from '@base-ui/react/select';
import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { cx } from './classes.ts';
import { Icon } from './icons.tsx';

/** A row of choices of which one is taken. */
export function Segment<Value extends string | number>({
  label,
  options,
  value,
  choose,
  compact = false,
  wrap = false,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
  /** Only the chosen one shows its word. */
  readonly compact?: boolean;
  /** Goes on in a second row where one has no room. */
  readonly wrap?: boolean;
}): ReactNode {
  const step = (by: number): void => {
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (next !== undefined) choose(next.value);
  };
  return (
    <div
      className={cx(styles.segment, compact && styles.compact, wrap && styles.wrap)}
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
    <Switch.Root
      // a button of the browser: after a click the table's keys come first
      nativeButton
      render={<button type="button" />}
      className={styles.toggle}
      aria-label={label}
      checked={on}
      disabled={disabled}
      onCheckedChange={set}
    >
      <Switch.Thumb className={styles.thumb} />
    </Switch.Root>
  );
}

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** More about it, in the list only. */
  readonly line?: string;
  readonly mark?: ReactNode;
  /** Heading over this one and its neighbours of the same group. */
  readonly group?: string;
}

/** Neighbours of the same group together. */
function groupsOf<Value extends string>(options: readonly SelectOption<Value>[]): SelectOption<Value>[][] {
  const groups: SelectOption<Value>[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].group === option.group) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

/** One of a list that would be too long for a row. */
export function Select<Value extends string>({
  label,
  options,
  value,
  placeholder,
  choose,
  inline = false,
  className,
}: {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  /** What stands there then. */
  readonly placeholder?: string;
  readonly choose: (value: Value) => void;
  /** A line of text that opens, its mark first. */
  readonly inline?: boolean;
  readonly className?: string;
}): ReactNode {
  const chosen = options.find((option) => option.value === value);
  return (
    <BaseSelect.Root value={value} onValueChange={(next) => next !== null && choose(next)}>
      <BaseSelect.Trigger
        className={cx(styles.select, inline && styles.inline, className)}
        aria-label={chosen === undefined ? label : `${label}: ${chosen.text}`}
      >
        {inline && chosen?.mark}
        <span className={styles.chosen}>{chosen?.text ?? value ?? placeholder}</span>
        {!inline && chosen?.mark}
        <Icon name="down" size={16} />
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          className={styles.floating}
          sideOffset={4}
          alignItemWithTrigger={false}
          data-overlap="float"
        >
          <BaseSelect.Popup className={styles.list}>
            {groupsOf(options).map((group) => (
              <BaseSelect.Group key={group[0].value}>
                {group[0].group !== undefined && (
                  <BaseSelect.GroupLabel className={styles.group}>{group[0].group}</BaseSelect.GroupLabel>
                )}
                {group.map((option) => (
                  <BaseSelect.Item key={option.value} value={option.value} className={styles.option}>
                    <BaseSelect.ItemText className={styles.optionText}>{option.text}</BaseSelect.ItemText>
                    {option.mark}
                    {option.line !== undefined && <small>{option.line}</small>}
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Group>
            ))}
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
