/** The players of Badugi: eight levels, weakest first, and those that only measuring needs. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { basic } from './basic.ts';
import { cpus, normal } from './cpu.ts';
import { hard, moods } from './hard.ts';
import { belowNormal, sharp } from './levels.ts';
import './rehearsal.ts';
import { plainPlayers } from './yardsticks.ts';

export const bots: readonly Bot<View, number>[] = [...belowNormal, normal, sharp, hard];

/** The specified profiles one by one, `basic`, players with one fault each, and the strongest in six moods. */
export const sparring: readonly Bot<View, number>[] = [basic, ...cpus, ...plainPlayers, ...moods];
