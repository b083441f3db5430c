/** Splendor's table from 120 columns and 40 lines on: cards as cards, the log beside them. */
import {
  beside,
  besideKeys,
  clip,
  fitting,
  flow,
  framed,
  heightOf,
  ink,
  pad,
  type Section,
  shortName,
  sideLines,
  usefulKeys,
  widthOf,
} from '@baize/game/drawing';
import { type Card, TOKENS } from '../src/facts.ts';
import { nobleName } from '../src/nobleNames.ts';
import type { View } from '../src/view.ts';
import { boardOf, INKS, LETTERS, LEVELS, mine, owed, points, reservedOf, shortage, TIERS, word } from './gems.ts';
import { market } from './lists.ts';
import { moveLines } from './moveLines.ts';
import { story } from './story.ts';
import {
  countOf,
  heldCard,
  noteOf,
  over,
  playerLines,
  resultOf,
  seats,
  short,
  type TableScene,
  tag,
  titleOf,
  typed,
} from './table.ts';

const KEYS = ['Enter confirms', 'h hint', 'u undo', 'rules', '? help'];
const INSIDE = 16;

function cardBox(table: TableScene, card: Card | null): string[] {
  if (card === null) return [' '.repeat(18), ...Array.from({ length: 4 }, () => ' '.repeat(18)), ' '.repeat(18)];
  const { view } = table;
  const [buy, reserve] = [table.buy.get(card.id), table.reserve.get(card.id)];
  const frame = buy === undefined ? ink.frame : ink.gold;
  const line = (text: string): string => `${frame('│')}${pad(` ${text}`, INSIDE)}${frame('│')}`;
  const cells = owed(card, mine(view)).map(({ color, price, missing }) =>
    pad(
      `${(price === 0 ? ink.quiet : INKS[color])(`${LETTERS[color]} ${price}`)}${missing === 0 ? '' : ` ${short(missing)}`}`,
      6,
    ),
  );
  return [
    frame(`┌${'─'.repeat(INSIDE)}┐`),
    line(`${ink.title(String(card.prestige))} ${word(card.bonus)}`),
    line(cells.slice(0, 2).join('  ')),
    line(cells.slice(2, 4).join('  ')),
    line(reachOf(view, card)),
    footOf(table, frame, buy, reserve),
  ];
}

function footOf(
  table: TableScene,
  frame: (text: string) => string,
  buy: number | undefined,
  reserve: number | undefined,
): string {
  const left = buy === undefined ? '' : ` buy ${buy + 1} `;
  const right = reserve === undefined ? '' : ` r${reserve + 1} `;
  const dashes = INSIDE - left.length - right.length - (left === '' ? 0 : 1) - (right === '' ? 0 : 1);
  return (
    frame(left === '' ? '└' : '└─') +
    (left === '' ? '' : tag(table, buy ?? -1, left)) +
    frame('─'.repeat(Math.max(0, dashes))) +
    (right === '' ? '' : (reserve === table.scene.chosen ? ink.chosen : ink.quiet)(right)) +
    frame(right === '' ? '┘' : '─┘')
  );
}

/** `7 short`, `with gold`, `can buy`. */
function reachOf(view: View, card: Card): string {
  const board = mine(view);
  if (board === null) return '';
  const { short: lacks, gold } = shortage(card, board);
  return lacks > 0 ? ink.red(`${lacks} short`) : ink.brass(gold > 0 ? 'with gold' : 'can buy');
}

function marketBoxes(table: TableScene): string[] {
  return TIERS.flatMap((tier) => {
    const left = table.view.decksRemaining[`tier${tier}`];
    const labels = ['', ink.title(LEVELS[tier]), ink.quiet(String(left)), ink.quiet('left'), '', ''].map((text) =>
      pad(text, 6),
    );
    return beside(
      [
        labels,
        beside(
          table.view.tableau[`tier${tier}`].map((card) => cardBox(table, card)),
          1,
        ),
      ],
      0,
    );
  });
}

/** Of the lines beside the log. */
const WIDTH = 83;

function nobleLines({ view }: TableScene): string[] {
  const board = mine(view);
  const wide = view.nobles.length > 4 ? 17 : 21;
  const needs = view.nobles.map(({ requires }) =>
    TOKENS.flatMap((token) => {
      if (token === 'gold' || requires[token] === 0) return [];
      const have = board === null ? '' : `${Math.min(board.bonuses[token], requires[token])}/`;
      return [INKS[token](`${LETTERS[token]}${wide === 17 ? '' : ' '}${have}${requires[token]}`)];
    }).join(' '),
  );
  if (view.nobles.length === 0) return ['none left', ''];
  const columns = (texts: readonly string[]): string =>
    texts
      .map((text) => pad(text, wide))
      .join('')
      .trimEnd();
  return [columns(view.nobles.map(({ id }) => nobleName(id))), columns(needs)];
}

