/** Badugi at a terminal. */
import type { TerminalTable } from '@baize/game';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { large } from './large.ts';
import { arrange, groups, plainly, read, told, whyNot } from './moves.ts';
import { medium, small } from './screen.ts';

export const terminal: TerminalTable<View, Event> = {
  arrange: (_view, words) => arrange(words),
  groups,
  read,
  plainly,
  told,
  whyNot,
  draw: (scene) =>
    scene.columns >= 120 && scene.rows >= 40
      ? large(scene)
      : scene.columns >= 80 && scene.rows >= 24
        ? medium(scene)
        : small(scene),
};
