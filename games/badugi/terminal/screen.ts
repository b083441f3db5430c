/** Badugi's table on a terminal: the middle and small sizes; `large.ts` draws the big one. */
import {
  beside,
  besideKeys,
  clip,
  framed,
  ink,
  pad,
  padBefore,
  type Section,
  shortName,
  usefulKeys,
} from '@baize/game/drawing';
import { cardName } from '../src/cards.ts';
import { counting } from '../src/hand.ts';
import { roundName } from '../src/text.ts';
import type { View } from '../src/view.ts';
import { cardBox, chanceBrief, chanceColumn, handName, signOf, underCard } from './hand.ts';
import { consequence, detail, groups, label, prompt } from './moves.ts';
import { type Badugi, chips, drawsOf, heading, limits, nowOf, othersOf, positionOf, stageOf } from './seats.ts';
import { briefNews, olderNews, recently } from './story.ts';

export const isMine = ({ view, words }: Badugi): boolean => view.turn === view.seat && words.length > 0;

export const title = (scene: Badugi): string => (isMine(scene) ? prompt(scene.view, scene.words) : scene.status);

export function moveCount({ words }: Badugi): string {
  return words.length === 0 ? '' : `${words.length} move${words.length === 1 ? '' : 's'}`;
}

/** My cards side by side, each with the number that throws it; `rim` is a line that goes on between them. */
export function myCards(scene: Badugi, inside: number, gap: number, rim = -1): string[] {
  const { view, chosen } = scene;
  const kept = counting(view.cards);
  const boxes = view.cards.map((card, place) => {
    const at = view.drawing ? throwOf(scene, place) : -1;
    return cardBox(card, inside, {
      counts: kept.includes(card),
      picked: view.picked.includes(card),
      number: at < 0 ? null : at + 1,
      chosen: at >= 0 && at === chosen,
    });
  });
  const lines = beside(boxes, gap);
  if (rim >= 0) lines[rim] = boxes.map((box) => box[rim]).join(ink.frame('─'.repeat(gap)));
  return [...lines, notes(scene, inside + 2 + gap, inside === 5 ? 1 : 0)];
}

function throwOf({ view, words }: Badugi, place: number): number {
  return words.findIndex((each) => each === `discard ${cardName(view.cards[place])}`);
}

/** `pair` for `pair of sixes`, `♦ twice` for `diamond twice`, `three ♦` for `three diamonds`. */
const inShort = (text: string, card: number): string =>
  text.startsWith('pair')
    ? 'pair'
    : text.replace(/^\w+ (?=twice)/, `${signOf(card)} `).replace(/(clubs|diamonds|hearts|spades)$/, signOf(card));

/**
 * Why cards do not count, under them, once for neighbours with the same reason; where two would touch, the second follows the
 * first. Cards to be thrown are marked under themselves and nowhere else: then reasons are short or give way.
 */
function notes({ view }: Badugi, width: number, indent: number): string {
  const texts = view.cards.map((card) => underCard(view, card));
  const marking = view.picked.length > 0;
  let line = '';
  texts.forEach((text, place) => {
    const card = view.cards[place];
    const same = !view.picked.includes(card) && text === texts[place - 1];
    if (text === '' || same) return;
    const from = place * width + indent;
    if (!marking) {
      line = line.length < from || line === '' ? line.padEnd(from) + text : `${line}, ${text}`;
      return;
    }
    const next = texts.findIndex((each, at) => at > place && each !== '');
    const room = next < 0 ? Number.POSITIVE_INFINITY : (next - place) * width - 1;
    const said = [text, inShort(text, card)].find((each) => each.length <= room);
    if (said !== undefined) line = line.padEnd(from) + said;
  });
  return ink.quiet(line);
}

/** `Fold    1 fold           the 40 you paid stays in the pot`, a line for each kind. */
export function moveLines(scene: Badugi, room: 'large' | 'medium' | 'small', labels: number, texts: number): string[] {
  const { view, words, chosen } = scene;
  return groups(view, words).map(({ label: kind, moves }) => {
    const cells = moves.map(({ at, text }) => `${(at === chosen ? ink.chosen : ink.brass)(String(at + 1))} ${text}`);
    const about = moves.length === 1 ? detail(view, words[moves[0].at], room) : '';
    const body = moves.length === 1 ? pad(cells[0], texts + 2) : cells.join('   ');
    return pad(ink.quiet(kind), labels) + body + ink.quiet(about);
  });
}

