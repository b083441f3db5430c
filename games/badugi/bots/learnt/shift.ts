/** Personalities of the learnt player: its frequencies shifted within bounds, never turned into something else. */
import { CPU_PROFILES, type StrategyProfile } from '../profiles.ts';
import { BREAK, FOLD, NATURAL, PAT, RAISE } from './choices.ts';
import type { Odds } from './packing.ts';

const usualBluff = CPU_PROFILES.reduce((sum, each) => sum + each.bluffFrequency, 0) / CPU_PROFILES.length;

/** At most a fifth more or less folding and raising, and snows by how often the profile bluffs. What is never done stays so. */
export function shifted(odds: Odds, profile: StrategyProfile, drawing: boolean): Odds {
  if (drawing) {
    const pat = Math.min(1 - odds[BREAK], odds[PAT] * (profile.bluffFrequency / usualBluff));
    return odds[NATURAL] === 0 && odds[BREAK] === 0 ? odds : [1 - pat - odds[BREAK], pat, odds[BREAK]];
  }
  const call = 1 - odds[FOLD] - odds[RAISE];
  const fold = odds[FOLD] * profile.tightnessFactor;
  const raise = odds[RAISE] * profile.aggressionFactor;
  const all = fold + call + raise;
  return [fold / all, call / all, raise / all];
}
