/** Where each card stands in the network's inputs and outputs. It learnt with a fixed set of cards; a card added since then is read as the most similar of them. */
import { CARD, type CardName, COSTS, FACTS, NAMES } from '../../src/facts.ts';
import { TRAITS, type Traits } from '../../src/traits.ts';

/** The cards of the shipped network, in its order: changes only together with a network trained on other cards. */
const LEARNT: readonly CardName[] = [
  'Copper',
  'Silver',
  'Gold',
  'Estate',
  'Duchy',
  'Province',
  'Curse',
  'Adventurer',
  'Artisan',
  'Bandit',
  'Bureaucrat',
  'Cellar',
  'Chancellor',
  'Chapel',
  'Council Room',
  'Feast',
  'Festival',
  'Gardens',
  'Harbinger',
  'Laboratory',
  'Library',
  'Market',
  'Merchant',
  'Militia',
  'Mine',
  'Moat',
  'Moneylender',
  'Poacher',
  'Remodel',
  'Sentry',
  'Smithy',
  'Spy',
  'Thief',
  'Throne Room',
  'Vassal',
  'Village',
  'Witch',
  'Woodcutter',
  'Workshop',
];

export const SLOTS = LEARNT.length;

interface Described {
  readonly kind: string;
  readonly cost: number;
  readonly traits: Traits;
}

/** What makes cards differ, with its weight: giving back an Action matters more than anything else a card gives. */
const WEIGHTS: readonly (readonly [keyof Traits, number])[] = [
  ['actions', 2],
  ['cards', 1],
  ['coins', 1],
  ['buys', 1],
  ['plays', 2],
  ['trashes', 2],
  ['gains', 2],
  ['attacks', 2],
];

/** How different two cards are: by kind first, then by what they give and do, then by cost. */
const difference = (a: Described, b: Described): number =>
  (a.kind === b.kind ? 0 : 100) +
  WEIGHTS.reduce((sum, [key, weight]) => sum + weight * Math.abs(Number(a.traits[key]) - Number(b.traits[key])), 0) +
  Math.abs(a.cost - b.cost) / 10;

const described = (card: number): Described => ({ kind: FACTS[card].kind, cost: COSTS[card], traits: TRAITS[card] });

/** The slot of the learnt card that is most like this one. */
export function similarSlot(card: Described): number {
  const differences = LEARNT.map((name) => difference(card, described(CARD[name])));
  return differences.indexOf(Math.min(...differences));
}

/** By card; the last is the slot for choosing none. */
export const SLOT: readonly number[] = [
  ...NAMES.map((name, card) => (LEARNT.includes(name) ? LEARNT.indexOf(name) : similarSlot(described(card)))),
  SLOTS,
];
