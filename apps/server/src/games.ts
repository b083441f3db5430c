/** The games of the catalogue as the server takes them. */
import { withPlayers } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { catalogue, loadGame as loadPack } from '@baize/games';
import type { GameEntry } from '@baize/host';

export const loadGame = async (game: string): Promise<GamePack> => withPlayers(await loadPack(game));

/** Every game of the catalogue, loaded. */
export async function loadGames(): Promise<GameEntry[]> {
  return Promise.all(
    catalogue.map(async ({ name, title, blurb }) => ({ name, title, blurb, pack: await loadGame(name) })),
  );
}
