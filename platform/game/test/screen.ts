/** A game's table for terminals as plain text: a test says of the scene what matters to it. */
import { withoutColour } from '../src/drawing.ts';
import type { Scene, TerminalTable } from '../src/terminal.ts';

type Needed = 'view' | 'words' | 'name' | 'columns' | 'rows';

export function screenOf<View, Event>(
  terminal: TerminalTable<View, Event>,
  scene: Pick<Scene<View, Event>, Needed> & Partial<Scene<View, Event>>,
): string {
  const quiet = { events: [], typed: '', chosen: null, note: '', status: '', clock: null, chat: null };
  const lines = terminal.draw({ ...quiet, ...scene });
  return lines.map(withoutColour).join('\n');
}
