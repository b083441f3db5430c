/** One game among bots, in place and without I/O: what simulations and tests run. */
import { type AnyBot, type AnyGame, Luck, type Result } from '@baize/game';

export interface Played {
  readonly result: Result;
  readonly moves: number;
}

/** Plays one game; `seen` is called before every decision, for probes. */
export function playOut(
  game: AnyGame,
  options: Readonly<Record<string, unknown>>,
  bots: readonly AnyBot[],
  seed: string,
  seen?: (state: ReturnType<AnyGame['copy']>) => void,
): Played {
  const state = game.start(options, bots.length, seed);
  const luck = bots.map((_, seat) => new Luck(`${seed}|${seat}`));
  let moves = 0;
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    seen?.(state);
    const bot = bots[seat];
    game.advance(state, bot.decide(game.view(state, seat), game.moves(state), seat, luck[seat]).move);
    moves++;
  }
  return { result: game.result(state) as Result, moves };
}
