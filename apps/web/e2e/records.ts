/** A game to be reviewed. */
import { findPlayer } from '@baize/bots';
import { type GameRecord, recordGame } from '@baize/game';
import { catalogue } from '@baize/games';

/** A whole game of Splendor in which one player makes mistakes. */
export async function recordWithMistakes(): Promise<GameRecord> {
  const pack = await catalogue[2].load();
  const players = ['random', 'attentive'].map((bot) => {
    const found = findPlayer(pack, bot);
    if (found === undefined) throw new Error(bot);
    return found;
  });
  return recordGame(pack.game, players, { rules: 'official', strictThree: false }, 'review');
}
