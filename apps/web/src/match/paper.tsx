/** The table as text, on paper: in parts with headings where the game has them. */
import type { GamePack, Seat } from '@baize/game';
import { cx } from '@baize/table';
import { type ReactNode, useMemo } from 'react';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { texts } from '../texts.ts';
import styles from './paper.module.css';

/** Whether its lines stand below each other in columns: they must not be broken. */
const hasColumns = (block: string): boolean => (block.match(/\S {4,}\S/g)?.length ?? 0) > 1;

/** Parts that stand in two columns; more go into three. */
const few = 5;

export function Paper({
  pack,
  view,
  name,
}: {
  readonly pack: GamePack | null;
  readonly view: unknown;
  readonly name: (seat: Seat) => string;
}): ReactNode {
  const parts = useMemo(() => pack?.sheet?.(view, name) ?? null, [pack, view, name]);
  return (
    <div className={styles.paper} tabIndex={0} role="region" aria-label={texts.fallback.table}>
      {parts === null ? (
        textOf(pack, view, name)
          .split(/\n\s*\n/)
          .map((block, i) => (
            <pre key={i} className={hasColumns(block) ? styles.columns : ''}>
              {block}
            </pre>
          ))
      ) : (
        <div className={cx(styles.parts, parts.length > few && styles.many)}>
          {parts.map(({ heading, note, rows, dense = false }) => (
            <section key={heading}>
              <h3>
                {heading}
                {note !== undefined && <small>{note}</small>}
              </h3>
              {rows.length > 0 && (
                <ul className={dense ? styles.dense : ''}>
                  {rows.map(([label, text], i) => (
                    <li key={i}>
                      {label !== '' && <b>{label}</b>}
                      {label !== '' && ' '}
                      <span>{text}</span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** With everybody's name where the game can lay it out for people. */
const textOf = (pack: GamePack | null, view: unknown, name: (seat: Seat) => string): string =>
  pack === null ? '' : (pack.board?.(view, name) ?? pack.game.show(view));
