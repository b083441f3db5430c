/** Greedy: the cheapest points first, and whatever gems they still need. */
import type { Bot, Choice } from '@baize/game';
import { CARDS, NOBLES, PRESTIGE } from '../src/facts.ts';
import { type Move, NOBLE, RESERVE } from '../src/moves.ts';
import { copy, type State } from '../src/state.ts';
import { advance } from '../src/advance.ts';
import type { View } from '../src/view.ts';
import { cardOf, isBuy, missing, price, sight } from './sight.ts';

export const greedy: Bot<View, Move> = {
  name: 'greedy',
  about: 'Goes for the cheapest prestige on the table and buys it as soon as it can.',
  stars: 2,
  decide(view, moves) {
    const state = sight(view);
    return buyPoints(state, moves) ?? approach(state, moves);
  },
};

/** The move with the highest score; the first of equals. */
function best(moves: readonly Move[], score: (move: Move) => number): Move {
  let top = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const value = score(move);
    if (value > most) {
      most = value;
      top = move;
    }
  }
  return top;
}

function buyPoints(state: State, moves: readonly Move[]): Choice<Move> | null {
  const bonuses = state.bonuses[state.turn];
  const buys = moves.filter((move) => isBuy(move) && PRESTIGE[cardOf(state, move)] > 0);
  if (buys.length === 0) return null;
  const move = best(buys, (buy) => perToken(bonuses, cardOf(state, buy)));
  const card = CARDS[cardOf(state, move)];
  return { move, why: `${card.id} is ${card.prestige} prestige that I can pay for now.` };
}

const perToken = (bonuses: readonly number[], card: number): number => PRESTIGE[card] / (1 + price(bonuses, card));

/** Whatever brings the points nearest to hand. */
function approach(state: State, moves: readonly Move[]): Choice<Move> {
  const { turn } = state;
  const targets = [...state.slots, ...state.reserved[turn]].filter((card) => card >= 0 && PRESTIGE[card] > 0);
  const nearness = (seen: State): number => {
    let nearest = 0;
    for (const card of targets)
      nearest = Math.max(
        nearest,
        PRESTIGE[card] / (2 + missing(seen.bonuses[turn], seen.tokens[turn], card) + price(seen.bonuses[turn], card)),
      );
    return nearest;
  };
  const move = best(moves, (each) => {
    const after = copy(state);
    advance(after, each);
    const code = each & 127;
    // Reserving is for when nothing else helps: it brings a gold and no card.
    const slow = code >= RESERVE && code < RESERVE + 15 ? 0.05 : 0;
    return nearness(after) + (isBuy(each) ? 0.05 : 0) - slow;
  });
  return { move, why: whyOf(state, move) };
}

function whyOf(state: State, move: Move): string {
  const code = move & 127;
  if (code >= NOBLE && code < NOBLE + NOBLES.length) return 'A noble is a noble.';
  if (isBuy(move)) return `${CARDS[cardOf(state, move)].id} makes the next points cheaper.`;
  return 'This brings the cheapest points nearest.';
}
