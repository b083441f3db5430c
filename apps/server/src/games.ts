/** The games of the catalogue as the server takes them. */
import { withPlayers } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { catalogue, findGame } from '@baize/games';
import type { GameEntry } from '@baize/host';

export async function loadGame(game: string): Promise<GamePack> {
  const entry = findGame(game);
  if (entry === undefined) throw new Error(`no game '${game}'`);
  return withPlayers(await entry.load());
}

/** Every game of the catalogue, loaded. */
export async function loadGames(): Promise<GameEntry[]> {
  return Promise.all(
    catalogue.map(async ({ name, title, blurb }) => ({ name, title, blurb, pack: await loadGame(name) })),
  );
}
