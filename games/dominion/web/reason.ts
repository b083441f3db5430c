/** Why the game was won, in a sentence or two: `34 points to your 28. The Provinces are gone.` */
import { type Ending, rivalsOf } from '@baize/table';
import { PROVINCE } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { texts } from './texts.ts';

/** `null` where the rules' own sentence has to say it. */
export function reason({ view, result, names, seat }: Ending<View>): string | null {
  const found = rivalsOf(result, seat);
  if (found === null) return null;
  const { winner, rival, level } = found;
  const name = (who: number): string => names[who] ?? '';
  const best = result.scores[winner] ?? 0;
  const turns = (who: number): number => view.players[who]?.turns ?? 0;
  const why = level
    ? texts.end.tieBreak(best, name(winner), turns(winner), name(rival), turns(rival))
    : texts.end.margin(best, name(rival), result.scores[rival] ?? 0);
  return `${why} ${texts.end.over(view.supply[PROVINCE] === 0, view.empty)}`;
}
