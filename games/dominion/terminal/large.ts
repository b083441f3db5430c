/** Dominion's table from 120 columns and 40 lines on: the supply and the hand as cards, the log beside them. */
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
  padBefore,
  rowsOf,
  type Section,
  sentencesIn,
  sideLines,
  usefulKeys,
  widthOf,
} from '@baize/game/drawing';
import { ACTIONS, COSTS, CURSE, nameOf, PROVINCE, TREASURES, VICTORIES } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { View } from '../src/view.ts';
import { named } from './cards.ts';
import { groups, many } from './moves.ts';
import { coinsSpent, story } from './story.ts';
import { cardBox, MEDIUM, supplyBoxes, supplyDense, supplyList } from './supply.ts';
import {
  answers,
  consequenceLine,
  handCells,
  isOver,
  lastLine,
  myCounts,
  othersLines,
  playedLine,
  playedTitle,
  player,
  reach,
  stacksOf,
  type TableScene,
  trashNote,
  turnNumber,
  typedLine,
  whose,
} from './table.ts';

const KEYS = ['Enter confirms', 'h hint', 'u undo', 'card NAME', '? help'];
/** Of the lines beside the log. */
const WIDTH = 85;

export function large(table: TableScene): string[] {
  const { scene, view } = table;
  const sideWidth = scene.columns - 90;
  const players = othersLines(table, WIDTH, { gap: '  ', point: 'point', last: ['  ', 'last turn'] });
  const moves = moveLines(table);
  const prompt = besideKeys(typedLine(table), 28, usefulKeys(scene, KEYS), ' · ', WIDTH);
  const typed = lastLine(table, prompt, WIDTH);
  const layout = (supply: readonly string[], hand: readonly string[]): Section[] => {
    const sections = (gap: number): Section[] => [
      { title: 'Baize · Dominion', note: `Turn ${turnNumber(table)} · ${whose(table)}`, lines: players },
      { title: 'Supply', note: trashNote(table), lines: supply },
      { title: playedTitle(table), note: coinsNote(table), lines: [clip(playedLine(table, '   '), WIDTH)] },
      ...(view.seat === null ? [] : [{ title: 'Your hand', note: myCounts(table, true), lines: hand }]),
      answers(table, WIDTH, [
        ...moves,
        ...Array.from({ length: gap }, () => ''),
        sentencesIn(consequenceLine(table), WIDTH),
        typed,
      ]),
    ];
    return sections(Math.max(0, scene.rows - heightOf(sections(0))));
  };
  const list = supplyList(view, table.piles, { ...MEDIUM, width: WIDTH }, reach(table));
  const boxes = supplyBoxes(view, table.piles) ?? list;
  const names = rowsOf(handCells(table), WIDTH, 3);
  const sections = fitting(
    [
      () => layout(boxes, handBoxes(table)),
      () => layout(boxes, names),
      () => layout(list, names),
      () => layout(supplyDense(view, table.piles, WIDTH), names),
    ],
    scene.rows,
  );
  const log = [...story(table.turns, scene.name, sideWidth - 1), ...nowLines(table, sideWidth - 1)];
  const side = sideLines(log, [chatPanel(table), endPanel(table)], scene.rows - 2);
  return framed(sections, scene, { title: 'What happened', lines: side, width: sideWidth });
}

const coinsNote = (table: TableScene): string => {
  const turn = table.turns.at(-1);
  const spent = turn?.seat === table.view.current ? coinsSpent(turn.events) : 0;
  return player(table).inPlay.length === 0 ? '' : `${many(table.view.coins + spent, 'coin')} so far`;
};

function nowLines(table: TableScene, width: number): string[] {
  if (isOver(table)) return ['', ink.title('The game is over')];
  if (table.options.length === 0) return ['', ...flow(table.scene.status, width, 2)];
  const verbs = new Set(table.options.map(({ verb }) => verb));
  const can = [
    ...(verbs.has('play') ? ['play'] : []),
    ...(verbs.has('treasures') ? ['Treasures'] : []),
    ...(verbs.has('buy') ? ['buy'] : []),
  ];
  const now = questionOf(table.view) === null ? `Now: ${[...can, 'or end turn'].join(', ')}` : 'Now: your answer';
  return ['', ...flow(now, width, 2).map(ink.brass)];
}

function chatPanel({ scene }: TableScene): string[] {
  if (scene.chat === null) return [];
  const lines = scene.chat.slice(-3);
  return [ink.title('Chat'), ...(lines.length === 0 ? ['Nothing said yet.'] : lines), ink.quiet('say TEXT to talk')];
}

