/** How much room a table has: it follows the box it is given, in width and in height, never the window. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './classes.ts';
import styles from './room.module.css';

/**
 * `phone` is narrow, `landscape` is a phone on its side, `tablet` has no place for a rail, `low`, `desk` and `big` have one
 * and differ in height. Style sheets say the same with container queries on `table`; see docs/web.md.
 */
export type Room = 'phone' | 'landscape' | 'tablet' | 'low' | 'desk' | 'big';

export function roomOf(width: number, height: number): Room {
  if (height < 480 && width >= 500 && width > height) return 'landscape';
  if (width < 700) return 'phone';
  if (width <= 1040) return 'tablet';
  if (height < 760) return 'low';
  return width >= 1600 && height >= 960 ? 'big' : 'desk';
}

/** Whether log, chat and rules stand beside the table; elsewhere the page keeps them in a sheet. */
export const hasRail = (room: Room): boolean => room === 'low' || room === 'desk' || room === 'big';

/** The box of a table: a size container named `table`. Draws its child once the size is known, and again as the room changes. */
export function TableRoom({
  children,
  className,
  onRoom,
}: {
  readonly children: (room: Room) => ReactNode;
  readonly className?: string;
  /** For what stands outside of it, such as a bar. */
  readonly onRoom?: (room: Room) => void;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const found = roomOf(element.clientWidth, element.clientHeight);
      setRoom(found);
      onRoom?.(found);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onRoom]);
  return (
    <div className={cx(styles.room, className)} ref={box} data-room={room}>
      {room !== null && <div className={styles.inner}>{children(room)}</div>}
    </div>
  );
}
