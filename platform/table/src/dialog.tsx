/** Dialogs and drawers: focus stays inside, Escape closes, focus returns. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
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
  readonly className?: string;
  /** Before the title: a picture of what it is about. */
  readonly lead?: ReactNode;
}

export function Dialog({
  open,
  close,
  title,
  closeLabel,
  children,
  drawer = false,
  wide = false,
  className = '',
  lead,
}: DialogProps): ReactNode {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup data-modal="" className={`${drawer ? 'drawer' : 'dialog'} ${wide ? 'wide' : ''} ${className}`}>
          <header className="dialog-head">
            {lead}
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="btn quiet square" aria-label={closeLabel}>
              <Icon name="x" size={22} />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
