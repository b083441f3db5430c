/** The players of Badugi: eight levels, weakest first, and those that only measuring needs. */
import type { Bot } from '@baize/game';
import { BUY_IN } from '../src/betting.ts';
import type { View } from '../src/view.ts';
import { basic } from './basic.ts';
import { cpus, normal } from './cpu.ts';
import { hard, moods } from './hard.ts';
import { belowNormal, sharp } from './levels.ts';
import { plainPlayers } from './yardsticks.ts';

/** Whoever has lost everything at a cash table plays on. */
const staying = (bot: Bot<View, number>): Bot<View, number> => ({
  ...bot,
  decide: (view, moves, seat, random) =>
    view.buying ? { move: BUY_IN, why: 'Buys in again.' } : bot.decide(view, moves, seat, random),
});

export const bots: readonly Bot<View, number>[] = [...belowNormal, normal, sharp, hard].map(staying);

/** The specified profiles one by one, `basic`, players with one fault each, and the strongest in six moods. */
export const sparring: readonly Bot<View, number>[] = [basic, ...cpus, ...plainPlayers, ...moods].map(staying);
