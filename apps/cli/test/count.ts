/** A game to test the terminal with: seats add 1 to 3 in turn, several times a turn, until 20; whoever gets there wins. */
import { type Game, type GamePack, type Seat, type SeatEvent, winShares } from '@baize/game';

interface State {
  sum: number;
  turn: Seat;
  /** Additions left in this turn. */
  left: number;
  events: SeatEvent<'added', { readonly amount: number }>[] | null;
}
interface View {
  readonly seat: Seat | null;
  readonly sum: number;
  readonly turn: Seat;
}

const game: Game<State, number, View, Record<string, never>> = {
  name: 'count',
  title: 'Count to twenty',
  rules: 1,
  seats: [2, 2],
  options: {},
  refuse: () => null,
  start: () => ({ sum: 0, turn: 0, left: 2, events: null }),
  turn: (state) => (state.sum >= 20 ? null : state.turn),
  // A second addition in a turn is never smaller than 2: what is legal changes after a move.
  moves: (state) => (state.sum >= 20 ? [] : state.left === 2 ? [1, 2, 3] : [2, 3]),
  advance(state, move) {
    state.sum += move;
    state.events?.push({ type: 'added', seat: state.turn, amount: move });
    state.left--;
    if (state.left > 0) return;
    state.turn = 1 - state.turn;
    state.left = 2;
  },
  copy: ({ sum, turn, left, events }) => ({ sum, turn, left, events: events?.slice() ?? null }),
  result(state) {
    if (state.sum < 20) return null;
    const winner = state.left === 2 ? 1 - state.turn : state.turn;
    const scores = [0, 1].map((seat) => (seat === winner ? state.sum : 0));
    return { scores, winners: [winner], payoffs: winShares(2, [winner]), how: `The sum is ${state.sum}.` };
  },
  view: ({ sum, turn }, seat) => ({ seat, sum, turn }),
  imagine: ({ sum, turn }) => ({ sum, turn, left: 2, events: null }),
  say: (move) => `add ${move}`,
  ask: ({ turn }, name = (seat) => `Seat ${seat}`) => `${name(turn)}, what do you add?`,
  show: ({ sum }) => `The sum is ${sum}.`,
  tell: ({ seat, amount }, name) => `${name(seat)} adds ${amount}.`,
};

export const pack: GamePack = {
  game,
  rulesText: '# Count\n\nAdd until **twenty**.\n',
  bots: [
    {
      name: 'big',
      about: 'Always adds 3.',
      stars: 1,
      decide: (_view, moves) => ({ move: moves.at(-1), why: 'Three is most.' }),
    },
  ],
};
