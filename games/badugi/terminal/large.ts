/** Badugi's table on a large terminal: an oval with everybody around it. */
import type { Seat } from '@baize/game';
import {
  coloured,
  flow,
  framed,
  type Ink,
  ink,
  pad,
  padBefore,
  type Section,
  shortName,
  sideLines,
  spansOf,
  widthOf,
  withoutColour,
} from '@baize/game/drawing';
import { roundName } from '../src/text.ts';
import { chanceLines, handName } from './hand.ts';
import { isMine, moveCount, moveLines, myCards, title, told, promptLine } from './screen.ts';
import { type Badugi, chips, drawnOf, drawsOf, heading, limits, nowOf, othersOf, positionOf } from './seats.ts';
import { story } from './story.ts';

const WIDTH = 85;
const HEIGHT = 24;
const CENTRE = 42;
const KEYS = ['Enter confirms', 'h hint', 'u undo', 'rules', '? help'];
/** Where the table ends, behind one's own cards. */
const RIM = 19;

/** Cells that can be written over, each with its colour. */
class Canvas {
  readonly #cells: { char: string; ink: Ink }[][] = Array.from({ length: HEIGHT }, () =>
    Array.from({ length: WIDTH }, () => ({ char: ' ', ink: ink.plain })),
  );

  put(x: number, y: number, text: string, colour: Ink = ink.plain): void {
    Array.from(text).forEach((char, at) => {
      const row = this.#cells[y];
      if (row !== undefined && x + at >= 0 && x + at < WIDTH) row[x + at] = { char, ink: colour };
    });
  }

  /** The lines, from the second column on: the first is the frame's margin. */
  lines(): string[] {
    return this.#cells.map((row) => {
      let line = '';
      for (let at = 1; at < row.length; ) {
        let end = at;
        while (end < row.length && row[end].ink === row[at].ink) end++;
        line += row[at].ink(
          row
            .slice(at, end)
            .map(({ char }) => char)
            .join(''),
        );
        at = end;
      }
      return line;
    });
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where its bet lies: beside the box or under it. */
  readonly bet: 'left' | 'right' | 'below';
}

const LEFT_LOW: Spot = { x: 2, y: 10, bet: 'right' };
const RIGHT_LOW: Spot = { x: 61, y: 10, bet: 'left' };
const LEFT: Spot = { x: 2, y: 4, bet: 'right' };
const RIGHT: Spot = { x: 61, y: 4, bet: 'left' };
const TOP: Spot = { x: 32, y: 0, bet: 'below' };

