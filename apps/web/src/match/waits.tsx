/** Why it takes so long: a bot that prepares, or somebody who thinks or has left. */
import type { TableInfo } from '@baize/protocol';
import type { Preparing } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Absent } from './absent.tsx';
import { isAway } from './players.ts';
import { Preparation } from './preparation.tsx';

export function Waits({
  table,
  turn,
  seat,
  preparing,
  nudge,
  claim,
}: {
  readonly table: TableInfo;
  readonly turn: number;
  readonly seat: number | null;
  /** Unless the table says so itself. */
  readonly preparing: Preparing | null;
  readonly nudge: (text: string) => void;
  readonly claim: () => void;
}): ReactNode {
  const { name, kind } = table.seats[turn] ?? {};
  if (preparing !== null) return <Preparation preparing={preparing} name={name ?? ''} />;
  // where a clock runs, it takes care of those who are away
  if (seat === null || seat === turn || kind !== 'person' || table.clock !== null) return null;
  return (
    <Absent
      name={name ?? ''}
      away={isAway(table.seats[turn])}
      players={table.seats.length}
      nudge={() => nudge(texts.match.nudged(name ?? ''))}
      claim={claim}
    />
  );
}
