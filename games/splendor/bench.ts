/** How fast the rules run: random games in place, and views; and whole games of the planner. */
import { below, playGame, seeded } from '@baize/game';
import { planner } from './bots/planner.ts';
import { game } from './src/game.ts';

interface Bench {
  readonly name: string;
  readonly unit: string;
  /** Works about this many CPU seconds and returns units per CPU second. */
  run(seconds: number): number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function rate(seconds: number, work: (round: number) => number): number {
  work(0);
  const start = cpuSeconds();
  let units = 0;
  for (let round = 1; ; round++) {
    units += work(round);
    const spent = cpuSeconds() - start;
    if (spent >= seconds) return units / spent;
  }
}

const options = { rules: 'house', strictThree: false } as const;

/** Plays a batch of random games and returns how many there were. */
const inPlace =
  (seats: number) =>
  (round: number): number => {
    const chance = seeded(`bench ${seats} ${round}`);
    const games = 100;
    for (let i = 0; i < games; i++) {
      const state = game.start(options, seats, `${round} ${i}`);
      for (let list = game.moves(state); list.length > 0; list = game.moves(state))
        game.advance(state, list[below(chance, list.length)]);
    }
    return games;
  };

const views = (round: number): number => {
  const state = game.start(options, 4, `${round}`);
  for (let i = 0; i < 20_000; i++) game.view(state, i % 4);
  return 20_000;
};

const plannerGames = (round: number): number => {
  const games = 10;
  for (let i = 0; i < games; i++) playGame(game, [planner, planner], options, `planner ${round} ${i}`);
  return games;
};

export const benches: readonly Bench[] = [
  { name: 'random games of two, in place', unit: 'games', run: (seconds) => rate(seconds, inPlace(2)) },
  { name: 'random games of four, in place', unit: 'games', run: (seconds) => rate(seconds, inPlace(4)) },
  { name: 'views for one of four players', unit: 'views', run: (seconds) => rate(seconds, views) },
  { name: 'games of planner', unit: 'games', run: (seconds) => rate(seconds, plannerGames) },
];
