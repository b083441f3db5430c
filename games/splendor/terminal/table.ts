/** What every size of Splendor's terminal table shows: players, prices, and what comes of a move. */
import { ink, pad, padBefore, shortName, widthOf } from '@baize/game/drawing';
import { type Card, TOKENS } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import {
  amounts,
  boardOf,
  type heldTokens,
  INKS,
  LETTERS,
  letter,
  mine,
  owed,
  reservedOf,
  shortage,
  type Splendor,
  word,
} from './gems.ts';
import { type Option, optionsOf, outcome } from './moves.ts';
import { lastMove } from './story.ts';

export type Room = 'large' | 'medium' | 'small';

/** The scene with its moves, and which of them stand on which card. */
export interface TableScene {
  readonly scene: Splendor;
  readonly view: View;
  readonly options: readonly Option[];
  readonly buy: ReadonlyMap<string, number>;
  readonly reserve: ReadonlyMap<string, number>;
}

export function tableOf(scene: Splendor): TableScene {
  const { view, words } = scene;
  const options = optionsOf(view, words);
  const placed = (kind: 'buy' | 'reserve'): Map<string, number> => {
    const found = new Map<string, number>();
    for (const option of options)
      if (option.kind === kind && !found.has(option.card.id)) found.set(option.card.id, option.at);
    return found;
  };
  return { scene, view, options, buy: placed('buy'), reserve: placed('reserve') };
}

export const seats = ({ view }: TableScene): number[] => {
  const all = Object.keys(view.playerBoards).map((_, seat) => seat);
  return view.seat === null ? all : [view.seat, ...all.filter((seat) => seat !== view.seat)];
};

interface Columns {
  readonly name: number;
  /** Where each of the six tokens stands, from the end of the points. */
  readonly tokens: readonly number[];
  readonly held: number;
  readonly last: number;
}

const COLUMNS: Readonly<Record<Room, Columns>> = {
  large: { name: 9, tokens: [14, 23, 33, 42, 48, 54], held: 61, last: 66 },
  medium: { name: 9, tokens: [14, 19, 24, 29, 34, 39], held: 44, last: 49 },
  small: { name: 8, tokens: [12, 16, 20, 24, 28, 32], held: 36, last: 41 },
};

/** Where names such as `planner 1` would be cut otherwise. */
const LONG_NAMES: Readonly<Record<Room, Columns>> = {
  large: { ...COLUMNS.large, name: 11, tokens: [16, 24, 33, 42, 48, 54] },
  medium: { ...COLUMNS.medium, name: 11, tokens: [15, 20, 25, 30, 35, 40] },
  small: COLUMNS.small,
};

/** Texts at their columns. */
function at(places: readonly (readonly [column: number, text: string])[]): string {
  let line = '';
  for (const [column, text] of places) line = pad(line, Math.max(column, widthOf(line))) + text;
  return line;
}

export function playerLines(table: TableScene, room: Room, width: number): string[] {
  const { view, scene } = table;
  const long = seats(table).some((seat) => widthOf(scene.name(seat)) > COLUMNS[room].name - 2);
  const { name, tokens, held, last } = (long ? LONG_NAMES : COLUMNS)[room];
  const titles = TOKENS.map((token, index): [number, string] => [
    tokens[index],
    room === 'large' ? ink.quiet(token) : letter(token),
  ]);
  const head = at([
    [0, ink.quiet('Player')],
    [name, ink.quiet('pts')],
    ...titles,
    [held - 1, ink.quiet('held')],
    [last, ink.quiet('last move')],
  ]);
  const bank = at([
    [0, ink.title('Bank')],
    ...TOKENS.map((token, index): [number, string] => [
      tokens[index],
      (view.bankTokens[token] === 0 ? ink.quiet : INKS[token])(String(view.bankTokens[token])),
    ]),
  ]);
  const rows = seats(table).map((seat) => {
    const board = boardOf(view, seat);
    const current = view.currentPlayerId === `p${seat}`;
    const mineToo = seat === view.seat;
    const cells = TOKENS.map((token, index): [number, string] => {
      const bonus = token === 'gold' ? null : board.bonuses[token];
      const text = bonus === null ? String(board.tokens.gold) : `${bonus}+${board.tokens[token]}`;
      const empty = board.tokens[token] === 0 && (bonus ?? 0) === 0;
      return [tokens[index], (empty ? ink.quiet : INKS[token])(text)];
    });
    return at([
      [0, ink.brass(current ? '▸' : ' ')],
      [2, (mineToo ? ink.brass : ink.title)(shortName(scene.name(seat), name - 2))],
      [name, ink.title(padBefore(board.prestige, 3))],
      ...cells,
      [held, board.reserved.length === 0 ? ink.quiet('0') : String(board.reserved.length)],
      [last, lastMove(scene, seat, room, width - last)],
    ]);
  });
  return [head, bank, ...rows];
}

