/** The moves of Splendor as a terminal groups and explains them. */
import type { MoveGroup } from '@baize/game';
import { type Card, COLORS, type Tier, type Token, TOKENS } from '../src/facts.ts';
import { nobleName } from '../src/nobleNames.ts';
import type { PlayerBoard, View } from '../src/view.ts';
import { amounts, cardOf, heldTokens, LETTERS, LEVELS, mine, owed, placeOf, points, shortage, TIERS } from './gems.ts';

export type Counts = Record<Token, number>;

export type Option = { readonly at: number } & (
  | { readonly kind: 'buy'; readonly card: Card; readonly pay: Counts }
  | { readonly kind: 'take'; readonly tokens: readonly Token[] }
  | { readonly kind: 'reserve'; readonly card: Card }
  | { readonly kind: 'deck'; readonly tier: Tier }
  | { readonly kind: 'return'; readonly tokens: readonly Token[] }
  | { readonly kind: 'noble'; readonly id: string }
  | { readonly kind: 'other'; readonly words: string }
);

const none = (): Counts => ({ diamond: 0, sapphire: 0, emerald: 0, ruby: 0, onyx: 0, gold: 0 });
const tokensIn = (text: string): Token[] =>
  text.split(' ').filter((each): each is Token => TOKENS.some((token) => token === each));

/** What a purchase costs: as said, or with the least gold. */
function payment(view: View, card: Card, said: string | undefined): Counts {
  const pay = none();
  if (said !== undefined) {
    for (const token of TOKENS) pay[token] = Number(new RegExp(`(\\d+) ${token}`).exec(said)?.[1] ?? 0);
    return pay;
  }
  for (const { color, price, missing } of owed(card, mine(view))) {
    pay[color] = price - missing;
    pay.gold += missing;
  }
  return pay;
}

function optionOf(view: View, words: string, at: number): Option {
  const [, id, said] = /^(?:buy|reserve) (t\d-\d+)(?: paying (.*))?$/.exec(words) ?? [];
  const card = id === undefined ? undefined : cardOf(id);
  if (card !== undefined)
    return words.startsWith('buy')
      ? { at, kind: 'buy', card, pay: payment(view, card, said) }
      : { at, kind: 'reserve', card };
  if (words.startsWith('reserve tier ')) return { at, kind: 'deck', tier: Number(words.slice(13)) as Tier };
  if (words.startsWith('take ')) return { at, kind: 'take', tokens: tokensIn(words) };
  if (words.startsWith('return ')) return { at, kind: 'return', tokens: tokensIn(words) };
  if (words.startsWith('noble ')) return { at, kind: 'noble', id: words.slice(6) };
  return { at, kind: 'other', words };
}

export const optionsOf = (view: View, words: readonly string[]): Option[] =>
  words.map((each, at) => optionOf(view, each, at));

export const isPair = (tokens: readonly Token[]): boolean => tokens.length === 2 && tokens[0] === tokens[1];

function groupOf(option: Option): string {
  switch (option.kind) {
    case 'buy':
      return 'Buy';
    case 'take':
      return isPair(option.tokens) ? 'Take 2' : `Take ${option.tokens.length}`;
    case 'reserve':
      return `Reserve ${LEVELS[option.card.tier]}`;
    case 'deck':
      return 'Reserve from a deck';
    case 'return':
      return 'Give back';
    case 'noble':
      return 'Noble';
    default:
      return 'Other';
  }
}

/** A move under its group, without colours of its own. */
function textOf(view: View, option: Option): string {
  switch (option.kind) {
    case 'buy':
      return `${placeOf(view, option.card.id)} ${option.card.bonus}${option.card.prestige > 0 ? ` ${points(option.card.prestige)}` : ''}, pay ${amounts(option.pay) || 'nothing'}`;
    case 'take':
    case 'return':
      return option.tokens.map((token) => LETTERS[token]).join(' ');
    case 'reserve':
      return `${placeOf(view, option.card.id)} ${option.card.bonus}`;
    case 'deck':
      return `deck ${LEVELS[option.tier]}`;
    case 'noble':
      return nobleName(option.id);
    default:
      return option.words;
  }
}

export function groups(view: View, words: readonly string[]): MoveGroup[] {
  const found = new Map<string, { at: number; text: string }[]>();
  for (const option of optionsOf(view, words)) {
    const label = groupOf(option);
    found.set(label, [...(found.get(label) ?? []), { at: option.at, text: textOf(view, option) }]);
  }
  return [...found].map(([label, moves]) => ({ label, moves }));
}

