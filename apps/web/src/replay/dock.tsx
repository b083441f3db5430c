/** The dock of a replay: buttons, the track with its rounds and marks, speed and view. */
import { Button, Icon, Select } from '@baize/table';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { Frame, History } from './history.ts';
import styles from './dock.module.css';

export function Dock({
  at,
  last,
  frames,
  word,
  marks,
  playing,
  speed,
  who,
  names,
  jump,
  forward,
  setPlaying,
  faster,
  setWho,
}: {
  readonly at: number;
  readonly last: number;
  readonly frames: readonly Frame[];
  /** What rounds are called. */
  readonly word: string | undefined;
  readonly marks: History['marks'];
  readonly playing: boolean;
  readonly speed: number;
  readonly who: number | 'open';
  readonly names: readonly string[];
  readonly jump: (to: number) => void;
  readonly forward: () => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly faster: () => void;
  readonly setWho: (who: number | 'open') => void;
}): ReactNode {
  const percent = (frame: number): string => `${((frame / Math.max(1, last)) * 100).toFixed(2)}%`;
  const rounds = frames.flatMap((frame, i) =>
    frame.round !== null && (i === 0 || frame.round !== frames[i - 1]?.round) ? [{ round: frame.round, frame: i }] : [],
  );
  const every = Math.max(1, Math.ceil(rounds.length / 6));
  const point = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    jump(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const keys = (event: KeyboardEvent): void => {
    const to = { PageUp: at + 10, PageDown: at - 10, ArrowUp: at + 1, ArrowDown: at - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    jump(to);
  };
  return (
    <footer className={styles.dock}>
      <div className={styles.controls}>
        <Button look="quiet" square aria-label={texts.replay.first} onClick={() => jump(0)} disabled={at === 0}>
          <Icon name="first" size={20} />
        </Button>
        <Button look="quiet" square aria-label={texts.replay.back} onClick={() => jump(at - 1)} disabled={at === 0}>
          <Icon name="back" size={22} />
        </Button>
        <Button
          look="primary"
          square
          className={styles.play}
          aria-label={playing ? texts.replay.pause : texts.replay.play}
          onClick={() => {
            if (at >= last) jump(0);
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} size={22} />
        </Button>
        <Button look="quiet" square aria-label={texts.replay.forward} onClick={forward} disabled={at >= last}>
          <Icon name="forward" size={22} />
        </Button>
        <Button look="quiet" square aria-label={texts.replay.last} onClick={() => jump(last)} disabled={at >= last}>
          <Icon name="last" size={20} />
        </Button>
      </div>
      <div
        className={styles.track}
        data-overlap="fan"
        role="slider"
        tabIndex={0}
        aria-label={texts.replay.position}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={texts.replay.moveOf(at, last)}
        onKeyDown={keys}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <span className={styles.rail} />
        <span className={styles.fill} style={{ width: percent(at) }} />
        {rounds.map(({ round, frame }, i) => (
          <span key={round}>
            <i className={styles.tick} style={{ left: percent(frame) }} />
            {i % every === 0 && (
              <span className={styles.label} style={{ left: percent(frame) }}>
                {i === 0 ? texts.replay.round(round, word) : round}
              </span>
            )}
          </span>
        ))}
        {marks.map(({ frame, kind }, i) => (
          <span key={i} className={styles.mark} style={{ left: percent(frame) }}>
            <Icon name={kind} size={16} />
          </span>
        ))}
        <span className={styles.thumb} style={{ left: percent(at) }} />
      </div>
      <div className={styles.view}>
        <Button size="small" onClick={faster} aria-label={`${texts.replay.speed} ${speed}×`}>
          {speed}×
        </Button>
        <Select
          label={texts.replay.view}
          className={styles.choice}
          options={[
            { value: 'open', text: texts.replay.openView },
            ...names.map((name, seat) => ({ value: String(seat), text: texts.replay.seatView(name) })),
          ]}
          value={String(who)}
          choose={(value) => setWho(value === 'open' ? 'open' : Number(value))}
        />
      </div>
    </footer>
  );
}
