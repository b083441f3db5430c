/** Who sits there: avatar, kind, clock. */
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import type { Player, PlayerKind } from './props.ts';

const inks = ['#7A5AA6', '#2E5FA8', '#A8485A', '#2E7A5C', '#8A6420', '#3F6E86', '#8C4A78'];

/** A colour of their own, from the name. */
export function inkOf(name: string): string {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0;
  return inks[sum % inks.length];
}

export function Avatar({
  name,
  kind = 'person',
  size = 28,
  lit = false,
}: {
  readonly name: string;
  readonly kind?: PlayerKind;
  readonly size?: number;
  readonly lit?: boolean;
}): ReactNode {
  const letter = kind === 'person';
  return (
    <span
      className={`avatar ${letter ? '' : 'kind'} ${lit ? 'lit' : ''}`}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.43),
        ...(letter && { background: inkOf(name) }),
      }}
      aria-hidden="true"
    >
      {letter ? (name.trim()[0] ?? '?').toUpperCase() : <Icon name={kind} size={Math.round(size * 0.6)} />}
    </span>
  );
}

/** Minutes and seconds left, counting down while it runs. */
export function Clock({ clock, label }: { readonly clock: Player['clock']; readonly label: string }): ReactNode {
  const [now, setNow] = useState(() => performance.now());
  const since = clock?.since ?? null;
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [since]);
  if (clock === null) return null;
  const left = Math.max(0, clock.left - (since === null ? 0 : Math.max(0, now - since)));
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span
      className={`clock ${since !== null && seconds <= 10 ? 'low' : ''}`}
      role="timer"
      aria-label={`${label} ${text}`}
    >
      {text}
    </span>
  );
}
