/** The tabs beside the table. */
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

export type Tab = 'helper' | 'table' | 'hands' | 'log';

export function Tabs({ tab, choose }: { readonly tab: Tab; readonly choose: (tab: Tab) => void }): ReactNode {
  const all: readonly Tab[] = ['helper', 'table', 'hands', 'log'];
  return (
    <div
      className="tabs"
      role="tablist"
      onKeyDown={(event) => {
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        choose(all[(all.indexOf(tab) + by + all.length) % all.length] as Tab);
        const bar = event.currentTarget;
        requestAnimationFrame(() => bar.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
      }}
    >
      {all.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          data-keys=""
          tabIndex={tab === id ? 0 : -1}
          onClick={() => choose(id)}
        >
          {texts.tabs[id]}
        </button>
      ))}
    </div>
  );
}
