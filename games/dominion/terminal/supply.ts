/** The supply, as cards where there is room and as a list by prices elsewhere. */
import { beside, type Ink, ink, pad, padBefore, rowsOf, widthOf, withoutColour } from '@baize/game/drawing';
import { type Card, COSTS, CURSE, nameOf } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { basicText, inkOf, kindWord, named, SHORT_WIDTH, shortText } from './cards.ts';
import { many, type Option } from './moves.ts';

/** The moves that stand on a card, by card, and which of all moves is chosen. */
export interface Numbers {
  readonly on: ReadonlyMap<Card, Option>;
  readonly chosen: number | null;
}

/** The number of a move, as it is typed. */
export function numberOf({ chosen }: Numbers, at: number): string {
  return (at === chosen ? ink.chosen : ink.brass)(String(at + 1));
}

const inSupply = (view: View): Card[] => view.supply.flatMap((count, card) => (count < 0 ? [] : [card]));
const isBasic = (card: Card): boolean => card <= CURSE;

/** The bottom of a card, with the number of its move. */
function foot(card: Card, numbers: Numbers, frame: Ink, width: number): string {
  const option = numbers.on.get(card);
  if (option === undefined) return frame(`└${'─'.repeat(width)}┘`);
  const number = ` ${option.at + 1} `;
  const tag = option.at === numbers.chosen ? ink.chosen(number) : ink.brass(number);
  return frame(`└${'─'.repeat(width - number.length - 1)}`) + tag + frame('─┘');
}

function basicPile(view: View, card: Card, numbers: Numbers): string[] {
  const open = numbers.on.has(card);
  const frame = open ? ink.gold : ink.frame;
  const count = ` ${view.supply[card]} `;
  const text = open ? ink.plain : ink.quiet;
  const bar = frame('│');
  return [
    frame(`┌${'─'.repeat(10 - count.length)}`) + ink.quiet(count) + frame('┐'),
    bar + (open ? inkOf(card) : ink.quiet)(nameOf(card)) + ' '.repeat(10 - nameOf(card).length) + bar,
    bar + pad(`${(open ? ink.gold : ink.quiet)(`$${COSTS[card]}`)} ${text(basicText(card))}`, 10) + bar,
    foot(card, numbers, frame, 10),
  ];
}

/** A card of fifteen letters inside: `count` stands beside its name. */
export function cardBox(view: View, card: Card, count: string, numbers: Numbers): string[] {
  const open = numbers.on.has(card);
  const frame = open ? ink.gold : ink.frame;
  const bar = frame('│');
  const quiet = open || numbers.on.size === 0 ? ink.plain : ink.quiet;
  const [first, second] = shortText(card, view.edition);
  const line = (text: string): string => bar + pad(text, SHORT_WIDTH) + bar;
  return [
    frame(`┌${'─'.repeat(SHORT_WIDTH)}┐`),
    line(pad(named(card), SHORT_WIDTH - count.length) + ink.quiet(count)),
    line(`${ink.gold(`$${COSTS[card]}`)} ${quiet(kindWord(card))}`),
    line(quiet(first)),
    line(quiet(second)),
    foot(card, numbers, frame, SHORT_WIDTH),
  ];
}

/** How many kingdom cards can be drawn as cards: two rows of five. */
const MOST_BOXES = 10;

export function supplyBoxes(view: View, numbers: Numbers): string[] | null {
  const cards = inSupply(view);
  const kingdom = cards
    .filter((card) => !isBasic(card))
    .toSorted((a, b) => COSTS[a] - COSTS[b] || (nameOf(a) < nameOf(b) ? -1 : 1));
  if (kingdom.length > MOST_BOXES) return null;
  const basics = cards.filter(isBasic).map((card) => basicPile(view, card, numbers));
  const boxes = kingdom.map((card) => cardBox(view, card, String(view.supply[card]), numbers));
  return [...beside(basics, 0), ...beside(boxes.slice(0, 5), 0), ...beside(boxes.slice(5), 0)];
}

interface ListSize {
  /** Between the price and the first pile. */
  readonly label: number;
  /** Of a name with its count. */
  readonly cell: number;
  readonly gap: number;
  readonly width: number;
}

export const MEDIUM: ListSize = { label: 4, cell: 14, gap: 1, width: 77 };
export const SMALL: ListSize = { label: 3, cell: 13, gap: 2, width: 57 };

/** `$4   8 Gardens     12  9 Militia      8`: a line for each price, more where it is too long; `coins` says what is out of reach. */
export function supplyList(view: View, numbers: Numbers, size: ListSize, coins: number | null): string[] {
  // Where `Moneylender 10` is too long for a cell, the gap makes room for it.
  const long = inSupply(view).some((card) => nameOf(card).length + ` ${view.supply[card]}`.length > size.cell);
  const spare = long && size.gap > 1 ? 1 : 0;
  const [label, gap, cell] = [size.label, size.gap - spare, size.cell + spare];
  return pricesOf(view).flatMap(({ price, piles }) => {
    const cells = piles.map((card) => pileCell(view, card, numbers, cell));
    // A name that is still too long takes the space before the next number, so that the piles behind it stay in their columns.
    for (let at = 1; at < cells.length; at++)
      if (widthOf(cells[at - 1]) > cell + 3 && withoutColour(cells[at]).startsWith(' '))
        cells[at] = cells[at].replace(' ', '');
    const lines = rowsOf(cells, size.width - label, gap).map(
      (line, row) => (row === 0 ? ink.gold(`$${price}`) + ' '.repeat(label - 2) : ' '.repeat(label)) + line,
    );
    const soldOut = piles.every((card) => view.supply[card] === 0);
    const short =
      coins === null || price <= coins || soldOut ? '' : `  ${ink.red(`${many(price - coins, 'coin')} short`)}`;
    const last = `${lines.at(-1) ?? ''}${short}`;
    if (widthOf(last) <= size.width) lines[lines.length - 1] = last;
    return lines;
  });
}

/** All piles one after the other, prices between them: for many piles in a small window. */
export function supplyDense(view: View, numbers: Numbers, width: number): string[] {
  const cells = pricesOf(view).flatMap(({ price, piles }) =>
    piles.map((card, index) => {
      const option = numbers.on.get(card);
      const name = `${nameOf(card)} ${view.supply[card]}`;
      const text =
        option === undefined
          ? ink.quiet(name)
          : `${numberOf(numbers, option.at)} ${named(card)} ${ink.quiet(String(view.supply[card]))}`;
      return index === 0 ? `${ink.gold(`$${price}`)} ${text}` : text;
    }),
  );
  return rowsOf(cells, width, 2);
}

/** The piles by price, each price's by name. */
const pricesOf = (view: View): { readonly price: number; readonly piles: readonly Card[] }[] =>
  [...new Set(inSupply(view).map((card) => COSTS[card]))]
    .toSorted((a, b) => a - b)
    .map((price) => ({
      price,
      piles: inSupply(view)
        .filter((card) => COSTS[card] === price)
        .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    }));

function pileCell(view: View, card: Card, numbers: Numbers, width: number): string {
  const option = numbers.on.get(card);
  const name = nameOf(card);
  const count = padBefore(` ${view.supply[card]}`, width - name.length);
  if (option === undefined) return `${ink.quiet(padBefore('–', 2))} ${ink.quiet(name + count)}`;
  const number = padBefore(String(option.at + 1), 2);
  return `${(option.at === numbers.chosen ? ink.chosen : ink.brass)(number)} ${named(card)}${ink.quiet(count)}`;
}
