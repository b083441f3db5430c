/** The lines that list Splendor's moves under what they do. */
import { ink, pad, padBefore, rowsOf } from '@baize/game/drawing';
import type { Tier } from '../src/facts.ts';
import { nobleName } from '../src/nobleNames.ts';
import { amounts, LEVELS, letter, placeOf, points, word } from './gems.ts';
import { isPair, type Option } from './moves.ts';
import type { Room, TableScene } from './table.ts';

type Of<Kind extends Option['kind']> = Extract<Option, { kind: Kind }>;

const of = <Kind extends Option['kind']>({ options }: TableScene, kind: Kind): Of<Kind>[] =>
  options.filter((option): option is Of<Kind> => option.kind === kind);

const number = ({ scene }: TableScene, at: number, width: number): string =>
  (at === scene.chosen ? ink.chosen : ink.brass)(padBefore(at + 1, width));

/** Cells behind a label, as many in a line as fit. */
function labelled(label: string, cells: readonly string[], labels: number, width: number, gap: number): string[] {
  return rowsOf(cells, width - labels, gap).map((line, row) => pad(row === 0 ? ink.quiet(label) : '', labels) + line);
}

export function moveLines(table: TableScene, room: Room, width: number): string[] {
  if (room === 'small') return kindsOf(table).flatMap(({ label, cells, gap }) => labelled(label, cells, 8, width, gap));
  if (table.options.length === 0) return [];
  const lines = [...buyLines(table, room, width), ...takeLines(table, room, width), ...reserveLines(table, room)];
  const labels = room === 'large' ? 9 : 8;
  return [
    ...lines,
    ...answersOf(table, ' ', 2).flatMap(({ label, cells }) => labelled(label, cells, labels, width, 2)),
  ];
}

/** The same kinds one after the other without a margin, where lines are short. */
export const denseMoveLines = (table: TableScene, width: number): string[] =>
  rowsOf(
    kindsOf(table).flatMap(({ label, cells }) =>
      cells.map((cell, at) => (at === 0 ? `${ink.quiet(label)} ${cell}` : cell)),
    ),
    width,
    1,
  );

interface Kind {
  readonly label: string;
  readonly cells: readonly string[];
  readonly gap: number;
}

/** All moves in letters. */
const kindsOf = (table: TableScene): Kind[] =>
  [
    { label: 'Buy', cells: buyCells(table, 'small'), gap: 3 },
    {
      label: 'Take',
      cells: of(table, 'take').map(({ at, tokens }) => `${number(table, at, 1)} ${tokens.map(letter).join('')}`),
      gap: 1,
    },
    { label: 'Reserve', cells: reserveCells(table), gap: 1 },
    ...answersOf(table, '', 1),
  ].filter(({ cells }) => cells.length > 0);

/** What is neither bought, taken nor reserved. */
function answersOf(table: TableScene, between: string, digits: number): Kind[] {
  const back = of(table, 'return').map(
    ({ at, tokens }) => `${number(table, at, digits)} ${tokens.map(letter).join(between)}`,
  );
  const nobles = of(table, 'noble').map(({ at, id }) => {
    const noble = table.view.nobles.find((each) => each.id === id);
    return `${number(table, at, digits)} ${nobleName(id)} ${noble === undefined ? '' : amounts(noble.requires)}`;
  });
  const others = of(table, 'other').map(({ at, words }) => `${number(table, at, digits)} ${words}`);
  return [
    { label: 'Return', cells: back, gap: 1 },
    { label: 'Noble', cells: nobles, gap: 2 },
    { label: 'Other', cells: others, gap: 2 },
  ];
}

const buyCells = (table: TableScene, room: Room): string[] =>
  of(table, 'buy').map(({ at, card, pay }) => {
    const place = placeOf(table.view, card.id);
    const again = table.buy.get(card.id) !== at;
    if (room === 'small') {
      const where = place === 'held' ? `held ${card.prestige}${letter(card.bonus)}` : place;
      return `${number(table, at, 1)} ${again ? 'or' : where} ${amounts(pay, '', '') || 'free'}`;
    }
    const worth = card.prestige === 0 ? '' : `${room === 'large' ? ', ' : ' '}${points(card.prestige)}`;
    const price = amounts(pay, room === 'large' ? ' ' : '') || 'nothing';
    if (again) return `${number(table, at, 2)} ${ink.quiet('or')} ${price}`;
    return `${number(table, at, 2)} ${place} ${word(card.bonus)}${worth}${ink.quiet(', pay')} ${price}`;
  });

