/** What happened, line by line, under headings of rounds, turns or hands. */
import type { GameEvent, Seat } from '@baize/game';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from './classes.ts';
import styles from './log.module.css';
import type { LineProps } from './props.ts';
import { texts } from './texts.ts';

export interface LogLine {
  /** Lines of one move have the same version. */
  readonly version: number;
  readonly event: GameEvent;
  /** In words. */
  readonly text: string;
}

/** A heading above an event, or none. Gets all events of the game so far. */
export type Headings = (
  events: readonly GameEvent[],
  name: (seat: Seat) => string,
) => readonly (string | null | undefined)[];

const isTable = ({ type }: GameEvent): boolean => type.startsWith('table:');

/** Keeps to the newest line unless one has scrolled up. */
export function useTail(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const tail = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const scrolled = (): void => {
      tail.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener('scroll', scrolled);
    return () => element.removeEventListener('scroll', scrolled);
  }, []);
  useEffect(() => {
    if (tail.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  });
  return box;
}

export function Log({
  lines,
  name,
  Line,
  headings,
}: {
  readonly lines: readonly LogLine[];
  readonly name: (seat: Seat) => string;
  readonly Line: ComponentType<LineProps> | undefined;
  readonly headings: Headings | undefined;
}): ReactNode {
  const box = useTail();
  const newest = lines.at(-1)?.version;
  const played = lines.filter(({ event }) => !isTable(event));
  const above = headings?.(
    played.map(({ event }) => event),
    name,
  );
  let next = 0;
  return (
    <div className={styles.log} role="log" aria-label={texts.log} tabIndex={0} ref={box}>
      {lines.length === 0 && <p className="soft">{texts.logEmpty}</p>}
      {lines.map((line, i) => {
        const own = isTable(line.event);
        const heading = own ? null : above?.[next++];
        return (
          <div key={i} className={styles.entry}>
            {heading && <h3 className={styles.heading}>{heading}</h3>}
            <div className={cx(styles.line, line.version === newest && styles.newest, own && styles.ofTable)}>
              {own || Line === undefined ? line.text : <Line event={line.event} name={name} words={line.text} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