/** By number of others, clockwise from one's left. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [TOP],
  [LEFT, RIGHT],
  [LEFT, TOP, RIGHT],
  [LEFT_LOW, LEFT, RIGHT, RIGHT_LOW],
  [LEFT_LOW, LEFT, TOP, RIGHT, RIGHT_LOW],
  [LEFT_LOW, { ...LEFT, y: 5 }, { ...TOP, x: 18 }, { ...TOP, x: 45 }, { ...RIGHT, y: 5 }, RIGHT_LOW],
  [LEFT_LOW, { ...LEFT, y: 5 }, { ...TOP, x: 10 }, TOP, { ...TOP, x: 54 }, { ...RIGHT, y: 5 }, RIGHT_LOW],
];

const BOX = 19;

function oval(canvas: Canvas): void {
  const line = '─'.repeat(59);
  canvas.put(12, 3, `╭${line}╮`, ink.frame);
  for (let y = 4; y < RIM; y++) {
    canvas.put(12, y, '│', ink.frame);
    canvas.put(72, y, '│', ink.frame);
  }
  canvas.put(12, RIM, `╰${line}╯`, ink.frame);
}

function seatBox(canvas: Canvas, scene: Badugi, seat: Seat, { x, y, bet }: Spot): void {
  const { view, name } = scene;
  const each = view.seats[seat];
  const out = each.folded || each.place > 0;
  const frame = seat === view.turn ? ink.brass : out ? ink.quiet : ink.frame;
  const tone = out ? ink.quiet : ink.plain;
  const between = (left: string, right: string): string => {
    const room = BOX - 2 - widthOf(right);
    return ` ${pad(left, room)}${right} `;
  };
  const drawn = drawnOf(view, seat);
  const short = widthOf(chips(each.stack)) + widthOf(drawn) + 1 > BOX - 2;
  const backs = out || each.cards === 0 ? '' : '▒▒▒▒';
  canvas.put(x, y, `┌${'─'.repeat(BOX)}┐`, frame);
  const inside = [
    between(`${shortName(name(seat), 9)} ${positionOf(view, seat)}`, backs),
    between(chips(each.stack), short ? drawn.replace('draws ', '') : drawn),
    between(nowOf(view, seat), ''),
  ];
  inside.forEach((text, row) => {
    canvas.put(x, y + 1 + row, '│', frame);
    canvas.put(x + 1, y + 1 + row, withoutColour(text), row === 0 && !out ? ink.title : tone);
    canvas.put(x + BOX + 1, y + 1 + row, '│', frame);
  });
  canvas.put(x, y + 4, `└${'─'.repeat(BOX)}┘`, frame);
  if (out || each.bet === 0) return;
  const coin = `◉ ${chips(each.bet)}`;
  if (bet === 'below') canvas.put(x + 9, y + 6, coin, ink.brass);
  else if (bet === 'right') canvas.put(x + BOX + 4, y + 2, coin, ink.brass);
  else canvas.put(x - 2 - coin.length, y + 2, coin, ink.brass);
}

const centred = (canvas: Canvas, y: number, text: string, colour: Ink): void =>
  canvas.put(CENTRE - Math.floor(text.length / 2), y, text, colour);

/** `1 ─ ▮ ─  2  ─ ▯ ─ 3 ─ ▯ ─ 4`: betting rounds by number, draws as cards, full ones over. */
function streets({ view }: Badugi): string {
  const parts: string[] = [];
  for (let round = 0; round < 4; round++) {
    parts.push(round === view.street && !view.drawing ? ` ${round + 1} ` : String(round + 1));
    if (round < 3) parts.push(view.street > round ? '▮' : view.street === round && view.drawing ? ' ▮ ' : '▯');
  }
  return parts.join(' ─ ');
}

function middle(canvas: Canvas, scene: Badugi): void {
  const { view } = scene;
  const short = view.seats.some(({ allIn }) => allIn);
  const pots = short && view.pots.length > 1 ? `  (${view.pots.map(({ amount }) => chips(amount)).join(' + ')})` : '';
  centred(canvas, 8, `Pot  ${chips(view.pot)}${pots}`, ink.brass);
  if (view.turn === null || view.buying) return;
  const line = streets(scene);
  canvas.put(CENTRE - 14, 10, line, ink.quiet);
  const where = view.drawing
    ? `draw ${view.street + 1} of 3`
    : `betting round ${view.street + 1}, ${view.raises} of ${view.cap} bets`;
  centred(canvas, 13, where, ink.quiet);
}

/** The table; my cards come as finished lines, which take the place of the canvas under them. */
function tableLines(scene: Badugi): string[] {
  const { view } = scene;
  const canvas = new Canvas();
  oval(canvas);
  const others = othersOf(view);
  const spots = SPOTS[others.length] ?? [];
  others.forEach((seat, at) => seatBox(canvas, scene, seat, spots[at] ?? TOP));
  middle(canvas, scene);
  if (view.seat !== null) {
    const mine = view.seats[view.seat];
    canvas.put(3, 20, `${view.turn === view.seat ? '▸' : ' '} You  ${positionOf(view, view.seat)}`, ink.brass);
    canvas.put(3, 21, `${chips(mine.stack)} chips${mine.bet > 0 ? `, ${chips(mine.bet)} in` : ''}`);
    const still = view.turn !== null && !view.buying && mine.place === 0;
    const stands = still ? (mine.folded ? 'folded' : '') : nowOf(view, view.seat);
    canvas.put(3, 22, stands || `draws ${drawsOf(view, view.seat)}`);
  }
  const lines = canvas.lines();
  if (view.cards.length === 0) return lines;
  const top = 16;
  myCards(scene, 7, 1, RIM - top).forEach((cards, row) => {
    const { before, after } = cutOut(lines[top + row], 23, widthOf(cards));
    lines[top + row] = before + cards + after;
  });
  return lines;
}