const buyLines = (table: TableScene, room: Room, width: number): string[] =>
  labelled('Buy', buyCells(table, room), room === 'large' ? 9 : 8, width, room === 'large' ? 4 : 5);

function takeLines(table: TableScene, room: Room, width: number): string[] {
  const takes = of(table, 'take');
  const several = takes.filter(({ tokens }) => !isPair(tokens));
  const pairs = takes.filter(({ tokens }) => isPair(tokens));
  const label = `Take ${several[0]?.tokens.length ?? 3}`;
  const inWords = room === 'large' && several.length <= 4;
  const letters = (option: Of<'take'>): string =>
    `${number(table, option.at, 2)} ${pad(option.tokens.map(letter).join(' '), 5)}`;
  const labels = room === 'large' ? 9 : 8;
  if (room !== 'large' && label === 'Take 2') return labelled(label, takes.map(letters), labels, width, 2);
  const many = inWords
    ? labelled(
        label,
        several.map(({ at, tokens }) => pad(`${number(table, at, 2)} ${tokens.map(word).join(' ')}`, 34)),
        labels,
        width,
        0,
      )
    : labelled(label, several.map(letters), labels, width, 2);
  const twice =
    room === 'large'
      ? labelled(
          'Take 2',
          pairs.map(({ at, tokens }) => `${number(table, at, 2)} ${word(tokens[0])} twice`),
          labels,
          width,
          3,
        )
      : labelled('Take 2', pairs.map(letters), labels, width, 2);
  return [...(several.length === 0 ? [] : many), ...(pairs.length === 0 ? [] : twice)];
}

/** Numbers that follow each other on cards one can see. */
const range = (numbers: readonly number[]): string => {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
};

/** The levels whose cards can be reserved, each with the numbers that do it. */
const levelsOf = (table: TableScene): { tier: Tier; text: string }[] =>
  ([1, 2, 3] as const).flatMap((tier) => {
    const numbers = of(table, 'reserve')
      .filter(({ card }) => card.tier === tier)
      .map(({ at }) => at);
    return numbers.length === 0 ? [] : [{ tier, text: range(numbers) }];
  });

function reserveCells(table: TableScene): string[] {
  const decks = of(table, 'deck');
  const all = decks.length === 3 ? [`${ink.brass(range(decks.map(({ at }) => at)))} deck I–III`] : [];
  const some = decks.length === 3 ? [] : decks.map(({ at, tier }) => `${number(table, at, 1)} deck ${LEVELS[tier]}`);
  return [...levelsOf(table).map(({ tier, text }) => `${ink.brass(text)} ${LEVELS[tier]}`), ...all, ...some];
}

function reserveLines(table: TableScene, room: Exclude<Room, 'small'>): string[] {
  const cards = levelsOf(table);
  const decks = of(table, 'deck');
  if (cards.length === 0 && decks.length === 0) return [];
  const gold = table.view.bankTokens.gold > 0 ? 'a card, and 1 gold' : 'a card, no gold is left';
  if (room === 'medium') {
    const first = cards.map(({ tier, text }) => `${ink.brass(text)} ${LEVELS[tier]}`).join('    ');
    const second = decks.map(({ at, tier }) => `${number(table, at, 2)} deck ${LEVELS[tier]}`).join('  ');
    return [
      ...(cards.length === 0 ? [] : [`${pad(ink.quiet('Reserve'), 8)}${first}   ${ink.quiet(gold)}`]),
      ...(decks.length === 0
        ? []
        : [
            `${pad(ink.quiet(cards.length === 0 ? 'Reserve' : ''), 9)}${second}   ${ink.quiet('the top card, unseen')}`,
          ]),
    ];
  }
  const cell = (text: string, tier: Tier): string => pad(`${text} level ${LEVELS[tier]}`, 12 + LEVELS[tier].length);
  return [
    ...(cards.length === 0
      ? []
      : [
          `${pad(ink.quiet('Reserve'), 9)}${cards.map(({ tier, text }) => cell(ink.brass(text), tier)).join('   ')}    ${ink.quiet(gold)}`,
        ]),
    ...(decks.length === 0
      ? []
      : [
          `${pad(ink.quiet('a deck'), 9)}${decks.map(({ at, tier }) => cell(number(table, at, 2), tier)).join('   ')}    ${ink.quiet('the top card, unseen')}`,
        ]),
  ];
}
