/** How strong the person at this terminal plays each game, from finished games against its levels. */
import { readFileSync } from 'node:fs';
import { evenLevel, type GamePack, levelsAmong, ratedGame, type Rating, type Result } from '@baize/game';
import { writeJson } from './records.ts';
import { shelf } from './shelf.ts';

type Ratings = Readonly<Record<string, Rating>>;

function kept(): Ratings {
  try {
    return JSON.parse(readFileSync(shelf('levels.json'), 'utf8')) as Ratings;
  } catch {
    return {};
  }
}

/** The level to play against next. */
export const myLevel = ({ game, bots }: GamePack): string => evenLevel(levelsAmong(bots), kept()[game.name]);

/** Whether a finished game says anything about it. */
export const levelKnown = ({ game }: GamePack): boolean => kept()[game.name] !== undefined;

/** Notes a finished game; `seats` are the bots' names, `null` for the person. Games with others change nothing. */
export function noteGame({ game, bots }: GamePack, seats: readonly (string | null)[], result: Result): void {
  const ratings = kept();
  const rating = ratedGame(levelsAmong(bots), ratings[game.name], seats, result);
  if (rating !== null) writeJson(shelf('levels.json'), { ...ratings, [game.name]: rating }, 'Your level');
}
