/** Buy lists as data that can be changed a little at a time: what the evolution of lists works on. */
import { below, type Random, pick } from '@baize/game';
import { type Card, CARD, type CardName, DUCHY, GOLD, nameOf, PROVINCE, SILVER, VICTORIES } from '../src/facts.ts';
import { type Line, readStrategy, type Situation, type Strategy } from './strategy.ts';

/** One line of a list. A zero leaves its condition out. */
export interface Gene {
  readonly card: Card;
  /** While fewer are owned. */
  readonly until: number;
  /** Up to this turn. */
  readonly turn: number;
  /** When the game may end within so many gains. */
  readonly horizon: number;
  /** With at least so much treasure owned. */
  readonly money: number;
  /** Once `count` of `after` are owned. */
  readonly after: Card;
  readonly count: number;
}

export interface Genes {
  readonly buy: readonly Gene[];
  /** The treasure that a Chapel leaves. */
  readonly keep: number;
}

export const gene = (card: Card, more: Partial<Omit<Gene, 'card'>> = {}): Gene => ({
  card,
  until: more.until ?? 0,
  turn: more.turn ?? 0,
  horizon: more.horizon ?? 0,
  money: more.money ?? 0,
  after: more.after ?? 0,
  count: more.count ?? 0,
});

function textOf(each: Gene): string {
  const conditions = [
    ...(each.turn > 0 ? [`turn <= ${each.turn}`] : []),
    ...(each.horizon > 0 ? [`horizon <= ${each.horizon}`] : []),
    ...(each.money > 0 ? [`money >= ${each.money}`] : []),
    ...(each.count > 0 ? [`${nameOf(each.after)} >= ${each.count}`] : []),
  ];
  const until = each.until > 0 ? ` until ${each.until}` : '';
  return `${nameOf(each.card)}${until}${conditions.length > 0 ? ` if ${conditions.join(' and ')}` : ''}`;
}

/** Every line runs the same code, which the machine underneath rewards. */
function lineOf(each: Gene): Line {
  const { card, until, turn, horizon, money, after, count } = each;
  return {
    card,
    text: textOf(each),
    holds: (at: Situation) =>
      (until === 0 || at.owned(card) < until) &&
      (turn === 0 || at.turn <= turn) &&
      (count === 0 || at.owned(after) >= count) &&
      (money === 0 || at.money >= money) &&
      (horizon === 0 || at.horizon <= horizon),
  };
}

const trashText = (keep: number): string =>
  `trash: Curse; Estate if horizon > 4; Copper if money > ${keep}; Estate if horizon > 2`;

const trashLines = new Map<number, readonly Line[]>();
function trashOf(keep: number): readonly Line[] {
  let lines = trashLines.get(keep);
  if (lines === undefined) {
    lines = readStrategy(`Province\n${trashText(keep)}`).trash as readonly Line[];
    trashLines.set(keep, lines);
  }
  return lines;
}

export const strategyOf = (genes: Genes): Strategy => ({
  about: '',
  buy: genes.buy.map(lineOf),
  play: null,
  trash: trashOf(genes.keep),
  careful: true,
});

/** The list as it can be read again by `readStrategy`. */
export const writeGenes = (genes: Genes): string =>
  [
    ...genes.buy.map(textOf),
    ...(genes.buy.some(({ card }) => card === CARD.Chapel) ? [trashText(genes.keep)] : []),
    'ending: careful',
  ].join('\n');

const UNTILS = [1, 1, 1, 2, 2, 3, 4, 6, 0];
const TURNS = [2, 3, 4, 6, 8, 12];

const insertAt = <T>(list: readonly T[], at: number, each: T): T[] => [...list.slice(0, at), each, ...list.slice(at)];
const without = <T>(list: readonly T[], at: number): T[] => [...list.slice(0, at), ...list.slice(at + 1)];
const replace = <T>(list: readonly T[], at: number, each: T): T[] => list.map((old, i) => (i === at ? each : old));
/** One or two more or less, from `least` to `most`. */
const nudge = (chance: Random, value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value + pick(chance, [-2, -1, -1, 1, 1, 2])));

/** Another condition on a line, one less, or the same with another number. */
function conditioned(chance: Random, each: Gene, buy: readonly Gene[]): Gene {
  const kind = below(chance, 6);
  if (kind === 0) return { ...each, turn: each.turn > 0 ? nudge(chance, each.turn, 0, 20) : pick(chance, TURNS) };
  if (kind === 1) return { ...each, money: each.money > 0 ? nudge(chance, each.money, 0, 40) : 6 + below(chance, 14) };
  if (kind === 2) {
    const after = pick(chance, buy).card;
    return after === each.card ? each : { ...each, after, count: 1 + below(chance, 3) };
  }
  if (kind === 3)
    return { ...each, horizon: each.horizon > 0 ? nudge(chance, each.horizon, 1, 20) : 2 + below(chance, 8) };
  return { ...each, turn: 0, money: 0, after: 0, count: 0, horizon: VICTORIES[each.card] ? each.horizon : 0 };
}

