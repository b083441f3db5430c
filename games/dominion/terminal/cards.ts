/** Cards on a terminal: their colours, and what they do in two lines of fifteen letters. */
import { flow, type Ink, ink } from '@baize/game/drawing';
import { type Card, CARD, type CardName, type Edition, FACTS, type CardKind, nameOf } from '../src/facts.ts';
import { pluralOf } from '../src/text.ts';

const INKS: Readonly<Record<CardKind, Ink>> = {
  treasure: ink.gold,
  victory: ink.green,
  curse: ink.violet,
  action: ink.plain,
  'action-attack': ink.red,
  'action-reaction': ink.blue,
};

export const inkOf = (card: Card): Ink => INKS[FACTS[card].kind];

/** The card's name in its colour. */
export const named = (card: Card): string => inkOf(card)(nameOf(card));
export const namedBy = (name: CardName): string => named(CARD[name]);

/** `Laboratories`, in the card's colour. */
export const severalOf = (name: CardName): string => inkOf(CARD[name])(pluralOf(name));

const KIND_WORDS: Readonly<Record<CardKind, string>> = {
  treasure: 'Treasure',
  victory: 'Victory',
  curse: 'Curse',
  action: 'Action',
  'action-attack': 'Attack',
  'action-reaction': 'Reaction',
};

export const kindWord = (card: Card): string => KIND_WORDS[FACTS[card].kind];

const KINDS: readonly CardKind[] = ['action', 'action-reaction', 'action-attack', 'treasure', 'victory', 'curse'];

/** Cards in hand stand by kind: what can be played first. */
export const inHandOrder = (a: Card, b: Card): number =>
  KINDS.indexOf(FACTS[a].kind) - KINDS.indexOf(FACTS[b].kind) || a - b;

/** Beside the price of a basic card. */
const BASIC: Partial<Record<CardName, string>> = {
  Estate: '1 pt',
  Duchy: '3 pts',
  Province: '6 pts',
  Curse: '−1 pt',
};

export const basicText = (card: Card): string => BASIC[nameOf(card)] ?? FACTS[card].text;

/** A card that is missing here shows the beginning of its text. */
export const SHORT: Partial<Record<CardName, readonly [string, string]>> = {
  Copper: ['+$1', ''],
  Silver: ['+$2', ''],
  Gold: ['+$3', ''],
  Estate: ['1 point', ''],
  Duchy: ['3 points', ''],
  Province: ['6 points', ''],
  Curse: ['−1 point', ''],
  Adventurer: ['Dig for two', 'Treasures'],
  Artisan: ['Gain up to $5,', 'topdeck one'],
  Bandit: ['Gain a Gold,', 'trash Treasures'],
  Bureaucrat: ['Silver on deck,', 'others topdeck'],
  Cellar: ['+1 Action', 'Swap any cards'],
  Chancellor: ['+$2, may drop', 'the whole deck'],
  Chapel: ['Trash up to 4', 'from your hand'],
  'Council Room': ['+4 Cards, 1 Buy', 'Others draw one'],
  Feast: ['Trash this for', 'a card up to $5'],
  Festival: ['+2 Actions', '+1 Buy, +$2'],
  Gardens: ['1 point per 10', 'cards you own'],
  Harbinger: ['+1 Card, Action', 'Topdeck discard'],
  Laboratory: ['+2 Cards', '+1 Action'],
  Library: ['Draw until you', 'hold 7 cards'],
  Market: ['+1 Card, Action', '+1 Buy, +$1'],
  Merchant: ['+1 Card, Action', '1st Silver +$1'],
  Militia: ['+$2', 'Others keep 3'],
  Mine: ['Treasure to one', 'up to $3 more'],
  Moat: ['+2 Cards', 'Blocks attacks'],
  Moneylender: ['Trash a Copper', 'for +$3'],
  Poacher: ['+1 Card, Action', '+$1, may cost'],
  Remodel: ['Trash one, gain', 'up to $2 more'],
  Sentry: ['+1 Card, Action', 'Sorts top two'],
  Smithy: ['+3 Cards', ''],
  Spy: ['+1 Card, Action', 'Sees all decks'],
  Thief: ['Take a Treasure', 'from all others'],
  'Throne Room': ['Play an action', 'card twice'],
  Vassal: ['+$2, may play', 'the top card'],
  Village: ['+1 Card', '+2 Actions'],
  Witch: ['+2 Cards', 'Curse to others'],
  Woodcutter: ['+1 Buy', '+$2'],
  Workshop: ['Gain a card', 'up to $4'],
};

export const SHORT_WIDTH = 15;

export function shortText(card: Card, edition: Edition): readonly [string, string] {
  const short = SHORT[nameOf(card)];
  if (short !== undefined) return short;
  const [first = '', second = ''] = flow(textOf(card, edition), SHORT_WIDTH);
  return [first, second];
}

/** What it does, in a line. */
export function textOf(card: Card, edition: Edition): string {
  const { text, second = text } = FACTS[card];
  return edition === 'first' ? text : second;
}
