/** Cards and hands by their specified names: what they are worth, and how easily a badugi is broken. */
import { isSmoothClass } from '../bots/profiles.ts';
import { type CardNumber, cardOf, rankOf, suitOf } from './cards.ts';
import { classOf, counting, type HandClass, handText, sizeOfClass } from './hand.ts';

export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

export enum Rank {
  Ace = 1,
  Two,
  Three,
  Four,
  Five,
  Six,
  Seven,
  Eight,
  Nine,
  Ten,
  Jack,
  Queen,
  King,
}

/** In the order of strength. */
export enum HandType {
  OneCard = 1,
  TwoCard,
  ThreeCard,
  Badugi,
}

export interface Card {
  readonly rank: Rank;
  readonly suit: Suit;
}

export const toCard = (card: CardNumber): Card => ({ rank: rankOf(card) + 1, suit: suitOf(card) });
export const toNumber = (card: Card): CardNumber => cardOf(card.rank - 1, card.suit);

/** How good a hand is. */
export class HandRank {
  /** 0 is the best of 1,092 classes. */
  readonly value: HandClass;
  readonly type: HandType;
  /** The cards that count, lowest first. */
  readonly cards: readonly Card[];

  constructor(hand: readonly Card[]) {
    const numbers = hand.map(toNumber);
    this.value = classOf(numbers);
    this.type = sizeOfClass(this.value);
    this.cards = counting(numbers).map(toCard);
  }

  /** Below 0 when this hand is the better one, 0 for a tie. */
  compareTo(other: HandRank): number {
    return this.value - other.value;
  }

  toString(): string {
    return handText(this.value);
  }
}

export interface BreakabilityScore {
  /** 0 to 91: the sum of 14 - rank over the ranks below the highest card that would make a better badugi. */
  readonly score: number;
  /** The highest card; its suit is the one to draw. */
  readonly breakableCard: Card | null;
  readonly improveRanks: readonly Rank[];
}

// oxlint-disable-next-line typescript/no-extraneous-class -- the specification names a class
export class HandEvaluator {
  static evaluate(hand: readonly Card[]): HandRank {
    return new HandRank(hand);
  }

  static calculateBreakability(_hand: readonly Card[], badugiRank: HandRank): BreakabilityScore {
    const breakableCard = badugiRank.cards.at(-1);
    if (badugiRank.type !== HandType.Badugi || breakableCard === undefined)
      return { score: 0, breakableCard: null, improveRanks: [] };
    const held = new Set(badugiRank.cards.map((card) => card.rank));
    const improveRanks: Rank[] = [];
    for (let rank: Rank = Rank.Ace; rank < breakableCard.rank; rank++) if (!held.has(rank)) improveRanks.push(rank);
    return { score: improveRanks.reduce((sum, rank) => sum + 14 - rank, 0), breakableCard, improveRanks };
  }

  /** Whether the second card is low for the top card: 7-5 is smooth, 7-6 is rough. */
  static isSmooth(handRank: HandRank): boolean {
    return isSmoothClass(handRank.value);
  }
}
