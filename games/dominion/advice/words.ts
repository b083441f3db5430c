/** A list and what was found about it, in plain words. */
import type { Advice, AdvisedPlan } from '@baize/game';
import { type Card, COSTS, nameOf, SILVER } from '../src/facts.ts';
import { pluralOf } from '../src/text.ts';
import type { Gene, Genes } from '../bots/genes.ts';
import { cardsOf, draws, givesActions, type PlanKind, kindOf } from './kinds.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (n: number): string => numbers[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const countOf = (n: number, card: Card): string =>
  `${numberWord(n)} ${n === 1 ? nameOf(card) : pluralOf(nameOf(card))}`;

/** When a line of the list counts. */
export function whenOf({ card, until, turn, horizon, money, after, count }: Gene): string {
  const parts = [COSTS[card] === 0 ? 'for nothing' : `from ${COSTS[card]} coins`];
  if (until === 1) parts.push('one of them');
  if (until > 1) parts.push(`up to ${numberWord(until)}`);
  if (turn > 0) parts.push(`in the first ${numberWord(turn)} turns`);
  const owned = [...(count > 0 ? [countOf(count, after)] : []), ...(money > 0 ? [`Treasures worth ${money}`] : [])];
  if (owned.length > 0) parts.push(`once you own ${owned.join(' and ')}`);
  if (horizon > 0) parts.push(`when about ${numberWord(horizon)} more gains end the game`);
  if (parts.length === 1 && card === SILVER) return 'when nothing above can be bought';
  return parts.join(', ');
}

/**
 * The lines that matter: nothing below a line that always counts is ever reached, if it costs as much or more, and nothing is
 * decided by a line for the card that the next one buys anyway.
 */
export function reached({ buy, ...rest }: Genes): Genes {
  const lines = buy.filter(
    ({ card }, at) => !buy.slice(0, at).some((above) => alwaysCounts(above) && COSTS[above.card] <= COSTS[card]),
  );
  const decides = ({ card }: Gene, at: number): boolean => {
    const next = lines[at + 1];
    return next === undefined || next.card !== card || !alwaysCounts(next);
  };
  return { ...rest, buy: lines.filter(decides) };
}

const alwaysCounts = ({ until, turn, horizon, money, count }: Gene): boolean =>
  until === 0 && turn === 0 && horizon === 0 && money === 0 && count === 0;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The card that matters most, of those that a list buys: the dearest as long as none is known to add anything. */
const keyOf = (
  cards: ReturnType<typeof cardsOf>,
  best: readonly Card[],
): ReturnType<typeof cardsOf>[number] | undefined =>
  best.flatMap((card) => cards.filter((each) => each.card === card))[0] ??
  cards.toSorted((a, b) => COSTS[b.card] - COSTS[a.card])[0];

/** The plan in a few words. `best` are the kingdom cards that add most, the best first, as far as that is known. */
export function titleOf(genes: Genes, kingdom: readonly Card[], best: readonly Card[]): string {
  const cards = cardsOf(genes, kingdom);
  const kind = kindOf(genes);
  if (kind === 'rush') return 'A Gardens rush';
  if (kind === 'engine') {
    const parts = [cards.find(({ card }) => givesActions(card)), cards.find(({ card }) => draws(card))];
    return `An engine of ${listed(parts.flatMap((each) => (each === undefined ? [] : [nameOf(each.card)])))}`;
  }
  const key = keyOf(cards, best);
  if (key === undefined) return 'Money and nothing else';
  return key.most === 0
    ? `${pluralOf(nameOf(key.card))} and money`
    : `${capital(countOf(key.most, key.card))}, then money`;
}

/** Its kingdom cards, in words. */
const cardWords = (genes: Genes, kingdom: readonly Card[]): string =>
  listed(cardsOf(genes, kingdom).map(({ card }) => nameOf(card)));

const kindNames: Readonly<Record<PlanKind, string>> = { money: 'Money', engine: 'Engine', rush: 'Rush' };

export function planName(kind: PlanKind, genes: Genes | null, kingdom: readonly Card[], best: readonly Card[]): string {
  const key = genes === null || kind !== 'money' ? undefined : keyOf(cardsOf(genes, kingdom), best);
  return key === undefined ? kindNames[kind] : `Money with ${nameOf(key.card)}`;
}

export function planWords(kind: PlanKind, genes: Genes | null, kingdom: readonly Card[]): string {
  if (genes !== null) return capital(cardWords(genes, kingdom) || 'Treasures alone') + '.';
  if (kind === 'engine') return 'No cards that give Actions together with cards that draw.';
  return kind === 'rush' ? 'No Gardens: nothing to rush with.' : 'Nothing of the kind.';
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What stands out, in a sentence or two, as far as the intervals allow. */
export function lineOf(worth: Advice['worth'], plans: readonly AdvisedPlan[]): string {
  const [first] = worth;
  const card =
    first !== undefined && first.share - first.within > 0.5
      ? [
          `${first.piece} is the card of this kingdom: with it the best list wins ${percent(first.share)} against the best without.`,
        ]
      : worth.length > 0
        ? ['No card makes a difference that could be measured.']
        : [];
  const known = plans.flatMap(({ name, share }) => (share === null ? [] : [{ name, share }]));
  const [best, ...others] = known.toSorted((a, b) => b.share.share - a.share.share);
  const plan =
    best === undefined || others.length === 0
      ? []
      : best.share.share - best.share.within > 0.5
        ? [`${best.name} does best of the plans, with ${percent(best.share.share)} against the others.`]
        : ['The plans are about even.'];
  return [...card, ...plan].join(' ');
}
