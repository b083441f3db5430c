/** What everybody else would do until it is a seat's decision again: each as the game's adviser, from what they see. */
import { adviserOf, type GamePack, hear, randomFor, type Seat } from '@baize/game';

/** In words, after `first` has been played from this state. */
export function othersMoves(
  pack: GamePack,
  from: unknown,
  seat: Seat,
  first: readonly string[],
  seed: string,
): string[] {
  const { game } = pack;
  const bot = adviserOf(pack);
  if (bot === undefined) return [];
  const state = game.copy(from);
  const said: string[] = [];
  for (const words of first) {
    const move = hear(game, state, words);
    if (move === null) return [];
    game.advance(state, move);
  }
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const moves: readonly unknown[] = game.moves(state);
    if (turn === seat && moves.length > 1) break;
    const random = randomFor(`others ${seed}`, turn, said.length);
    const move = moves.length === 1 ? moves[0] : bot.decide(game.view(state, turn), moves, turn, random).move;
    said.push(game.say(move, state));
    game.advance(state, move);
  }
  return said;
}
