/** What search should know of Dominion: which buys and plays are worth a thought, and that imagined games go on by a list. */
import { type Guide, type Random, type Seat, unit } from '@baize/game';
import { type Card, COPPER, COSTS, CURSE, ESTATE, PROVINCE, SILVER, VICTORIES } from '../src/facts.ts';
import { topFrame } from '../src/legal.ts';
import { boughtCard, BUY, CHOOSE, END_ACTIONS, END_TURN, type Move } from '../src/moves.ts';
import { askedBy } from '../src/question.ts';
import type { Player, State } from '../src/state.ts';
import { settingOf } from './contest.ts';
import { repertoireOf } from './evolved.ts';
import { otherActions, otherAnswers } from './keyPlays.ts';
import { kingdom } from './personalities.ts';
import { likelihoods } from './opponents.ts';
import { quickMove } from './player.ts';
import { listNow, type Repertoire } from './repertoire.ts';
import { TableSituation } from './situation.ts';
import { readStrategy, type Strategy } from './strategy.ts';

/** How far a list is trusted. */
interface Trust {
  /** Buys beside its own that get a thought. */
  readonly others: number;
  /** Whether the cards that it speaks of come before the rest. */
  readonly listed: boolean;
  /** Whether Actions and answers get a thought too. */
  readonly plays: boolean;
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
    const price = COSTS[card] + (card === SILVER ? 0.5 : 0);
    const green = VICTORIES[card];
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

/** The list of whoever is asked; in an imagined game also whose imagination it is, and chance to draw the others' lists by. */
type ListOf = (state: State, chance?: Random, seat?: Seat) => Strategy;

/** A guide whose imagined games go on by the list that stands for whoever is asked. */
function guideBy(listOf: ListOf, trust: Trust): Guide<State, Move> {
  return {
    worth(state, moves) {
      if (moves.length === 1) return moves;
      const strategy = listOf(state);
      const first = quickMove(strategy, state);
      if (state.stack.length > 0) {
        if (askedBy(topFrame(state)).from !== 'supply')
          return trust.plays ? [first, ...otherAnswers(state, moves, first)] : [first];
        return [first, ...purchases(state, strategy, trust, moves, CHOOSE).filter((move) => move !== first)];
      }
      const actions = trust.plays && moves.includes(END_ACTIONS) ? otherActions(moves, first) : [];
      // Treasures are played as usual.
      if (boughtCard(first) < 0 && first !== END_TURN) return [first, ...actions];
      const best = [first, ...purchases(state, strategy, trust, moves, BUY).filter((move) => move !== first)];
      if (best.length === 1 && first !== END_TURN) best.push(END_TURN);
      return [...best, ...actions];
    },
    quick: (state, chance, seat) => quickMove(listOf(state, chance, seat), state),
  };
}

/** Only the move at hand is searched: the lists were made for the rest, and are left only for what does clearly better. */
export const steadyGuide = (listOf: ListOf): Guide<State, Move> => ({
  ...guideBy(listOf, { others: 6, listed: true, plays: true }),
  steady: true,
});

const money = readStrategy(`
Province if money > 15
Duchy if 0 < horizon <= 4
Estate if 0 < horizon <= 2
Gold
Duchy if 0 < horizon <= 5
Silver
`);

const everything = guideBy(() => kingdom, { others: 8, listed: false, plays: true });

/** Imagined games go on with money: ready at once. */
export const guide: Guide<State, Move> = {
  ...guideBy(() => money, { others: 8, listed: false, plays: false }),
  wide: (state, moves) => everything.worth(state, moves),
  // Those who only buy money would think too well of whoever has a Smithy.
  sound: (state) => quickMove(kingdom, state),
};

/** Everybody's list in the game that is being imagined. */
let imagined: { readonly state: State; readonly lists: readonly Strategy[] } | null = null;

/** What an opponent may follow, drawn by how well it explains what they own. */
function drawList({ models, main }: Repertoire, { owned, turns }: Player, chance: Random): Strategy {
  const weights = likelihoods(models, owned, turns);
  let left = unit(chance);
  return models.find((_, model) => (left -= weights[model]) < 0)?.strategy ?? main;
}

/**
 * Imagined games go on by the lists bred for the setting, the others' by lists that fit what they own: the first question takes
 * as long as the breeding.
 */
export const evolvedGuide = steadyGuide((state, chance, seat) => {
  if (imagined?.state === state) return imagined.lists[state.asked];
  const repertoire = repertoireOf(settingOf(state));
  if (chance === undefined || seat === undefined) return listNow(repertoire, state, state.asked);
  const lists = state.players.map((player, at) =>
    at === seat ? listNow(repertoire, state, seat) : drawList(repertoire, player, chance),
  );
  imagined = { state, lists };
  return lists[state.asked];
});
