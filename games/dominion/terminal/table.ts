/** What every size of Dominion's terminal table shows: the turn, the cards in play, the hand, the question. */
import type { Scene } from '@baize/game';
import { clip, flow, ink, pad, padBefore, type Section, widthOf } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { type Card, COINS, nameOf } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import { scoreOf } from '../src/score.ts';
import { ask } from '../src/text.ts';
import type { PlayerView, View } from '../src/view.ts';
import { inHandOrder, named } from './cards.ts';
import { capital, consequence, many, type Option, optionsOf } from './moves.ts';
import { lastTurn, type Turn, turnsOf } from './story.ts';
import { numberOf, type Numbers } from './supply.ts';

export type Dominion = Scene<View, Event>;

/** A scene with what every layout needs of it. */
export interface TableScene {
  readonly scene: Dominion;
  readonly view: View;
  readonly options: readonly Option[];
  /** Moves that stand on a pile of the supply, and on a card of the hand. */
  readonly piles: Numbers;
  readonly hand: Numbers;
  readonly turns: readonly Turn[];
}

const FROM_HAND = new Set(['play', 'treasure', 'discard', 'trash', 'topdeck', 'reveal']);

export function tableOf(scene: Dominion): TableScene {
  const { view, chosen } = scene;
  const options = optionsOf(scene.words);
  const byCard = (test: (option: Option) => boolean): Numbers => ({
    on: new Map(options.filter(test).map((option) => [option.card, option])),
    chosen,
  });
  const question = questionOf(view);
  const fromHand = question === null || question.from === 'hand' || question.verb === 'reveal';
  return {
    scene,
    view,
    options,
    piles: byCard(
      ({ verb, card }) =>
        verb === 'buy' || (verb === 'gain' && (view.supply[card] ?? 0) > 0 && question?.from === 'supply'),
    ),
    hand: byCard(({ verb, card }) => fromHand && FROM_HAND.has(verb) && (view.hand?.[card] ?? 0) > 0),
    turns: turnsOf(scene.events),
  };
}

export const others = ({ view }: TableScene): number[] =>
  view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
export const turnNumber = ({ view }: TableScene): number => view.players[view.current]?.turns ?? 1;
export const isOver = ({ view }: TableScene): boolean => view.asked < 0;

export function whose(table: TableScene): string {
  if (isOver(table)) return 'over';
  const { current, seat } = table.view;
  return current === seat ? 'your turn' : `${table.scene.name(current)}'s turn`;
}

export const trashNote = ({ view }: TableScene): string =>
  view.trash.length === 0 ? 'Trash empty' : `Trash ${view.trash.length}: ${nameOf(view.trash[view.trash.length - 1])}`;

/** Whose cards lie on the table. */
export const player = ({ view }: TableScene): PlayerView => view.players[view.current];

export function playedTitle(table: TableScene): string {
  const count = player(table).inPlay.length;
  const mine = table.view.current === table.view.seat;
  if (count === 0)
    return mine ? 'You played nothing yet' : `${table.scene.name(table.view.current)} played nothing yet`;
  return `${mine ? 'You' : table.scene.name(table.view.current)} played ${many(count, 'card')}`;
}

/** The cards in play: others first, then a bar, then Treasures; equal ones together. */
export function playedLine(table: TableScene, gap: string): string {
  const { inPlay, aside, seen } = player(table);
  const stack = (cards: readonly Card[]): string[] => {
    const counts = new Map<Card, number>();
    for (const card of cards) if (card >= 0) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => (count === 1 ? named(card) : `${named(card)} ×${count}`));
  };
  const actions = stack(inPlay.filter((card) => COINS[card] === 0));
  const treasures = stack(inPlay.filter((card) => COINS[card] > 0));
  const extra = [
    ...(aside.length > 0 ? [`${ink.quiet('aside')} ${stack(aside).join(' ')}`] : []),
    ...(seen.some((card) => card >= 0) ? [`${ink.quiet('revealed')} ${stack(seen).join(' ')}`] : []),
  ];
  const bar = actions.length > 0 && treasures.length > 0 ? [ink.frame('│')] : [];
  return [...actions, ...bar, ...treasures, ...extra].join(gap);
}

export const stacksOf = ({ view }: TableScene): { card: Card; count: number }[] =>
  (view.hand ?? [])
    .flatMap((count, card) => (count > 0 ? [{ card, count }] : []))
    .toSorted((a, b) => inHandOrder(a.card, b.card));

/** The viewer's cards, equal ones together, with the number of the move that stands on each. */
export function handCells(table: TableScene): string[] {
  return stacksOf(table).map(({ card, count }) => {
    const option = table.hand.on.get(card);
    const number = option === undefined ? '' : `${numberOf(table.hand, option.at)} `;
    return `${number}${named(card)}${count === 1 ? '' : ` ×${count}`}`;
  });
}

/** Of whoever is on turn; nothing where the viewer answers another's card. */
export function means({ view }: TableScene): string {
  if (view.asked < 0 || (view.asked === view.seat && view.current !== view.seat)) return '';
  return `Actions ${view.actions} · Buys ${view.buys} · Coins ${view.coins}`;
}