const endPanel = ({ view }: TableScene): string[] => [
  ink.title('End of the game'),
  `Provinces left ${padBefore(view.supply[PROVINCE], 4)}`,
  `Empty piles ${padBefore(view.empty, 7)} of 3`,
];

/** Hand cards as cards with the deck beside them, as far as there is room. */
function handBoxes(table: TableScene): string[] {
  const { view } = table;
  const stacks = stacksOf(table);
  if (stacks.length > 5) {
    const lines = rowsOf(handCells(table), WIDTH, 3);
    return [...lines, ...Array.from({ length: 6 - lines.length }, () => '')];
  }
  const boxes = stacks.map(({ card, count }) => cardBox(view, card, count === 1 ? '' : `×${count}`, table.hand));
  const cards = beside(boxes, stacks.length > 4 ? 0 : 1);
  const lines = cards.length === 0 ? Array.from({ length: 6 }, () => '') : cards;
  if (stacks.length > 3) return lines;
  const chart = deckChart(view);
  return lines.map((line, row) => (chart[row] === '' ? line : `${pad(line, 56)}${chart[row]}`));
}

function deckChart(view: View): string[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return ['', '', '', '', '', ''];
  const count = (set: readonly boolean[]): number =>
    me.owned.reduce((sum, each, card) => sum + (set[card] ? each : 0), 0);
  const [actions, treasures, victory, curses] = [count(ACTIONS), count(TREASURES), count(VICTORIES), me.owned[CURSE]];
  const together = victory + curses <= 5;
  const beside = together && curses > 0 ? `  curses ${curses} ${ink.violet(bar(curses))}` : '';
  const lines = [
    'Your deck',
    `actions   ${padBefore(actions, 2)} ${bar(actions)}`,
    `treasures ${padBefore(treasures, 2)} ${ink.gold(bar(treasures))}`,
    `victory   ${padBefore(victory, 2)} ${ink.green(bar(victory))}${beside}`,
    ...(together || curses === 0 ? [] : [`curses    ${padBefore(curses, 2)} ${ink.violet(bar(curses))}`]),
  ];
  return [...Array.from({ length: 6 - lines.length }, () => ''), ...lines];
}

/** A bar of the deck's chart, in as many cells as are left beside the hand. */
const bar = (cards: number): string => '▆'.repeat(Math.min(cards, 16));

const LABEL = 13;
const CELL = 18;

/** Every move under what it does, four in a line. */
function moveLines(table: TableScene): string[] {
  const lines: string[] = [];
  for (const { label, moves } of groups(table.scene.words)) {
    const cells = moves.map(({ at, text }) => {
      const number = padBefore(String(at + 1), 2);
      return pad(`${(at === table.scene.chosen ? ink.chosen : ink.brass)(number)} ${moveText(table, at, text)}`, CELL);
    });
    for (let from = 0; from < cells.length; from += 4)
      lines.push(pad(from === 0 ? ink.quiet(label) : '', LABEL) + cells.slice(from, from + 4).join(''));
  }
  const short = outOfReach(table);
  if (lines.length > 0 && short !== '') {
    const last = lines[lines.length - 1];
    const text = last.trimEnd();
    const joined = `${pad(text, Math.max(widthOf(text) + 3, LABEL + CELL + 3))}${short}`;
    if (widthOf(joined) <= WIDTH) lines[lines.length - 1] = joined;
  }
  return lines;
}

const moveText = ({ options }: TableScene, at: number, text: string): string =>
  options[at].card < 0 || options[at].verb === 'keep' ? text : named(options[at].card);

/** `not now: Province, 1 coin short`: the cheapest piles that cannot be paid for. */
function outOfReach(table: TableScene): string {
  const { view } = table;
  const coins = reach(table);
  if (coins === null || view.buys === 0) return '';
  const dear = view.supply.flatMap((count, card) => (count > 0 && COSTS[card] > coins ? [card] : []));
  if (dear.length === 0) return '';
  const price = Math.min(...dear.map((card) => COSTS[card]));
  const names = dear.filter((card) => COSTS[card] === price).map(nameOf);
  const shown = names.length > 2 ? `$${price} cards` : names.join(' and ');
  return `${ink.quiet('not now:')} ${ink.quiet(shown)}, ${ink.red(`${many(price - coins, 'coin')} short`)}`;
}