/** A list changed in one place. */
export function mutate(chance: Random, genes: Genes, kingdom: readonly Card[]): Genes {
  const { buy, keep } = genes;
  const at = below(chance, buy.length);
  const each = buy[at];
  const to = (list: readonly Gene[]): Genes => ({ buy: list, keep });
  switch (below(chance, 12)) {
    case 0:
    case 1:
    case 2: {
      const card = below(chance, 5) === 0 ? pick(chance, [SILVER, GOLD, DUCHY]) : pick(chance, kingdom);
      const fresh = gene(card, { until: pick(chance, UNTILS) });
      const placed = insertAt(buy, below(chance, buy.length + 1), fresh);
      return to(
        below(chance, 4) === 0 ? placed.map((old) => (old === fresh ? conditioned(chance, old, buy) : old)) : placed,
      );
    }
    case 3:
      return each.card === PROVINCE || buy.length < 4 ? genes : to(without(buy, at));
    case 4:
    case 5:
      return to(insertAt(without(buy, at), below(chance, buy.length), each));
    case 6:
    case 7:
      if (each.until === 0 && each.card <= PROVINCE) return to(replace(buy, at, greener(chance, each)));
      return to(
        replace(buy, at, {
          ...each,
          until: each.until === 0 ? 1 + below(chance, 5) : nudge(chance, each.until, 0, 12),
        }),
      );
    case 8:
      return to(replace(buy, at, conditioned(chance, each, buy)));
    case 9:
      return each.card <= PROVINCE ? genes : to(replace(buy, at, { ...each, card: pick(chance, kingdom) }));
    case 10: {
      const green = buy.findIndex((line, i) => VICTORIES[line.card] && i >= at % 3);
      return green < 0 ? genes : to(replace(buy, green, greener(chance, buy[green])));
    }
    default:
      if (buy.some(({ card }) => card === CARD.Chapel) && below(chance, 2) === 0)
        return { buy, keep: nudge(chance, keep, 2, 12) };
      return to(
        insertAt(buy, at + below(chance, buy.length - at) + 1, {
          ...each,
          until: each.until === 0 ? 0 : each.until + 1 + below(chance, 2),
        }),
      );
  }
}

/** A Victory card earlier or later. */
function greener(chance: Random, each: Gene): Gene {
  if (each.card === PROVINCE)
    return { ...each, money: each.money === 0 ? 8 + below(chance, 12) : nudge(chance, each.money, 0, 40) };
  if (each.horizon > 0) return { ...each, horizon: nudge(chance, each.horizon, 1, 20) };
  return each;
}

/** The beginning of one list and the end of another. */
export function cross(chance: Random, one: Genes, other: Genes): Genes {
  const head = one.buy.slice(0, 1 + below(chance, one.buy.length));
  const tail = other.buy.slice(below(chance, other.buy.length));
  const buy = [...head, ...tail].slice(0, 16);
  if (!buy.some(({ card }) => card === PROVINCE)) buy.unshift(gene(PROVINCE));
  return { buy, keep: one.keep };
}

/** Lines that can never be reached, or say nothing new, go. */
export function tidy(genes: Genes): Genes {
  const buy = genes.buy.filter(
    (each, i) => !genes.buy.slice(0, i).some((before) => before.card === each.card && covers(before, each)),
  );
  return { buy, keep: genes.keep };
}

/** Whether the first line buys whenever the second would. */
const covers = (one: Gene, two: Gene): boolean =>
  (one.until === 0 || (two.until > 0 && two.until <= one.until)) &&
  (one.turn === 0 || (two.turn > 0 && two.turn <= one.turn)) &&
  (one.horizon === 0 || (two.horizon > 0 && two.horizon <= one.horizon)) &&
  one.money <= two.money &&
  (one.count === 0 || (one.after === two.after && one.count <= two.count));

const CONDITIONS: readonly [RegExp, (found: RegExpExecArray) => Partial<Gene>][] = [
  [/^(?:0 < )?horizon <= (\d+)$/, ([, n]) => ({ horizon: Number(n) })],
  [/^turn <= (\d+)$/, ([, n]) => ({ turn: Number(n) })],
  [/^money >= (\d+)$/, ([, n]) => ({ money: Number(n) })],
  [/^money > (\d+)$/, ([, n]) => ({ money: Number(n) + 1 })],
  [/^([A-Z][A-Za-z ]+) >= (\d+)$/, ([, name, n]) => ({ after: CARD[name as CardName], count: Number(n) })],
  [/^([A-Z][A-Za-z ]+) > (\d+)$/, ([, name, n]) => ({ after: CARD[name as CardName], count: Number(n) + 1 })],
];

/** A written list as genes, as near as genes can say it: other conditions are left out. */
export function genesOf(strategy: Strategy): Genes {
  const buy = strategy.buy.map(({ card, text }) => {
    const until = Number(/ until (\d+)/.exec(text)?.[1] ?? 0);
    let read = gene(card, { until });
    for (const condition of text.split(' if ')[1]?.split(' and ') ?? [])
      for (const [form, meaning] of CONDITIONS) {
        const found = form.exec(condition);
        if (found !== null) read = { ...read, ...meaning(found) };
      }
    return read;
  });
  return { buy, keep: 5 };
}
