/** Splendor's table below 120 columns or 40 lines: a card is a cell of two lines. */
import {
  clip,
  fitting,
  framed,
  heightOf,
  ink,
  pad,
  type Section,
  usefulKeys,
  widthOf,
  withNews,
} from '@baize/game/drawing';
import type { Card } from '../src/facts.ts';
import { amounts, LEVELS, letter, mine, points, reservedOf, shortage, TIERS, word } from './gems.ts';
import { denseMoveLines, moveLines } from './moveLines.ts';
import { newsLines } from './story.ts';
import {
  clockText,
  countOf,
  heldLine,
  lackOf,
  noteOf,
  over,
  playerLines,
  prices,
  resultOf,
  short,
  type TableScene,
  tag,
  titleOf,
  typed,
} from './table.ts';

const LEGEND = 'D diamond S sapphire E emerald R ruby O onyx G gold';

/** Two lines for each level: bonus with the number that reserves it, price with what is missing or the number that buys it. */
export function market(table: TableScene, room: 'medium' | 'small'): string[] {
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

function topCell(table: TableScene, card: Card, room: 'medium' | 'small'): string {
  const reserve = table.reserve.get(card.id);
  const mark =
    reserve === undefined ? '' : (reserve === table.scene.chosen ? ink.chosen : ink.quiet)(`r${reserve + 1}`);
  const bonus = room === 'medium' ? word(card.bonus) : letter(card.bonus);
  const buy = table.buy.get(card.id);
  const above = room === 'small' && buy !== undefined && !buysBelow(table, card, buy);
  const number = above ? ` ${tag(table, buy, `${reserve !== undefined && buy > 8 ? 'b' : 'buy'}${buy + 1}`)}` : '';
  const worth = `${ink.title(String(card.prestige))} ${bonus}${number}`;
  return `${pad(worth, room === 'medium' ? 12 : Math.max(8, widthOf(worth) + (above ? 1 : 0)))}${mark}`;
}

/** Whether the price leaves room in a small window for the number that buys; else that stands above it. */
const buysBelow = ({ view }: TableScene, card: Card, buy: number): boolean =>
  widthOf(prices(view, card, '')) < 12 - `buy${buy + 1}`.length;

function lowCell(table: TableScene, card: Card, room: 'medium' | 'small'): string {
  const buy = table.buy.get(card.id);
  const lack = lackOf(table.view, card);
  const end =
    buy !== undefined ? tag(table, buy, `buy${room === 'medium' ? ' ' : ''}${buy + 1}`) : lack > 0 ? short(lack) : '';
  const tight = prices(table.view, card, '');
  if (room === 'small') {
    if (buy !== undefined && !buysBelow(table, card, buy)) return tight;
    return `${pad(tight, Math.min(8, 12 - widthOf(end)))}${end}`;
  }
  const cost = prices(table.view, card, ' ');
  const left = 15 - widthOf(end);
  return `${pad(widthOf(cost) < left ? cost : tight, left)}${end}`;
}

const nobleBrief = ({ view }: TableScene, gap: string): string =>
  view.nobles.map(({ requires }) => amounts(requires)).join(gap) || 'none left';

function buyCount({ buy, view, scene }: TableScene): string {
  if (scene.words.length === 0 || view.pending !== null) return '';
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

export function medium(table: TableScene): string[] {
  const { scene } = table;
  const width = scene.columns - 4;
  const held = heldLine(table, width);
  const hold = held === '' && table.view.seat !== null ? ink.quiet('You hold no reserved card') : held;
  const legend = ink.quiet('D diamond  S sapphire  E emerald  R ruby');
  const keys = ink.quiet(usefulKeys(scene, ['h hint', 'u undo', 'log', '? help']).join('  '));
  const example = [...table.reserve.values()][0];
  const players = playerLines(table, 'medium', width).map((line) => clip(line, width));
  const nobles = `${ink.quiet('Nobles, 3 points each:')} ${nobleBrief(table, ink.quiet(' · '))}`;
  const alone = widthOf(hold) > 35;
  const holding = alone ? hold : pad(hold, 36) + legend;
  const rest = alone ? ink.quiet(LEGEND) : ink.quiet('O onyx  G gold, stands for any');
  const count = pad(ink.quiet(buyCount(table)), alone ? width - LEGEND.length : 36) + rest;
  const layout = (heads: readonly string[], cards: readonly string[], moves: readonly string[]): Section[] => [
    { title: 'Baize · Splendor', note: noteOf(table), lines: heads },
    {
      title: `Cards: points, bonus, ${priceTitle(table)}`,
      note: [...(example === undefined ? [] : [`r${example + 1} reserves`]), ...shortNote(table, '−2 is 2 short')].join(
        ' · ',
      ),
      lines: cards,
    },
    {
      title: titleOf(table),
      titleInk: ink.brass,
      note: countOf(table, ''),
      noteInk: ink.brass,
      lines: [...moves, inputLine(table, ' and ', '   ', keys, width)],
    },
  ];
  const cards = market(table, 'medium');
  const bare = held === '' ? cards : [...cards, held];
  const words = moveLines(table, 'medium', width);
  const letters = moveLines(table, 'small', width);
  const sections = fitting(
    [
      () => layout([...players, nobles], [...cards, holding, count], words),
      () => layout([...players, nobles], bare, words),
      () => layout([...players, nobles], bare, letters),
      () => layout([...players.slice(1), nobles], bare, letters),
      () => layout(players.slice(1), bare, letters),
      () => trimmed(layout(players.slice(1), bare, letters), scene.rows),
    ],
    scene.rows,
  );
  return framed(withNews(sections, scene.rows, newsOf(table, width)), scene);
}

/** Prices are one's own after bonuses; an onlooker sees the printed ones, and nothing that is missing. */
const priceTitle = ({ view }: TableScene): string => (view.seat === null ? 'price' : 'your price');
const shortNote = ({ view }: TableScene, note: string): string[] => (view.seat === null ? [] : [note]);

/** The prompt, what comes of the chosen move, and what else can be typed as far as there is room. */
function inputLine(table: TableScene, and: string, gap: string, keys: string, width: number): string {
  const after = resultOf(table);
  const { note, keys: instead } = table.scene;
  if (instead !== undefined) return clip(ink.quiet(instead), width);
  // Tokens are left after a purchase; after taking some there are so many.
  const [then, left] = after?.option.kind === 'buy' ? ['', ' left'] : ['then ', ''];
  const tokens =
    after === null ? '' : `${after.tokens} token${after.tokens === 1 ? '' : 's'}${left}${over(after.tokens)}`;
  const told = after === null ? '' : ink.quiet(`${then}${points(after.points)}${and}${tokens}.`);
  const say = note !== '' ? ink.red(note) : told;
  const line = `${typed(table)}${gap}${say}`;
  const whole = say === '' ? `${line}${keys}` : `${line}${gap}${keys}`;
  return widthOf(whole) <= width ? whole : clip(line, width);
}

const newsOf = ({ scene }: TableScene, width: number): string[] =>
  newsLines(scene, width).map((line) => clip(line, width));

/** Where the window is too low even so, the market loses its last lines. */
function trimmed(sections: readonly Section[], rows: number): readonly Section[] {
  const excess = Math.max(0, heightOf(sections) - rows);
  return sections.map((section, at) =>
    at === 1 ? { ...section, lines: section.lines.slice(0, Math.max(0, section.lines.length - excess)) } : section,
  );
}

export function small(table: TableScene): string[] {
  const { scene, view } = table;
  const width = scene.columns - 4;
  const players = playerLines(table, 'small', width).map((line) => clip(line, width));
  const last = view.lastRoundTriggered && view.currentPlayerId !== null ? 'the last' : `to ${view.options.playTo}`;
  const clock = scene.clock === null ? '' : ` · clock ${clockText(scene.clock)}`;
  const example = [...table.reserve.values()].at(-4);
  const letters = view.nobles.map(({ requires }) => amounts(requires, '', '')).join(' ');
  const words = `${ink.quiet('Nobles')} ${nobleBrief(table, ink.quiet(' · '))}`;
  const nobles = widthOf(words) <= width ? words : `${ink.quiet('Nobles')} ${letters}`;
  const cards = market(table, 'small').map((line) => clip(line, width));
  const held = heldLine(table, width);
  const keys = ink.quiet(scene.words.length > 0 ? 'h hint u undo ?' : 'log  ? help');
  const usual = moveLines(table, 'small', width);
  const dense = denseMoveLines(table, width);
  const layout = (
    heads: readonly string[],
    low: boolean,
    under: readonly string[],
    after = keys,
    moves = usual,
  ): Section[] => [
    { title: `Splendor · round ${view.round}`, note: `${last}${clock}`, lines: heads },
    {
      title: low ? `Nobles ${letters}` : `Points, bonus, ${priceTitle(table)}`,
      note: [...(example === undefined ? [] : [`r${example + 1} reserves`]), ...shortNote(table, '−7 short')].join(
        ' · ',
      ),
      lines: [...cards, ...under],
    },
    {
      title: titleOf(table),
      titleInk: ink.brass,
      note: countOf(table, ''),
      noteInk: ink.brass,
      lines: [...moves, inputLine(table, ', ', '  ', scene.note === '' ? after : '', width)],
    },
  ];
  // Reserved cards stand at the empty prompt where they have no line of their own.
  const beside = held === '' || scene.chosen !== null || scene.typed !== '' ? keys : heldLine(table, width - 5);
  const hold = held === '' ? [] : [held];
  const heads = [...players, nobles];
  const sections = fitting(
    [
      () => layout(heads, false, [...hold, ink.quiet(LEGEND)]),
      () => layout(heads, false, hold),
      () => layout(heads, false, [], beside),
      () => layout(players, true, [], beside),
      () => layout(players.slice(1), true, [], beside),
      () => layout(players.slice(1), true, [], beside, dense),
      () => trimmed(layout(players.slice(1), true, [], beside, dense), scene.rows),
    ],
    scene.rows,
  );
  return framed(withNews(sections, scene.rows, newsOf(table, width)), scene);
}
