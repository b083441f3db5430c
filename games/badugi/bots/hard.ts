/** The hard level: play from the learnt table, the balanced CPU where the table is silent, and six shifts of it. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { playAs } from './cpu.ts';
import { fromBase64 } from './learnt/packing.ts';
import { learntPlayer } from './learnt/player.ts';
import { learnt } from './learnt/table.data.ts';
import { CPU_PROFILES } from './profiles.ts';

export const table = fromBase64(learnt.table);

export const hard: Bot<View, number> = {
  name: 'hard',
  about:
    'Learnt from millions of hands against itself and the CPUs: bets thin, bluffs at the right rate, folds without pride.',
  stars: 5,
  decide: learntPlayer(table, playAs(CPU_PROFILES[2])),
};

/** The same player in six moods: the profiles of the CPUs as bounded shifts of the table. */
export const moods: readonly Bot<View, number>[] = CPU_PROFILES.map((profile, i) => ({
  name: `hard${i + 1}`,
  about: `The hard player, shifted a little as ${profile.id} is.`,
  stars: 5,
  decide: learntPlayer(table, playAs(profile), profile),
}));
