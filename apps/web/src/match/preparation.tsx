/** A bot that prepares before its first move says so, with how long it has taken and how long it may take. */
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { keepPreparation, lastPreparation } from './preparing.ts';
import { Strip } from './strips.tsx';

/** Seconds before anything is said. */
const silent = 2;

export function Preparation({
  name,
  game,
  bot,
  seats,
  part,
}: {
  readonly name: string;
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  /** How far it is, from 0 to 1; `null` until it says. */
  readonly part: number | null;
}): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const passed = (): number => (performance.now() - began) / 1000;
    const timer = setInterval(() => setSeconds(Math.floor(passed())), 1000);
    return () => {
      clearInterval(timer);
      // it has moved, or somebody left the table: only a whole preparation is worth remembering
      if (passed() > silent && document.querySelector('[data-page="table"]') !== null)
        keepPreparation(game, bot, seats, passed());
    };
  }, [game, bot, seats]);
  if (seconds < silent) return null;
  const done = part !== null && part > 0 ? part : null;
  const estimate =
    done === null ? lastPreparation(game, bot, seats) : Math.max(seconds + 1, Math.round(seconds / done));
  return (
    <Strip>
      <span>{texts.match.preparing(name)}</span>
      <progress
        aria-label={texts.match.preparing(name)}
        {...(estimate !== null && { value: done ?? Math.min(seconds / estimate, 0.95) })}
      />
      <span className="soft">{texts.match.preparingFor(seconds, estimate, done)}</span>
    </Strip>
  );
}
