/** `npx tsx games/splendor/strength.ts [deals]`: how often the planner wins, seats swapped on the same deals. */
import { type Bot, below, BotRandom } from '@baize/game';
import { greedy } from './bots/greedy.ts';
import { planner } from './bots/planner.ts';
import { game } from './src/game.ts';
import type { Move } from './src/moves.ts';
import type { View } from './src/view.ts';

type Player = Bot<View, Move>;

export const random: Player = {
  name: 'random',
  about: 'Any legal move.',
  stars: 0,
  decide: (_, moves, __, luck) => ({ move: moves[below(luck, moves.length)], why: 'Why not.' }),
};

/** The payoff of the first player over games of two, each deal played from both seats, and the mean number of rounds. */
export function duel(first: Player, second: Player, deals: number, seed = 'duel'): { share: number; rounds: number } {
  let won = 0;
  let rounds = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const swapped of [0, 1]) {
      const players = swapped === 0 ? [first, second] : [second, first];
      const state = game.start({ rules: 'official', strictThree: false }, 2, `${seed} ${deal}`);
      const lucks = [0, 1].map((seat) => new BotRandom(`${seed} ${deal} ${swapped} ${seat}`));
      for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
        const moves = game.moves(state);
        const { move } = players[seat].decide(game.view(state, seat), moves, seat, lucks[seat]);
        game.advance(state, move);
      }
      won += game.result(state)!.payoffs[swapped];
      rounds += state.round;
    }
  return { share: won / (2 * deals), rounds: rounds / (2 * deals) };
}

if (process.argv[1]?.endsWith('strength.ts')) {
  const deals = Number(process.argv[2] ?? 5000);
  for (const [one, other] of [
    [planner, greedy],
    [planner, random],
    [greedy, random],
    [planner, planner],
  ] as const) {
    const { share, rounds } = duel(one, other, deals);
    console.log(
      `${one.name} against ${other.name}: ${(100 * share).toFixed(2)} % of ${2 * deals} games, ${rounds.toFixed(1)} rounds on average`,
    );
  }
}
