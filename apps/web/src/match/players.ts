/** The people and programs at a table, as tables show them. */
import type { ClockNow, SeatInfo, TableInfo } from '@baize/protocol';
import type { Player } from '@baize/table';
import { nameBots } from '../mine.ts';
import { texts } from '../texts.ts';

export const isAway = (info: SeatInfo): boolean => info.kind === 'person' && info.name !== null && !info.here;

/** `heard`: when the clock was heard of, in this browser's time. */
export const playersOf = (
  seats: readonly SeatInfo[],
  me: number | null,
  clock: ClockNow | null,
  heard: number,
): Player[] =>
  seats.map((info, i) => ({
    name: info.name ?? texts.gather.free,
    called: i === me ? texts.you : (info.name ?? texts.gather.free),
    kind: info.kind,
    away: isAway(info),
    detail: info.resigned ? texts.match.resigned : isAway(info) ? texts.match.away : detailOf(info),
    clock: clock === null ? null : { left: clock.left[i] ?? 0, since: clock.running === i ? heard : null },
  }));

/** A name for one more bot. */
export const freeBotName = ({ seats }: TableInfo): string =>
  nameBots(10).find((name) => seats.every((seat) => seat.name !== name)) ?? texts.kind.bot;

const detailOf = (info: SeatInfo): string =>
  info.kind === 'bot' && info.bot !== undefined
    ? `${texts.kindShort.bot}, ${texts.botName(info.bot)}`
    : texts.kind[info.kind];
