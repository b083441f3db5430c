/** The six CPU players: one strategy, six profiles. */
import type { Bot, Decide } from '@baize/game';
import { DRAW, PAT } from '../src/betting.ts';
import type { View } from '../src/view.ts';
import { decideDiscards, decidePostDraw } from './postdraw.ts';
import { decidePreDraw } from './predraw.ts';
import { CPU_PROFILES, type StrategyProfile } from './profiles.ts';
import { planOf, situationOf } from './situation.ts';

/** Turns what to throw into the next atomic move: the next card, or the draw itself. */
export function nextPick({ picked }: Pick<View, 'picked'>, discards: readonly number[]): number {
  const next = discards.find((card) => !picked.includes(card));
  return next ?? (picked.length === 0 ? PAT : DRAW);
}

export function playAs(profile: StrategyProfile): Decide<View, number> {
  return (view, _moves, seat, random) => {
    const situation = situationOf(view, seat);
    const plan = planOf(view, random);
    if (view.drawing) {
      const { cards, why } = decideDiscards(situation, profile, plan);
      return { move: nextPick(view, cards), why };
    }
    return view.street === 0 ? decidePreDraw(situation, profile, plan) : decidePostDraw(situation, profile, plan);
  };
}

const ABOUT = [
  'Patient and a little passive: plays fewer hands and bluffs seldom.',
  'Lively: plays more hands, raises more and bluffs often.',
  'Balanced in everything.',
  'The rock: few hands, few raises, the fewest bluffs.',
  'The gambler: most hands, most raises, most bluffs.',
  'Balanced, with a few more bluffs.',
] as const;

export const cpus: readonly Bot<View, number>[] = CPU_PROFILES.map((profile, i) => ({
  name: `cpu${i + 1}`,
  about: ABOUT[i] as string,
  stars: 3,
  decide: playAs(profile),
}));

/** The specified CPU as a level: whoever sits down gets the profile of its seat, so that a full table has all six. */
export const normal: Bot<View, number> = {
  name: 'normal',
  about: 'Minds its position, the price and what others draw, and bluffs at times; each seat has a temper of its own.',
  stars: 3,
  decide: (view, moves, seat, random) => cpus[(seat + cpus.length - 1) % cpus.length].decide(view, moves, seat, random),
};
