/** A row of tabs: the arrows go from one to the next, and round. */
import type { ReactNode } from 'react';

interface TabsProps<Id extends string> {
  readonly tabs: readonly (readonly [id: Id, text: ReactNode])[];
  readonly tab: Id;
  readonly choose: (id: Id) => void;
  /** Leaves Space and Enter to the table. */
  readonly passKeys?: boolean;
}

export function Tabs<Id extends string>({ tabs, tab, choose, passKeys = false }: TabsProps<Id>): ReactNode {
  return (
    <div
      className="tabs"
      role="tablist"
      onKeyDown={(event) => {
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        const at = tabs.findIndex(([id]) => id === tab);
        const next = tabs[(at + by + tabs.length) % tabs.length];
        if (next !== undefined) choose(next[0]);
        const bar = event.currentTarget;
        requestAnimationFrame(() => bar.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
      }}
    >
      {tabs.map(([id, text]) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          {...(passKeys && { 'data-keys': '' })}
          tabIndex={tab === id ? 0 : -1}
          onClick={() => choose(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
