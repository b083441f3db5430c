/** The games that this browser holds a seat in. */
import { api, codeOf } from '../api.ts';
import { forgetSeat, type MySeat } from '../mine.ts';
import { inOrder, type MyGame } from './rows.tsx';

/** My newest seats, as the tables stand now; tables that are gone are forgotten. */
export async function myGames(seats: readonly MySeat[], most = 12): Promise<MyGame[]> {
  const games = await Promise.all(
    seats.slice(0, most).map(async (seat) => {
      try {
        return { seat, view: await api.view(seat.match, seat.token) };
      } catch (error) {
        if (codeOf(error) === 'OFFLINE') throw error;
        if (codeOf(error) === 'NO_SUCH_MATCH') forgetSeat(seat.match);
        return null;
      }
    }),
  );
  return inOrder(games.filter((game) => game !== null));
}
