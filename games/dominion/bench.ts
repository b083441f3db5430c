/** How fast Dominion is beyond random moves: Big Money mirror games through the contract, decisions included. */
import { type Choice, BotRandom } from '@baize/game';
import { bigMoney } from './bots/bigMoney.ts';
import { moneyOnly } from './bots/moneyOnly.ts';
import { game, type Options } from './src/game.ts';
import type { Move } from './src/moves.ts';
import type { State } from './src/state.ts';

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Repeats a piece of work that returns its count of units for about so many CPU seconds: units per CPU second. */
function rate(seconds: number, work: (round: number) => number): number {
  for (let round = 0, warm = cpuSeconds() + seconds / 4; cpuSeconds() < warm; round++) work(round);
  const start = cpuSeconds();
  let units = 0;
  for (let round = 0; cpuSeconds() - start < seconds; round++) units += work(round);
  return units / (cpuSeconds() - start);
}

const PLAIN: Options = { rules: 'official', preset: 'First Game', kingdom: [], victoryPileSize: 12, edition: 'first' };

type Decide = (typeof bigMoney)['decide'];
const luck = new BotRandom('bench');

/** A whole game through the contract: turn, moves, view, decision, advance. */
export function mirrorGame(decide: Decide, seed: string): State {
  const state = game.start(PLAIN, 2, seed);
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const choice: Choice<Move> = decide(game.view(state, seat), game.moves(state), seat, luck);
    game.advance(state, choice.move);
  }
  return state;
}

const mirror = (decide: Decide, seconds: number): number =>
  rate(seconds, (round) => {
    for (let i = 0; i < 250; i++) mirrorGame(decide, `mirror ${round} ${i}`);
    return 250;
  });

export const benches: readonly { name: string; unit: string; run(seconds: number): number }[] = [
  { name: 'Big Money mirror games', unit: 'games', run: (seconds) => mirror(moneyOnly.decide, seconds) },
  { name: 'Big Money mirror games, specified tree', unit: 'games', run: (seconds) => mirror(bigMoney.decide, seconds) },
];
