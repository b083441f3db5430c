/** Where a replay stands and how it moves on: step, jump, play, and through whose eyes. */
import type { GameRecord } from '@baize/game';
import { announce, type Step, useKeys } from '@baize/table';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts.ts';
import { eventsFor, type History } from './history.ts';

const paces = [0.5, 1, 2, 4];

export interface Playback {
  readonly at: number;
  readonly last: number;
  /** What is being played between `at` and the next frame. */
  readonly step: Step | null;
  readonly played: (id: number) => void;
  readonly who: number | 'open';
  readonly look: (who: number | 'open') => void;
  readonly running: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly speed: number;
  /** The next pace; after the fastest comes the slowest. */
  readonly nextPace: () => void;
  readonly jump: (to: number) => void;
  readonly forward: () => void;
}

export function usePlayback(record: GameRecord, history: History | null, first: number | 'open'): Playback {
  const [who, setWho] = useState(first);
  const [at, setAt] = useState(() =>
    Math.min(record.moves.length, Number(/^#move-(\d+)$/.exec(location.hash)?.[1] ?? 0)),
  );
  const [step, setStep] = useState<Step | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = (history?.frames.length ?? 1) - 1;
  const jump = (to: number): void => {
    setStep(null);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const forward = (): void => {
    if (step !== null) return jump(at + 1);
    if (at >= last || history === null) return;
    const frame = history.frames[at + 1];
    if (frame !== undefined) setStep({ id: at + 1, events: eventsFor(frame, who) });
  };
  const running = playing && at < last;
  const idle = step === null;
  const onward = useEffectEvent((from: number): void => {
    if (from === at) forward();
  });
  useEffect(() => {
    if (!running || !idle) return;
    const timer = setTimeout(() => onward(at), 1100 / speed);
    return () => clearTimeout(timer);
  }, [running, idle, at, speed]);

  const round = (direction: 1 | -1): void => {
    const frames = history?.frames ?? [];
    const now = frames[at]?.round ?? at;
    let to = at + direction;
    while (to > 0 && to < last && (frames[to]?.round ?? to) === now) to += direction;
    jump(to);
  };
  const look = (next: number | 'open'): void => {
    setStep(null);
    setWho(next);
  };
  const turnView = (): void => {
    const order = ['open' as const, ...record.seats.keys()];
    const next = order[(order.indexOf(who) + 1) % order.length] ?? 'open';
    look(next);
    announce(next === 'open' ? texts.replay.openView : texts.replay.seatView(record.seats[next]?.name ?? ''));
  };
  const faster = (by: number): void =>
    setSpeed(paces[Math.max(0, Math.min(paces.length - 1, paces.indexOf(speed) + by))] ?? 1);
  useKeys(
    {
      ' ': () => setPlaying(!running),
      ArrowRight: forward,
      ArrowLeft: () => jump(at - 1),
      'Shift+ArrowRight': () => round(1),
      'Shift+ArrowLeft': () => round(-1),
      Home: () => jump(0),
      End: () => jump(last),
      '+': () => faster(1),
      '-': () => faster(-1),
      v: turnView,
    },
    history !== null,
  );
  return {
    at,
    last,
    step,
    played: (id) => {
      setStep(null);
      setAt(id);
    },
    who,
    look,
    running,
    setPlaying,
    speed,
    nextPace: () => setSpeed(paces[(paces.indexOf(speed) + 1) % paces.length] ?? 1),
    jump,
    forward,
  };
}
