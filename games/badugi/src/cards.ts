/** Cards as numbers 0 to 51: rank (0 ace to 12 king) times four plus suit; text only at the edges. */

export type CardNumber = number;

export const RANKS = 'A23456789TJQK';
export const SUITS = 'cdhs';
const RANK_WORDS = [
  'ace',
  'deuce',
  'trey',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
] as const;
const PLURALS = [
  'aces',
  'deuces',
  'treys',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'jacks',
  'queens',
  'kings',
] as const;
const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** 0 is the ace, 12 the king. */
export const rankOf = (card: CardNumber): number => card >> 2;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: CardNumber): number => card & 3;
export const cardOf = (rank: number, suit: number): CardNumber => rank * 4 + suit;

export const rankWord = (rank: number): string => RANK_WORDS[rank];
export const ranksWord = (rank: number): string => PLURALS[rank];
export const suitWord = (suit: number): string => SUIT_WORDS[suit];

const NAMES: readonly string[] = Array.from({ length: 52 }, (_, card) => `${RANKS[card >> 2]}${SUITS[card & 3]}`);

/** `Kd`, `Ts`, `Ac`. */
export const cardName = (card: CardNumber): string => NAMES[card];
export const cardNames = (cards: readonly CardNumber[]): string => cards.map(cardName).join(' ');

/** The card of this name, or -1. */
export function cardFrom(name: string): CardNumber {
  const rank = RANKS.indexOf((name[0] ?? '?').toUpperCase());
  const suit = SUITS.indexOf((name[1] ?? '?').toLowerCase());
  return name.length === 2 && rank >= 0 && suit >= 0 ? cardOf(rank, suit) : -1;
}
