/** Somebody is waited for: a nudge while they are here, and a way on without them once they have left. */
import { Button } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { Strip } from './strips.tsx';

/** Milliseconds before one may become impatient: with somebody who thinks, and with somebody who left. */
const patience = { here: 60_000, away: 10_000 } as const;

export function Absent({
  name,
  away,
  players,
  nudge,
  claim,
}: {
  readonly name: string;
  readonly away: boolean;
  readonly players: number;
  readonly nudge: () => void;
  readonly claim: () => void;
}): ReactNode {
  const [long, setLong] = useState(false);
  const [nudged, setNudged] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience[away ? 'away' : 'here']);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [away]);
  if (!long) return null;
  return (
    <Strip>
      <span>{away ? texts.match.absent(name) : texts.match.slow(name)}</span>
      {away ? (
        <Button size="small" onClick={claim}>
          {texts.match.claim(players)}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={nudged}
          onClick={() => {
            setNudged(true);
            nudge();
          }}
        >
          {texts.match.nudge}
        </Button>
      )}
    </Strip>
  );
}
