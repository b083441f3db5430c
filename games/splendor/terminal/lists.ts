/** Splendor's table below 120 columns or 40 lines: a card is a cell of two lines. */
import { clip, framed, heightOf, ink, pad, type Section, widthOf } from '@baize/game/drawing';
import type { Card } from '../src/facts.ts';
import { amounts, LEVELS, letter, mine, points, reservedOf, shortage, TIERS, word } from './gems.ts';
import { moveLines } from './moveLines.ts';
import { story } from './story.ts';
import {
  clockText,
  countOf,
  heldCard,
  lackOf,
  noteOf,
  over,
  playerLines,
  prices,
  resultOf,
  short,
  type Table,
  tag,
  titleOf,
  typed,
} from './table.ts';

/** Two lines for each level: bonus with the number that reserves it, price with what is missing or the number that buys it. */
export function market(table: Table, room: 'medium' | 'small'): string[] {
  const { view } = table;
  const [label, cell] = room === 'medium' ? [9, 17] : [4, 13];
  return TIERS.flatMap((tier) => {
    const left = view.decksRemaining[`tier${tier}`];
    const cards = view.tableau[`tier${tier}`];
    const head = pad(ink.title(LEVELS[tier]), label);
    const second = pad(ink.quiet(room === 'medium' ? `${left} left` : String(left)), label);
    const tops = cards.map((card) => pad(card === null ? '' : topCell(table, card, room), cell));
    const lows = cards.map((card) => pad(card === null ? '' : lowCell(table, card, room), cell));
    return [head + tops.join(''), second + lows.join('')];
  });
}

function topCell(table: Table, card: Card, room: 'medium' | 'small'): string {
  const reserve = table.reserve.get(card.id);
  const mark =
    reserve === undefined ? '' : (reserve === table.scene.chosen ? ink.chosen : ink.quiet)(`r${reserve + 1}`);
  const bonus = room === 'medium' ? word(card.bonus) : letter(card.bonus);
  return `${pad(`${ink.title(String(card.prestige))} ${bonus}`, room === 'medium' ? 12 : 8)}${mark}`;
}

function lowCell(table: Table, card: Card, room: 'medium' | 'small'): string {
  const buy = table.buy.get(card.id);
  const cost = prices(table.view, card, room === 'medium' ? ' ' : '');
  const lack = lackOf(table.view, card);
  const end =
    buy !== undefined ? tag(table, buy, `buy${room === 'medium' ? ' ' : ''}${buy + 1}`) : lack > 0 ? short(lack) : '';
  if (room === 'small') return `${pad(cost, 8)}${end}`;
  return `${pad(cost, 15 - widthOf(end))}${end}`;
}

const nobleBrief = ({ view }: Table, gap: string): string =>
  view.nobles.map(({ requires }) => amounts(requires)).join(gap) || 'none left';

function buyCount({ buy, view, scene }: Table): string {
  if (scene.words.length === 0) return '';
  const board = mine(view);
  const gold = [...buy.keys()].filter((id) => {
    const card = [...TIERS.flatMap((tier) => view.tableau[`tier${tier}`]), ...reservedOf(board)].find(
      (each) => each?.id === id,
    );
    return card != null && board !== null && shortage(card, board).gold > 0;
  }).length;
  if (buy.size === 0) return 'nothing to buy yet';
  const with_ =
    gold === 0
      ? ''
      : gold === buy.size
        ? gold === 1
          ? ', with gold'
          : gold === 2
            ? ', both with gold'
            : ', all with gold'
        : `, ${gold} with gold`;
  return `${buy.size} to buy${with_}`;
}

