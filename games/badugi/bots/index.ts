/** The players of Badugi, weakest first. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { basic } from './basic.ts';
import { cpus } from './cpu.ts';
import { hard } from './hard.ts';
import { maniac, station } from './yardsticks.ts';

export const bots: readonly Bot<View, number>[] = [maniac, station, basic, ...cpus, hard];
