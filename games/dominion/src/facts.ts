/** Facts of the cards, the piles and the two rule sets: tables, no effects. */

export type CardKind = 'treasure' | 'victory' | 'curse' | 'action' | 'action-attack' | 'action-reaction';

interface Fact {
  readonly name: string;
  readonly cost: number;
  readonly kind: CardKind;
  /** What it does, in our own words, short enough for one line. */
  readonly text: string;
  /** The same where the second edition says something else. */
  readonly second?: string;
  /** The only edition that has it; `both` for a card of neither, which there is only where they are mixed. */
  readonly edition?: Edition;
}

/** Basic cards first, then the kingdom by name: a card is its place in this table. */
const TABLE = [
  { name: 'Copper', cost: 0, kind: 'treasure', text: '+$1' },
  { name: 'Silver', cost: 3, kind: 'treasure', text: '+$2' },
  { name: 'Gold', cost: 6, kind: 'treasure', text: '+$3' },
  { name: 'Estate', cost: 2, kind: 'victory', text: '1 VP' },
  { name: 'Duchy', cost: 5, kind: 'victory', text: '3 VP' },
  { name: 'Province', cost: 8, kind: 'victory', text: '6 VP' },
  { name: 'Curse', cost: 0, kind: 'curse', text: '-1 VP' },
  {
    name: 'Adventurer',
    edition: 'first',
    cost: 6,
    kind: 'action',
    text: 'Reveal until 2 Treasures show up, put them in hand',
  },
  {
    name: 'Artisan',
    edition: 'second',
    cost: 6,
    kind: 'action',
    text: 'Gain a card up to $5 to hand, then topdeck a card from hand',
  },
  {
    name: 'Bandit',
    edition: 'second',
    cost: 5,
    kind: 'action-attack',
    text: 'Gain a Gold. Opponents reveal 2 cards, trash a Treasure of them but Copper',
  },
  {
    name: 'Bureaucrat',
    cost: 4,
    kind: 'action-attack',
    text: 'Gain a Silver onto your deck. Opponents topdeck a Victory card',
  },
  { name: 'Cellar', cost: 2, kind: 'action', text: '+1 Action. Discard any number of cards, draw as many' },
  {
    name: 'Chancellor',
    edition: 'first',
    cost: 3,
    kind: 'action',
    text: '+$2. You may put your deck into your discard pile',
  },
  { name: 'Chapel', cost: 2, kind: 'action', text: 'Trash up to 4 cards' },
  { name: 'Council Room', cost: 5, kind: 'action', text: '+4 Cards, +1 Buy. Opponents draw a card' },
  { name: 'Feast', edition: 'first', cost: 4, kind: 'action', text: 'Trash this, gain a card up to $5' },
  { name: 'Festival', cost: 5, kind: 'action', text: '+2 Actions, +1 Buy, +$2' },
  { name: 'Gardens', cost: 4, kind: 'victory', text: '1 VP per 10 cards you own' },
  {
    name: 'Harbinger',
    edition: 'second',
    cost: 3,
    kind: 'action',
    text: '+1 Card, +1 Action. You may topdeck a card from your discard pile',
  },
  { name: 'Laboratory', cost: 5, kind: 'action', text: '+2 Cards, +1 Action' },
  { name: 'Library', cost: 5, kind: 'action', text: 'Draw to 7 cards, setting aside Actions you do not want' },
  { name: 'Market', cost: 5, kind: 'action', text: '+1 Card, +1 Action, +1 Buy, +$1' },
  {
    name: 'Merchant',
    edition: 'second',
    cost: 3,
    kind: 'action',
    text: '+1 Card, +1 Action. Your first Silver this turn gives +$1',
  },
  { name: 'Militia', cost: 4, kind: 'action-attack', text: '+$2. Opponents discard to 3 cards' },
  {
    name: 'Mine',
    cost: 5,
    kind: 'action',
    text: 'Trash a Treasure, gain one up to $3 dearer to hand',
    second: 'You may trash a Treasure to gain one up to $3 dearer to hand',
  },
  { name: 'Moat', cost: 2, kind: 'action-reaction', text: '+2 Cards. Reveal to block attacks' },
  {
    name: 'Moneylender',
    cost: 4,
    kind: 'action',
    text: 'Trash a Copper for +$3',
    second: 'You may trash a Copper for +$3',
  },
  {
    name: 'Poacher',
    edition: 'second',
    cost: 4,
    kind: 'action',
    text: '+1 Card, +1 Action, +$1. Discard a card per empty pile',
  },
  { name: 'Remodel', cost: 4, kind: 'action', text: 'Trash a card, gain one up to $2 dearer' },
  {
    name: 'Sentry',
    edition: 'second',
    cost: 5,
    kind: 'action',
    text: '+1 Card, +1 Action. Look at 2 cards of your deck: trash, discard or put back each',
  },
  { name: 'Smithy', cost: 4, kind: 'action', text: '+3 Cards' },
  {
    name: 'Spy',
    edition: 'first',
    cost: 4,
    kind: 'action-attack',
    text: '+1 Card, +1 Action. Everyone reveals a card from the deck: you keep or discard it',
  },
  {
    name: 'Thief',
    edition: 'first',
    cost: 4,
    kind: 'action-attack',
    text: 'Opponents reveal 2 cards, trash a Treasure of them; gain what you like',
  },
  {
    name: 'Throne Room',
    cost: 4,
    kind: 'action',
    text: 'Play an Action from your hand twice',
    second: 'You may play an Action from your hand twice',
  },
  {
    name: 'Vassal',
    edition: 'second',
    cost: 3,
    kind: 'action',
    text: '+$2. Discard the top card of your deck; you may play it if it is an Action',
  },
  { name: 'Village', cost: 3, kind: 'action', text: '+1 Card, +2 Actions' },
  { name: 'Witch', cost: 5, kind: 'action-attack', text: '+2 Cards. Opponents gain a Curse' },
  { name: 'Woodcutter', edition: 'first', cost: 3, kind: 'action', text: '+1 Buy, +$2' },
  { name: 'Workshop', cost: 3, kind: 'action', text: 'Gain a card up to $4' },
] as const satisfies readonly Fact[];

