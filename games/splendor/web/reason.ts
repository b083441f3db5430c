/** Why the game was won, in a sentence: `16 prestige to your 12.` */
import { type Ending, rivalsOf } from '@baize/table';
import type { View } from '../src/index.ts';
import { texts } from './texts.ts';

/** `null` where the rules' own sentence has to say it. */
export function reason({ view, result, names, seat }: Ending<View>): string | null {
  const found = rivalsOf(result, seat);
  if (found === null || view.endedBy !== 'prestige') return null;
  const { winner, rival, level } = found;
  const name = (who: number): string => names[who] ?? '';
  const best = result.scores[winner] ?? 0;
  if (!level && names.length > 2) {
    const second = rivalsOf(result, null)?.rival ?? rival;
    return texts.ahead(best, best - (result.scores[second] ?? 0), second === seat ? null : name(second));
  }
  if (!level) return texts.reason(best, name(rival), rival === seat, result.scores[rival] ?? 0);
  const cards = (who: number): number => view.playerBoards[`p${who}`].purchasedCardIds.length;
  return cards(winner) < cards(rival)
    ? texts.tieBreak(best, name(winner), cards(winner), name(rival), cards(rival))
    : null;
}
