/** What lies over the table: the helper where there is no rail, above my cards, and the whole tournament. */
import { Button, Dialog, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import type { Layout } from './geometry.ts';
import styles from './sheet.module.css';
import { texts } from './texts.ts';

/** Where a sheet ends so that my cards stay in sight, lifted and with their flags. */
export const aboveMyCards = ({ card, zoom }: Layout): number => (card * 1.4 + 44) * zoom;

export const HelperSheet = ({
  bottom,
  close,
  children,
}: {
  readonly bottom: number;
  readonly close: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <aside
    className={styles.over}
    style={{ maxHeight: `calc(100% - ${bottom}px)` }}
    data-overlap="float"
    aria-label={texts.tabs.helper}
  >
    <Button look="quiet" square onClick={close} aria-label={texts.close}>
      <Icon name="x" />
    </Button>
    {children}
  </aside>
);

export const WholeButton = ({ press }: { readonly press: () => void }): ReactNode => (
  <Button size="small" className={styles.open} onClick={press}>
    <Icon name="trophy" />
    {texts.standing.whole}
  </Button>
);

export const WholeTournament = ({
  open,
  close,
  view,
  children,
}: {
  readonly open: boolean;
  readonly close: () => void;
  readonly view: View;
  readonly children: ReactNode;
}): ReactNode => (
  <Dialog
    open={open}
    close={close}
    title={texts.standing.tournament}
    line={texts.standing.entered(view.seats.length, view.table.stack)}
    closeLabel={texts.close}
    className={styles.whole}
  >
    <div className={styles.wide}>{children}</div>
  </Dialog>
);
