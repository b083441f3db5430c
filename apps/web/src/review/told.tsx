/** A move of a record as the game tells it afterwards: what its player did, in pictures where the table has them. */
import { eventFor, type GameEvent, type GamePack, type GameRecord, playWords, replay, type Seat } from '@baize/game';
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { moveWords, tellTo } from '../games.ts';

export function Told({
  pack,
  table,
  record,
  move,
  seat,
  name,
}: {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly record: GameRecord;
  readonly move: number;
  /** Who looks. */
  readonly seat: Seat;
  readonly name: (seat: Seat) => string;
}): ReactNode {
  const { game } = pack;
  const said = (seat: Seat): string => record.seats[seat].name;
  const state = replay(game, record, move);
  const mover = game.turn(state);
  const next = (at: number): GameEvent | undefined =>
    playWords(game, state, record.moves[at])
      .map((each) => eventFor(each, seat))
      .find((each) => game.tell(each, said) !== '');
  // cards marked for a discard are told with the last of them
  let event = next(move);
  for (let at = move + 1; event === undefined && at < record.moves.length && game.turn(state) === mover; at++)
    event = next(at);
  if (event === undefined) return moveWords(table)(record.moves[move]);
  const words = tellTo(pack, event, name, said);
  return table?.Line === undefined ? words : <table.Line event={event} name={name} words={words} />;
}