export type CardName = (typeof TABLE)[number]['name'];
/** A card inside the rules: its index in the table. */
export type Card = number;

export interface CardFact extends Fact {
  readonly name: CardName;
}
export const FACTS: readonly CardFact[] = TABLE;
export const CARDS = TABLE.length;
export const NAMES: readonly CardName[] = TABLE.map((fact) => fact.name);
export const COSTS: readonly number[] = TABLE.map((fact) => fact.cost);
/** From a card's name to the card. */
export const CARD = Object.fromEntries(NAMES.map((name, card) => [name, card])) as Readonly<Record<CardName, Card>>;
export const nameOf = (card: Card): CardName => NAMES[card];

export const COPPER = CARD.Copper;
export const SILVER = CARD.Silver;
export const GOLD = CARD.Gold;
export const ESTATE = CARD.Estate;
export const DUCHY = CARD.Duchy;
export const PROVINCE = CARD.Province;
export const CURSE = CARD.Curse;
export const GARDENS = CARD.Gardens;

/** A set of cards: for each card of the table whether it belongs. */
export type CardSet = readonly boolean[];
const setOf = (test: (fact: CardFact) => boolean): CardSet => TABLE.map(test);
export const only = (...names: readonly CardName[]): CardSet => setOf(({ name }) => names.includes(name));
export const ALL = setOf(() => true);
export const ACTIONS = setOf((fact) => fact.kind.startsWith('action'));
export const ATTACKS = setOf((fact) => fact.kind === 'action-attack');
export const TREASURES = setOf((fact) => fact.kind === 'treasure');
export const VICTORIES = setOf((fact) => fact.kind === 'victory');
export const BETTER_TREASURES = setOf((fact) => fact.kind === 'treasure' && fact.name !== 'Copper');

/** So much for each of these cards, and nothing for the others. */
const byCard = (worth: Partial<Record<CardName, number>>): readonly number[] => NAMES.map((name) => worth[name] ?? 0);
/** What a Treasure is worth when it is played. */
export const COINS = byCard({ Copper: 1, Silver: 2, Gold: 3 });
/** What a card is worth at the end; Gardens is counted apart. */
export const POINTS = byCard({ Estate: 1, Duchy: 3, Province: 6, Curse: -1 });

export const KINGDOM: readonly CardName[] = NAMES.slice(CURSE + 1);

/** Which cards there are, and how Throne Room, Mine and Moneylender are worded (D25): newly, unless it is the first. */
export type Edition = 'first' | 'second' | 'both';
const kingdomOf = (edition: Edition): readonly CardName[] =>
  KINGDOM.filter((name) => edition === 'both' || (FACTS[CARD[name]].edition ?? edition) === edition);
export const EDITIONS: Readonly<Record<Edition, readonly CardName[]>> = {
  first: kingdomOf('first'),
  second: kingdomOf('second'),
  both: kingdomOf('both'),
};

/** `Village | $3 | action | +1 Card, +2 Actions` */
export const describeCard = (name: CardName, edition: Edition = 'first'): string => {
  const { cost, kind, text, second = text } = FACTS[CARD[name]];
  return `${name} | $${cost} | ${kind} | ${edition === 'first' ? text : second}`;
};

/** How the two rule sets differ, one entry for each difference. */
interface Rules {
  /** Fewest players. */
  readonly fewest: number;
  /** Estates, Duchies and Provinces each; `size` is the option `victoryPileSize`. */
  victoryPile(seats: number, size: number): number;
  gardensPile(seats: number): number;
  /** Whether the starting Coppers come out of the Copper pile. */
  readonly coppersFromPile: boolean;
  /** How many kingdom cards there are; `null` is any number, and all of them unless chosen. */
  readonly kingdomSize: number | null;
  /** D7: whether Throne Room and Moneylender may be declined. */
  readonly mayDecline: boolean;
  /** D8: whether a Throne Room on a Throne Room plays one Action four times, not two twice each. */
  readonly thronesMultiply: boolean;
  /** D9: whether Remodel and Mine cannot be played with nothing to trash. */
  readonly refusesNothingToTrash: boolean;
}

export type RuleSet = 'house' | 'official';

export const RULES: Readonly<Record<RuleSet, Rules>> = {
  house: {
    fewest: 1,
    victoryPile: (_seats, size) => size,
    gardensPile: () => 10,
    coppersFromPile: false,
    kingdomSize: null,
    mayDecline: true,
    thronesMultiply: true,
    refusesNothingToTrash: true,
  },
  official: {
    fewest: 2,
    victoryPile: (seats) => (seats === 2 ? 8 : 12),
    gardensPile: (seats) => (seats === 2 ? 8 : 12),
    coppersFromPile: true,
    kingdomSize: 10,
    mayDecline: false,
    thronesMultiply: false,
    refusesNothingToTrash: false,
  },
};

export const DEFAULT_VICTORY_PILE = 12;
