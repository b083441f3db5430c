/** The hard level: heads-up near-equilibrium play from the learnt table, the balanced CPU where more players are in. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { playAs } from './cpu.ts';
import { fromBase64 } from './learnt/packing.ts';
import { learntPlayer } from './learnt/player.ts';
import { learnt } from './learnt/table.data.ts';
import { CPU_PROFILES, type StrategyProfile } from './profiles.ts';

export const hard: Bot<View, number> = {
  name: 'hard',
  about: 'Learnt heads-up play from millions of hands against itself; hard to read and harder to bluff.',
  stars: 4,
  decide: learntPlayer(fromBase64(learnt.table), playAs(CPU_PROFILES[2] as StrategyProfile)),
};
