/** A row of tabs with their panels: the arrows go from one to the next, and round. */
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './classes.ts';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  readonly tabs: readonly (readonly [id: Id, text: ReactNode])[];
  readonly tab: Id;
  readonly choose: (id: Id) => void;
  /** Leaves Space and Enter to the table. */
  readonly passKeys?: boolean;
  /** The panel of the chosen tab; without it only the row is drawn. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Tabs<Id extends string>({
  tabs,
  tab,
  choose,
  passKeys = false,
  children,
  className,
}: TabsProps<Id>): ReactNode {
  return (
    <Base.Root
      className={cx(styles.root, className)}
      value={tab}
      onValueChange={(next: Id) => choose(next)}
      data-panels={children === undefined ? undefined : ''}
    >
      <Base.List className={styles.list} activateOnFocus>
        {tabs.map(([id, text]) => (
          <Base.Tab key={id} value={id} className={styles.tab} {...(passKeys && { 'data-keys': '' })}>
            {text}
          </Base.Tab>
        ))}
      </Base.List>
      {children !== undefined && (
        <Base.Panel value={tab} className={styles.panel} tabIndex={-1}>
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  );
}
