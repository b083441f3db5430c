/** Thinking time: counts down while it runs, warns when little is left. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { announce } from './announce.tsx';
import { cx } from './classes.ts';
import styles from './clock.module.css';
import { Icon } from './icons.tsx';
import type { Player } from './props.ts';
import { playSound } from './sounds.ts';
import { texts } from './texts.ts';

/** From here on a clock is red, and mine says so. */
const low = 20;
const alarms = [low, 10];

export interface ClockProps {
  readonly clock: Player['clock'];
  /** Whose it is: "Fern, time left". */
  readonly label: string;
  /** My own: in a frame, and with a warning aloud. */
  readonly mine?: boolean;
}

const secondsLeft = ({ left, since }: NonNullable<Player['clock']>): number =>
  Math.ceil(Math.max(0, left - (since === null ? 0 : Math.max(0, performance.now() - since))) / 1000);

export function Clock({ clock, label, mine = false }: ClockProps): ReactNode {
  const [, tick] = useState(0);
  const running = clock !== null && clock.since !== null;
  const seconds = clock === null ? null : secondsLeft(clock);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [running]);
  const warn = useEffectEvent((left: number): void => {
    announce(texts.timeLow(left), true);
    playSound('knock');
  });
  const alarm = mine && running && seconds !== null ? alarms.findLast((at) => seconds <= at) : undefined;
  useEffect(() => {
    if (alarm !== undefined) warn(alarm);
  }, [alarm]);
  if (seconds === null) return null;
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span
      className={cx(
        'clock',
        styles.clock,
        mine && styles.mine,
        seconds <= low && styles.low,
        running && styles.running,
      )}
      role="timer"
      aria-label={`${label} ${text}`}
    >
      {mine && <Icon name="clock" size={14} />}
      {text}
    </span>
  );
}
