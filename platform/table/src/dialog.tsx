/** Dialogs, drawers and sheets: focus stays inside, Escape closes, focus returns. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './classes.ts';
import styles from './dialog.module.css';
import { Icon } from './icons.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** A drawer from the right (a sheet from below on a phone) instead of a box in the middle. */
  readonly drawer?: boolean;
  readonly wide?: boolean;
  /** For tests: `data-dialog`. */
  readonly name?: string;
  readonly className?: string;
  /** Before the title: a picture of what it is about. */
  readonly lead?: ReactNode;
  /** Under the title, beside the lead. */
  readonly line?: ReactNode;
  /** What has the focus when it opens; by default the first control. */
  readonly focus?: RefObject<HTMLElement | null>;
}

export function Dialog({
  open,
  close,
  title,
  closeLabel,
  children,
  drawer = false,
  wide = false,
  name,
  className,
  lead,
  line,
  focus,
}: DialogProps): ReactNode {
  const box = drawer ? 'drawer' : 'dialog';
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          data-modal=""
          data-dialog={name}
          className={cx(styles.box, styles[box], wide && styles.wide, className)}
          {...(focus !== undefined && { initialFocus: focus })}
        >
          <header className={styles.head}>
            {lead}
            <div className={styles.words}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {line !== undefined && <Base.Description className={styles.line}>{line}</Base.Description>}
            </div>
            <Base.Close className={buttonClass({ look: 'quiet', square: true })} aria-label={closeLabel}>
              <Icon name="x" size={22} />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
