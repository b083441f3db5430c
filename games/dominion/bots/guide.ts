/** What tree search should know of Dominion: buys are worth a thought, the rest plays itself, and imagined games go on by a list. */
import type { Guide } from '@baize/game';
import { type Card, COPPER, COSTS, CURSE, ESTATE, PROVINCE, SILVER, VICTORIES } from '../src/facts.ts';
import { BUY, CHOOSE, DONE, END_TURN, type Move, stepOf, topFrame } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { GAIN } from '../src/words.ts';
import { placeOf } from './contest.ts';
import { evolvedList } from './evolved.ts';
import { kingdom } from './personalities.ts';
import { quickMove } from './player.ts';
import { TableSituation } from './situation.ts';
import { readStrategy, type Strategy } from './strategy.ts';

/** How far a list is trusted. */
interface Trust {
  /** Buys beside its own that get a thought. */
  readonly others: number;
  /** Whether the cards that it speaks of come before the rest. */
  readonly listed: boolean;
}

/**
 * Cards that may be bought (or gained): Victory cards when they may soon count, then what a trusted list speaks of,
 * then the dearest. What only fills the deck is left out until it can count.
 */
function purchases(state: State, strategy: Strategy, trust: Trust, moves: readonly Move[], base: Move): Move[] {
  const { horizon } = TableSituation.ofState(state);
  const listed = trust.listed ? strategy.buy.map(({ card }) => card) : [];
  // Silver stands before other cards of its price.
  const rank = (card: Card): number => {
    const price = (COSTS[card] as number) + (card === SILVER ? 0.5 : 0);
    const green = ((VICTORIES >>> card) & 1) === 1;
    return (
      price + (card === PROVINCE || (green && trust.listed && horizon <= 8) ? 100 : listed.includes(card) ? 50 : 0)
    );
  };
  const cards: Card[] = [];
  for (const move of moves) {
    const card = move - base;
    if (card < 0 || card >= COSTS.length || card === CURSE || card === COPPER) continue;
    if (card !== ESTATE || horizon <= 5) cards.push(card);
  }
  return cards
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, trust.others)
    .map((card) => base + card);
}

/** A guide whose imagined games go on by the list that stands for a state. */
function guideBy(listOf: (state: State) => Strategy, trust: Trust): Guide<State, Move> {
  return {
    worth(state, moves) {
      if (moves.length === 1) return moves;
      const strategy = listOf(state);
      const first = quickMove(strategy, state);
      if (state.stack.length > 0) {
        if (stepOf(topFrame(state)).op !== GAIN) return [first];
        return [first, ...purchases(state, strategy, trust, moves, CHOOSE).filter((move) => move !== first)];
      }
      // Actions and Treasures are played as usual; only what to buy is open.
      if (first < BUY || (first > BUY + 31 && first !== END_TURN) || first === DONE) return [first];
      const best = [first, ...purchases(state, strategy, trust, moves, BUY).filter((move) => move !== first)];
      return first === END_TURN ? best : best.length === 1 ? [first, END_TURN] : best;
    },
    quick: (state) => quickMove(listOf(state), state),
  };
}

const money = readStrategy(`
Province if money > 15
Duchy if 0 < horizon <= 4
Estate if 0 < horizon <= 2
Gold
Duchy if 0 < horizon <= 5
Silver
`);

/** Imagined games go on with money: ready at once. */
export const guide: Guide<State, Move> = {
  ...guideBy(() => money, { others: 8, listed: false }),
  // Those who only buy money would think too well of whoever has a Smithy.
  sound: (state) => quickMove(kingdom, state),
};

let latest: { readonly state: State; readonly strategy: Strategy } | null = null;

/** Imagined games go on by the list evolved for the place: the first question takes as long as the evolution. */
export const evolvedGuide: Guide<State, Move> = {
  ...guideBy(
    (state) => {
      if (latest?.state !== state) latest = { state, strategy: evolvedList(placeOf(state)).strategy };
      return latest.strategy;
    },
    { others: 6, listed: true },
  ),
  // The list was bred for what is left to decide: it is left only for a buy that does clearly better.
  steady: true,
};
