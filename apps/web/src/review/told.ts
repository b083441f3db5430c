/** A move of a record as the game tells it afterwards: what its player did, in a sentence. */
import { eventFor, type GamePack, type GameRecord, playWords, replay, type Seat } from '@baize/game';

export function toldMove({ game }: GamePack, record: GameRecord, move: number, seat: Seat): string {
  const events = playWords(game, replay(game, record, move), record.moves[move]);
  const name = (who: Seat): string => record.seats[who].name;
  return (
    events.map((event) => game.tell(eventFor(event, seat), name)).find((text) => text !== '') ?? record.moves[move]
  );
}
