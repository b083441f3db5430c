/** How strong the person at this browser plays each game, from finished games against its levels. */
import { evenLevel, levelsAmong, ratedGame, type Rating, type Result } from '@baize/game';
import type { GameInfo, TableInfo } from '@baize/protocol';
import { useSyncExternalStore } from 'react';
import { kept } from '../learn/kept.ts';

type Ratings = Readonly<Record<string, Rating>>;

/** Matches that count already: a result can be looked at again. */
const most = 50;
const store = kept<{ readonly ratings: Ratings; readonly counted: readonly string[] }>('baize.levels', {
  ratings: {},
  counted: [],
});

export const useRatings = (): Ratings => useSyncExternalStore(store.subscribe, store.now).ratings;

/** The level whose games should be about even; `null` before the first game. */
export function levelIn({ name, bots }: GameInfo, ratings: Ratings): string | null {
  const rating = ratings[name];
  return rating === undefined ? null : evenLevel(levelsAmong(bots), rating);
}

/** Notes how a match ended, once; with other people at the table it changes nothing. */
export function noteGame(table: TableInfo, seat: number, result: Result, bots: GameInfo['bots']): void {
  const { ratings, counted } = store.now();
  if (counted.includes(table.match)) return;
  const seats = table.seats.map(({ bot }, at) => (at === seat ? null : (bot ?? '')));
  const rating = ratedGame(levelsAmong(bots), ratings[table.game], seats, result);
  if (rating !== null)
    store.keep({
      ratings: { ...ratings, [table.game]: rating },
      counted: [table.match, ...counted].slice(0, most),
    });
}