/** The line before and after a stretch, both in colour. */
function cutOut(line: string, from: number, width: number): { before: string; after: string } {
  let [before, after] = ['', ''];
  let at = 0;
  for (const { code, text } of spansOf(line)) {
    before += coloured(code, text.slice(0, Math.max(0, from - at)));
    after += coloured(code, text.slice(Math.max(0, from + width - at)));
    at += text.length;
  }
  return { before, after };
}

/** Everybody's chips as bars, most first. */
function chipBars(scene: Badugi, width: number): string[] {
  const { view, name } = scene;
  const order = view.seats.map(({ stack }, seat) => ({ stack, seat })).toSorted((a, b) => b.stack - a.stack);
  const most = Math.max(1, order[0]?.stack ?? 1);
  const wide = Math.min(10, Math.max(...order.map(({ seat }) => widthOf(name(seat))))) + 1;
  const bar = 14;
  return order.map(({ stack, seat }) => {
    const blocks = '▆'.repeat(Math.ceil((stack / most) * bar));
    return (
      pad(shortName(name(seat), wide - 1), wide) +
      ink.gold(pad(blocks, bar)) +
      padBefore(chips(stack), width - wide - bar)
    );
  });
}

function nextLine({ view }: Badugi): string {
  if (view.turn === null) return '';
  if (view.drawing) return 'Type draw and the cards to throw, such as draw kc or draw 4 for the fourth.';
  if (view.street === 3) return 'Next: the showdown.';
  return `Next: ${roundName(view.street)} draw. Throw cards in any order, draw kc or draw 4 for the fourth.`;
}

export function large(scene: Badugi): string[] {
  const { view } = scene;
  const side = scene.columns - 88;
  const moves = isMine(scene) ? ['', ...moveLines(scene, 'large', 9, 15), '', nextLine(scene)] : [];
  const used = 2 + HEIGHT + (view.seat === null ? 0 : 3) + 1 + moves.length + 1 + 2;
  const gap = Math.max(0, scene.rows - used);
  const sections: Section[] = [
    { title: 'Baize · Badugi', note: `Limit ${limits(view)} · ${heading(view)}`, lines: tableLines(scene) },
    ...(view.seat === null
      ? []
      : [{ title: 'Your hand', note: handName(view), noteInk: ink.brass, lines: chanceLines(view) }]),
    {
      title: title(scene),
      titleInk: ink.brass,
      note: moveCount(scene) === '' ? '' : `${moveCount(scene)}, all listed`,
      noteInk: ink.brass,
      lines: [...moves, ...Array.from({ length: gap }, () => '')],
    },
    {
      title: '',
      lines: [told(scene), promptLine(scene, 26, KEYS, ' · ', 83)],
    },
  ];
  const log = [
    ...story(scene.events, scene.name, side - 2, view.hand),
    '',
    ...(isMine(scene) ? [ink.brass('Your turn')] : flow(scene.status, side - 2, 2)),
  ];
  const chat = scene.chat === null ? [] : [[...scene.chat.slice(-3), ink.quiet('say TEXT to talk')]];
  const lines = sideLines(log, [[ink.title('Chips'), ...chipBars(scene, side - 2)], ...chat], scene.rows - 2);
  return framed(sections, scene, { title: 'What happened', lines, width: side });
}
