/** Dominion at a terminal. */
import type { TerminalTable } from '@baize/game';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { arrange, groups, whyNot } from './moves.ts';
import { draw } from './screen.ts';

export const terminal: TerminalTable<View, Event> = {
  arrange: (_view, words) => arrange(words),
  groups: (_view, words) => groups(words),
  whyNot,
  draw,
};
