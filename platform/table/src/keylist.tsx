/** Which keys do what, on `?`. */
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './keylist.module.css';
import { texts } from './texts.ts';

/** A key or several, and what they do. */
export type KeyHelp = readonly (readonly [keys: string, does: string])[];

export function KeyList({
  open,
  close,
  keys,
}: {
  readonly open: boolean;
  readonly close: () => void;
  readonly keys: KeyHelp;
}): ReactNode {
  return (
    <Dialog open={open} close={close} title={texts.keys} closeLabel={texts.close}>
      <dl className={styles.list}>
        {keys.map(([names, does]) => (
          <div key={names}>
            <dt>
              {names.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
