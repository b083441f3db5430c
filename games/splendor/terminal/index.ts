/** Splendor at a terminal. */
import type { TerminalTable } from '@baize/game';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { groups, read, whyNot } from './moves.ts';
import { plainly, told } from './naming.ts';
import { draw } from './screen.ts';

export const terminal: TerminalTable<View, Event> = {
  arrange: (_view, words) => words,
  groups,
  read,
  plainly,
  told,
  whyNot,
  draw,
};