/** What is to be done: a title, and lines under it where the question is too long for one. */
export function prompt(table: TableScene, width: number): { readonly title: string; readonly lines: string[] } {
  const { view, scene, options } = table;
  if (view.asked < 0 || options.length === 0) {
    if (widthOf(scene.status) <= width - 4) return { title: scene.status, lines: [] };
    return { title: isOver(table) ? 'The game is over' : 'One moment…', lines: flow(scene.status, width) };
  }
  const question = questionOf(view);
  if (question === null) return { title: `Your turn: ${turnVerbs(options)}`, lines: [] };
  const text = ask(view, scene.name);
  if (widthOf(text) <= width - widthOf(means(table)) - 5) return { title: text.replace(/\.$/, ''), lines: [] };
  return {
    title: `Your answer to ${nameOf(question.source)}`,
    lines: flow(sentence(text.replace(/^[^:]*: /, ''), others(table).map(scene.name)), width),
  };
}

/** With a capital, unless it begins with somebody's name. */
const sentence = (text: string, names: readonly string[]): string =>
  names.some((name) => text.startsWith(name)) ? text : capital(text);

function turnVerbs(options: readonly Option[]): string {
  const verbs = new Set(options.map(({ verb }) => verb));
  const can = [
    ...(verbs.has('play') ? ['play'] : []),
    ...(verbs.has('treasures') ? ['Treasures'] : []),
    ...(verbs.has('buy') ? ['buy'] : []),
  ];
  return can.join(', ') || 'end it';
}

export const chosenOption = ({ options, scene }: TableScene): Option | undefined =>
  scene.chosen === null ? undefined : options[scene.chosen];

/** The chosen move and what comes of it, or what the table has to tell. */
export function consequenceLine(table: TableScene): string {
  const { scene, view } = table;
  if (scene.note !== '') return ink.red(scene.note);
  const option = chosenOption(table);
  if (option === undefined) return '';
  const label = option.card < 0 ? option.words : nameOf(option.card);
  return `${ink.brass(`${option.at + 1} ${label}`)} ${consequence(view, option)}`;
}

export const typedLine = ({ scene }: TableScene): string => `${ink.brass('>')} ${scene.typed}_`;

/** The last line: the prompt, or what stands there instead. */
export const lastLine = ({ scene }: TableScene, prompt: string, width: number): string =>
  scene.keys === undefined ? prompt : clip(ink.quiet(scene.keys), width);

/** `deck 5 · discard 4 · 18 cards, 0 points` */
export function myCounts(table: TableScene, top: boolean): string {
  const { view } = table;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined) return '';
  const onTop = top && me.top >= 0 ? `: ${nameOf(me.top)} on top` : '';
  return `deck ${me.deck} · discard ${me.discard}${onTop} · ${many(me.cards, 'card')}, ${many(scoreOf(me).points, 'point')}`;
}

/** What can be paid with: `null` where nothing is to be bought. */
export function reach(table: TableScene): number | null {
  return table.options.some(({ verb }) => verb === 'buy') || table.options.some(({ words }) => words === 'end turn')
    ? table.view.coins
    : null;
}

/** ` 9 pts`, ` 1 pt `, so that what follows stands in a column. */
export function pointsText(each: PlayerView, unit: 'pt' | 'point'): string {
  const text = many(scoreOf(each).points, unit);
  return pad(padBefore(text, unit.length + (text.endsWith('s') ? 4 : 3)), unit.length + 4);
}

/** The column of the others' names. */
export function othersNames(table: TableScene): { readonly seat: number; readonly name: string }[] {
  const names = others(table).map((seat) => table.scene.name(seat));
  const wide = Math.max(0, ...names.map(widthOf));
  return others(table).map((seat) => ({ seat, name: ink.title(pad(table.scene.name(seat), wide)) }));
}

interface Wording {
  readonly gap: string;
  readonly point: 'pt' | 'point';
  /** Before the last turn, with the gap in front of it. */
  readonly last: readonly [gap: string, words: string];
}

/** What each of the others holds, and their last turn as far as it fits. */
export function othersLines(
  table: TableScene,
  width: number,
  { gap, point, last: [before, words] }: Wording,
): string[] {
  return othersNames(table).map(({ seat, name }) => {
    const { held, deck, discard } = table.view.players[seat];
    const counts = [`${padBefore(held, 2)} hand`, `${padBefore(deck, 2)} deck`, `${padBefore(discard, 2)} discard`];
    const head = [name, ...counts, pointsText(table.view.players[seat], point)].join(gap) + before;
    const last = lastTurn(table.turns, seat, width - widthOf(head) - words.length - 1, seat === table.view.current);
    return clip(last === '' ? head : `${head}${ink.quiet(words)} ${last}`, width);
  });
}

/** The part of the frame where one answers. */
export function answers(table: TableScene, width: number, lines: readonly string[]): Section {
  const { title, lines: question } = prompt(table, width);
  const { actions, buys, coins, asked } = table.view;
  const fits = widthOf(title) + widthOf(means(table)) + 5 <= width;
  const note = fits || asked < 0 || means(table) === '' ? means(table) : `A${actions} B${buys} $${coins}`;
  return { title, titleInk: ink.brass, note, noteInk: ink.brass, lines: [...question, ...lines] };
}
