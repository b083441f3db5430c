/** The fields of an answer that the programming interface names, in terms of Splendor. */
import type { Specified } from '@baize/game';
import type { game } from './game.ts';

export const specified: Specified<typeof game> = {
  fields(view) {
    const boards = Object.values(view.playerBoards);
    const mine = view.seat === null ? undefined : boards[view.seat];
    const others = boards.flatMap((board, id) => (id === view.seat ? [] : [{ id, ...board }]));
    const [opponentInfo] = others;
    return {
      gameState: view,
      ...(mine && { playerInfo: mine }),
      ...(opponentInfo && { opponentInfo }),
      supply: view.bankTokens,
    };
  },
};
