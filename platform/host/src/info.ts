/** What everybody may know of a table, and the digest of a state. */
import type { Match } from '@baize/match';
import type { TableInfo } from '@baize/protocol';
import { sha256 } from './hash.ts';
import { commitmentTo } from './tokens.ts';

export const hashState = (state: unknown): string => sha256(JSON.stringify(state));

export function tableInfo(match: Match, here: readonly boolean[]): TableInfo {
  const { header, seats, pack } = match;
  return {
    match: header.id,
    game: header.game,
    title: pack.game.title,
    options: header.options,
    seats: seats.map((seat, index) => ({
      name: seat.name,
      kind: seat.kind,
      ...(seat.bot === null ? {} : { bot: seat.bot }),
      resigned: seat.resigned,
      here: seat.bot !== null || (here[index] ?? false),
    })),
    status: match.status,
    open: header.open,
    rated: match.rated,
    commitment: commitmentTo(header.id, header.seed),
    ...(match.status === 'over' ? { seed: header.seed } : {}),
    clock: header.clock,
    created: header.created,
    ...(header.previous === undefined ? {} : { previous: header.previous }),
    ...(match.next === null ? {} : { next: match.next }),
  };
}
