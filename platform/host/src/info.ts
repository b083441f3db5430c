/** What everybody may know of a table, and the digest of how it ended. */
import type { GamePack, Seat } from '@baize/game';
import type { Match } from '@baize/match';
import type { TableInfo } from '@baize/protocol';
import { sha256 } from './hash.ts';
import { commitmentTo } from './tokens.ts';

/** Of what came of the moves, however a later version writes its states. Older logs have hashes of whole states here, without a colon. */
export function digestOf(pack: GamePack, state: unknown): string {
  const result = pack.game.result(state);
  return `result:${sha256(JSON.stringify(result && [result.scores, result.winners, result.payoffs]))}`;
}

export const isStateHash = (digest: string): boolean => !digest.includes(':');

/** Hints are for one person against programs, unless everybody sat down knowing that there are some. */
export const mayHint = ({ header, seats }: Match): boolean =>
  header.hints === true || seats.filter(({ kind, resigned }) => kind === 'person' && !resigned).length <= 1;

/** Whether a seat, or an onlooker, may see what happens in the game. Before the start people come to sit down, and records are for everybody. */
export const mayLook = ({ header, status }: Match, seat: Seat | null): boolean =>
  seat !== null || header.watch !== false || status !== 'playing';

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
    watch: header.watch !== false,
    rated: match.rated,
    commitment: commitmentTo(header.id, header.seed),
    ...(match.status === 'over' ? { seed: header.seed } : {}),
    clock: header.clock,
    hints: mayHint(match),
    created: header.created,
    ...(header.previous === undefined ? {} : { previous: header.previous }),
    ...(match.next === null ? {} : { next: match.next }),
  };
}