export function medium(table: Table): string[] {
  const { scene, view } = table;
  const width = scene.columns - 3;
  const cards = reservedOf(mine(view));
  const [first] = cards;
  const hold =
    first === undefined
      ? ink.quiet('You hold no reserved card')
      : `${ink.quiet('You hold')} ${cards.length === 1 ? heldCard(table, first) : cards.map((card) => heldCard(table, card)).join(ink.quiet(' · '))}`;
  const legend = cards.length > 1 ? '' : ink.quiet('D diamond  S sapphire  E emerald  R ruby');
  const after = resultOf(table);
  const say =
    scene.note !== ''
      ? ink.red(scene.note)
      : after === null
        ? ''
        : ink.quiet(
            `${points(after.points)} and ${after.tokens} token${after.tokens === 1 ? '' : 's'} left${over(after.tokens)}.`,
          );
  const keys = ink.quiet('h hint  u undo  log  ? help');
  const example = [...table.reserve.values()][0];
  const sections: Section[] = [
    {
      title: 'Baize · Splendor',
      note: noteOf(table),
      lines: [
        ...playerLines(table, 'medium').map((line) => clip(line, width)),
        `${ink.quiet('Nobles, 3 points each:')} ${nobleBrief(table, ink.quiet(' · '))}`,
      ],
    },
    {
      title: 'Cards: points, bonus, your price',
      note: example === undefined ? '−2 is 2 short' : `r${example + 1} reserves · −2 is 2 short`,
      lines: [
        ...market(table, 'medium'),
        clip(legend === '' ? hold : pad(hold, 36) + legend, width),
        pad(ink.quiet(buyCount(table)), 36) + ink.quiet('O onyx  G gold, stands for any'),
      ],
    },
    {
      title: titleOf(table),
      titleInk: ink.brass,
      note: countOf(table, ''),
      noteInk: ink.brass,
      lines: [
        ...moveLines(table, 'medium', width),
        clip(`${typed(table)}   ${say === '' ? '' : `${say}   `}${keys}`, width),
      ],
    },
  ];
  return framed(withNews(table, fitted(sections, scene.rows), width), scene);
}

/** Lines that are left over tell what happened, above the moves. */
function withNews(table: Table, sections: Section[], width: number): Section[] {
  const room = table.scene.rows - heightOf(sections) - 1;
  if (room < 1) return sections;
  const news = story(table.scene, width)
    .filter((line) => line !== '')
    .slice(-room);
  const lines = [...news, ...Array.from({ length: room - news.length }, () => '')];
  return [...sections.slice(0, -1), { title: 'What happened', lines }, ...sections.slice(-1)];
}

/** Where the window is too low, what tells least goes first: the lines under the market, then the market from below. */
function fitted(sections: Section[], rows: number): Section[] {
  const list = [...sections];
  const drop = (index: number, keep: number): void => {
    while (heightOf(list) > rows && list[index] !== undefined && list[index].lines.length > keep)
      list[index] = { ...list[index], lines: list[index].lines.slice(0, -1) };
  };
  drop(1, 6);
  drop(1, 0);
  return list;
}

export function small(table: Table): string[] {
  const { scene, view } = table;
  const width = scene.columns - 3;
  const after = resultOf(table);
  const say =
    scene.note !== ''
      ? ink.red(scene.note)
      : after === null
        ? ''
        : ink.quiet(
            `${points(after.points)}, ${after.tokens} token${after.tokens === 1 ? '' : 's'} left${over(after.tokens)}.`,
          );
  const players = playerLines(table, 'small').map((line) => clip(line, width));
  const moves = moveLines(table, 'small', width);
  const last = view.lastRoundTriggered && view.currentPlayerId !== null ? 'the last' : 'to 15';
  const clock = scene.clock === null ? '' : ` · clock ${clockText(scene.clock)}`;
  const example = [...table.reserve.values()].at(-4);
  const nobles = `${ink.quiet('Nobles')} ${nobleBrief(table, ink.quiet(' · '))}`;
  const tall = 2 + players.length + 1 + 1 + 6 + 1 + moves.length + 1;
  const low = tall > scene.rows;
  const keys = scene.note === '' ? ink.quiet('h hint u undo ?') : '';
  const sections: Section[] = [
    { title: `Splendor · round ${view.round}`, note: `${last}${clock}`, lines: low ? players : [...players, nobles] },
    {
      title: low
        ? `Nobles ${view.nobles.map(({ requires }) => amounts(requires, '', '')).join(' ')}`
        : 'Points, bonus, your price',
      note: example === undefined ? '−7 short' : `r${example + 1} reserves · −7 short`,
      lines: market(table, 'small').map((line) => clip(line, width)),
    },
    {
      title: titleOf(table),
      titleInk: ink.brass,
      note: countOf(table, ''),
      noteInk: ink.brass,
      lines: [...moves, clip(`${typed(table)}  ${say === '' ? '' : `${say}  `}${keys}`, width)],
    },
  ];
  return framed(withNews(table, squeezed(sections, scene.rows), width), scene);
}

/** The line of column names goes before any card does. */
function squeezed(sections: Section[], rows: number): Section[] {
  const [head, ...rest] = sections;
  if (head === undefined || heightOf(sections) <= rows) return sections;
  return fitted([{ ...head, lines: head.lines.slice(1) }, ...rest], rows);
}
