/** Moves as the specified action objects: names for whoever speaks to the game in JSON. */
import { named, returned } from './advance.ts';
import { CARDS, type Color, COLORS, NOBLES, type Tier, type Token } from './facts.ts';
import { BUY, DEEP, HELD, type Move, moves, NOBLE, PASS, RESERVE, RETURN, SAME } from './moves.ts';
import { unpack } from './payment.ts';
import { OVER, type State } from './state.ts';
import { type PlayerId, playerId } from './view.ts';

type Amounts<Kind extends string> = { readonly [kind in Kind]?: number };

interface Acting {
  readonly playerId: PlayerId;
  /** Which noble shall come if several would; `null` asks to be asked. Unnamed, house rules send the lowest id (S9). */
  readonly nobleId?: string | null;
}
interface Overflowing extends Acting {
  /** What goes back at once, if the action leads past ten tokens. Without it the return is a step of its own. */
  readonly return?: Amounts<Token>;
}

export type Action =
  | (Overflowing & { readonly type: 'TAKE_TOKENS_DIFFERENT' | 'TAKE_TOKENS_SAME'; readonly take: Amounts<Color> })
  | (Overflowing & { readonly type: 'RESERVE_VISIBLE_CARD'; readonly cardId: string })
  | (Overflowing & { readonly type: 'RESERVE_TOP_DECK_CARD'; readonly tier: Tier | `tier${Tier}` })
  | (Acting & {
      readonly type: 'PURCHASE_VISIBLE_CARD' | 'PURCHASE_RESERVED_CARD';
      readonly cardId: string;
      /** Without it the least gold is paid. */
      readonly payment?: Amounts<Token>;
    })
  | (Acting & { readonly type: 'RETURN_TOKENS_AFTER_OVERFLOW'; readonly return: Amounts<Token> })
  | (Acting & { readonly type: 'SELECT_NOBLE' })
  | (Acting & { readonly type: 'PASS' });

/** Every legal action of the player on turn; each payment is one. */
export function legalActions(state: State): Action[] {
  return state.step === OVER ? [] : moves(state).map((move) => actionOf(move, state));
}

export function actionOf(move: Move, state: State): Action {
  const by = { playerId: playerId(state.turn) };
  const code = move & 127;
  if (code === PASS) return { type: 'PASS', ...by };
  if (code === RETURN) return { type: 'RETURN_TOKENS_AFTER_OVERFLOW', ...by, return: named(returned(move >> 7)) };
  if (code >= NOBLE) return { type: 'SELECT_NOBLE', ...by, nobleId: NOBLES[code - NOBLE].id };
  if (code >= BUY) {
    const held = code >= HELD;
    const card = held ? state.reserved[state.turn][code - HELD] : state.slots[code - BUY];
    return {
      type: held ? 'PURCHASE_RESERVED_CARD' : 'PURCHASE_VISIBLE_CARD',
      ...by,
      cardId: CARDS[card].id,
      payment: named(unpack(state, card, move >> 7)),
    };
  }
  if (code >= DEEP) return { type: 'RESERVE_TOP_DECK_CARD', ...by, tier: (code - DEEP + 1) as Tier };
  if (code >= RESERVE) return { type: 'RESERVE_VISIBLE_CARD', ...by, cardId: CARDS[state.slots[code - RESERVE]].id };
  if (code >= SAME) return { type: 'TAKE_TOKENS_SAME', ...by, take: { [COLORS[code - SAME]]: 2 } };
  const counts = COLORS.map((_, color) => (code >> color) & 1);
  return { type: 'TAKE_TOKENS_DIFFERENT', ...by, take: named([...counts, 0]) };
}
