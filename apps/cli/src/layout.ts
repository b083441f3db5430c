/** The full screen as lines of text: a pure drawing of a table, for any size from 40 columns and 10 lines up. */
import pc from 'picocolors';
import { framed, withoutColour } from '@baize/game/drawing';
import { drawingOf } from './drawings.ts';
import { menuLines, menuOf } from './menu.ts';
import { newsLines, newsPane } from './news.ts';
import { paint } from './paint.ts';
import { chosenIn, listed, type Screen } from './screen.ts';
import {
  calledAt,
  questionText,
  resultLine,
  resultText,
  type TerminalTable,
  tableText,
  type LogLine,
} from './table.ts';
import { fill, fit, padSeen, wrap } from './text.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Drawn {
  readonly lines: readonly string[];
  readonly perColumn: number;
  readonly mostScroll: number;
  readonly stride: number;
}

/** What the games lay their tables out for. */
const tableWidth = 80;
/** From this width on, what happened stands beside the table. */
const wide = tableWidth + 36;

export function draw(table: TerminalTable, screen: Screen, size: Size): Drawn {
  if (size.columns < 40 || size.rows < 10)
    return { lines: ['This window is too small to play in.'], perColumn: 1, mostScroll: 0, stride: 1 };
  if (table.curtain != null) return still(drawCurtain(table.curtain, size));
  if (screen.page !== null) return drawPage(table, screen, size);
  return drawnByGame(table, screen, size) ?? drawTable(table, screen, size);
}

const still = (lines: readonly string[]): Drawn => ({ lines, perColumn: 1, mostScroll: 0, stride: 1 });

/** Nothing of the table, until the next player says that nobody else looks. */
function drawCurtain(name: string, size: Size): readonly string[] {
  const lines = [`It is ${name}'s turn.`, '', `${name}, press Enter when nobody else looks at the screen.`];
  return uncoloured(framed([{ title: 'Baize', lines: ['', ...lines] }], size));
}

/** Windows from this size on hold a game's own drawing. */
export const holdsDrawing = ({ columns, rows }: Size): boolean => columns >= 60 && rows >= 20;

/** The screen as the game draws it; `null` where it does not, or the window is too small. */
function drawnByGame(table: TerminalTable, screen: Screen, size: Size): Drawn | null {
  const drawing = drawingOf(table.pack);
  const { now } = table;
  if (drawing === null || now.view === null || !holdsDrawing(size)) return null;
  const chosen = chosenIn(screen, now.words);
  const lines = drawing.draw({
    view: now.view,
    words: now.words,
    events: now.log.flatMap(({ event }) => (event.type.startsWith('table:') ? [] : [event])),
    name: (seat) => (seat === table.me ? 'You' : table.name(seat)),
    ...size,
    typed: tailOf(screen.input, Math.floor(size.columns / 4)),
    chosen,
    note: table.trouble ?? screen.note,
    status: now.result === null ? questionText(table) : endLine(table, Math.min(size.columns, 87) - 6),
    clock: table.clock ?? null,
    chat: table.chat ?? null,
  });
  return still(uncoloured(lines));
}

/** Games draw in colour; where there is none, they lose it. */
export const uncoloured = (lines: readonly string[]): readonly string[] =>
  pc.isColorSupported ? lines : lines.map(withoutColour);

function drawPage(table: TerminalTable, screen: Screen, size: Size): Drawn {
  const { title = '', text = '' } = screen.page ?? {};
  const lines = wrap(text, size.columns - 1).map(paint(table.pack.accents));
  const height = size.rows - 3;
  const mostScroll = Math.max(0, lines.length - height);
  const from = Math.min(screen.scroll, mostScroll);
  const seen = mostScroll === 0 ? '' : ` PgUp, PgDn: line ${Math.min(from + height, lines.length)} of ${lines.length}.`;
  return {
    lines: [
      header(table, size.columns),
      pc.bold(fit(title, size.columns)),
      ...fill(lines.slice(from, from + height), height),
      pc.dim(fit(seen === '' ? 'Esc or Enter: back to the table.' : `Esc: back to the table.${seen}`, size.columns)),
    ],
    perColumn: 1,
    mostScroll,
    stride: Math.max(1, height - 1),
  };
}

