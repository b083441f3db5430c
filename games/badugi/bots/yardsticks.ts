/** Plain players to measure against, at the table: each with one way of going wrong. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { botOf } from './learnt/bot.ts';
import { yardsticks } from './learnt/yardsticks.ts';

const ABOUT: Readonly<Record<string, string>> = {
  station: 'A calling station: never folds, never raises.',
  maniac: 'Bets and raises whenever it may.',
  erratic: 'Raises half the time and else calls, whatever it holds.',
  'stubborn-cpu': 'The balanced CPU, but it calls where that one folds.',
  'stubborn-basic': 'Plays like basic, but calls where that one folds.',
  'loose-passive': 'Plays nearly every hand, calls far too much and raises next to nothing.',
  'loose-aggressive': 'Plays nearly every hand and bets it.',
  'tight-30': 'Plays the best 30 % of hands heads-up and lets go easily.',
  'tight-50': 'Plays the better half of hands heads-up.',
  'tight-70': 'Plays 70 % of hands heads-up, by the book.',
};

const plain = (name: string): Bot<View, number> => botOf(name, ABOUT[name], 0, yardsticks[name]);

export const station = plain('station');
export const plainPlayers: readonly Bot<View, number>[] = Object.keys(yardsticks).map(plain);
