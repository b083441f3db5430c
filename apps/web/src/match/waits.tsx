/** Why it takes so long: a bot that prepares, or somebody who thinks or has left. */
import type { AnyBot, GameEvent } from '@baize/game';
import type { TableInfo } from '@baize/protocol';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Absent } from './absent.tsx';
import { isAway } from './players.ts';
import { Preparation } from './preparation.tsx';
import { isPreparing } from './preparing.ts';

export function Waits({
  table,
  turn,
  seat,
  log,
  bots,
  part,
  nudge,
  claim,
}: {
  readonly table: TableInfo;
  readonly turn: number;
  readonly seat: number | null;
  readonly log: readonly (readonly GameEvent[])[];
  readonly bots: readonly AnyBot[];
  /** How far the bot's preparation is, if it says. */
  readonly part: number | null;
  readonly nudge: (text: string) => void;
  readonly claim: () => void;
}): ReactNode {
  const { name, bot, kind } = table.seats[turn] ?? {};
  const slow = bots.some((each) => each.name === bot && each.slowStart === true);
  if (bot !== undefined && isPreparing(turn, part, slow, log))
    return <Preparation name={name ?? ''} game={table.game} bot={bot} seats={table.seats.length} part={part} />;
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
