/** A hand step by step: played, scrubbed, and told in words. */
import { Button, buttonClass, cx, Icon, pace, type Player, Toggle } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { game, type View } from '../src/index.ts';
import { Felt } from './felt.tsx';
import { layoutOf } from './geometry.ts';
import { Line } from './line.tsx';
import { type Frame, framesOf, opened, type Past } from './past.ts';
import styles from './replayer.module.css';
import { useSize } from './size.ts';
import { texts } from './texts.ts';

const t = texts.hands;

const speeds = [1, 2, 4, 0.5];
const parts = ['Bet 1', 'Draw 1', 'Bet 2', 'Draw 2', 'Bet 3', 'Draw 3', 'Bet 4', 'End'];

export function Replayer({
  view,
  past,
  players,
  seat,
  name,
  other,
}: {
  readonly view: View;
  readonly past: Past;
  readonly players: readonly Player[];
  readonly seat: number | null;
  readonly name: (seat: number) => string;
  readonly other: (by: number) => void;
}): ReactNode {
  const { hand } = past.history;
  const [all, setAll] = useState(false);
  const [speed, setSpeed] = useState(1);
  const frames = useMemo((): readonly Frame[] => {
    const steps = framesOf(view, past);
    return all ? opened(steps, past) : steps;
  }, [view, past, all]);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const size = useSize(table);
  const last = frames.length - 1;
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => play.current?.focus(), []);
  useEffect(() => {
    if (!running || at >= last) return;
    const timer = setTimeout(() => setAt(at + 1), Math.max(250, pace(900)) / speed);
    return () => clearTimeout(timer);
  }, [running, at, last, speed]);
  const frame = frames[at];
  if (frame === undefined) return null;
  const on = running && at < last;
  const present = parts.map((_, part) => frames.filter((each) => each.part === part).length);
  const from = parts.map((_, part) => frames.filter((each) => each.part < part).length);
  const lines = frames.slice(Math.max(0, at - 2), Math.max(0, at - 2) + 5);
  return (
    <section
      className={styles.replayer}
      aria-label={t.hand(hand)}
      onKeyDown={(event) => {
        const keys: Readonly<Record<string, () => void>> = {
          ArrowRight: () => go(at + 1),
          ArrowLeft: () => go(at - 1),
          Home: () => go(0),
          End: () => go(last),
          PageUp: () => other(1),
          PageDown: () => other(-1),
        };
        const act = keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
    >
      <header>
        <h3>
          {t.hand(hand)} <span>{t.step(at + 1, frames.length)}</span>
        </h3>
        <label title={t.allCardsLine}>
          <Toggle label={t.allCards} on={all} set={setAll} />
          {t.allCards}
        </label>
      </header>
      <div className={styles.table} ref={table}>
        {size.width > 0 && (
          <Felt
            scene={frame.scene}
            view={view}
            players={players}
            me={seat}
            turn={frame.scene.mover}
            layout={layoutOf({
              seats: frame.scene.seats.length,
              ...size,
              phone: size.width < 500,
              mine: false,
            })}
            name={name}
            everybody
          />
        )}
      </div>
      <div className={styles.parts} aria-hidden="true">
        {parts.map((label, part) => {
          const length = present[part] ?? 0;
          if (length === 0) return null;
          const begin = from[part] ?? 0;
          const done = Math.max(0, Math.min(length, at + 1 - begin)) / length;
          return (
            <button key={label} type="button" tabIndex={-1} style={{ flex: length }} onClick={() => go(begin)}>
              <i style={{ width: `${done * 100}%` }} />
              <span className={cx(frame.part === part && styles.now)}>{label}</span>
            </button>
          );
        })}
      </div>
      <div className={styles.transport}>
        <Button square aria-label={t.firstStep} onClick={() => go(0)}>
          <Icon name="first" size={20} />
        </Button>
        <Button square aria-label={t.back} onClick={() => go(at - 1)} aria-keyshortcuts="ArrowLeft">
          <Icon name="left" size={20} />
        </Button>
        <button
          ref={play}
          type="button"
          className={`${buttonClass({ look: 'primary', square: true })} ${styles.wide}`}
          aria-label={on ? t.pause : t.play}
          onClick={() => {
            if (at >= last) setAt(0);
            setRunning(!on);
          }}
        >
          <Icon name={on ? 'pause' : 'play'} size={20} />
        </button>
        <Button square aria-label={t.forward} onClick={() => go(at + 1)} aria-keyshortcuts="ArrowRight">
          <Icon name="right" size={20} />
        </Button>
        <Button square aria-label={t.lastStep} onClick={() => go(last)}>
          <Icon name="last" size={20} />
        </Button>
        <Button onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length])}>{t.speed(speed)}</Button>
      </div>
      <ol className={styles.lines} aria-live="polite" tabIndex={0}>
        {lines.map((each) => (
          <li key={frames.indexOf(each)} className={cx(each === frame && styles.now)}>
            <span>{frames.indexOf(each) + 1}</span>
            <Line event={each.event} name={name} words={game.tell(each.event, name)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
