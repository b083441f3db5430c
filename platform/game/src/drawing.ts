/** Text drawn for a terminal: colours, widths and frames. Colours are escape codes that whoever prints may strip. */

const ESCAPE = '\u001b';

/** The text in the colour of a code; an empty code is none. */
export const coloured = (code: string, text: string): string =>
  text === '' || code === '' ? text : `${ESCAPE}[${code}m${text}${ESCAPE}[0m`;

const colour =
  (code: string) =>
  (text: string): string =>
    coloured(code, text);

export type Ink = (text: string) => string;

export const ink = {
  plain: (text: string): string => text,
  frame: colour('32'),
  title: colour('1'),
  quiet: colour('2'),
  /** What can be typed. */
  brass: colour('93'),
  chosen: colour('30;43'),
  gold: colour('33'),
  red: colour('91'),
  green: colour('92'),
  blue: colour('94'),
  violet: colour('95'),
  white: colour('97'),
  grey: colour('90'),
} as const;

const codes = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g');
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Stretches of a line in one colour, each with its code; an empty code is no colour. */
export function spansOf(line: string): { readonly code: string; readonly text: string }[] {
  const spans = new RegExp(`${ESCAPE}\\[([\\d;]*)m([^${ESCAPE}]*)|([^${ESCAPE}]+)`, 'g');
  return Array.from(line.matchAll(spans), ([, code = '', coloured = '', plain = '']) => ({
    code: code === '0' ? '' : code,
    text: coloured + plain,
  })).filter(({ text }) => text !== '');
}

export const withoutColour = (text: string): string => text.replaceAll(codes, '');

const cellsOf = (char: string): number => (/\p{M}|\u200d|\ufe0f/u.test(char) ? 0 : wide.test(char) ? 2 : 1);

/** How many cells the text takes. */
export function widthOf(text: string): number {
  let cells = 0;
  for (const char of withoutColour(text)) cells += cellsOf(char);
  return cells;
}

/** Filled with spaces to the width, or cut. */
export function pad(text: string, width: number): string {
  const own = widthOf(text);
  return own <= width ? text + ' '.repeat(width - own) : clip(text, width);
}

/** The spaces before the text; what is longer stays whole. */
export function padBefore(text: string | number, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(String(text)))) + text;
}

/** At most this many cells of the text, `…` where something is missing. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width < 1) return '';
  let kept = '';
  let cells = 0;
  let open = false;
  for (let at = 0; at < text.length; ) {
    codes.lastIndex = at;
    const code = codes.exec(text);
    if (code?.index === at) {
      kept += code[0];
      open = code[0] !== `${ESCAPE}[0m`;
      at += code[0].length;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (cells + cellsOf(char) > width - 1) break;
    kept += char;
    cells += cellsOf(char);
    at += char.length;
  }
  return `${kept}…${open ? `${ESCAPE}[0m` : ''}${' '.repeat(width - 1 - cells)}`;
}

/** Whole sentences as far as they fit; a first one that is too long is cut. */
export function sentencesIn(text: string, width: number): string {
  const [first, ...more] = text.split(/(?<=[.?!]) (?=\S)/);
  let kept = first;
  for (const each of more) {
    if (widthOf(`${kept} ${each}`) > width) break;
    kept += ` ${each}`;
  }
  return clip(kept, width);
}

/** A name cut to a width: the number of a namesake stays, `planner 2` becomes `plan 2`. */
export function shortName(name: string, width: number): string {
  const number = / \d+$/.exec(name)?.[0] ?? '';
  if (number === '' || widthOf(name) <= width) return clip(name, width);
  return (
    Array.from(name)
      .slice(0, Math.max(0, width - number.length))
      .join('')
      .trimEnd() + number
  );
}

/**
 * Words set into lines no wider than `width`; lines after the first are indented. A word that is too long is cut; a
 * no-break space becomes a space that no line ends at.
 */
export function flow(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (line !== '' && line.trim() !== '' && widthOf(next) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = next;
  }
  return [...lines, line].map((each) => clip(each.replaceAll('\u00a0', ' '), width));
}

/** Keys that answer something only while one may move. */
const ON_TURN = new Set(['Enter confirms', 'h hint', 'u undo']);

/** The keys that do something now. */
export const usefulKeys = (scene: { readonly words: readonly string[] }, keys: readonly string[]): readonly string[] =>
  scene.words.length > 0 ? keys : keys.filter((key) => !ON_TURN.has(key));

/** What is typed, and from a column on the keys that can be pressed: what is typed is never cut, keys give way to it. */
export function besideKeys(
  typed: string,
  column: number,
  keys: readonly string[],
  between: string,
  width: number,
): string {
  const before = pad(typed, Math.max(column, widthOf(typed) + 2));
  let kept = [...keys];
  while (kept.length > 0 && widthOf(before + kept.join(between)) > width) kept = kept.slice(1);
  return before + ink.quiet(kept.join(between));
}

