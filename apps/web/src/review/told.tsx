/** A move of a record as the game tells it afterwards: what its player did, in pictures where the table has them. */
import { eventFor, type GamePack, type GameRecord, playWords, replay, type Seat } from '@baize/game';
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { moveWords } from '../games.ts';

export function Told({
  pack: { game },
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
  const said = (seat: Seat): string => record.seats[seat].name;
  const event = playWords(game, replay(game, record, move), record.moves[move])
    .map((each) => eventFor(each, seat))
    .find((each) => game.tell(each, said) !== '');
  // a choice that nobody is told of, such as a card marked for the discard
  if (event === undefined) return moveWords(table)(record.moves[move]);
  const words = game.tell(event, said);
  return table?.Line === undefined ? words : <table.Line event={event} name={name} words={words} />;
}
