/** An editor for a player written down as text: line numbers, mistakes where they are, and what may come next. */
import '@fontsource-variable/jetbrains-mono/wght.css';
import type { Writing } from '@baize/game';
import { announce, cx } from '@baize/table';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { most } from './setup.ts';
import { texts } from './texts.ts';
import styles from './editor.module.css';

interface Offer {
  readonly typed: string;
  readonly words: readonly string[];
  readonly at: number;
  readonly row: number;
  readonly column: number;
}

const place = (row: number, column: number, length = 0): CSSProperties =>
  ({ '--row': row, '--column': column, '--length': length }) as CSSProperties;

export function Editor({
  label,
  text,
  writing,
  set,
  className,
}: {
  readonly label: string;
  readonly text: string;
  readonly writing: Writing;
  readonly set: (text: string) => void;
  readonly className?: string | undefined;
}): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [scroll, setScroll] = useState({ left: 0, top: 0 });
  const errors = useMemo(() => writing.errors(text), [writing, text]);
  const lines = text.split('\n').length;

  // Said when the typing pauses: a half-written word is no mistake yet.
  const said = useRef(errors.length === 0);
  useEffect(() => {
    const timer = setTimeout(() => {
      const [first] = errors;
      if (first === undefined && !said.current) announce(texts.mistakes(0));
      if (first !== undefined) announce(texts.mistake(first.line, first.column, first.message));
      said.current = first === undefined;
    }, 1200);
    return () => clearTimeout(timer);
  }, [errors]);

  /** What may come next at the cursor; unasked only while a word is being typed. */
  const look = (asked: boolean): void => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const before = value.slice(0, selectionStart);
    const { typed, words } = writing.next(before);
    if (words.length === 0 || selectionStart !== selectionEnd || (typed === '' && !asked)) return setOffer(null);
    const row = before.split('\n').length - 1;
    const column = before.length - before.lastIndexOf('\n') - 1 - typed.length;
    setOffer({ typed, words, at: 0, row, column });
    announce(texts.suggested(words.length, words[0]));
  };

  const take = (word: string): void => {
    const box = area.current;
    if (box === null || offer === null) return;
    const end = box.selectionStart;
    box.focus();
    box.setSelectionRange(end - offer.typed.length, end);
    // Keeps the browser's own undo, which assigning a value would lose.
    if (!document.execCommand('insertText', false, word)) box.setRangeText(word, end - offer.typed.length, end, 'end');
    set(box.value);
    setOffer(null);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ' && event.ctrlKey) look(true);
    else if (offer === null) return;
    else if (event.key === 'Escape') setOffer(null);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(offer.words[offer.at]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOffer({ ...offer, at: (offer.at + step + offer.words.length) % offer.words.length });
    } else {
      if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Shift') setOffer(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const goTo = (line: number, column: number): void => {
    const before = text.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };

  return (
    <div className={cx(styles.editor, className)}>
      <div className={styles.box} style={{ '--left': `${scroll.left}px`, '--top': `${scroll.top}px` } as CSSProperties}>
        <div className={styles.lines} aria-hidden="true">
          <div>
            {Array.from({ length: lines }, (_, i) => (
              <i key={i} className={errors.some(({ line }) => line === i + 1) ? styles.wrong : ''}>
                {i + 1}
              </i>
            ))}
          </div>
        </div>
        <div className={styles.page}>
          <textarea
            ref={area}
            aria-label={label}
            aria-invalid={errors.length > 0}
            aria-describedby={`${id}-help ${id}-errors`}
            aria-autocomplete="list"
            aria-controls={offer === null ? undefined : `${id}-offer`}
            aria-activedescendant={offer === null ? undefined : `${id}-${offer.at}`}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            wrap="off"
            rows={Math.max(8, Math.min(20, lines + 1))}
            maxLength={most.text}
            value={text}
            onChange={(event) => {
              set(event.target.value);
              look(false);
            }}
            onKeyDown={onKeyDown}
            onClick={() => setOffer(null)}
            onBlur={() => setOffer(null)}
            onScroll={({ currentTarget }) =>
              setScroll({ left: currentTarget.scrollLeft, top: currentTarget.scrollTop })
            }
          />
          <div className={styles.marks} aria-hidden="true">
            <div>
              {errors.map(({ line, column, length }) => (
                <i key={line} style={place(line - 1, column - 1, length)} />
              ))}
            </div>
          </div>
          {offer !== null && (
            <ul
              className={styles.offer}
              id={`${id}-offer`}
              role="listbox"
              aria-label={texts.suggestions}
              style={place(offer.row, offer.column)}
            >
              {offer.words.map((word, i) => (
                <li
                  key={word}
                  id={`${id}-${i}`}
                  role="option"
                  aria-selected={i === offer.at}
                  ref={i === offer.at ? (item) => item?.scrollIntoView({ block: 'nearest' }) : null}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    take(word);
                  }}
                >
                  <b>{word.slice(0, offer.typed.length)}</b>
                  {word.slice(offer.typed.length)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <ul className={styles.errors} id={`${id}-errors`}>
        {errors.map(({ line, column, message }) => (
          <li key={line}>
            <button type="button" onClick={() => goTo(line, column)}>
              {texts.mistake(line, column, message)}
            </button>
          </li>
        ))}
      </ul>
      <p className="soft small" id={`${id}-help`}>
        {texts.writingHelp}
      </p>
    </div>
  );
}
