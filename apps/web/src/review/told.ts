/** A move of a record as the game tells it afterwards: what its player did, in a sentence. */
import { eventFor, type GameEvent, type GamePack, type GameRecord, hear, replay, type Seat } from '@baize/game';

export function toldMove({ game }: GamePack, record: GameRecord, move: number, seat: Seat): string {
  const state = game.copy(replay(game, record, move));
  state.events = [];
  game.advance(state, hear(game, state, record.moves[move]));
  const events: readonly GameEvent[] = state.events ?? [];
  const name = (who: Seat): string => record.seats[who].name;
  return (
    events.map((event) => game.tell(eventFor(event, seat), name)).find((text) => text !== '') ?? record.moves[move]
  );
}