function drawTable(table: TerminalTable, screen: Screen, size: Size): Drawn {
  const { now, pack } = table;
  const beside = size.columns >= wide;
  const side = beside ? Math.min(52, size.columns - tableWidth - 3) : 0;
  const width = size.columns - (beside ? side + 3 : 0);
  const colour = paint(pack.accents);
  const called = table.me === null ? 'since you came' : 'since your last decision';

  const shown = wrap(tableText(table), width).map(colour);
  const asked = now.result === null ? questionText(table) : resultText(table);
  const question = wrap(asked, width).map((line) => pc.bold(line));
  const notes = noteLines(table, screen, width);
  const menu = menuOf(now.words, listed(screen.input, now.words), width);

  // The header and the input line are always there; the news come next, then a few moves, then the table.
  const room = size.rows - 2 - question.length - notes.length;
  const least = Math.min(menu.rows.length, 3);
  const linesOf = (log: readonly LogLine[]): number =>
    newsLines(
      log.filter(({ fresh }) => fresh),
      width,
    ).length;
  // The player's own moves are the first to make way for the table.
  const others = now.log.filter(({ seat, fresh }) => !(fresh && seat === table.me));
  const log = beside || linesOf(now.log) + 1 + least + shown.length <= room || linesOf(others) === 0 ? now.log : others;
  const fresh = linesOf(log);
  const newsRoom = beside ? 0 : 1 + Math.min(fresh, Math.max(2, Math.floor(room / 2)));
  const leastMenu = newsRoom + shown.length + 4 <= room ? Math.min(menu.rows.length, 4) : least;
  const tableRoom = Math.max(3, Math.min(shown.length, room - newsRoom - leastMenu));
  const menuRoom = Math.max(1, Math.min(menu.rows.length, room - newsRoom - tableRoom));
  const spare = Math.max(0, room - newsRoom - tableRoom - menuRoom);

  const mostScroll = Math.max(0, shown.length - tableRoom);
  const from = Math.min(screen.scroll, mostScroll);
  const left = [
    ...clip(shown, from, tableRoom),
    ...(beside
      ? fill([], spare)
      : fill(newsPane(log, width, newsRoom + spare, called).map(colour), newsRoom + spare, 'above')),
    ...question,
    ...menuLines(menu, screen.chosen, menuRoom, width, colour),
    ...notes,
    `${pc.bold('>')} ${tailOf(screen.input, width - 4)}${pc.inverse(' ')}`,
  ];
  const right = beside ? newsPane(now.log, side, left.length, called).map(colour) : [];
  const body = beside ? left.map((line, row) => `${padSeen(line, width)} ${pc.dim('│')} ${right[row] ?? ''}`) : left;
  return {
    lines: [header(table, size.columns), ...body].slice(0, size.rows),
    perColumn: menu.perColumn,
    mostScroll,
    stride: Math.max(1, tableRoom - 1),
  };
}

function header(table: TerminalTable, width: number): string {
  const { now, pack } = table;
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== table.me);
  const people = others.map((seat) => table.name(seat)).join(', ');
  const me = table.me === null ? '' : `${calledAt(table, table.me)}${people === '' ? '' : ' against '}`;
  const left = ` ${pack.game.title} · ${table.label} · ${me}${people}`;
  const right =
    now.result !== null
      ? 'over'
      : now.turn === null
        ? 'waiting'
        : now.turn === table.me
          ? now.words.length > 0
            ? 'your turn'
            : 'a moment…'
          : table.name(now.turn);
  return pc.inverse(`${fit(left, Math.max(0, width - right.length - 2))} ${right} `);
}

function noteLines(table: TerminalTable, screen: Screen, width: number): string[] {
  const note = table.trouble ?? screen.note;
  if (note !== '')
    return wrap(note, width)
      .slice(0, 4)
      .map((line) => pc.yellow(line));
  const over = table.now.result !== null;
  const tips = over
    ? afterTips(table)
    : table.now.words.length === 0
      ? `${meanwhileOf(table)}Meanwhile: help, log, table, cards, rules, quit`
      : 'Number, words or arrows, then Enter. Also: help, hint, undo, log, cards, quit';
  return [pc.dim(fit(tips, width))];
}

/** What keeps one waiting, where the question does not say it. */
const meanwhileOf = ({ now, me }: TerminalTable): string =>
  now.view === null ? '' : me === null ? 'You look on. ' : 'The others move. ';

/** What can be typed once a game is over. */
const afterTips = (table: TerminalTable): string => `${afterwards(table)}log, save, quit`;

/** Who won, and as much of what can be typed as fits. */
function endLine(table: TerminalTable, width: number): string {
  const tips = afterTips(table).split(', ');
  const line = (): string => [resultLine(table), tips.join(', ')].join(' · ');
  while (tips.length > 1 && line().length > width) tips.splice(-2, 1);
  return line();
}

/** A server's table goes back no more once the game is over, but may go on with another. */
function afterwards(table: TerminalTable): string {
  if (table.do === undefined) return table.undo === undefined ? '' : 'again, undo, ';
  return table.me === null ? '' : 'rematch, ';
}

function clip(lines: readonly string[], from: number, room: number): string[] {
  if (lines.length <= room) return [...lines];
  const hidden = lines.length - room + 1;
  return [...lines.slice(from, from + room - 1), pc.dim(`… ${hidden} more lines: PgDn, PgUp, or \`table\``)];
}

const tailOf = (text: string, width: number): string => (text.length <= width ? text : `…${text.slice(1 - width)}`);
