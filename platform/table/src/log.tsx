/** What happened, line by line, under headings of rounds, turns or hands. */
import type { GameEvent, Seat } from '@baize/game';
import { type ComponentType, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/** For each event of the game what its line tells; `null` where an earlier line tells it as well. */
export type Fold = (events: readonly GameEvent[]) => readonly (GameEvent | null)[];

const isTable = ({ type }: GameEvent): boolean => type.startsWith('table:');

/** Keeps to the newest of the lines unless one has scrolled up. */
export function useTail(lines: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const tail = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const scrolled = (): void => {
      tail.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    // another window shows other lines: the newest stay
    const follow = (): void => {
      if (tail.current) element.scrollTop = element.scrollHeight;
    };
    const resized = new ResizeObserver(follow);
    element.addEventListener('scroll', scrolled);
    resized.observe(element);
    // a larger window may magnify the page: the box keeps its size, but its lines break elsewhere
    window.addEventListener('resize', follow);
    return () => {
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
      window.removeEventListener('resize', follow);
    };
  }, []);
  useEffect(() => {
    // asking for the height lays out the page: not where nothing was said
    if (lines.length > 0 && tail.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return box;
}

interface EntryProps {
  readonly line: LogLine;
  /** What the line tells, if it stands for several events. */
  readonly event: GameEvent;
  readonly heading: string | null | undefined;
  /** Of the last move. */
  readonly newest: boolean;
  readonly name: (seat: Seat) => string;
  readonly Line: ComponentType<LineProps> | undefined;
}

/** Drawn once: a long game has hundreds. */
const Entry = memo(({ line: { text }, event, heading, newest, name, Line }: EntryProps): ReactNode => {
  const own = isTable(event);
  return (
    <div className={styles.entry}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <div className={cx(styles.line, newest && styles.newest, own && styles.ofTable)}>
        {own || Line === undefined ? text : <Line event={event} name={name} words={text} />}
      </div>
    </div>
  );
});

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly name: (seat: Seat) => string;
  readonly Line: ComponentType<LineProps> | undefined;
  readonly headings: Headings | undefined;
  readonly fold: Fold | undefined;
  /** What is going on right now, below all lines. */
  readonly now?: string | null;
}

export const Log = memo(({ lines, name, Line, headings, fold, now = null }: LogProps): ReactNode => {
  const box = useTail(lines);
  const events = lines.flatMap(({ event }) => (isTable(event) ? [] : [event]));
  const above = headings?.(events, name);
  // words cannot be told together
  const told = Line === undefined ? undefined : fold?.(events);
  let next = 0;
  const entries = lines.map((line) => {
    const at = isTable(line.event) ? null : next++;
    const event = at === null || told === undefined ? line.event : told[at];
    return { line, event, heading: at === null ? null : above?.[at] };
  });
  const newest = entries.findLast(({ event }) => event !== null)?.line.version;
  return (
    <div className={styles.log} role="log" aria-label={texts.log} tabIndex={0} ref={box}>
      {lines.length === 0 && now === null && <p className="soft">{texts.logEmpty}</p>}
      {entries.map(
        ({ line, event, heading }, i) =>
          event !== null && (
            <Entry
              key={i}
              line={line}
              event={event}
              heading={heading}
              newest={line.version === newest && now === null}
              name={name}
              Line={Line}
            />
          ),
      )}
      {now !== null && (
        <div className={cx(styles.line, styles.newest)} aria-live="off">
          {now}
        </div>
      )}
    </div>
  );
});