export interface Outcome {
  readonly points: number;
  readonly tokens: Counts;
  readonly held: number;
}

const NOBLE_POINTS = 3;

/** Whether a noble visits at the end of the turn, for the card that is bought or for those bought before. */
const nobleComes = ({ nobles }: View, { bonuses }: PlayerBoard, option: Option): boolean =>
  nobles.some(({ requires }) =>
    COLORS.every(
      (color) => bonuses[color] + (option.kind === 'buy' && option.card.bonus === color ? 1 : 0) >= requires[color],
    ),
  );

/** What the viewer would have after a move, as far as it can be known. */
export function outcome(view: View, option: Option): Outcome | null {
  const board = mine(view);
  if (board === null || option.kind === 'other' || option.kind === 'noble') return null;
  const tokens: Counts = { ...board.tokens };
  let gained = 0;
  if (option.kind === 'buy') {
    gained = option.card.prestige;
    for (const token of TOKENS) tokens[token] -= option.pay[token];
  } else if (option.kind === 'take') for (const token of option.tokens) tokens[token]++;
  else if (option.kind === 'return') for (const token of option.tokens) tokens[token]--;
  else if (view.bankTokens.gold > 0) tokens.gold++;
  if (nobleComes(view, board, option)) gained += NOBLE_POINTS;
  return { points: board.prestige + gained, tokens, held: heldTokens(tokens) };
}

/** `buy II-1`, `reserve iii-4` and `take d s e`, as cards and gems are called on the screen. */
export function read(view: View, typed: string): string[] | null {
  const text = typed.trim().toLowerCase();
  const [, verb, level = '', slot] = /^(buy|reserve) (i{1,3})-([1-4])$/.exec(text) ?? [];
  const tier = TIERS.find((each) => LEVELS[each].toLowerCase() === level);
  const card = tier === undefined ? null : view.tableau[`tier${tier}`][Number(slot) - 1];
  if (card != null) return [`${verb} ${card.id}`];
  const letters = /^take ([dsero](?: ?[dsero]){0,2})$/.exec(text)?.[1].replaceAll(' ', '') ?? '';
  const tokens = TOKENS.flatMap((token) =>
    Array.from(letters)
      .filter((each) => token.startsWith(each))
      .map(() => token),
  );
  return tokens.length === 0 ? null : [`take ${tokens.join(' ')}`];
}

export function whyNot(view: View, typed: string): string | null {
  const board = mine(view);
  const text = typed.trim().toLowerCase();
  if (board === null || view.currentPlayerId !== `p${view.seat}`) return null;
  const card = cardOf(/t\d-\d+/.exec(text)?.[0] ?? '');
  const seen =
    card !== undefined &&
    (placeOf(view, card.id) !== 'held' || board.reserved.some((each) => 'id' in each && each.id === card.id));
  if (card !== undefined && !seen) return `${card.id} is not on the table.`;
  if (view.pending !== null)
    return view.pending.type === 'SELECT_NOBLE' ? 'First choose the noble.' : 'First give back tokens, down to ten.';
  if (card !== undefined && text.startsWith('buy')) {
    const { short } = shortage(card, board);
    const lacks = owed(card, board)
      .filter(({ missing }) => missing > 0)
      .map(({ color, missing }) => `${LETTERS[color]}${missing}`);
    const gold = board.tokens.gold > 0 ? `, gold pays ${board.tokens.gold}` : '';
    return short === 0 ? null : `${placeOf(view, card.id)} ${card.bonus} is ${short} short: ${lacks.join(' ')}${gold}.`;
  }
  if (text.startsWith('reserve') && board.reserved.length >= 3) return 'You hold three reserved cards already.';
  if (text.startsWith('return')) return 'Tokens are returned by whoever has more than ten.';
  if (text.startsWith('noble')) return 'A noble comes when your cards meet its wishes.';
  if (!text.startsWith('take')) return null;
  const wanted = text
    .split(/\s+/)
    .slice(1)
    .flatMap((part) => COLORS.filter((color) => color.startsWith(part)).slice(0, 1));
  if (/gold/.test(text)) return 'Gold comes with a reserved card only.';
  const missing = wanted.find((color) => view.bankTokens[color] === 0);
  if (missing !== undefined) return `The bank has no ${missing}.`;
  const [first, second] = wanted;
  if (wanted.length === 2 && first === second)
    return view.bankTokens[first] < 4 ? `The bank has ${view.bankTokens[first]} ${first}: two alike need four.` : null;
  if (wanted.length > 3) return 'Take three different gems, or two of one colour.';
  return null;
}
