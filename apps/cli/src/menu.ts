/** The numbered moves in columns, as many rows as there is room for, the chosen one always among them. */
import pc from 'picocolors';
import { columns, fit } from './text.ts';

export interface Menu {
  readonly indexes: readonly number[];
  readonly rows: readonly (readonly string[])[];
  readonly perColumn: number;
  readonly words: readonly string[];
}

export function menuOf(words: readonly string[], indexes: readonly number[], width: number): Menu {
  const digits = String(words.length).length;
  const items = indexes.map((index) => `${String(index + 1).padStart(digits)}. ${words[index]}`);
  return { words, indexes, ...columns(items, width) };
}

export function menuLines(
  menu: Menu,
  chosen: number | null,
  room: number,
  width: number,
  paint: (line: string) => string,
): string[] {
  const { rows, indexes } = menu;
  const at = chosen === null ? -1 : indexes.indexOf(chosen);
  const whole = rows.length <= room;
  const listRoom = whole ? rows.length : Math.max(1, room - 1);
  const row = at < 0 ? 0 : at % rows.length;
  const from = Math.max(0, Math.min(rows.length - listRoom, row - Math.floor(listRoom / 2)));
  const lines = rows
    .slice(from, from + listRoom)
    .map((items, offset) =>
      items
        .map((item, column) => (column * rows.length + from + offset === at ? pc.inverse(item) : paint(item)))
        .join('  '),
    );
  if (!whole && room > 1) lines.push(pc.dim(fit(`… ${kinds(menu)}: arrows show the others, typing narrows`, width)));
  return lines;
}

/** `15 take, 15 reserve, 2 buy`: what there is, by first word. */
function kinds({ indexes, words }: Menu): string {
  const counts = new Map<string, number>();
  for (const index of indexes) {
    const [first = ''] = (words[index] ?? '').split(' ');
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}
