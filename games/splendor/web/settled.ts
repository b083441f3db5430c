/** A table as it stands once a purchase has been made: while a noble visits, before the next view arrives. */
import type { Event } from '../src/events.ts';
import type { Card, Tier, View } from '../src/index.ts';
import { countsOf } from './actions.tsx';
import { plus } from './choice.ts';
import { cardById } from './words.ts';

export const settled = (view: View, events: readonly Event[]): View => events.reduce(follow, view);

function follow(view: View, event: Event): View {
  if (event.type !== 'bought' && event.type !== 'refilled') return view;
  const card = cardById(event.card);
  if (card === undefined) return view;
  if (event.type === 'refilled') {
    const decks = view.decksRemaining;
    const left = { ...decks, [`tier${card.tier}`]: decks[`tier${card.tier}`] - 1 };
    return { ...place(view, card.tier, event.slot, card), decksRemaining: left };
  }
  const board = view.playerBoards[`p${event.seat}`];
  const paid = countsOf(event.payment);
  const stays = (_: unknown, at: number): boolean => event.from === 'table' || at !== event.slot;
  const bought: View = {
    ...view,
    bankTokens: plus(view.bankTokens, paid),
    playerBoards: {
      ...view.playerBoards,
      [`p${event.seat}`]: {
        ...board,
        tokens: plus(board.tokens, paid, -1),
        bonuses: { ...board.bonuses, [card.bonus]: board.bonuses[card.bonus] + 1 },
        reserved: board.reserved.filter(stays),
        blind: board.blind.filter(stays),
        purchasedCardIds: [...board.purchasedCardIds, card.id],
        prestige: board.prestige + card.prestige,
      },
    },
  };
  return event.from === 'table' ? place(bought, card.tier, event.slot, null) : bought;
}

function place(view: View, tier: Tier, slot: number, card: Card | null): View {
  const row = `tier${tier}` as const;
  return { ...view, tableau: { ...view.tableau, [row]: view.tableau[row].with(slot, card) } };
}
