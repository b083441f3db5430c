/** `npx tsx games/splendor/strength.ts [deals]`: how often the planner wins, seats swapped on the same deals. */
import { type Bot, below, playGame } from '@baize/game';
import { greedy } from './bots/greedy.ts';
import { planner } from './bots/planner.ts';
import { game } from './src/game.ts';
import type { Move } from './src/moves.ts';
import type { View } from './src/view.ts';

type Player = Bot<View, Move>;

const OPTIONS = { rules: 'official', strictThree: false } as const;

export const random: Player = {
  name: 'random',
  about: 'Any legal move.',
  stars: 0,
  decide: (_, moves, __, luck) => ({ move: moves[below(luck, moves.length)], why: 'Why not.' }),
};

/** The payoff of the first player over games of two, each deal played from both seats, and the mean number of rounds. */
export function duel(first: Player, second: Player, deals: number, playTo = 15): { share: number; rounds: number } {
  let won = 0;
  let rounds = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const swapped of [0, 1]) {
      const players = swapped === 0 ? [first, second] : [second, first];
      const botSeed = `duel ${deal} ${swapped}`;
      const { state, result } = playGame(game, players, { ...OPTIONS, playTo }, `duel ${deal}`, { botSeed });
      won += result.payoffs[swapped];
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
