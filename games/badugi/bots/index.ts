/** The players of Badugi, weakest first. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { basic } from './basic.ts';
import { cpus, normal } from './cpu.ts';
import { hard, moods } from './hard.ts';
import './rehearsal.ts';
import { maniac, station } from './yardsticks.ts';

export const bots: readonly Bot<View, number>[] = [maniac, station, basic, ...cpus, normal, hard];

/** For measuring: the strongest in six moods. */
export const sparring: readonly Bot<View, number>[] = moods;
