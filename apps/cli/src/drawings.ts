/** The terminal tables that games draw themselves, loaded once for each game. */
import type { GameEvent, GamePack, Seen, TerminalTable } from '@baize/game';

type Drawing = TerminalTable<Seen, GameEvent>;

const loaded = new WeakMap<GamePack, Drawing>();

export async function loadDrawing(pack: GamePack): Promise<void> {
  const drawing = await pack.terminal?.();
  if (drawing !== undefined) loaded.set(pack, drawing);
}

/** `null` where the game draws none, or it was not loaded. */
export const drawingOf = (pack: GamePack): Drawing | null => loaded.get(pack) ?? null;

/** The moves in the order in which they are numbered. */
export function arranged(pack: GamePack, view: Seen | null, words: readonly string[]): readonly string[] {
  return view === null || words.length === 0 ? words : (drawingOf(pack)?.arrange(view, words) ?? words);
}