function holdLine(table: TableScene): string {
  const { view } = table;
  const board = mine(view);
  const cards = reservedOf(board);
  if (board === null || cards.length === 0) return ink.quiet('nothing');
  const [only] = cards;
  if (cards.length === 1 && only !== undefined) {
    const due = owed(only, board).filter(({ price }) => price > 0);
    const price = due.map(({ color, price: each }) => INKS[color](`${LETTERS[color]} ${each}`)).join(' ');
    const have = TOKENS.filter(
      (token) => board.tokens[token] > 0 && (token === 'gold' || due.some(({ color }) => color === token)),
    ).map((token) => INKS[token](`${LETTERS[token]} ${board.tokens[token]}`));
    const { short: lacks } = shortage(only, board);
    const buy = table.buy.get(only.id);
    const end = buy === undefined ? ink.red(`${lacks} short`) : tag(table, buy, `buy ${buy + 1}`);
    return `${only.prestige} ${word(only.bonus)}   price ${price || 'nothing'}, you have ${have.join(' and ') || 'none of it'}: ${end}`;
  }
  return cards.map((card) => heldCard(table, card)).join('   ');
}

function sayLarge(table: TableScene): string {
  if (table.scene.note !== '') return ink.red(table.scene.note);
  const after = resultOf(table);
  if (after === null) return '';
  const { option } = after;
  const what =
    option.kind === 'buy'
      ? `${option.card.bonus} ${placeText(table, option.card)}`
      : option.kind === 'reserve'
        ? `reserve ${option.card.bonus} ${placeText(table, option.card)}`
        : table.scene.words[option.at];
  const has = `you would have ${points(after.points)} and ${after.tokens} token${after.tokens === 1 ? '' : 's'}`;
  const say = (move: string, all: string): string =>
    `${ink.brass(`${option.at + 1} ${move}`)}: ${has}${all}${over(after.tokens)}.`;
  const brief = 'tokens' in option ? `${option.kind} ${option.tokens.map((token) => LETTERS[token]).join(' ')}` : what;
  const ways = [say(what, after.all === '' ? '' : ` (${after.all})`), say(what, ''), say(brief, '')];
  return ways.find((way) => widthOf(way) <= WIDTH) ?? say(brief, '');
}

function placeText({ view }: TableScene, card: Card): string {
  const slot = view.tableau[`tier${card.tier}`].findIndex((each) => each?.id === card.id);
  return slot < 0 ? 'held' : `${LEVELS[card.tier]}-${slot + 1}`;
}

function bars(table: TableScene): string[] {
  const { view, scene } = table;
  const wide = Math.min(10, Math.max(6, ...seats(table).map((seat) => widthOf(scene.name(seat)))));
  return seats(table).map((seat) => {
    const { prestige } = boardOf(view, seat);
    const full = Math.min(15, Math.floor((prestige * 15) / view.options.playTo));
    return `${pad(shortName(scene.name(seat), wide), wide + 1)}${ink.brass('▆'.repeat(full))}${ink.quiet('·'.repeat(15 - full))}  ${prestige}`;
  });
}

export function large(table: TableScene): string[] {
  const { scene, view } = table;
  const width = WIDTH;
  const side = scene.columns - 88;
  const players = playerLines(table, 'large', width).map((line) => clip(line, width));
  const held = reservedOf(mine(view)).length;
  const layout = (moves: readonly string[], market: readonly string[]): Section[] => {
    const sections = (gap: number): Section[] => [
      { title: 'Baize · Splendor', note: noteOf(table), lines: players },
      {
        title: 'Nobles',
        note: view.seat === null ? '3 points each' : '3 points each; yours of needed',
        lines: nobleLines(table),
      },
      {
        title: 'Cards',
        note: view.seat === null ? 'points, bonus, price' : 'points, bonus, price after your bonuses',
        lines: market,
      },
      ...(view.seat === null
        ? []
        : [{ title: 'You hold', note: `${held} of 3 reserved cards`, lines: [clip(holdLine(table), width)] }]),
      {
        title: titleOf(table),
        titleInk: ink.brass,
        note: countOf(table, ', all listed'),
        noteInk: ink.brass,
        lines: [
          ...moves,
          ...Array.from({ length: gap }, () => ''),
          clip(sayLarge(table), width),
          scene.keys === undefined
            ? besideKeys(typed(table), 26, usefulKeys(scene, KEYS), ' · ', width)
            : clip(ink.quiet(scene.keys), width),
        ],
      },
    ];
    return sections(Math.max(0, scene.rows - heightOf(sections(0))));
  };
  const sections = fitting(
    [
      () => layout(moveLines(table, 'large', width), marketBoxes(table)),
      () => layout(moveLines(table, 'medium', width), marketBoxes(table)),
      () => layout(moveLines(table, 'medium', width), market(table, 'medium')),
      () => layout(moveLines(table, 'small', width), market(table, 'medium')),
    ],
    scene.rows,
  );
  const now = scene.words.length > 0 ? [ink.title(`Round ${view.round}: your turn`)] : flow(scene.status, side - 2, 2);
  const chat = scene.chat === null ? [] : [[ink.title('Chat'), ...scene.chat.slice(-2), ink.quiet('say TEXT to talk')]];
  const signs = [
    ink.title('Signs'),
    '2+1  2 bonuses and 1 token',
    '−2   2 tokens missing',
    'r14  number to reserve it',
  ];
  const lines = sideLines(
    [...story(scene, side - 2), '', ...now],
    [[ink.title('Points'), ...bars(table), ''], signs, ...chat],
    scene.rows - 2,
  );
  return framed(sections, scene, { title: 'What happened', lines, width: side });
}
