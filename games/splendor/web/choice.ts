/** What a person is about to do, and the words for it. Legality comes from the list of legal words alone. */
import type { Card, Color, PlayerBoard, Token } from '../src/index.ts';

export const COLOURS = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx'] as const satisfies readonly Color[];
export const TOKENS = [...COLOURS, 'gold'] as const satisfies readonly Token[];
export type Counts = Readonly<Record<Token, number>>;

export const none: Counts = { diamond: 0, sapphire: 0, emerald: 0, ruby: 0, onyx: 0, gold: 0 };
export const total = (counts: Counts): number => TOKENS.reduce((sum, token) => sum + counts[token], 0);
export const add = (counts: Counts, token: Token, by: number): Counts => ({ ...counts, [token]: counts[token] + by });
export const plus = (a: Counts, b: Counts, sign = 1): Counts => {
  const sum = { ...none };
  for (const token of TOKENS) sum[token] = a[token] + sign * b[token];
  return sum;
};

/** Before anything is held every card is short of its whole price: nothing to tell. */
export const hasNothing = ({ tokens, purchasedCardIds }: PlayerBoard): boolean =>
  total(tokens) === 0 && purchasedCardIds.length === 0;

/** How a choice came about decides what Enter sends. */
export type Choice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'gems'; readonly picked: Counts }
  | { readonly kind: 'card'; readonly id: string; readonly payment: Counts | null; readonly paying: boolean }
  | { readonly kind: 'deck'; readonly tier: 1 | 2 | 3 }
  /** `first` is the action still unsent that makes the return necessary; `null` when the server waits for the return. */
  | { readonly kind: 'return'; readonly first: string | null; readonly from: Choice; readonly back: Counts };

export const nothing: Choice = { kind: 'nothing' };

const repeated = (counts: Counts): string =>
  TOKENS.flatMap((token) => Array.from({ length: counts[token] }, () => token)).join(' ');

export const takeWords = (picked: Counts): string => `take ${repeated(picked)}`;
export const returnWords = (back: Counts): string => `return ${repeated(back)}`;

function parse(words: string): Counts {
  let counts = none;
  for (const word of words.split(' ').slice(1))
    if ((TOKENS as readonly string[]).includes(word)) counts = add(counts, word as Token, 1);
  return counts;
}

/** Whether one more of this colour still leads to a legal take. */
export function canPick(moves: readonly string[], picked: Counts, colour: Token): boolean {
  const wanted = add(picked, colour, 1);
  return moves.some((words) => {
    if (!words.startsWith('take ')) return false;
    const take = parse(words);
    return TOKENS.every((token) => take[token] >= wanted[token]);
  });
}

/** How many more gems make the smallest legal take that holds these. */
export function stillToPick(moves: readonly string[], picked: Counts): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const words of moves) {
    if (!words.startsWith('take ')) continue;
    const take = parse(words);
    if (TOKENS.every((token) => take[token] >= picked[token])) fewest = Math.min(fewest, total(take) - total(picked));
  }
  return fewest;
}

export interface Price {
  readonly cells: readonly {
    readonly colour: Color;
    readonly printed: number;
    readonly net: number;
    readonly missing: number;
  }[];
  /** Gems missing before gold. */
  readonly missing: number;
  readonly reach: 'plain' | 'gold' | 'short';
}

/** What a card costs a board that holds these tokens; without a board the printed cost. */
export function price(card: Card, board: PlayerBoard | null, tokens: Counts = board?.tokens ?? none): Price {
  const cells = COLOURS.filter((colour) => card.cost[colour] > 0).map((colour) => {
    const printed = card.cost[colour];
    const net = Math.max(0, printed - (board?.bonuses[colour] ?? 0));
    return { colour, printed, net, missing: board === null ? 0 : Math.max(0, net - tokens[colour]) };
  });
  const missing = cells.reduce((sum, cell) => sum + cell.missing, 0);
  return { cells, missing, reach: missing === 0 ? 'plain' : missing <= tokens.gold ? 'gold' : 'short' };
}

/** The payment that keeps the most gold. */
export function cheapest(card: Card, board: PlayerBoard): Counts {
  let payment = none;
  for (const { colour, net, missing } of price(card, board).cells)
    payment = add(add(payment, colour, net - missing), 'gold', missing);
  return payment;
}

export function buyWords(card: Card, board: PlayerBoard, payment: Counts | null): string {
  const least = cheapest(card, board);
  if (payment === null || TOKENS.every((token) => payment[token] === least[token])) return `buy ${card.id}`;
  const paid = TOKENS.filter((token) => payment[token] > 0).map((token) => `${payment[token]} ${token}`);
  return `buy ${card.id} paying ${paid.join(' ')}`;
}

/** Swaps one token of a colour for gold in a payment, or gold back for the colour. */
export function swap(payment: Counts, colour: Color, toGold: boolean): Counts {
  return add(add(payment, colour, toGold ? -1 : 1), 'gold', toGold ? 1 : -1);
}

export const mayPayOtherwise = (moves: readonly string[], id: string): boolean =>
  moves.some((words) => words.startsWith(`buy ${id} paying`));

/** What words of a hint would look like as a choice. */
export function choiceOf(words: string): Choice {
  const [verb = '', what = '', number = ''] = words.split(' ');
  if (verb === 'take') return { kind: 'gems', picked: parse(words) };
  if (verb === 'reserve' && what === 'tier') return { kind: 'deck', tier: Number(number) as 1 | 2 | 3 };
  if (verb === 'reserve') return { kind: 'card', id: what, payment: null, paying: false };
  if (verb === 'buy') return { kind: 'card', id: what, payment: paying(words), paying: false };
  if (verb === 'return') return { kind: 'return', first: null, from: nothing, back: parse(words) };
  return nothing;
}

function paying(words: string): Counts | null {
  const paid = words.split(' paying ')[1];
  if (paid === undefined) return null;
  let counts = none;
  for (const [, n, token] of paid.matchAll(/(\d+) (\w+)/g)) counts = add(counts, token as Token, Number(n));
  return counts;
}
