/** The trash, with what lies on top. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { nameOf } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { texts } from './texts.ts';
import styles from './trash.module.css';

export function Trash({
  view,
  open,
  both = false,
}: {
  readonly view: View;
  readonly open: () => void;
  /** Takes the place beside it too, which would be empty. */
  readonly both?: boolean;
}): ReactNode {
  const top = view.trash.at(-1);
  return (
    <button
      type="button"
      className={cx(styles.trash, both && styles.both)}
      data-at="trash"
      data-cell=""
      aria-label={texts.trashOf(view.trash.length)}
      onClick={open}
    >
      <Icon name="trash" size={22} />
      <span>
        <b>
          {texts.trash} {view.trash.length}
        </b>
        <small>{top === undefined ? texts.trashNone : texts.trashTop(nameOf(top))}</small>
      </span>
    </button>
  );
}
