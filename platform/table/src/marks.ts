/** Rings and tags on pieces of a table that a page points at: what is meant, what was played, what would have been better. */
import './marks.css';
import { type RefObject, useLayoutEffect } from 'react';

export interface Mark {
  /** `lit` shades every piece that no mark names. */
  readonly kind: 'lit' | 'wrong' | 'played' | 'better' | 'trying' | 'game';
  /** Selectors, as a table's `pieces` gives them. */
  readonly pieces: readonly string[];
  /** A word or two on the first of them. */
  readonly tag?: string;
}

/** Marks whatever is there now and whatever comes: a table draws its pieces anew as it likes. */
export function useMarks(root: RefObject<HTMLElement | null>, marks: readonly Mark[]): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null || marks.length === 0) return;
    let seen = false;
    const apply = (): void => {
      clear(table);
      const found = marks.map((mark) => set(table, mark));
      // once: whoever scrolls afterwards is not pulled back
      if (!seen) for (const [first] of found) first?.scrollIntoView({ block: 'nearest' });
      seen ||= found.some(({ length }) => length > 0);
      table.toggleAttribute(
        'data-shaded',
        marks.some(({ kind }) => kind === 'lit'),
      );
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['data-at', 'data-card'] });
    return () => {
      observer.disconnect();
      clear(table);
      table.removeAttribute('data-shaded');
    };
  }, [root, marks]);
}

/** Returns the pieces that it marked. */
function set(table: HTMLElement, { kind, pieces, tag }: Mark): readonly HTMLElement[] {
  const found = pieces.flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
  for (const [i, piece] of found.entries()) {
    piece.dataset['mark'] = kind;
    if (tag !== undefined && i === 0) piece.dataset['markTag'] = tag;
  }
  return found;
}

function clear(table: HTMLElement): void {
  for (const piece of table.querySelectorAll<HTMLElement>('[data-mark]')) {
    delete piece.dataset['mark'];
    delete piece.dataset['markTag'];
  }
}
