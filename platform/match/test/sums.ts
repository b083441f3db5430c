/** For tests: a game as long as one likes that counts how often its rules are asked to play. */
import type { AnyGame, GamePack } from '@baize/game';

interface Sums {
  sums: number[];
  turn: number;
  events: unknown[] | null;
}

/** How often the rules were asked to play a move. */
export const asked = { advances: 0 };

/** Two seats add to their sums in turn; everybody sees everything, so every undo is free. */
export const game: AnyGame = {
  name: 'sums',
  title: 'Sums',
  rules: 1,
  seats: [2, 2],
  options: {},
  refuse: () => null,
  start: (): Sums => ({ sums: [0, 0], turn: 0, events: null }),
  copy: ({ sums, turn }: Sums): Sums => ({ sums: [...sums], turn, events: null }),
  turn: ({ turn }: Sums) => turn,
  moves: () => [1, 2, 3],
  advance: (state: Sums, move: number) => {
    asked.advances += 1;
    state.sums[state.turn] += move;
    state.turn = 1 - state.turn;
  },
  result: () => null,
  view: (state: Sums) => state,
  imagine: (view: Sums) => game.copy(view),
  say: (move: number) => `add ${move}`,
  ask: () => 'How much?',
  show: ({ sums }: Sums) => sums.join(' '),
  tell: () => '',
} as unknown as AnyGame;
export const pack: GamePack = { game, bots: [], rulesText: '' };