const typed = ({ typed: text }: Badugi): string => `${ink.brass('>')} ${text}_`;

/** The prompt with keys that can be typed, or what stands there instead; after the game the title names them. */
export function promptLine(
  scene: Badugi,
  column: number,
  keys: readonly string[],
  between: string,
  width: number,
): string {
  if (scene.keys !== undefined) return clip(ink.quiet(scene.keys), width);
  return scene.view.turn === null
    ? typed(scene)
    : besideKeys(typed(scene), column, usefulKeys(scene, keys), between, width);
}

/** What comes of the chosen move, or what the table has to tell. */
export function told(scene: Badugi): string {
  const { view, words, chosen, note, name } = scene;
  if (note !== '') return ink.red(note);
  if (chosen === null || words[chosen] === undefined) return '';
  return `${ink.brass(`${chosen + 1} ${label(view, words[chosen])}`)}: ${consequence(view, words[chosen], name)}`;
}

const betsMade = ({ view }: Badugi): string => `${view.raises} of ${view.cap} bets`;

/** `bet 1 ─ draw ─  bet 2  ─ draw`, the present one marked. */
function streetLine({ view }: Badugi): string {
  const steps = ['bet 1', 'draw', 'bet 2', 'draw', 'bet 3', 'draw', 'bet 4', 'showdown'];
  const now = view.turn === null || view.buying ? 7 : view.street * 2 + (view.drawing ? 1 : 0);
  return steps
    .map((step, at) => (at === now ? ink.chosen(` ${step} `) : (at < now ? ink.brass : ink.quiet)(step)))
    .join(ink.quiet(' ─ '));
}

interface Columns {
  readonly name: number;
  readonly position: number;
  readonly chips: number;
  readonly bet: number;
  readonly draws: number;
}

function seatRow(scene: Badugi, seat: number, columns: Columns, button: boolean): string {
  const { view, name } = scene;
  const each = view.seats[seat];
  const out = each.folded || each.place > 0;
  const mine = seat === view.seat;
  const tone = out ? ink.quiet : mine ? ink.brass : ink.plain;
  const position = `${positionOf(view, seat)}${button && seat === view.button ? ' D' : ''}`;
  const bet = out || (each.bet === 0 && !mine) ? '' : chips(each.bet);
  return [
    ink.brass(seat === view.turn ? '▸ ' : '  '),
    (out ? ink.quiet : mine ? ink.brass : ink.title)(pad(shortName(name(seat), columns.name - 1), columns.name - 1)),
    ' ',
    pad(ink.quiet(position), columns.position),
    tone(padBefore(chips(each.stack), columns.chips)),
    (each.bet > 0 ? ink.brass : ink.quiet)(padBefore(bet, columns.bet)),
    '   ',
    tone(pad(out ? '' : drawsOf(view, seat, columns.draws), columns.draws)),
    tone(nowOf(view, seat)),
  ].join('');
}

/** The others from one's left, oneself last. */
function rows(scene: Badugi, columns: Columns, button: boolean): string[] {
  const { view } = scene;
  const order = [...othersOf(view), ...(view.seat === null ? [] : [view.seat])];
  return order.map((seat) => seatRow(scene, seat, columns, button));
}

export function medium(scene: Badugi): string[] {
  const { view } = scene;
  const width = scene.columns - 4;
  const columns = { name: 10, position: 5, chips: 9, bet: 7, draws: 11 };
  const seats = [ink.quiet('  Player    seat     chips    bet   draws      now'), ...rows(scene, columns, true)].map(
    (line) => clip(line, width),
  );
  const cards = view.cards.length === 0 ? [] : myCards(scene, 5, 2);
  const chances = chanceColumn(view);
  const hand = cards.map((line, row) =>
    chances[row] === undefined ? ` ${line}` : `${pad(` ${line}`, 40)}${chances[row]}`,
  );
  const moves = isMine(scene) ? moveLines(scene, 'medium', 8, 15) : [];
  const say = told(scene);
  const fixed = 2 + seats.length + 2 + (hand.length === 0 ? 0 : hand.length + 1) + 1 + moves.length + 1;
  const room = Math.max(0, scene.rows - fixed);
  const news = newsOf(scene, say, room, width);
  const round = roundName(view.street);
  const where = stageOf(view, `${round} draw`, `${round} betting round · ${betsMade(scene)} made`);
  const sections: Section[] = [
    { title: 'Baize · Badugi', note: `Limit ${limits(view)} · ${heading(view)}`, lines: seats },
    { title: `Pot ${chips(view.pot)}`, note: where, lines: [streetLine(scene)] },
    ...(hand.length === 0 ? [] : [{ title: 'Your cards', note: handName(view), noteInk: ink.brass, lines: hand }]),
    {
      title: title(scene),
      titleInk: ink.brass,
      note: moveCount(scene),
      noteInk: ink.brass,
      lines: [...moves, ...news, lastLine(scene, news.length > 0 ? '' : say, width)],
    },
  ];
  return framed(sections, scene);
}

