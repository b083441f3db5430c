/** Gems, prices and purchases on a terminal. */
import type { Scene } from '@baize/game';
import { type Ink, ink } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { type Card, CARDS, COLORS, type Color, type Tier, type Token, TOKENS } from '../src/facts.ts';
import { isKnown, type PlayerBoard, playerId, type View } from '../src/view.ts';

export type Splendor = Scene<View, Event>;

export const LETTERS: Readonly<Record<Token, string>> = {
  diamond: 'D',
  sapphire: 'S',
  emerald: 'E',
  ruby: 'R',
  onyx: 'O',
  gold: 'G',
};

export const INKS: Readonly<Record<Token, Ink>> = {
  diamond: ink.white,
  sapphire: ink.blue,
  emerald: ink.green,
  ruby: ink.red,
  onyx: ink.grey,
  gold: ink.gold,
};

export const LEVELS: Readonly<Record<Tier, string>> = { 1: 'I', 2: 'II', 3: 'III' };
export const TIERS = [3, 2, 1] as const;

export const letter = (token: Token): string => INKS[token](LETTERS[token]);
export const word = (token: Token): string => INKS[token](token);

/** `E1 R2 G1`; `between` stands between letter and number. */
export const amounts = (counts: Readonly<Partial<Record<Token, number>>>, between = '', gap = ' '): string =>
  TOKENS.filter((token) => (counts[token] ?? 0) > 0)
    .map((token) => INKS[token](`${LETTERS[token]}${between}${counts[token]}`))
    .join(gap);

export const boardOf = (view: View, seat: number): PlayerBoard => view.playerBoards[playerId(seat)];
export const mine = (view: View): PlayerBoard | null => (view.seat === null ? null : boardOf(view, view.seat));
export const heldTokens = (tokens: Readonly<Record<Token, number>>): number =>
  TOKENS.reduce((sum, token) => sum + tokens[token], 0);

/** What a colour of a card still costs a player, and how much of that is missing. */
export interface Owed {
  readonly color: Color;
  readonly price: number;
  readonly missing: number;
}

/** After bonuses, for every colour that the card asks for; the printed price without a player. */
export function owed(card: Card, board: PlayerBoard | null): Owed[] {
  return COLORS.filter((color) => card.cost[color] > 0).map((color) => {
    const price = Math.max(0, card.cost[color] - (board?.bonuses[color] ?? 0));
    return { color, price, missing: board === null ? 0 : Math.max(0, price - board.tokens[color]) };
  });
}

/** Tokens missing in all, gold counted in; and whether gold would be spent. */
export function shortage(card: Card, board: PlayerBoard): { readonly short: number; readonly gold: number } {
  const missing = owed(card, board).reduce((sum, each) => sum + each.missing, 0);
  return { short: Math.max(0, missing - board.tokens.gold), gold: missing };
}

const byId = new Map(CARDS.map((card) => [card.id, card]));
export const cardOf = (id: string): Card | undefined => byId.get(id);

/** `II-1`: where a card lies on the table; `held` in one's reserve. */
export function placeOf(view: View, id: string): string {
  for (const tier of TIERS) {
    const slot = view.tableau[`tier${tier}`].findIndex((card) => card?.id === id);
    if (slot >= 0) return `${LEVELS[tier]}-${slot + 1}`;
  }
  return 'held';
}

export const reservedOf = (board: PlayerBoard | null): Card[] => board?.reserved.filter(isKnown) ?? [];

export const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;
