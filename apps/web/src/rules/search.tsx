/** The search of the rules: a field, what was found in place of the text, and the rulings among it. */
import type { Ruling } from '@baize/game';
import { Button, cx, Icon, useKeys } from '@baize/table';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Hit, search, type Section, wordsOf } from './sections.ts';
import styles from './search.module.css';
import { texts } from './texts.ts';

interface Searching {
  /** As typed; empty where the text is shown. */
  readonly wanted: string;
  readonly hits: readonly Hit[];
  /** Which of them Enter jumps to. */
  readonly at: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly look: (wanted: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** Puts the text back and goes to this part of it. */
  readonly jump: (id: string) => void;
}

export const reveal = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });

export function useSearch(sections: readonly Section[], rulings: readonly Ruling[]): Searching {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const wanted = typed.trim() === '' ? '' : typed;
  const hits = useMemo(() => search(sections, rulings, wanted), [sections, rulings, wanted]);
  useKeys({ '/': () => field.current?.focus() });
  useEffect(() => {
    if (location.hash === '#search') field.current?.focus();
  }, []);
  const look = (next: string): void => {
    setTyped(next);
    setAt(0);
    if (wanted === '') scrollTo({ top: 0 });
  };
  const jump = (id: string): void => {
    setTyped('');
    history.replaceState(null, '', `#${id}`);
    // the text comes back first
    requestAnimationFrame(() => reveal(id));
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) setAt(Math.max(0, Math.min(hits.length - 1, at + by)));
    else if (event.key === 'Enter' && hits[at] !== undefined) jump(hits[at].id);
    else if (event.key === 'Escape') look('');
    else return;
    event.preventDefault();
  };
  return { wanted: typed, hits, at, field, look, press, jump };
}

export const SearchField = ({ wanted, hits, field, look, press }: Searching): ReactNode => (
  <div className={styles.search}>
    <label>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={wanted}
        onChange={(event) => look(event.target.value)}
        onKeyDown={press}
      />
    </label>
    {wanted.trim() === '' ? (
      <kbd aria-hidden="true">/</kbd>
    ) : (
      <>
        <span className="soft small" role="status">
          {texts.places(hits.length)}
        </span>
        <Button
          look="quiet"
          size="small"
          square
          aria-label={texts.clear}
          onClick={() => {
            look('');
            field.current?.focus();
          }}
        >
          <Icon name="x" />
        </Button>
      </>
    )}
  </div>
);

const keepInView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** In place of the text: every place, the one that Enter jumps to framed. */
export function Found({ wanted, hits, at, jump }: Searching): ReactNode {
  return (
    <section className={styles.found} aria-label={texts.found(wanted.trim())}>
      <h2>{texts.found(wanted.trim())}</h2>
      {hits.length === 0 && <p className="soft">{texts.nothing}</p>}
      <ul>
        {hits.map(({ id, title, around, ruling }, i) => (
          <li key={`${id}${i}`} ref={i === at ? keepInView : null}>
            <button type="button" className={cx(i === at && styles.now)} onClick={() => jump(id)}>
              <span className="soft small">{ruling === undefined ? title : texts.ruling(ruling)}</span>
              <span>
                {ruling !== undefined && <b>{marked(`${ruling.title}.`, wanted)} </b>}
                {marked(around, wanted)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text with the words that were looked for marked. */
export function marked(text: string, wanted: string): ReactNode[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [text];
  const parts = text.split(
    new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'i'),
  );
  return parts.map((part, i) => (words.includes(part.toLowerCase()) ? <mark key={i}>{part}</mark> : part));
}