/** The prompt with what there is to type, or with what must be told where no other line is left for it. */
const lastLine = (scene: Badugi, say: string, width: number): string =>
  say === ''
    ? promptLine(scene, 28, ['h hint', 'u undo', 'log', 'table', '? help'], '   ', width)
    : clip(`${typed(scene)}   ${say}`, width);

/** Whose last decision the news follow: nobody's once all is over, or over for the viewer. */
const eyes = (view: View): number | null =>
  view.turn === null || (view.seat !== null && view.seats[view.seat].place > 0) ? null : view.seat;

/** Lines between the moves and the prompt: a note or what was done since one's last decision, and older news above. */
function newsOf(scene: Badugi, say: string, room: number, width: number): string[] {
  const { view, events, name } = scene;
  if (room === 0) return [];
  const last = scene.note !== '' ? say : ink.quiet(recently(events, eyes(view), name, width));
  const older = olderNews(events, eyes(view), name)
    .slice(1 - room)
    .map((line) => ink.quiet(line));
  const lines = room === 1 ? [last] : [...older, scene.note !== '' || isMine(scene) ? say || last : last];
  return [...Array.from({ length: Math.max(0, room - lines.length) }, () => ''), ...lines].map((line) =>
    clip(line, width),
  );
}

export function small(scene: Badugi): string[] {
  const { view } = scene;
  const width = scene.columns - 4;
  const columns = { name: 9, position: 3, chips: 8, bet: 6, draws: 10 };
  const seats = rows(scene, columns, false).map((line) => clip(line, width));
  const side = [ink.brass(handName(view)), ...chanceBrief(view)];
  const cards = view.cards.length === 0 ? [] : myCards(scene, 3, 2);
  const hand = cards.map((line, row) => (side[row] === undefined ? ` ${line}` : `${pad(` ${line}`, 30)} ${side[row]}`));
  const moves = isMine(scene) ? moveLines(scene, 'small', 7, 13) : [];
  const note =
    scene.note !== '' ? ink.red(scene.note) : ink.plain(briefNews(scene.events, eyes(view), scene.name, width));
  const used = 2 + seats.length + 1 + (hand.length === 0 ? 0 : hand.length) + 1 + moves.length + 1 + 1 + 1;
  const spare = Math.max(0, scene.rows - used);
  const number = view.street + 1;
  const where = stageOf(view, `draw ${number} of 3`, `betting round ${number} of 4 · ${betsMade(scene)}`);
  const older =
    spare === 0
      ? []
      : olderNews(scene.events, eyes(view), scene.name)
          .slice(-spare)
          .map((line) => clip(ink.quiet(line), width));
  const sections: Section[] = [
    { title: `Badugi · limit ${limits(view)}`, note: heading(view), lines: seats },
    { title: `Pot ${chips(view.pot)}`, note: where, noteInk: ink.title, lines: hand },
    {
      title: isMine(scene) ? 'Your turn' : scene.status,
      titleInk: ink.brass,
      note: moveCount(scene),
      noteInk: ink.brass,
      lines: moves,
    },
    {
      title: 'What happened',
      lines: [
        ...Array.from({ length: Math.max(0, spare - older.length) }, () => ''),
        ...older,
        clip(note, width),
        promptLine(scene, 18, ['h hint', 'u undo', 'log', '? help'], '  ', width),
      ],
    },
  ];
  return framed(tight(sections, scene.rows), scene);
}

/** Seven seats and a draw are too much for twenty lines: then the notes under the cards go. */
function tight(sections: Section[], rows: number): Section[] {
  const height = sections.reduce((sum, { lines }) => sum + lines.length + 1, 1);
  if (height <= rows) return sections;
  return sections.map((section, at) =>
    at === 1 ? { ...section, lines: section.lines.slice(0, rows - height) } : section,
  );
}
