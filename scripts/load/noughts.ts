/** Endless noughts and crosses: a game as small as games come, to measure what is around it. */
import type { Game, GamePack, Seat, SeatEvent } from '@baize/game';

interface State {
  cells: (Seat | null)[];
  marks: number;
  events: SeatEvent<'marked', { readonly cell: number }>[] | null;
}

interface View {
  readonly seat: Seat | null;
  readonly cells: readonly (Seat | null)[];
  readonly marks: number;
}

const words = Array.from({ length: 9 }, (_, cell) => `mark ${cell + 1}`);

const noughts: Game<State, number, View, Record<string, never>> = {
  name: 'noughts',
  title: 'Noughts and crosses',
  rules: 1,
  seats: [2, 2],
  options: {},
  refuse: () => null,
  start: () => ({ cells: Array.from({ length: 9 }, () => null), marks: 0, events: null }),
  turn: (state) => state.marks % 2,
  moves({ cells }) {
    const empty: number[] = [];
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === null) empty.push(cell);
    return empty;
  },
  advance(state, cell) {
    state.events?.push({ type: 'marked', seat: state.marks % 2, cell });
    state.cells[cell] = state.marks % 2;
    state.marks += 1;
    if (state.marks % 9 === 0) state.cells.fill(null);
  },
  copy: ({ cells, marks, events }) => ({ cells: cells.slice(), marks, events: events?.slice() ?? null }),
  result: () => null,
  view: ({ cells, marks }, seat) => ({ seat, cells, marks }),
  imagine: ({ cells, marks }) => ({ cells: cells.slice(), marks, events: null }),
  say: (cell) => words[cell],
  ask: ({ marks }) => `Seat ${marks % 2}: mark a cell.`,
  show: ({ cells }) => cells.map((cell) => (cell === null ? '.' : 'ox'[cell])).join(''),
  tell: (event, name) => `${name(event.seat)} marks ${event.cell + 1}.`,
};

export const noughtsPack: GamePack = { game: noughts, bots: [], rulesText: 'Mark a cell.' };
