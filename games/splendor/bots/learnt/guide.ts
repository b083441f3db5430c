/** What tree search should know of Splendor, by the network: it weighs moves and judges tables. */
import type { Guide } from '@baize/game';
import { GOLD } from '../../src/facts.ts';
import { BUY, DEEP, HELD, type Move, moves as legal, RESERVE } from '../../src/moves.ts';
import { ACTION, GIVE_BACK, type State } from '../../src/state.ts';
import { guide } from '../guide.ts';
import { raced } from '../race.ts';
import { GIVE, listChoices } from './choices.ts';
import { type Network, network } from './network.ts';

/** Search tries a move that promises this much less about a third as often (`TOLERANCE` in platform/bots). */
const TOLERANCE = 0.05;

/**
 * Search asks about a few moves alone when cards were laid out that it has not seen at this table before. The network would reserve such a card
 * in 0.4 % of the cases and buy one within reach in 10 % (medians), so it is not asked: that saves two in three of the questions about moves.
 */
const FRESH = 3;
const FRESH_RESERVE = Math.log(0.005);
const FRESH_BUY = Math.log(0.15);
const isReserve = (code: number): boolean => code >= RESERVE && code < DEEP;
const isOpenCard = (move: Move): boolean => isReserve(move & 127) || ((move & 127) >= BUY && (move & 127) < HELD);

/**
 * Tables are judged by the network. Moves too, where there is a `calm`: 1 shares out tries as the network would choose, more shares
 * them out more evenly.
 */
export function guideBy(networkOf: (seats: number) => Network, calm: number | null): Guide<State, Move> {
  const judging = {
    ...guide,
    outlook(state: State) {
      if (state.step !== ACTION) return null;
      const race = raced(state);
      if (race !== null) return race;
      const network = networkOf(state.tokens.length);
      network.look(state);
      return network.chances(state.turn, state.tokens.length);
    },
  };
  if (calm === null) return judging;
  const promiseOf = (worth: number): number => 0.5 + (TOLERANCE / calm) * worth;
  return {
    ...judging,
    promise(state, moves) {
      if (moves.length <= FRESH && moves.every(isOpenCard))
        return moves.map((move) => promiseOf(isReserve(move & 127) ? FRESH_RESERVE : FRESH_BUY));
      const network = networkOf(state.tokens.length);
      network.look(state);
      if (state.step === GIVE_BACK) return moves.map((move) => promiseOf(returnWorth(network, move >> 7)));
      const { choices, moves: all } = listChoices(legal(state));
      let sum = 0;
      const worths = choices.map((choice) => network.worth(choice));
      for (const worth of worths) sum += Math.exp(worth);
      const total = Math.log(sum);
      return moves.map((move) => promiseOf(worths[all.indexOf(move)] - total));
    },
  };
}

/** As if its tokens were chosen one by one at the same table. */
function returnWorth(network: Network, packed: number): number {
  let sum = 0;
  for (let kind = 0; kind <= GOLD; kind++) {
    const count = (packed >> (2 * kind)) & 3;
    if (count > 0) sum += count * network.worth(GIVE + kind);
  }
  return sum;
}

/** Tries are shared out a little more evenly than the network would choose. */
export const learntGuide = guideBy(network, 1.5);
