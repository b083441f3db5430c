/** A whole player from a strategy: it buys by the list and answers every prompt that a card can put, from what the seat knows. */
import type { Bot, Choice, Seat } from '@baize/game';
import { ACTIONS, type Card, CARD, COSTS, nameOf, TREASURES, upTo } from '../src/facts.ts';
import {
  BUY,
  CHOOSE,
  END_TURN,
  type Move,
  moves as legalMoves,
  PLAY,
  PLAY_TREASURES,
  playableActions,
  stepOf,
} from '../src/moves.ts';
import { ACTION_PHASE, BOUGHT, type Frame, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { ASIDE, FLIP, GAIN, LOOT, PICK, PICK_DOWN, REACT, ROB, SPY, THRONE } from '../src/words.ts';
import { answerLoot, answerPick, discards, flips, reveals, robs, setOf, setsAside, spies, trashes } from './answers.ts';
import { losesBy, winningBuy } from './ending.ts';
import { TableSituation } from './situation.ts';
import { type Line, readStrategy, type Strategy } from './strategy.ts';
import { thronePlay, usualPlay } from './usual.ts';

/** A player who follows a strategy. */
export function strategyBot(strategy: Strategy, name: string, stars = 2): Bot<View, Move> {
  return {
    name,
    about: strategy.about === '' ? 'Follows a written strategy.' : strategy.about,
    stars,
    decide: (view, moves, seat) => follow(strategy, view, moves, seat),
  };
}

export const readBot = (text: string, name: string): Bot<View, Move> => strategyBot(readStrategy(text), name);

/** The move of somebody who follows this strategy, and why. */
export function follow(strategy: Strategy, view: View, moves: readonly Move[], seat: Seat): Choice<Move> {
  if (moves.length === 1) return { move: moves[0], why: 'There is no choice.' };
  const table = TableSituation.ofView(view, seat);
  const frame = view.stack[view.stack.length - 1];
  if (frame !== undefined) return answer(strategy, table, moves, frame);
  const actions = view.phase === ACTION_PHASE && view.actions > 0 ? setOf(moves, PLAY) & ACTIONS : 0;
  const line = nextAction(strategy, table, actions);
  if (line !== null) return { move: PLAY + line.card, why: `Plays ${nameOf(line.card)}: "${line.text}".` };
  if (moves.includes(PLAY_TREASURES)) return { move: PLAY_TREASURES, why: 'Treasures first.' };
  const bought = wanted(strategy, table, setOf(moves, BUY));
  if (bought !== null) return { move: BUY + bought.card, why: `Buys ${nameOf(bought.card)}: "${bought.text}".` };
  return { move: END_TURN, why: 'Nothing on the list can be bought.' };
}

/** The same move in an imagined game, as fast as can be and without a word. */
export function quickMove(strategy: Strategy, state: State): Move {
  const { stack } = state;
  if (stack.length > 0) {
    const moves = legalMoves(state);
    if (moves.length === 1) return moves[0];
    return answer(strategy, TableSituation.ofState(state), moves, stack[stack.length - 1]).move;
  }
  const player = state.players[state.current];
  const { holds } = player;
  if (state.phase === ACTION_PHASE && state.actions > 0 && (holds & ACTIONS) !== 0) {
    const line = nextAction(strategy, TableSituation.ofState(state), playableActions(state, player));
    if (line !== null) return PLAY + line.card;
  }
  if (state.phase < BOUGHT && (holds & TREASURES) !== 0) return PLAY_TREASURES;
  const line = wanted(strategy, TableSituation.ofState(state), state.stocked & upTo(state.coins));
  return line === null ? END_TURN : BUY + line.card;
}

/** The Action to play next, if any; Chapel only when something should go. */
function nextAction(strategy: Strategy, table: TableSituation, playable: number): Line | null {
  if (playable === 0) return null;
  const lines = strategy.play ?? usualPlay;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (
      ((playable >>> line.card) & 1) === 1 &&
      line.holds(table) &&
      (line.card !== CARD.Chapel || trashes(strategy.trash, table, 4) !== 0)
    )
      return line;
  }
  return null;
}

/** The first line of the list that can be had and whose condition holds; before it, a careful player looks at the end of the game. */
function wanted(strategy: Strategy, table: TableSituation, cards: number): Line | null {
  const { buy, careful } = strategy;
  if (careful && table.sight.phase !== ACTION_PHASE) {
    const card = winningBuy(table, cards);
    if (card >= 0) return winning(card);
  }
  for (let i = 0; i < buy.length; i++) {
    const line = buy[i];
    if (((cards >>> line.card) & 1) === 1 && line.holds(table) && !(careful && losesBy(table, line.card))) return line;
  }
  return null;
}

const winning = (card: Card): Line => ({ card, text: 'ends the game as its winner', holds: () => true });

function answer(strategy: Strategy, table: TableSituation, moves: readonly Move[], frame: Frame): Choice<Move> {
  const step = stepOf(frame);
  switch (step.op) {
    case PICK:
      return answerPick(strategy.trash, table, moves, frame);
    case PICK_DOWN:
      return discards(table, moves, step.n);
    case THRONE: {
      const offered = setOf(moves, CHOOSE);
      const first = thronePlay.find((line) => ((offered >>> line.card) & 1) === 1 && line.holds(table));
      const card = first?.card ?? dearest(moves);
      return { move: CHOOSE + card, why: `Plays ${nameOf(card)} twice.` };
    }
    case GAIN: {
      const line = wanted(strategy, table, setOf(moves, CHOOSE));
      const card = line?.card ?? dearest(moves);
      return { move: CHOOSE + card, why: `Gains ${nameOf(card)}.` };
    }
    case REACT:
      return reveals;
    case ROB:
      return robs(moves);
    case LOOT:
      return answerLoot(moves);
    case ASIDE:
      return setsAside(table);
    case SPY:
      return spies(table, frame);
    case FLIP:
      return flips;
    default:
      return { move: moves[0], why: 'There is nothing to choose by.' };
  }
}

/** Of the cards that may be chosen, the one of the highest price, the Curse never before another. */
function dearest(moves: readonly Move[]): Card {
  let best = -1;
  for (const move of moves) {
    const card = move - CHOOSE;
    if (card < 0 || card >= COSTS.length) continue;
    if (best === -1 || best === CARD.Curse || COSTS[card] > COSTS[best]) best = card;
  }
  return best;
}
