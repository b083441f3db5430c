// Endless noughts and crosses on boardgame.io, matches in memory.
import { createRequire } from 'node:module';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const noughts = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, ctx }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = ctx.currentPlayer;
      if (G.cells.every((each) => each !== null)) G.cells.fill(null);
    },
  },
};
const server = Server({ games: [noughts], origins: ['*'] });
await server.run(Number(process.env.PORT), () => console.log('ready'));
