/** What everybody else would do until it is a seat's decision again: each as the game's adviser, from what they see. */
import { adviserOf, type GamePack, hear, Playthrough, randomFor, type Seat } from '@baize/game';

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
  for (const words of first) {
    const move = hear(game, state, words);
    if (move === null) return [];
    game.advance(state, move);
  }
  const said: string[] = [];
  const play = new Playthrough(game, state, seed, (_, __, move) => said.push(game.say(move, state)));
  for (let turn = play.next(); turn !== null && turn !== seat; turn = play.next()) {
    const random = randomFor(`others ${seed}`, turn, play.made);
    play.play(turn, bot.decide(game.view(state, turn), play.moves, turn, random).move);
  }
  return said;
}
