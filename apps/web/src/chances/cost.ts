/** What a mistake cost, from the two chances as they are shown beside it: 30 % instead of 20 % is 10, whatever was rounded away. */
import { costOf, type Mistake, type Review } from '@baize/bots';

const inPercent = (hope: number): number => Math.round(100 * hope) / 100;

export const shownCost = (mistake: Mistake, stake: Review['stake']): number =>
  stake === 'win' ? inPercent(mistake.better.hope) - inPercent(mistake.played.hope) : costOf(mistake);