/** Cells side by side, as many in a line as fit. */
export function rowsOf(cells: readonly string[], width: number, gap: number): string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const last = lines.at(-1);
    const next = last === undefined ? cell : last + ' '.repeat(gap) + cell;
    if (last === undefined || widthOf(next) > width) lines.push(cell);
    else lines[lines.length - 1] = next;
  }
  return lines;
}

/** Blocks of lines of equal height, side by side. */
export function beside(blocks: readonly (readonly string[])[], gap: number): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) => blocks.map((block) => block[row] ?? '').join(' '.repeat(gap)));
}

/** A part of a frame, with a line above it that names it. */
export interface Section {
  readonly title: string;
  readonly titleInk?: Ink;
  /** At the right end of that line. */
  readonly note?: string;
  readonly noteInk?: Ink;
  readonly lines: readonly string[];
}

/** The column at the right. */
export interface Side {
  readonly title: string;
  readonly lines: readonly string[];
  /** Without its frame. */
  readonly width: number;
}

/** Sections under each other in one frame of exactly this size; what is missing is empty, what is too much is cut. */
export function framed(
  sections: readonly Section[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
  side: Side | null = null,
): string[] {
  const width = columns - 2 - (side === null ? 0 : side.width + 1);
  const inner = Math.max(0, rows - 2);
  const bar = ink.frame('│');
  const [head = { title: '', lines: [] }] = sections;
  const body = sections.flatMap((section, index) => [
    ...(index === 0 ? [] : [rule(section, width, '├', '─┤', ink.quiet)]),
    ...section.lines.map((text) => `${bar}${pad(` ${text}`, width)}${bar}`),
  ]);
  const empty = `${bar}${' '.repeat(width)}${bar}`;
  const lines = Array.from({ length: inner }, (_, row) => {
    const main = body[row] ?? empty;
    return side === null ? main : `${main}${pad(` ${side.lines[row] ?? ''}`, side.width)}${bar}`;
  });
  const end = side === null ? '┘' : `┴${'─'.repeat(side.width)}┘`;
  const top = rule(head, width, '┌', side === null ? '─┐' : '──┬', ink.title) + (side === null ? '' : sideRule(side));
  return [top, ...lines, ink.frame(`└${'─'.repeat(width)}${end}`)];
}

/** The line above a section; `end` is what follows its note. */
function rule(section: Section, width: number, start: string, end: string, noteInk: Ink): string {
  const title = section.title === '' ? '' : clip(` ${section.title} `, width - end.length);
  const note = section.note === undefined || section.note === '' ? '' : ` ${section.note} `;
  const room = width - widthOf(title) - end.length;
  const kept = widthOf(note) <= room ? note : '';
  return (
    ink.frame(`${start}─`) +
    (section.titleInk ?? ink.title)(title) +
    ink.frame('─'.repeat(Math.max(0, room - widthOf(kept)))) +
    (section.noteInk ?? noteInk)(kept) +
    ink.frame(end)
  );
}

function sideRule({ title, width }: Side): string {
  const text = ` ${title} `;
  return ink.frame('─') + ink.title(text) + ink.frame(`${'─'.repeat(Math.max(0, width - 1 - widthOf(text)))}┐`);
}

/** The lines of a side column: the latest of a story, then panels that stand at its end. */
export function sideLines(story: readonly string[], panels: readonly (readonly string[])[], height: number): string[] {
  const below = panels.flatMap((panel) => [...panel, '']);
  const room = Math.max(0, height - below.length - 3);
  const shown = story.slice(Math.max(0, story.length - room));
  const above = ['', ...shown];
  return [...above, ...Array.from({ length: Math.max(0, height - below.length - above.length) }, () => ''), ...below];
}

/** Lines that sections take in a frame. */
export const heightOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.length + 1, 1);

/** The first of several layouts, from the fullest to the barest, that is not too high; else the last. */
export function fitting(layouts: readonly (() => readonly Section[])[], rows: number): readonly Section[] {
  let sections: readonly Section[] = [];
  for (const layout of layouts) {
    sections = layout();
    if (heightOf(sections) <= rows) break;
  }
  return sections;
}

/** Lines that are left over tell what happened, above the last section; a single one stands over its last line. */
export function withNews(sections: readonly Section[], rows: number, news: readonly string[]): readonly Section[] {
  const free = rows - heightOf(sections);
  const last = sections.at(-1);
  if (free < 1 || last === undefined) return sections;
  const above = sections.slice(0, -1);
  if (free === 1) return [...above, { ...last, lines: last.lines.toSpliced(-1, 0, ink.quiet(news.at(-1) ?? '')) }];
  const shown = news.slice(1 - free);
  const empty = Array.from({ length: free - 1 - shown.length }, () => '');
  return [...above, { title: 'What happened', lines: [...shown, ...empty] }, last];
}
