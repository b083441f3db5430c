/** Kuhn poker, the smallest game with hidden cards, chance and two seats: the contract at its smallest. */
import {
  type Random,
  copyRandom,
  fork,
  type Game,
  type GamePack,
  next,
  type Seat,
  type SeatEvent,
  seeded,
  shuffle,
  type TableEvent,
} from '../src/index.ts';

export type Event = SeatEvent<'bet' | 'passed'> | TableEvent<'revealed', { readonly cards: readonly number[] }>;

export interface State {
  /** Seat 0, seat 1, left over: 0 Jack, 1 Queen, 2 King. */
  cards: number[];
  /** `p` pass, `b` bet, in order. */
  line: string;
  chance: Random;
  events: Event[] | null;
}
export type Move = 'p' | 'b';
export interface View {
  seat: Seat | null;
  card: number | null;
  line: string;
  shown: number[] | null;
}

const names = ['Jack', 'Queen', 'King'];
const over = (line: string): boolean => ['pp', 'bp', 'bb', 'pbp', 'pbb'].includes(line);
const shown = (line: string): boolean => over(line) && !line.endsWith('bp');

export const kuhn: Game<State, Move, View, Record<string, never>> = {
  name: 'kuhn',
  title: 'Kuhn poker',
  rules: 1,
  seats: [2, 2],
  options: {},
  refuse: () => null,
  start(_options, _seats, seed) {
    const chance = seeded(seed);
    return { cards: shuffle(chance, [0, 1, 2]), line: '', chance, events: null };
  },
  turn: (state) => (over(state.line) ? null : state.line.length % 2),
  moves: (state) => (over(state.line) ? [] : ['p', 'b']),
  advance(state, move) {
    state.events?.push({ type: move === 'b' ? 'bet' : 'passed', seat: state.line.length % 2 });
    state.line += move;
    if (shown(state.line)) state.events?.push({ type: 'revealed', cards: state.cards.slice(0, 2) });
  },
  copy: (state) => ({
    cards: state.cards.slice(),
    line: state.line,
    chance: copyRandom(state.chance),
    events: state.events === null ? null : state.events.slice(),
  }),
  result(state) {
    if (!over(state.line)) return null;
    const [first, second] = state.cards as [number, number];
    const folder = state.line === 'bp' ? 1 : state.line === 'pbp' ? 0 : null;
    const winner = folder === null ? (first > second ? 0 : 1) : 1 - folder;
    const stake = state.line.endsWith('bb') ? 2 : 1;
    const payoffs = winner === 0 ? [stake, -stake] : [-stake, stake];
    return { scores: payoffs, winners: [winner], payoffs, how: folder === null ? 'the higher card' : 'a fold' };
  },
  view: (state, seat) => ({
    seat,
    card: seat === null ? null : state.cards[seat],
    line: state.line,
    shown: shown(state.line) ? state.cards.slice(0, 2) : null,
  }),
  imagine(view, chance) {
    const cards = shuffle(chance, [0, 1, 2]);
    const put = (card: number, at: number): void => {
      const from = cards.indexOf(card);
      cards[from] = cards[at];
      cards[at] = card;
    };
    if (view.shown === null && view.card !== null && view.seat !== null) put(view.card, view.seat);
    view.shown?.forEach(put);
    // A fold tells who won: an onlooker's imagined cards must not matter to the result, and they do not.
    return { cards, line: view.line, chance: fork(chance), events: null };
  },
  say: (move) => (move === 'b' ? 'bet' : 'pass'),
  ask: (view) => (over(view.line) ? 'The hand is over.' : `Seat ${view.line.length % 2}: bet or pass?`),
  show: (view) => `${view.card === null ? 'onlooker' : names[view.card]} ${view.line}`,
  tell: (event, name) => (event.type === 'revealed' ? 'The cards are shown.' : `${name(event.seat)} ${event.type}.`),
};

/** The game with two players, for whatever runs packs. */
export const kuhnPack: GamePack = {
  game: kuhn,
  bots: [
    {
      name: 'timid',
      about: 'Always passes.',
      stars: 0,
      decide: (_view, moves) => ({ move: moves[0], why: 'Passing is free.' }),
    },
    {
      name: 'fair',
      about: 'Bets on a King, else by chance.',
      stars: 1,
      decide: (view: View, moves, _seat, random) =>
        view.card === 2 || next(random) % 3 === 0
          ? { move: moves[1], why: 'Worth a bet.' }
          : { move: moves[0], why: 'Better wait.' },
    },
  ],
  rulesText: 'Three cards, two players, one bet. The higher card wins.',
};
