/** The fields of an answer that the programming interface names: cards by name, without what only the program needs. */
import type { Specified } from '@baize/game';
import { cardNames } from './cards.ts';
import type { game } from './game.ts';

export const specified: Specified<typeof game> = {
  fields(view) {
    const { line: _, lastHand, cards, picked, tossed, buried: _b, left: _l, acted: _a, ...open } = view;
    const list = (each: readonly number[]): string[] => (each.length === 0 ? [] : cardNames(each).split(' '));
    const seats = view.seats.map((seat, id) => ({ id, ...seat }));
    const opponentInfo = seats.find(({ id }) => id !== view.seat);
    const shown = lastHand?.shown.map((hand) => (hand === null ? null : list(hand)));
    return {
      gameState: {
        ...open,
        cards: list(cards),
        picked: list(picked),
        thrown: list(tossed),
        lastHand: lastHand === null ? null : { hand: lastHand.hand, pots: lastHand.pots, net: lastHand.net, shown },
      },
      ...(view.seat === null ? {} : { playerInfo: { ...seats[view.seat], cards: list(cards) } }),
      ...(opponentInfo && { opponentInfo }),
    };
  },
};
