/** A first game after the lessons: every decision comes with a hint and the reason for it. */
import { noSuchGame } from '@baize/game';
import { api } from '../api.ts';
import { nameBots } from '../mine.ts';
import { easyBot, openTable } from '../start/open.ts';
import { kept } from './kept.ts';

const store = kept<{ readonly match: string | null }>('baize.guided', { match: null });

export const isGuided = (match: string): boolean => store.now().match === match;

/** Opens a table with one gentle bot and gives its id. */
export async function openGuided(game: string): Promise<string> {
  const games = await api.games();
  const info = games.find(({ name }) => name === game);
  if (info === undefined) throw noSuchGame(game, games);
  const others = [{ kind: 'bot' as const, bot: easyBot(info), name: nameBots(1)[0] }];
  const match = await openTable(info, { options: info.tableOptions, others });
  store.keep({ match });
  return match;
}
