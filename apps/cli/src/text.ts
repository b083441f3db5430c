/** Text cut to the width of a terminal: wrapping, flowing, clipping, padding, by what the eye sees. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** The lines of a text, none wider than `width`; what belongs to an indented line stays indented. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    if (stringWidth(line) <= width) return [line.trimEnd()];
    const indent = /^\s*(?:\d+\. |[-*•] )?/.exec(line)?.[0].length ?? 0;
    const room = Math.max(1, width - indent);
    const parts = wrapAnsi(line.slice(indent), room, { hard: true, trim: true }).split('\n');
    return parts.map((part, index) => (index === 0 ? line.slice(0, indent) : ' '.repeat(indent)) + part);
  });
}

/** Short sentences set one after the other, so that many fit into few lines. */
export function flow(sentences: readonly string[], width: number): string[] {
  return sentences.length === 0 ? [] : wrapAnsi(sentences.join('  '), width, { hard: true, trim: true }).split('\n');
}

/** The line filled with spaces to the width, or cut with an ellipsis. Expects no colours. */
export function fit(line: string, width: number): string {
  const own = stringWidth(line);
  if (own <= width) return line + ' '.repeat(width - own);
  return width < 1 ? '' : `${cut(line, width - 1)}…`.padEnd(width);
}

/** At most `width` columns of the line. */
function cut(line: string, width: number): string {
  let kept = '';
  for (const char of line) {
    if (stringWidth(kept + char) > width) break;
    kept += char;
  }
  return kept;
}

/** Items side by side, read down each column first: as few rows as the width allows. */
export function columns(items: readonly string[], width: number, gap = 2): { rows: string[][]; perColumn: number } {
  for (let perColumn = 1; perColumn < items.length; perColumn++) {
    const count = Math.ceil(items.length / perColumn);
    const widths = Array.from({ length: count }, (_, column) =>
      Math.max(...items.slice(column * perColumn, (column + 1) * perColumn).map((item) => stringWidth(item))),
    );
    if (widths.reduce((sum, each) => sum + each + gap, -gap) > width) continue;
    const rows = Array.from({ length: perColumn }, (_, row) =>
      widths.flatMap((each, column) => {
        const item = items[column * perColumn + row];
        return item === undefined ? [] : [fit(item, each)];
      }),
    );
    return { rows, perColumn };
  }
  return {
    rows: items.map((each) => [fit(each, Math.min(width, stringWidth(each)))]),
    perColumn: Math.max(1, items.length),
  };
}

/** Empty lines added up to the height. */
export function fill(lines: readonly string[], height: number, where: 'above' | 'below' = 'below'): string[] {
  const empty = Array.from({ length: Math.max(0, height - lines.length) }, () => '');
  return where === 'above' ? [...empty, ...lines] : [...lines, ...empty];
}

/** The line, colours and all, filled with spaces to the width. */
export const padSeen = (line: string, width: number): string =>
  line + ' '.repeat(Math.max(0, width - stringWidth(line)));

/** Markdown for eyes that do not read Markdown: headings in capitals, no marks of emphasis or code, a paragraph in one line. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^(?!#)(.*\S)\n(?= {0,4}\S)(?!#| *(?:[-*]|\d+\.) )/gm, '$1 ')
    .replace(/(?<=\S)  +(?=\S)/g, ' ')
    .replace(/^#+ +(.*)$/gm, (_, heading: string) => heading.toUpperCase())
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/(?<![\w*])\*(\S[^*\n]*?)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
}
