/** What opens over a table: the list of keys, and the log with chat and rules. The table is not drawn again for them. */
import { Dialog, type KeyHelp, KeyList, type PanelTab } from '@baize/table';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { texts } from '../texts.ts';
import styles from './sheets.module.css';

export interface SheetsHandle {
  readonly openKeys: () => void;
  readonly open: (tab: PanelTab) => void;
  readonly toggleLog: () => void;
}

export function Sheets({
  ref,
  keys,
  panel,
}: {
  readonly ref: Ref<SheetsHandle>;
  readonly keys: KeyHelp;
  readonly panel: (tab: PanelTab) => ReactNode;
}): ReactNode {
  const [help, setHelp] = useState(false);
  const [drawer, setDrawer] = useState<PanelTab | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      openKeys: () => setHelp(true),
      open: setDrawer,
      toggleLog: () => setDrawer((open) => (open === null ? 'log' : null)),
    }),
    [],
  );
  return (
    <>
      <KeyList open={help} close={() => setHelp(false)} keys={keys} />
      {drawer !== null && (
        <Dialog
          open
          close={() => setDrawer(null)}
          drawer
          title={texts.match.logAndChat}
          closeLabel={texts.close}
          className={styles.log}
        >
          {panel(drawer)}
        </Dialog>
      )}
    </>
  );
}