export const short = (count: number): string => ink.red(`−${count}`);

/** `D5 S1 R3`: what the card costs the viewer now. */
export function prices(view: View, card: Card, gap: string): string {
  return owed(card, mine(view))
    .map(({ color, price }) => (price === 0 ? ink.quiet : INKS[color])(`${LETTERS[color]}${price}`))
    .join(gap);
}

export const lackOf = (view: View, card: Card): number => {
  const board = mine(view);
  return board === null ? 0 : shortage(card, board).short;
};

export const tag = ({ scene }: TableScene, number: number, text: string): string =>
  (number === scene.chosen ? ink.chosen : ink.brass)(text);

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

export function noteOf({ view, scene }: TableScene): string {
  const last = view.lastRoundTriggered && view.currentPlayerId !== null;
  const clock = scene.clock === null ? [] : [`your clock ${clockText(scene.clock)}`];
  return [`Round ${view.round}`, last ? 'the last' : `to ${view.options.playTo} points`, ...clock].join(' · ');
}

/** What comes of the chosen move. */
export function resultOf(
  table: TableScene,
): { option: Option; points: number; tokens: ReturnType<typeof heldTokens>; all: string } | null {
  const { scene, view, options } = table;
  const option = scene.chosen === null ? undefined : options[scene.chosen];
  const after = option === undefined ? null : outcome(view, option);
  return option === undefined || after === null
    ? null
    : { option, points: after.points, tokens: after.held, all: amounts(after.tokens, ' ') };
}

export const over = (tokens: number): string => (tokens > 10 ? `, ${tokens - 10} to give back` : '');

export function titleOf({ scene, view }: TableScene): string {
  if (scene.words.length === 0) return scene.status;
  if (view.pending?.type === 'RETURN_TOKENS_AFTER_OVERFLOW')
    return `Your turn: give back ${view.pending.count} to keep ten`;
  if (view.pending?.type === 'SELECT_NOBLE') return 'Your turn: which noble comes?';
  return 'Your turn';
}

export const countOf = ({ scene }: TableScene, listed: string): string =>
  scene.words.length === 0 ? '' : `${scene.words.length} move${scene.words.length === 1 ? '' : 's'}${listed}`;

export const typed = ({ scene }: TableScene): string => `${ink.brass('>')} ${scene.typed}_`;

export function heldCard(table: TableScene, card: Card): string {
  const buy = table.buy.get(card.id);
  const lack = lackOf(table.view, card);
  const end = buy !== undefined ? tag(table, buy, ` buy ${buy + 1}`) : lack > 0 ? ` ${short(lack)}` : '';
  return `${card.prestige} ${word(card.bonus)}  ${prices(table.view, card, ' ')}${end}`;
}

/** `4S D7−5`: the same in letters. */
function heldLetters(table: TableScene, card: Card): string {
  const buy = table.buy.get(card.id);
  const lack = lackOf(table.view, card);
  const end = buy !== undefined ? tag(table, buy, ` buy${buy + 1}`) : lack > 0 ? short(lack) : '';
  return `${card.prestige}${letter(card.bonus)} ${prices(table.view, card, '')}${end}`;
}

/** The viewer's reserved cards in a line, in words if they fit; empty where there are none. */
export function heldLine(table: TableScene, width: number): string {
  const cards = reservedOf(mine(table.view));
  if (cards.length === 0) return '';
  const words = `${ink.quiet('You hold')} ${cards.map((card) => heldCard(table, card)).join(ink.quiet(' · '))}`;
  if (widthOf(words) <= width) return words;
  return `${ink.quiet('Held')} ${cards.map((card) => heldLetters(table, card)).join(ink.quiet(' · '))}`;
}
